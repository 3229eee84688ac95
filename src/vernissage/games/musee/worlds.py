"""Counting the worlds that a seat of Musée cannot tell apart, and drawing one of them.

A world says which unseen card lies where. All are equally likely before anything is known, so all
that fit what is known stay equally likely: a hand counts as often as the rest can be dealt to it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from vernissage.core.chance import FINE, Generator


class Leaver(NamedTuple):
    """MU-T5: a seat that is out, with what it held when it left: nothing that fitted then."""

    seat: int
    held: int
    never_held: frozenset[int]


class Asked(NamedTuple):
    """MU-T5: a seat that is to hang, so that something in its hand fits."""

    seat: int
    held: int
    fitting: frozenset[int]


Lacking = tuple[int, ...]
"""How many cards each leaver has still to be given."""


def draw(
    unseen: Sequence[int], leavers: Sequence[Leaver], asked: Asked | None, chance: Generator
) -> dict[int, set[int]]:
    """What leavers held and what the seat that is asked holds; every world is as likely."""
    worlds = Worlds(unseen, leavers, asked)
    hands: dict[int, set[int]] = {leaver.seat: set() for leaver in leavers}
    lacking, spare = tuple(leaver.held for leaver in leavers), 0
    for at, number in enumerate(unseen):
        ways = list(worlds.ways(at, lacking, spare))
        taker = _weighted([worlds.count(at + 1, *way[1:]) for way in ways], chance)
        who, lacking, spare = ways[taker]
        if who is not None:
            hands[leavers[who].seat].add(number)
    if asked is not None:
        free = [number for number in unseen if not any(number in hand for hand in hands.values())]
        hands[asked.seat] = _hand_that_fits(free, asked, chance)
    return hands


class Worlds:
    """The unseen cards one after the other, each to a leaver or left for the rest."""

    def __init__(
        self, unseen: Sequence[int], leavers: Sequence[Leaver], asked: Asked | None
    ) -> None:
        self._unseen = unseen
        self._leavers = leavers
        self._asked = asked
        self._rest = len(unseen) - sum(leaver.held for leaver in leavers)
        self.count = cache(self._count)

    def ways(
        self, at: int, lacking: Lacking, spare: int
    ) -> Iterable[tuple[int | None, Lacking, int]]:
        """Who can have this card, and what is then lacking; None: the rest, where `spare` fit."""
        number = self._unseen[at]
        fits = self._asked is not None and number in self._asked.fitting
        yield None, lacking, spare + fits
        for who, leaver in enumerate(self._leavers):
            if lacking[who] and number not in leaver.never_held:
                yield who, (*lacking[:who], lacking[who] - 1, *lacking[who + 1 :]), spare

    def _count(self, at: int, lacking: Lacking, spare: int) -> int:
        """In how many worlds the cards from this one on give everyone what is lacking."""
        if sum(lacking) > len(self._unseen) - at:
            return 0
        if at == len(self._unseen):
            return self._hands_that_fit(spare)
        return sum(self.count(at + 1, *way[1:]) for way in self.ways(at, lacking, spare))

    def _hands_that_fit(self, spare: int) -> int:
        """Of the rest, of which so many fit, the hands that whoever is asked can hold."""
        if self._asked is None:
            return 1
        held = self._asked.held
        return comb(self._rest, held) - comb(self._rest - spare, held)


def _hand_that_fits(free: Sequence[int], asked: Asked, chance: Generator) -> set[int]:
    """Any hand of these cards with something that fits, each as likely as the others."""
    fitting = [number for number in free if number in asked.fitting]
    others = [number for number in free if number not in asked.fitting]
    weights = [
        comb(len(fitting), fit) * comb(len(others), asked.held - fit)
        for fit in range(1, asked.held + 1)
    ]
    fit = 1 + _weighted(weights, chance)
    chance.shuffle(fitting)
    chance.shuffle(others)
    return {*fitting[:fit], *others[: asked.held - fit]}


def _weighted(weights: Sequence[int], chance: Generator) -> int:
    """An index, as likely as its weight says. Weights are counts, too large for one number."""
    total, drawn, reach = sum(weights), 0, 1
    while reach < total * FINE:
        drawn, reach = drawn * FINE + chance.below(FINE), reach * FINE
    left = drawn * total // reach
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise ValueError("no world is possible")
