"""Imagined positions beside all worlds that a seat cannot tell apart: each is as likely."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest

from tests.art_society.drawing import play
from tests.art_society.test_tiny_trees import tiny
from tests.frequencies import as_often_as
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.state import State

PAINTINGS = ("2x2PS", "2x2CG", "2x2SW", "2x2LH")
STARTS = ("0 start a1", "1 start b1")

World = tuple[tuple[int, ...], ...]


def world(state: State) -> World:
    """All that may be hidden: the lot, every stack below it, and the bids that lie face down."""
    left = [tuple(stack[state.drawn[size] :]) for size, stack in enumerate(state.stacks)]
    return (tuple(state.lot), *left, tuple(state.sealed))


def worlds(actions: Sequence[str], seat: int | None) -> Counter[World]:
    """Every order of the stack and every sealed card with which the seat sees the same."""
    truth = play(tiny(*PAINTINGS, cards=3), *actions)
    seen, found = ART_SOCIETY.view(truth, seat), set()
    others = [at for at, text in enumerate(actions) if text.split()[1] == "bid"]
    for stack, cards in product(permutations(PAINTINGS), product("123", repeat=len(others))):
        played = list(actions)
        for at, card in zip(others, cards, strict=True):
            played[at] = f"{actions[at].split()[0]} bid {card}"
        state = play(tiny(*stack, cards=3), *played)
        if ART_SOCIETY.view(state, seat) == seen:
            found.add(world(state))
    return Counter(found)


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ((), 24),
        (("0 lot 2x2", "0 lot 2x2"), 24),
        (("0 lot 2x2", "0 lot 2x2", "0 lot 2x2"), 1),
        (("0 lot 2x2", "0 lot 2x2", "0 lot 2x2", "1 bid 2"), 3),
    ],
    ids=["stacks", "a lot face down", "a lot face up", "a bid"],
)
def test_every_world_is_imagined_as_often_as_any_other(
    actions: tuple[str, ...], expected: int, seat: int | None
) -> None:
    """AS-S1, AS-A1, AS-B1: the order of the stacks, a lot face down, and the bids of others."""
    found = worlds((*STARTS, *actions), seat)
    assert len(found) == (1 if seat == 1 and expected == 3 else expected)
    seen = ART_SOCIETY.view(play(tiny(*PAINTINGS, cards=3), *STARTS, *actions), seat)
    imagined = Counter(world(ART_SOCIETY.imagine(seen, seed)) for seed in range(800))
    assert as_often_as(imagined, found)
