"""The languages: one list, which everything that depends on a language follows."""

from vernissage.core.languages import DECIMAL_POINT, LANGUAGES, LOCALE
from vernissage.core.words import FOLDER


def test_every_language_has_its_words_and_its_way_to_write_numbers() -> None:
    folders = {folder.name for folder in FOLDER.iterdir() if folder.is_dir()}
    assert set(LANGUAGES) == folders == set(DECIMAL_POINT) == set(LOCALE)
    assert all(LOCALE[language].startswith(f"{language}-") for language in LANGUAGES)
