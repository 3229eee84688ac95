"""Puzzles: real positions, one best move, a price for every other."""

from datetime import date, timedelta

import pytest

from vernissage.bots.hints import in_words
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.learning.puzzles import Puzzle, puzzle_of, puzzles

ALL = [
    pytest.param(name, one, id=f"{name}-{one.ladder.deal}")
    for name in GAMES
    for one in puzzles(name)
]


@pytest.mark.parametrize(("name", "puzzle"), ALL)
def test_every_other_move_has_its_price(name: str, puzzle: Puzzle) -> None:
    game = GAMES[name]
    table = puzzle.table(game)
    legal = {game.write(action) for action in table.state.legal(puzzle.seat)}
    assert legal == {puzzle.best, *puzzle.prices}
    assert puzzle.runner_up in puzzle.prices
    assert all(price.amount >= 1 for price in puzzle.prices.values())
    told = in_words(game, puzzle.advice(game), words("en"))
    assert told.worth
    assert told.reasons


@pytest.mark.parametrize("name", GAMES)
def test_a_day_has_one_puzzle_and_the_next_day_another(name: str) -> None:
    first = date(2026, 11, 17)
    days = [first + timedelta(days=number) for number in range(len(puzzles(name)))]
    shown = [puzzle_of(name, day).ladder.deal for day in days]
    assert len(set(shown)) == len(days)
    assert puzzle_of(name, first + timedelta(days=len(days))).ladder.deal == shown[0]
