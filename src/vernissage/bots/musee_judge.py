"""What a hanging is worth in Musée, by rules of thumb: fast enough for rollouts. Compiled.

The judge copies what the seat knows into plain numbers: its Musée, its hand, the numbers it has
not seen and the chance to ever hold one of them. What one hanging leaves as it is, is summed up
once; `value` looks only at what it changes. Amounts of numbers are in 1024ths (`WHOLE`).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.games.musee import rules, scoring
from vernissage.games.musee.parts import (
    ABOVE,
    BELOW,
    BIT,
    COLUMNS,
    GALLERIES,
    SLOTS,
    THEMES,
    TOKENS,
    count,
    lowest,
)
from vernissage.games.musee.state import State

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

THEME: Final = vec[i64](
    [sum(1 << n for n in range(1, 61) if n % THEMES == theme) for theme in range(THEMES)]
)
WHOLE: Final = 1024
STEP: Final = 64
LIKELY: Final = vec[i64]([int(WHOLE * (1.0 - exp(-STEP * x / WHOLE))) for x in range(257)])
"""The chance that one of so many numbers comes, the amount counted in steps of 1/16."""
NOISE_STEPS: Final = 4096


@final
class Judge:
    """Weighs the moves of one seat. `look` first; then `value` and `best`."""

    __slots__ = (
        "chance_to_hold",
        "columns",
        "coverage",
        "gap_numbers",
        "gap_of",
        "gap_slots",
        "gap_starts",
        "gaps",
        "hand",
        "held",
        "hung",
        "open_bonuses",
        "paintings",
        "points",
        "promised",
        "prospects",
        "races",
        "races_run",
        "rivals",
        "shortage",
        "spacing",
        "stairs",
        "taken",
        "tightness",
        "total_promise",
        "unseen",
        "weights",
        "windows",
    )

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)
        self.paintings = vec[i64]([0] * SLOTS)
        self.windows = vec[i64]([0] * SLOTS)
        self.rivals = vec[i64]([0] * GALLERIES)
        """For each gallery how many paintings the nearest rival needs to fill it."""
        self.points: float = 0.0
        """This and the next seven: what the last call of `value` saw, for explanations."""
        self.coverage: float = 0.0
        self.shortage: float = 0.0
        self.tightness: float = 0.0
        self.prospects: float = 0.0
        self.races_run: float = 0.0
        self.held: float = 0.0
        self.spacing: float = 0.0
        self.hung: i64 = 0
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.chance_to_hold: i64 = 0
        self.columns: i64 = COLUMNS
        self.stairs: i64 = 0
        self.open_bonuses: i64 = 0
        self.taken = vec[i64]([0] * GALLERIES)
        """For each gallery the numbers that some slot of it takes."""
        self.gaps: i64 = 0
        self.gap_of = vec[i64]([0] * SLOTS)
        self.gap_starts = vec[i64]([0] * SLOTS)
        self.gap_slots = vec[i64]([0] * SLOTS)
        self.gap_numbers = vec[i64]([0] * SLOTS)
        self.promised = vec[i64]([0] * SLOTS)
        self.total_promise: i64 = 0
        self.races = vec[float]([0.0] * GALLERIES)

    def look(self, state: State, seat: i64) -> None:
        """Take in what this seat knows."""
        musee: i64 = rules.musee_of(seat, state.players)
        self.hand = state.hands[seat]
        self.hung = state.hung[musee]
        self.columns = state.columns
        self.stairs = state.stairs
        self.open_bonuses = rules.bonuses_left(state.bonuses)
        self.look_at_numbers(state, SLOTS * musee)
        self.look_ahead(state, seat, musee)
        self.look_around(state, musee)
        self.find_gaps()
        self.total_promise = 0
        slot: i64 = 0
        while slot < SLOTS:
            promise: i64 = 0
            if self.windows[slot] != 0:
                promise = self.promise(slot, self.windows[slot], self.hand)
            self.promised[slot] = promise
            self.total_promise += promise
            slot += 1

    def look_at_numbers(self, state: State, start: i64) -> None:
        """The own Musée, and the numbers that hang nowhere yet."""
        hanging = state.paintings
        gone: i64 = 0
        at: i64 = 0
        size: i64 = len(hanging)
        while at < size:
            gone |= BIT[hanging[at]]
            at += 1
        coming: i64 = BELOW[state.numbers + 1] & ABOVE[0] & ~gone
        self.unseen = coming & ~self.hand
        paintings = self.paintings
        windows = self.windows
        open_windows = state.windows
        at = 0
        while at < SLOTS:
            paintings[at] = hanging[start + at]
            windows[at] = open_windows[start + at] & coming
            at += 1

    def look_ahead(self, state: State, seat: i64, musee: i64) -> None:
        """How likely an unseen number comes to this Musée: what it needs, what the pile gives."""
        playing: i64 = 0
        mates: i64 = 0
        share: i64 = 0
        other: i64 = 0
        while other < state.players:
            if state.out & BIT[other] == 0:
                playing += 1
                if rules.musee_of(other, state.players) == musee:
                    mates += 1
                    if other != seat:
                        share += count(state.hands[other])
            other += 1
        if playing > 0:
            share += state.pile() * mates // playing
        needed: i64 = GALLERIES * self.columns - count(self.hung) - count(self.hand)
        if share < needed:
            needed = share
        unseen: i64 = count(self.unseen)
        self.chance_to_hold = 0
        if unseen > 0 and needed > 0:
            self.chance_to_hold = WHOLE * needed // unseen

    def look_around(self, state: State, musee: i64) -> None:
        """How far the rivals are with each gallery, and what the own race is worth."""
        gallery: i64 = 0
        while gallery < GALLERIES:
            slots: i64 = BELOW[self.columns] << (COLUMNS * gallery)
            nearest: i64 = self.columns
            other: i64 = 0
            while other < len(state.hung):
                needed: i64 = self.columns - count(state.hung[other] & slots)
                if other != musee and needed < nearest:
                    nearest = needed
                other += 1
            self.rivals[gallery] = nearest
            self.races[gallery] = self.race(gallery, count(self.hung & slots))
            gallery += 1

    def find_gaps(self) -> None:
        """The runs of empty slots, and the numbers that each gallery takes."""
        paintings = self.paintings
        windows = self.windows
        self.gaps = 0
        gallery: i64 = 0
        while gallery < GALLERIES:
            at: i64 = COLUMNS * gallery
            last: i64 = at + self.columns
            taken: i64 = 0
            while at < last:
                if paintings[at] != 0:
                    at += 1
                    continue
                first: i64 = at
                while at < last and paintings[at] == 0:
                    self.gap_of[at] = self.gaps
                    at += 1
                self.gap_starts[self.gaps] = first
                self.gap_slots[self.gaps] = at - first
                self.gap_numbers[self.gaps] = windows[first]
                self.gaps += 1
                taken |= windows[first]
            self.taken[gallery] = taken
            gallery += 1

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
        )

    def live(self, numbers: i64, hand: i64) -> i64:
        """How many of these numbers the seat holds or will hold."""
        return WHOLE * count(numbers & hand) + self.chance_to_hold * count(numbers & self.unseen)

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
        amount: i64 = (
            6 * self.live(numbers & ~(one | other), hand)
            + 3 * self.live(numbers & (one ^ other), hand)
            + 2 * self.live(numbers & one & other, hand)
        )
        supply: float = float(amount) / (6.0 * WHOLE)
        wanted: float = float(slots)
        if supply < wanted:
            self.shortage += wanted - supply
        self.tightness += wanted * wanted / (wanted + supply)

    def see_promise(self, slot: i64, number: i64) -> None:
        """The promises of the slots whose windows or neighbours this hanging changes."""
        paintings = self.paintings
        promised = self.promised
        window: i64 = self.windows[slot]
        lower: i64 = window & BELOW[number]
        higher: i64 = window & ABOVE[number]
        hand: i64 = self.hand ^ BIT[number]
        total: i64 = self.total_promise - promised[slot]
        paintings[slot] = number
        first: i64 = slot - slot % COLUMNS
        at: i64 = slot - 1
        while at >= first and paintings[at] == 0:
            total += self.promise(at, lower, hand) - promised[at]
            at -= 1
        last: i64 = first + self.columns
        at = slot + 1
        while at < last and paintings[at] == 0:
            total += self.promise(at, higher, hand) - promised[at]
            at += 1
        at = slot - COLUMNS
        if at >= 0 and self.stairs & BIT[at] != 0 and paintings[at] == 0:
            total += self.promise(at, self.windows[at], hand) - promised[at]
        at = slot + COLUMNS
        if at < SLOTS and self.stairs & BIT[slot] != 0 and paintings[at] == 0:
            total += self.promise(at, self.windows[at], hand) - promised[at]
        paintings[slot] = 0
        self.prospects = float(total) / WHOLE

    def promise(self, slot: i64, window: i64, hand: i64) -> i64:
        """What the best theme for this empty slot would bring, by the chance that it comes."""
        if window == 0:
            return 0
        paintings = self.paintings
        column: i64 = slot % COLUMNS
        left: i64 = paintings[slot - 1] if column > 0 else 0
        right: i64 = paintings[slot + 1] if column < COLUMNS - 1 else 0
        above: i64 = 0
        if slot >= COLUMNS and self.stairs & BIT[slot - COLUMNS] != 0:
            above = paintings[slot - COLUMNS]
        below: i64 = 0
        if slot < TOKENS and self.stairs & BIT[slot] != 0:
            below = paintings[slot + COLUMNS]
        best: i64 = 0
        if left != 0:
            best = self.promise_of(left, left, right, above, below, window, hand, best)
        if right != 0 and not scoring.same_theme(left, right):
            best = self.promise_of(right, left, right, above, below, window, hand, best)
        if above != 0:
            best = self.promise_of(above, left, right, above, below, window, hand, best)
        if below != 0:
            best = self.promise_of(below, left, right, above, below, window, hand, best)
        return best

    def promise_of(
        self,
        number: i64,
        left: i64,
        right: i64,
        above: i64,
        below: i64,
        window: i64,
        hand: i64,
        best: i64,
    ) -> i64:
        """The same for the theme of one neighbour; `best` if that is more."""
        points: i64 = 0
        if scoring.same_theme(left, number):
            points += scoring.NEIGHBOURS
        if scoring.same_theme(right, number):
            points += scoring.NEIGHBOURS
        if scoring.same_theme(above, number):
            points += scoring.STAIRCASE
        if scoring.same_theme(below, number):
            points += scoring.STAIRCASE
        if points * WHOLE <= best:
            return best
        amount: i64 = self.live(window & THEME[number % THEMES], hand)
        worth: i64 = points * LIKELY[amount // STEP]
        return worth if worth > best else best

    def race(self, gallery: i64, filled: i64) -> float:
        """4 points for a bonus card still to be had, by how near it is and to whom."""
        if filled == self.columns or self.open_bonuses & BIT[gallery] == 0:
            return 0.0
        part: float = float(filled) / float(self.columns)
        lead: i64 = self.rivals[gallery] - (self.columns - filled)
        pull: float = self.weights[LEAD] * float(lead)
        size: float = pull if pull > 0.0 else -pull
        return scoring.GALLERY * part * part * (0.5 + 0.5 * pull / (1.0 + size))

    def best(self, chance: Generator, noise: float, *, everywhere: bool = True) -> i64:
        """The move of highest value, each value blurred by up to `noise`."""
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
                    if noise > 0.0:
                        worth += noise * float(chance.below(NOISE_STEPS)) / NOISE_STEPS
                    if worth > highest:
                        highest = worth
                        found = 60 * slot + number - 1
            slot += 1
        return found

    def is_near(self, slot: i64, number: i64) -> bool:
        """Whether the painting hangs less than a slot from its place among those to come."""
        others: i64 = count(self.windows[slot]) - 1
        off: i64 = self.off(slot, number, others)
        return -others < off < others or others == 0

    def see_spacing(self, slot: i64, number: i64) -> None:
        others: i64 = count(self.windows[slot]) - 1
        off: i64 = self.off(slot, number, others)
        if off < 0:
            off = -off
        self.spacing = float(off) / float(others) if others > 0 else 0.0

    def off(self, slot: i64, number: i64, others: i64) -> i64:
        """Slots between this one and the number's place in the gap, times the other numbers."""
        gap: i64 = self.gap_of[slot]
        lower: i64 = count(self.windows[slot] & BELOW[number])
        return (slot - self.gap_starts[gap]) * others - lower * (self.gap_slots[gap] - 1)
