"""Titles: one for every work in every language, none of them twice."""

from pathlib import Path

import pytest

from vernissage.core.languages import LANGUAGES
from vernissage.paintings import decks, ids, title
from vernissage.paintings.words import messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["modern-art", "musee"])
def test_every_work_has_a_title_of_its_own(deck: str, language: str) -> None:
    titles = [title(deck, name, language) for name in ids(deck)]
    assert len(set(titles)) == len(titles)
    assert all(text.strip() == text != "" for text in titles)


@pytest.mark.parametrize("deck", ["modern-art", "musee"])
def test_titles_are_translated(deck: str) -> None:
    for name in ids(deck):
        spoken = {title(deck, name, language) for language in LANGUAGES}
        assert len(spoken) >= 2, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_spoken_of(language: str) -> None:
    for deck in decks():
        for name in ids(deck):
            said = title(deck, name, language)
            assert said
            assert "{" not in said


def test_all_languages_have_the_same_messages() -> None:
    assert list(messages("en")) == list(messages("pl")) == list(messages("de"))


def test_a_tile_is_described_by_type_size_and_frame() -> None:
    assert title("art-society", "2x3PG") == "Portrait, 2 by 3, gold frame"
    assert title("art-society", "2x3LW", "pl") == "Pejzaż, 2 na 3, rama drewniana"
    assert title("art-society", "5x4SS", "de") == "Stillleben, 5 mal 4, Silberrahmen"


def test_text_files_end_with_a_newline() -> None:
    folder = Path(__file__).parents[2] / "src" / "vernissage" / "locales"
    for file in folder.glob("*/titles.ftl"):
        assert file.read_text(encoding="utf-8").endswith("\n")
