"""Law 3: compiled and uncompiled, in other processes, the same games come out byte by byte."""

import pytest

from tests.apart import python

GAMES = 300


@pytest.mark.compiled
def test_both_engines_play_the_same_games() -> None:
    asked = ("-m", "tests.every_game.checksum", str(GAMES))
    pure_sums, engine = python(*asked, pure=True)
    assert engine == "pure"
    assert python(*asked)[0] == pure_sums
