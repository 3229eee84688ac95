"""Puzzles come from the ladder: its plan names their matches, whose deals give their games."""

import sys
from pathlib import Path

import msgspec
import pytest

from vernissage.arena.duplicate import Room
from vernissage.games import GAMES
from vernissage.learning.puzzles import puzzles

BENCH = Path(__file__).parent.parent.parent / "bench"
sys.path.insert(0, str(BENCH))

from ladder import contest_of  # noqa: E402
from ladder_plan import read_plan  # noqa: E402
from puzzles import deals_of, puzzle_in  # noqa: E402

PLAN = read_plan(BENCH / "ladder.json")
MATCHES = {match.name: match for match in PLAN.matches}


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_names_a_deal_of_a_match(name: str) -> None:
    assert len(puzzles(name)) >= 40
    for puzzle in puzzles(name):
        found, match = puzzle.ladder, MATCHES[puzzle.ladder.match]
        assert match.game == name
        assert list(found.bots) == list(dict.fromkeys(match.seats))
        assert found.deal < match.deals
        assert found.game < len(match.seats) == puzzle.options["players"]


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_deal_gives_the_game_of_the_puzzle(name: str) -> None:
    for puzzle in puzzles(name)[:2]:
        room = Room(contest_of(PLAN, MATCHES[puzzle.ladder.match]))
        played = room.play_rotation(puzzle.ladder.deal, puzzle.ladder.game)
        assert msgspec.json.encode(played.setup) == msgspec.json.encode(puzzle.setup)
        assert played.actions[: len(puzzle.actions)] == puzzle.actions


@pytest.mark.long
@pytest.mark.compiled
def test_the_first_puzzle_is_found_again() -> None:
    game = GAMES["musee"]
    match, deal = next(deals_of(PLAN, game, first=0))
    found = puzzle_in(game, match, deal)
    assert msgspec.json.encode(found) == msgspec.json.encode(puzzles("musee")[0])
