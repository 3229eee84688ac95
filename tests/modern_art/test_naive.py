"""Another program, written for reading and not for speed, asks and pays the same."""

from random import Random
from typing import Any

import pytest

from tests.every_game.cases import VARIANTS
from tests.modern_art.naive import Naive
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.notation import ARTIST_NAMES, write
from vernissage.games.modern_art.state import State

GAMES = 20


@pytest.mark.parametrize("given", VARIANTS["modern-art"], ids=str)
def test_both_programs_ask_the_same_and_pay_the_same(given: dict[str, Any]) -> None:
    """Every question with every legal answer, every purse after every action, every token."""
    options = MODERN_ART.options(**given)
    for seed in range(GAMES):
        setup = MODERN_ART.deal(options, seed)
        check(MODERN_ART.start(options, setup), Naive(options, setup), Random(seed))


def check(state: State, naive: Naive, chance: Random) -> None:
    asking = naive.game()
    question = next(asking, None)
    while question is not None:
        assert state.scores() == naive.money
        assert {
            seat: {write(action) for action in state.legal(seat)} for seat in state.to_act()
        } == question
        seat = chance.choice(sorted(question))
        action = a_bounded_answer(state, seat, chance)
        state.apply(seat, action)
        try:
            question = asking.send((seat, write(action)))
        except StopIteration:
            question = None
    assert state.over
    assert state.scores() == naive.money
    rows = MODERN_ART.view(state, None).tokens
    found = [{n: t for n, t in zip(ARTIST_NAMES, row, strict=True) if t} for row in rows]
    assert found == naive.tokens


def a_bounded_answer(state: State, seat: int, chance: Random) -> int:
    """Any answer, but rather a low amount, so that money stays in play."""
    legal = state.legal(seat)
    return legal[min(chance.randrange(len(legal)), chance.randrange(30))]
