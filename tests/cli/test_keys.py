"""Keys of the terminal: what it sends becomes names and characters; other keys do nothing."""

import pytest

from vernissage.cli.terminal import read_keys


@pytest.mark.parametrize(
    ("pressed", "keys"),
    [
        (b"\x1b", ["escape"]),
        (b"\x1b[A\x1bOB", ["up", "down"]),
        (b"\x1b[H\x1b[4~\x1bOF", ["home", "end", "end"]),
        (b"\x1b[3~\x1bOP\x1b[1;5C", []),
        ("hang ż\r".encode(), ["h", "a", "n", "g", " ", "ż", "enter"]),
        (b"a\x7f\x1b", ["a", "backspace", "escape"]),
        (b"\xff", []),
        (b"", []),
    ],
)
def test_read_keys(pressed: bytes, keys: list[str]) -> None:
    assert read_keys(pressed) == keys
