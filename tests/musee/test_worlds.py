"""Imagined positions of tiny games beside all worlds there are: each is as likely as the others.

The worlds are found without `imagine`: every order of the hidden cards is dealt, the same moves are
played, and it counts if the seat sees the same.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import sqrt

import pytest

from tests.frequencies import as_often_as
from tests.musee.drawn import play, table
from tests.musee.test_four_players import FULL
from vernissage.core.records import read_action
from vernissage.core.refusals import Illegal
from vernissage.games.musee import MUSEE
from vernissage.games.musee.showing import view
from vernissage.games.musee.state import State, new
from vernissage.games.musee.view import View

SEEDS = 1500

Hands = tuple[tuple[int, ...], ...]


@dataclass
class Tiny:
    """A game of two columns and a few cards so far, and who looks at it."""

    players: int
    hand: int
    deck: Sequence[int]
    moves: str
    seat: int | None = None

    def after(self, deck: Sequence[int]) -> State | None:
        """The position if this was dealt; None: it cannot have been."""
        state = new(self.players, 2, 0b1, list(deck), first=0, hand=self.hand)
        try:
            for move in self.moves.split(", "):
                state.apply(*read_action(MUSEE, move))
        except Illegal:
            return None
        return state

    def view(self) -> View:
        state = self.after(self.deck)
        assert state is not None
        return view(state, self.seat)

    def worlds(self) -> Counter[Hands]:
        """In how many worlds everyone has these hands."""
        shown = self.view()
        seen = {*shown.hung, *shown.hand}
        places = [place for place, number in enumerate(self.deck) if number not in seen]
        found: Counter[Hands] = Counter()
        for order in permutations([self.deck[place] for place in places]):
            deck = list(self.deck)
            for place, number in zip(places, order, strict=True):
                deck[place] = number
            state = self.after(deck)
            if state is not None and view(state, self.seat) == shown:
                found[hands(state)] += 1
        return found


def hands(state: State) -> Hands:
    return tuple(tuple(state.hand(seat)) for seat in range(state.players))


POSITIONS = {
    "one of two is out": Tiny(
        players=2,
        hand=3,
        deck=[5, 8, 11, 2, 13, 12, 9, 3, 7, 1, 10, 4, 6],
        moves="0 hang 5 B2, 1 hang 13 B1, 0 hang 8 T2, 1 hang 3 M2, 0 hang 7 M2, 1 hang 1 M1, "
        "1 hang 4 T2",
    ),
    "one of three is out": Tiny(
        players=3,
        hand=2,
        deck=[6, 10, 12, 4, 1, 8, 9, 5, 3, 14, 15, 11, 7, 13, 2],
        moves="0 hang 10 M1, 1 hang 4 B2, 2 hang 8 M1, 0 hang 6 B2, 1 hang 5 M2, 2 hang 3 B1, "
        "0 hang 14 T1, 1 hang 15 T2, 2 hang 11 T2",
    ),
    "two of three are out": Tiny(
        players=3,
        hand=2,
        deck=[5, 10, 7, 13, 14, 2, 4, 6, 12, 1, 11, 15, 3, 9, 8],
        moves="0 hang 10 T1, 1 hang 7 T2, 2 hang 14 B2, 0 hang 5 M2, 1 hang 6 B2, 2 hang 2 T1, "
        "0 hang 1 B2, 1 hang 13 M1, 2 hang 15 T2, 0 hang 3 M1, 2 hang 12 B1",
    ),
    "exits in both teams": Tiny(
        players=4,
        hand=2,
        deck=[7, 13, 9, 2, 14, 12, 10, 11, 5, 15, 8, 3, 6, 4, 16, 1],
        moves="0 hang 7 M1, 1 hang 2 B2, 2 hang 14 B1, 3 hang 10 M2, 0 hang 5 T2, 1 hang 15 T1, "
        "2 hang 8 M2, 2 keep, 3 hang 3 M1, 3 keep",
        seat=3,
    ),
    "a gift, and exits in both teams": Tiny(
        players=4,
        hand=2,
        deck=[9, 8, 2, 13, 10, 5, 12, 3, 4, 15, 11, 6, 1, 7, 14, 16],
        moves="0 hang 8 T2, 1 hang 2 B1, 2 hang 5 B2, 3 hang 12 T2, 0 hang 9 M2, 1 hang 15 M1, "
        "3 hang 6 B2, 3 keep, 0 hang 4 B1, 0 give, 1 hang 7 T1",
        seat=1,
    ),
    "two gifts, and one is to hang": Tiny(
        players=4,
        hand=2,
        deck=[4, 7, 6, 3, 12, 8, 5, 15, 2, 10, 11, 16, 1, 14, 9, 13],
        moves="0 hang 4 B2, 1 hang 6 M1, 2 hang 12 T1, 3 hang 15 B2, 0 hang 7 M2, 1 hang 10 T2, "
        "3 hang 5 T1, 3 give, 0 hang 2 M1, 0 give, 1 hang 14 M2, 0 hang 1 B1",
    ),
}


@pytest.mark.parametrize("patience", [0, 40])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_world_is_imagined_as_often_as_any_other(
    position: str, patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MU-S1, MU-T5, MU-4P2: by luck, and counted."""
    monkeypatch.setattr(sys.modules[MUSEE.imagine.__module__], "PATIENCE", patience)
    tiny = POSITIONS[position]
    worlds, seen = tiny.worlds(), tiny.view()
    imagined = Counter(hands(MUSEE.imagine(seen, seed)) for seed in range(SEEDS))
    assert as_often_as(imagined, worlds)


NARROW = """
    T  19   .   .   .  24  25
        .   /   .   /   .   /
    M  26  27  28  29  30  31
        /   .   /   .   /   .
    B  50   .   .   .   .   .
"""


@pytest.mark.parametrize("patience", [0, 40])
def test_a_gift_is_one_of_the_cards_that_were_left_then(
    patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MU-4P2: only 23 would have fitted, so it is with seat 2 if it is the gift: 1 of 16 - 5."""
    monkeypatch.setattr(sys.modules[MUSEE.imagine.__module__], "PATIENCE", patience)
    hands = [[20, 21, 32, 33, 34], range(35, 40), range(40, 45), range(45, 50)]
    state = table(NARROW, FULL, hands=hands, top=(22, 23), bonuses=("", "TMB"))
    play(state, "0 hang 20 T2", "0 keep", "0 hang 21 T3", "0 give")
    seen = MUSEE.view(state, 0)
    given = sum(23 in MUSEE.imagine(seen, seed).hand(2) for seed in range(SEEDS))
    assert abs(given - SEEDS / 11) < 5 * sqrt(SEEDS / 11)
