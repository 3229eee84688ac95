"""The languages: one list, which everything that depends on a language follows."""

from vernissage.core.languages import FALLBACK, LANGUAGES
from vernissage.core.words import FOLDER


def test_every_language_has_its_words() -> None:
    assert set(LANGUAGES) == {folder.name for folder in FOLDER.iterdir() if folder.is_dir()}
    assert FALLBACK in LANGUAGES


def test_every_language_says_how_it_writes() -> None:
    for code, language in LANGUAGES.items():
        assert language.locale.startswith(f"{code}-")
        assert language.decimal_point in ".,"
        assert len(language.quotes) == 2
        assert language.plural(1) == "one"
