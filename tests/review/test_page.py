"""A review as a page: one file, no network, well formed, in one language."""

import re
from html.parser import HTMLParser

import pytest

from tests.review.games import FILES, recorded, reviewed
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.review.page import page
from vernissage.review.review import table_of
from vernissage.review.sentences import Names

ADDRESS = re.compile(r"""(?:src|href)\s*=\s*['"]?(?!#)|@import|url\(\s*['"]?http""")
ALONE = ("meta", "!doctype", "br")


class Tags(HTMLParser):
    """Every tag is closed in the order in which it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def written(game: str, language: str) -> str:
    rules, say, record = GAMES[game], words(language), recorded(FILES[game])
    seats = tuple(f"<b>{seat}" for seat in range(record.options["players"]))
    own = table_of(rules, record, say, seats)
    return page(rules, reviewed(game), own, say, Names(seats, seats))


@pytest.mark.parametrize(
    ("game", "language"),
    [*(("musee", language) for language in LANGUAGES), ("modern-art", "pl"), ("art-society", "de")],
)
def test_a_page(game: str, language: str) -> None:
    text, say = written(game, language), words(language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert f'<html lang="{language}">' in text
    assert not ADDRESS.search(re.sub(r'xmlns(:\w+)?="[^"]*"', "", text))
    assert "<script" not in text
    assert "<b>" not in text
    assert "prefers-color-scheme: dark" in text
    for heading in ("course", "decisions", "luck"):
        assert f"<h2>{say(f'review-{heading}')}</h2>" in text
    assert text.count("<svg") == 4
    assert text.count("<table") == 2


def test_without_the_extra_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.pages.page.find_spec", lambda name: None)
    text = written("musee", "en")
    assert "<svg" not in text
    assert "pip install &quot;vernissage[plots]&quot;" in text


def test_on_a_phone_a_label_stays_on_one_line() -> None:
    label = re.search(r"td::before \{ content: attr\(data-name\);[^}]*\}", written("musee", "en"))
    assert label
    assert "white-space: nowrap" in label[0]
