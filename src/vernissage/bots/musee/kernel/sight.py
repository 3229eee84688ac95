"""What one seat of Musée sees before it judges its moves. Compiled.

Plain numbers: its Musée, its hand, the numbers it has not seen and the chance to ever hold one of
them, the gaps between the paintings. Amounts of numbers are in 1024ths (`WHOLE`).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT, count, set_of
from vernissage.games.musee import rules, scoring
from vernissage.games.musee.parts import ABOVE, BELOW, COLUMNS, GALLERIES, SLOTS, THEMES, TOKENS
from vernissage.games.musee.state import State

THEME: Final = vec[i64](
    [set_of([n for n in range(1, 61) if n % THEMES == theme]) for theme in range(THEMES)]
)
WHOLE: Final = 1024
STEP: Final = 64
LIKELY: Final = vec[i64]([int(WHOLE * (1.0 - exp(-STEP * x / WHOLE))) for x in range(257)])
"""The chance that one of x numbers comes, x counted in steps of 1/16."""


class Sight:
    """What lies open, from one seat. `look` first."""

    __slots__ = (
        "chance_to_hold",
        "columns",
        "empty",
        "gap_numbers",
        "gap_of",
        "gap_slots",
        "gap_starts",
        "gaps",
        "hand",
        "hung",
        "lead",
        "open_bonuses",
        "paintings",
        "promised",
        "races",
        "rivals",
        "sharing",
        "stairs",
        "taken",
        "total_promise",
        "unseen",
        "windows",
    )

    def __init__(self, lead: float, sharing: float) -> None:
        self.lead = lead
        """How much a race for a bonus card depends on who needs fewer paintings."""
        self.sharing: i64 = i64(WHOLE * sharing)
        """How much each further slot of a gap takes of the numbers for one of them."""
        self.paintings = vec[i64]([0] * SLOTS)
        self.windows = vec[i64]([0] * SLOTS)
        self.rivals = vec[i64]([0] * GALLERIES)
        """For each gallery how many paintings the nearest rival needs to fill it."""
        self.hung: i64 = 0
        self.empty: i64 = 0
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

    @final
    def look(self, state: State, seat: i64, forgotten: i64 = 0) -> None:
        """Take in what this seat knows; forgotten numbers count as if they could still come."""
        musee: i64 = rules.musee_of(seat, state.players)
        self.hand = state.hands[seat]
        self.hung = state.hung[musee]
        self.columns = state.columns
        self.stairs = state.stairs
        self.open_bonuses = rules.bonuses_left(state.bonuses)
        self.look_at_numbers(state, SLOTS * musee, forgotten)
        self.look_ahead(state, seat, musee)
        self.look_around(state, musee)
        self.find_gaps()
        self.total_promise = 0
        slot: i64 = 0
        while slot < SLOTS:
            promise: i64 = 0
            if self.windows[slot] != 0:
                promise = self.promise(slot, self.windows[slot], self.hand, self.room(slot))
            self.promised[slot] = promise
            self.total_promise += promise
            slot += 1

    @final
    def look_at_numbers(self, state: State, start: i64, forgotten: i64) -> None:
        """The own Musée, and the numbers that hang nowhere yet."""
        hanging = state.paintings
        gone: i64 = 0
        at: i64 = 0
        size: i64 = len(hanging)
        while at < size:
            gone |= BIT[hanging[at]]
            at += 1
        coming: i64 = BELOW[state.numbers + 1] & ABOVE[0] & ~(gone & ~forgotten)
        self.unseen = coming & ~self.hand
        paintings = self.paintings
        windows = self.windows
        open_windows = state.windows
        at = 0
        while at < SLOTS:
            paintings[at] = hanging[start + at]
            windows[at] = open_windows[start + at] & coming
            at += 1

    @final
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

    @final
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

    @final
    def find_gaps(self) -> None:
        """The runs of empty slots, and the numbers that each gallery takes."""
        paintings = self.paintings
        windows = self.windows
        self.gaps = 0
        self.empty = 0
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
                    self.empty |= BIT[at]
                    at += 1
                self.gap_starts[self.gaps] = first
                self.gap_slots[self.gaps] = at - first
                self.gap_numbers[self.gaps] = windows[first]
                self.gaps += 1
                taken |= windows[first]
            self.taken[gallery] = taken
            gallery += 1

    @final
    def live(self, numbers: i64, hand: i64) -> i64:
        """How many of these numbers the seat holds or will hold."""
        return WHOLE * count(numbers & hand) + self.chance_to_hold * count(numbers & self.unseen)

    @final
    def room(self, slot: i64) -> i64:
        """How many slots the gap of this empty slot has."""
        return self.gap_slots[self.gap_of[slot]]

    @final
    def promise(self, slot: i64, window: i64, hand: i64, room: i64) -> i64:
        """What the best theme for this empty slot would bring, by the chance that it comes."""
        if window == 0:
            return 0
        shares: i64 = WHOLE + self.sharing * (room - 1)
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
            best = self.promise_of(left, left, right, above, below, window, hand, shares, best)
        if right != 0 and not scoring.same_theme(left, right):
            best = self.promise_of(right, left, right, above, below, window, hand, shares, best)
        if above != 0:
            best = self.promise_of(above, left, right, above, below, window, hand, shares, best)
        if below != 0:
            best = self.promise_of(below, left, right, above, below, window, hand, shares, best)
        return best

    @final
    def promise_of(
        self,
        number: i64,
        left: i64,
        right: i64,
        above: i64,
        below: i64,
        window: i64,
        hand: i64,
        shares: i64,
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
        worth: i64 = points * LIKELY[amount * WHOLE // (shares * STEP)]
        return worth if worth > best else best

    @final
    def race(self, gallery: i64, filled: i64) -> float:
        """4 points for a bonus card still to be had, by how near it is and to whom."""
        if filled == self.columns or self.open_bonuses & BIT[gallery] == 0:
            return 0.0
        part: float = float(filled) / float(self.columns)
        lead: i64 = self.rivals[gallery] - (self.columns - filled)
        pull: float = self.lead * float(lead)
        size: float = pull if pull > 0.0 else -pull
        return scoring.GALLERY * part * part * (0.5 + 0.5 * pull / (1.0 + size))

    @final
    def off(self, slot: i64, number: i64, others: i64) -> i64:
        """Slots between this one and the number's place in the gap, times the other numbers."""
        gap: i64 = self.gap_of[slot]
        lower: i64 = count(self.windows[slot] & BELOW[number])
        return (slot - self.gap_starts[gap]) * others - lower * (self.gap_slots[gap] - 1)
