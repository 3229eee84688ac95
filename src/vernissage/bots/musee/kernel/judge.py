"""What a hanging is worth in Musée, by rules of thumb: fast enough for rollouts. Compiled.

What one hanging leaves as it is, was summed up once when the judge looked; `value` looks only at
what it changes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.musee.kernel.sight import WHOLE, Sight
from vernissage.core.sets import BIT, count, lowest
from vernissage.games.musee import scoring
from vernissage.games.musee.actions import hang
from vernissage.games.musee.parts import ABOVE, BELOW, COLUMNS, SLOTS

POINTS: Final = 0
"""Points at once, without the one for the painting itself."""
COVERAGE: Final = 1
"""The part of the numbers to come that some slot still takes."""
SHORTAGE: Final = 2
"""Slots for which the numbers to come will not suffice."""
TIGHTNESS: Final = 3
"""The same before it is certain: many slots between few numbers."""
PROMISE: Final = 4
"""Themes that can still meet over an empty slot."""
RACE: Final = 5
"""Galleries well on the way to their bonus card."""
LEAD: Final = 6
"""How much the race depends on who needs fewer paintings."""
HELD: Final = 7
"""The part of the own hand that still fits."""
SPACING: Final = 8
"""How many slots the painting hangs beside the place that its number has among those to come."""
SHARING: Final = 9
"""How much the slots of one gap compete for the numbers that keep a promise; 0 is not at all."""
NEIGHBOURS_OPEN: Final = 10
"""Pairs of neighbouring slots that are both empty, where themes may still meet."""
STAIRCASES_OPEN: Final = 11
"""The same for staircases."""

NOT_LAST: Final = 31 | 31 << COLUMNS | 31 << (2 * COLUMNS)
"""Every slot but the last of its gallery."""


@final
class Judge(Sight):
    """Weighs the moves of one seat. `look` first; then `value` and `best`."""

    __slots__ = (
        "coverage",
        "held",
        "neighbours_open",
        "points",
        "prospects",
        "races_run",
        "shortage",
        "spacing",
        "staircases_open",
        "tightness",
        "weights",
    )

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights[LEAD], weights[SHARING])
        self.weights = vec[float](weights)
        self.points: float = 0.0
        """This and the next nine: what the last call of `value` saw, for explanations."""
        self.coverage: float = 0.0
        self.shortage: float = 0.0
        self.tightness: float = 0.0
        self.prospects: float = 0.0
        self.races_run: float = 0.0
        self.held: float = 0.0
        self.spacing: float = 0.0
        self.neighbours_open: float = 0.0
        self.staircases_open: float = 0.0

    def value(self, slot: i64, number: i64) -> float:
        """What hanging this number of the hand in this slot is worth."""
        gallery: i64 = slot // COLUMNS
        weights = self.weights
        beside, joined = scoring.gain(self.paintings, 0, self.stairs, slot, number)
        points: i64 = beside + joined
        slots: i64 = BELOW[self.columns] << (COLUMNS * gallery)
        filled: i64 = count(self.hung & slots) + 1
        if filled == self.columns and self.open_bonuses & BIT[gallery] != 0:
            points += scoring.GALLERY
        self.points = float(points)
        self.see_numbers(gallery, slot, number)
        self.see_spacing(slot, number)
        self.see_promise(slot, number)
        self.see_open_pairs(slot)
        races = self.races
        self.races_run = (
            races[0] + races[1] + races[2] - races[gallery] + self.race(gallery, filled)
        )
        return (
            weights[POINTS] * self.points
            + weights[COVERAGE] * self.coverage
            - weights[SHORTAGE] * self.shortage
            - weights[TIGHTNESS] * self.tightness
            + weights[PROMISE] * self.prospects
            + weights[RACE] * self.races_run
            + weights[HELD] * self.held
            - weights[SPACING] * self.spacing
            + weights[NEIGHBOURS_OPEN] * self.neighbours_open
            + weights[STAIRCASES_OPEN] * self.staircases_open
        )

    def see_numbers(self, gallery: i64, slot: i64, number: i64) -> None:
        """Coverage, shortage, tightness, and what still fits of the hand."""
        window: i64 = self.windows[slot]
        lower: i64 = window & BELOW[number]
        higher: i64 = window & ABOVE[number]
        hand: i64 = self.hand ^ BIT[number]
        index: i64 = self.gap_of[slot]
        left: i64 = slot - self.gap_starts[index]
        right: i64 = self.gap_slots[index] - left - 1
        here: i64 = self.taken[gallery] & ~window
        if left > 0:
            here |= lower
        if right > 0:
            here |= higher
        here &= ~BIT[number]
        first: i64 = self.taken[1 if gallery == 0 else 0] & ~BIT[number]
        second: i64 = self.taken[1 if gallery == 2 else 2] & ~BIT[number]
        union: i64 = here | first | second
        every: i64 = self.live(hand | self.unseen, hand)
        self.coverage = float(self.live(union, hand)) / float(every) if every > 0 else 0.0
        size: i64 = count(hand)
        self.held = float(count(union & hand)) / float(size) if size > 0 else 0.0
        self.shortage = 0.0
        self.tightness = 0.0
        self.see_gaps(gallery, index, here, first, second, hand)
        if left > 0:
            self.see_gap(left, lower, first, second, hand)
        if right > 0:
            self.see_gap(right, higher, first, second, hand)

    def see_gaps(
        self, gallery: i64, broken: i64, here: i64, first: i64, second: i64, hand: i64
    ) -> None:
        """Every gap but the broken one, each beside what the two other galleries take."""
        starts = self.gap_starts
        upper: i64 = 0 if gallery != 0 else 1
        index: i64 = 0
        while index < self.gaps:
            if index != broken:
                floor: i64 = starts[index] // COLUMNS
                numbers: i64 = self.gap_numbers[index]
                slots: i64 = self.gap_slots[index]
                if floor == gallery:
                    self.see_gap(slots, numbers, first, second, hand)
                elif floor == upper:
                    self.see_gap(slots, numbers & (first | second), here, second, hand)
                else:
                    self.see_gap(slots, numbers & (first | second), here, first, hand)
            index += 1

    def see_gap(self, slots: i64, numbers: i64, one: i64, other: i64, hand: i64) -> None:
        """Its slots against the numbers to come, those shared with other galleries in part."""
        alone: i64 = numbers & ~(one | other)
        halved: i64 = numbers & (one ^ other)
        third: i64 = numbers & one & other
        unseen: i64 = self.unseen
        amount: i64 = WHOLE * (
            6 * count(alone & hand) + 3 * count(halved & hand) + 2 * count(third & hand)
        ) + self.chance_to_hold * (
            6 * count(alone & unseen) + 3 * count(halved & unseen) + 2 * count(third & unseen)
        )
        supply: float = float(amount) / (6.0 * WHOLE)
        wanted: float = float(slots)
        if supply < wanted:
            self.shortage += wanted - supply
        self.tightness += wanted * wanted / (wanted + supply)

    def see_promise(self, slot: i64, number: i64) -> None:
        """The promises of the slots whose windows or neighbours this hanging changes.

        One that was too small to count is not looked at again.
        """
        paintings = self.paintings
        promised = self.promised
        window: i64 = self.windows[slot]
        lower: i64 = window & BELOW[number]
        higher: i64 = window & ABOVE[number]
        hand: i64 = self.hand ^ BIT[number]
        total: i64 = self.total_promise - promised[slot]
        start: i64 = self.gap_starts[self.gap_of[slot]]
        end: i64 = start + self.room(slot)
        paintings[slot] = number
        at: i64 = slot - 1
        while at >= start:
            if at == slot - 1 or promised[at] != 0:
                total += self.promise(at, lower, hand, slot - start) - promised[at]
            at -= 1
        at = slot + 1
        while at < end:
            if at == slot + 1 or promised[at] != 0:
                total += self.promise(at, higher, hand, end - slot - 1) - promised[at]
            at += 1
        at = slot - COLUMNS
        if at >= 0 and self.stairs & BIT[at] != 0 and paintings[at] == 0:
            total += self.promise(at, self.windows[at], hand, self.room(at)) - promised[at]
        at = slot + COLUMNS
        if at < SLOTS and self.stairs & BIT[slot] != 0 and paintings[at] == 0:
            total += self.promise(at, self.windows[at], hand, self.room(at)) - promised[at]
        paintings[slot] = 0
        self.prospects = float(total) / WHOLE

    def see_open_pairs(self, slot: i64) -> None:
        empty: i64 = self.empty & ~BIT[slot]
        self.neighbours_open = float(count(empty & (empty >> 1) & NOT_LAST))
        self.staircases_open = float(count(empty & (empty >> COLUMNS) & self.stairs))

    def see_spacing(self, slot: i64, number: i64) -> None:
        others: i64 = count(self.windows[slot]) - 1
        off: i64 = self.off(slot, number, others)
        if off < 0:
            off = -off
        self.spacing = float(off) / float(others) if others > 0 else 0.0

    def best(self, *, everywhere: bool = True) -> i64:
        """The move of highest value."""
        found: i64 = -1
        highest: float = -1.0e9
        slot: i64 = 0
        while slot < SLOTS:
            fitting: i64 = self.windows[slot] & self.hand
            while fitting != 0:
                number: i64 = lowest(fitting)
                fitting &= fitting - 1
                if everywhere or self.is_near(slot, number):
                    worth: float = self.value(slot, number)
                    if worth > highest:
                        highest = worth
                        found = hang(number, slot)
            slot += 1
        return found

    def is_near(self, slot: i64, number: i64) -> bool:
        """Whether the painting hangs less than a slot from its place among those to come."""
        others: i64 = count(self.windows[slot]) - 1
        off: i64 = self.off(slot, number, others)
        return -others < off < others or others == 0
