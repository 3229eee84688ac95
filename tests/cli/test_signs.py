"""Signs that a terminal lacks: what is different stays different, letters stay readable."""

import pytest

from tests.words.messages import files
from vernissage.cli.signs import ERRORS, plain
from vernissage.core.words import words


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("każdego, „źdźbło” – łódź…", 'kazdego, "zdzblo" - lodz...'),
        ("Züge, Größe, Äpfel", "Zuege, Groesse, Aepfel"),
        ("Musée ☃ 漢", "Musee ? ?"),
        ("−2 ± 0,5", "-2 +- 0,5"),
        ("\u00a028\u00a0%", " 28 %"),
    ],
)
def test_letters_stay_readable(text: str, shown: str) -> None:
    assert plain(text) == shown
    assert text.encode("ascii", ERRORS).decode() == shown


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_nothing_that_we_say_becomes_a_question_mark(language: str) -> None:
    ours = [file for name, file in files(language).items() if not name.startswith("web")]
    signs = {sign for file in ours for sign in file.read_text("utf-8")}
    assert not [sign for sign in signs - {"?"} if "?" in plain(sign)]


def test_a_sign_that_the_terminal_has_is_left_alone() -> None:
    assert "Züge „łódź”".encode("latin-1", ERRORS).decode("latin-1") == 'Züge "lódz"'


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_signs_of_the_themes_stay_five(language: str) -> None:
    signs = "▲≈☻⌂♞☆★╱"
    assert len(set(plain(signs))) == len(signs)
    assert all(len(plain(sign)) == 1 for sign in signs)
    assert "?" not in plain(words(language)("table-keys").replace("?", ""))
