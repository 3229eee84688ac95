"""Matches are dealt in one place: the terminal and the arena play the same games of a match."""

from pathlib import Path

import pytest

from vernissage.cli.sitting import Sitting, new_sitting
from vernissage.core.records import Match, Record, Result, read_action
from vernissage.core.refusals import Invalid
from vernissage.faces import YOU
from vernissage.games import GAMES
from vernissage.tables.matches import deal, first_game, next_game
from vernissage.tables.playing import play_match

MUSEE = GAMES["musee"]
OPTIONS = MUSEE.options(players=2)


def won_by(seat: int) -> Result:
    scores = (30, 20) if seat == 0 else (20, 30)
    return Result(scores=scores, winners=(seat,), breakdown=())


def test_a_match_begins_with_its_own_number_and_nobody_has_won() -> None:
    assert first_game(MUSEE, 2, 5).match == Match(id="5", game=1, wins=(0, 0))
    assert first_game(MUSEE, 2, 5).seed == 5


def test_the_loser_starts_the_next_game_and_the_win_counts() -> None:
    """MU-S2, MU-X1."""
    begun = first_game(MUSEE, 2, 5)
    following = next_game(MUSEE, begun.match, won_by(0), root=5)
    assert following is not None
    assert following.match == Match(id="5", game=2, wins=(1, 0))
    assert following.first == 1
    assert deal(MUSEE, OPTIONS, following.seed, following.first).first == 1
    assert next_game(MUSEE, following.match, won_by(0), root=5) is None


def test_a_game_without_matches_refuses_one() -> None:
    with pytest.raises(Invalid, match="match"):
        first_game(GAMES["modern-art"], 3, 5)


def test_the_terminal_and_the_arena_play_the_same_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seats of people play what the bots of the arena played: every game is dealt the same."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    seed = next(seed for seed in range(100) if len(match_of(seed)) > 2)
    sitting: Sitting | None = new_sitting(MUSEE, OPTIONS, [YOU, YOU], seed, match=True)
    for played in match_of(seed):
        assert sitting is not None
        for text in played.actions:
            sitting.act(*read_action(MUSEE, text))
        record = sitting.record()
        assert (record.setup, record.match) == (played.setup, played.match)
        assert (record.seed, record.actions) == (played.seed, played.actions)
        sitting = sitting.next_game()
    assert sitting is None


def match_of(seed: int) -> list[Record]:
    return play_match(MUSEE, OPTIONS, ["random", "random"], seed)
