"""What a bot of Modern Art learns about the others at the table: how much they pay, and of what.

A seat pays a share of what a lot should pay, of what it pays today, or of what it pays at best.
Every sale and every bid that everybody saw makes some of these habits likelier than others.
"""

from collections.abc import Sequence
from math import exp
from typing import ClassVar, Final, NamedTuple

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.kernel.rollout import BASES
from vernissage.bots.modern_art.thinking.sight import Appraisal
from vernissage.games.modern_art.imagine import Ledger
from vernissage.games.modern_art.lots import Lot, Sale
from vernissage.games.modern_art.view import View

EXPECTED, TODAY, BEST = range(BASES)


class Habit(NamedTuple):
    """A share of one base, how exactly it is kept to, and how likely it is before any sale."""

    base: int
    share: float
    spread: float
    prior: float


HABITS: Final = (
    Habit(EXPECTED, 0.35, 0.15, 0.02),
    Habit(EXPECTED, 0.45, 0.15, 0.03),
    Habit(EXPECTED, 0.55, 0.15, 0.05),
    Habit(EXPECTED, 0.65, 0.15, 0.07),
    Habit(EXPECTED, 0.75, 0.13, 0.12),
    Habit(EXPECTED, 0.85, 0.12, 0.30),
    Habit(EXPECTED, 0.95, 0.12, 0.10),
    Habit(EXPECTED, 1.10, 0.15, 0.03),
    Habit(TODAY, 0.40, 0.06, 0.02),
    Habit(TODAY, 0.50, 0.04, 0.04),
    Habit(TODAY, 0.60, 0.04, 0.03),
    Habit(TODAY, 0.67, 0.04, 0.03),
    Habit(TODAY, 0.75, 0.04, 0.03),
    Habit(TODAY, 0.80, 0.04, 0.03),
    Habit(TODAY, 0.90, 0.06, 0.02),
    Habit(TODAY, 1.00, 0.08, 0.02),
    Habit(BEST, 0.15, 0.20, 0.01),
    Habit(BEST, 0.30, 0.25, 0.01),
    Habit(BEST, 0.50, 0.25, 0.02),
    Habit(BEST, 0.70, 0.25, 0.02),
)
DOUBT: Final = 0.03
"""No single sale proves more than this."""
DOUBTFUL: Final = 3
"""The sales after which a seat is trusted by half to keep to its habits."""
SHADE: Final = 0.92
"""In a closed hand lies this share of an expected value's limit."""

Shares = tuple[float, float, float]


def bases(appraisal: Appraisal) -> Shares:
    return appraisal.worth, float(appraisal.today), float(appraisal.best)


def pays(habit: Habit, amount: float, values: Shares, shade: float = 1.0) -> float:
    """The chance that a seat with this habit pays the amount."""
    base = values[habit.base]
    share = habit.share * shade if habit.base == EXPECTED else habit.share
    distance = (share * base - amount) / (habit.spread * base + 0.5)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, distance * 1.7))))


class Memory(NamedTuple):
    """A lot as it was when this seat was asked about it."""

    appraisal: Appraisal
    purses: Sequence[int]


class Table:
    """What each seat pays, as far as this seat has seen it."""

    REMEMBERS: ClassVar[Remembers] = {
        "told": int,
        "lots": dict[int, Memory],
        "bids": dict[tuple[int, int], int],
        "trust": list[list[float]],
        "proofs": list[int],
    }

    def __init__(self) -> None:
        self.told = 0
        """How many sales have been learned from."""
        self.lots: dict[int, Memory] = {}
        self.bids: dict[tuple[int, int], int] = {}
        """The highest bid that was seen of a seat, by sale and seat."""
        self.trust: list[list[float]] = []
        """How likely each habit is, a row a seat."""
        self.proofs: list[int] = []
        """How many sales told something of each seat."""

    def watch(self, view: View) -> None:
        """Learn from the sales since the last time, and from the bid that stands."""
        if not self.trust:
            self.trust = [[habit.prior for habit in HABITS] for _ in range(view.players)]
            self.proofs = [0] * view.players
        for number in range(self.told, len(view.sales)):
            memory = self.lots.pop(number, None)
            if memory is not None:
                self.learn(view, number, memory)
        self.told = len(view.sales)
        if view.lot is not None and view.lot.bidder is not None:
            self.bids[self.told, view.lot.bidder] = view.lot.bid

    def remember(self, view: View, appraisal: Appraisal, purses: Sequence[int]) -> None:
        self.lots[len(view.sales)] = Memory(appraisal, purses)

    def learn(self, view: View, number: int, memory: Memory) -> None:
        sale = view.sales[number]
        if sale.price == 0:
            return
        for seat in range(view.players):
            if seat in (view.seat, sale.auctioneer):
                continue
            least = self.bids.get((number, seat), 0)
            if seat == sale.buyer:
                least = max(least, sale.price)
            most = self.most_of(view, sale, seat, memory.purses[seat])
            if least > 0 or most is not None:
                self.weigh(seat, least, most, memory.appraisal, sealed=is_sealed(sale))
                self.proofs[seat] += 1

    def most_of(self, view: View, sale: Sale, seat: int, purse: int) -> int | None:
        """The seat would not have paid this much; None if nobody can tell."""
        auction = sale.cards[-1].auction
        if purse <= sale.price:
            return None
        if seat == sale.buyer:
            return sale.price + 1 if auction == "sealed" else None
        if auction == "fixed":
            turns = view.players
            asked = (seat - sale.auctioneer) % turns < (sale.buyer - sale.auctioneer) % turns
            return sale.price if asked or sale.buyer == sale.auctioneer else None
        return sale.price + 1

    def weigh(
        self, seat: int, least: int, most: int | None, appraisal: Appraisal, *, sealed: bool
    ) -> None:
        """Make habits likelier that pay `least` and would not pay `most`."""
        values = bases(appraisal)
        shade = SHADE if sealed else 1.0
        row = self.trust[seat]
        for at, habit in enumerate(HABITS):
            likely = pays(habit, least, values, shade) if least else 1.0
            if most is not None:
                likely -= pays(habit, most, values, shade)
            row[at] *= DOUBT + (1 - DOUBT) * max(0.0, likely)
        total = sum(row)
        self.trust[seat] = [weight / total for weight in row]

    def chance_below(
        self, seat: int, amount: float, appraisal: Appraisal, purse: int, shade: float = 1.0
    ) -> float:
        """The chance that a seat does not pay the amount for the lot."""
        if purse < amount:
            return 1.0
        values = bases(appraisal)
        row = self.trust[seat]
        paid = sum(w * pays(h, amount, values, shade) for w, h in zip(row, HABITS, strict=True))
        return 1.0 - paid

    def trusted(self, seat: int) -> float:
        """How far the seat may be taken to keep to the habits that were learned."""
        return self.proofs[seat] / (self.proofs[seat] + DOUBTFUL)

    def running(self) -> list[float]:
        """The trust in each habit as running totals, a row a seat: what rollouts draw from."""
        totals: list[float] = []
        for row in self.trust:
            total = 0.0
            for weight in row:
                total += weight
                totals.append(total)
        return totals


def habits() -> list[float]:
    """The habits as rollouts know them: three shares each."""
    found: list[float] = []
    for habit in HABITS:
        found += [habit.share if base == habit.base else 0.0 for base in range(BASES)]
    return found


def is_sealed(sale: Sale) -> bool:
    return sale.cards[-1].auction == "sealed"


def purses_of(view: View) -> list[int]:
    """MA-C3: everyone's money, from the payments that everybody saw."""
    return Ledger(view).purses


def speaks_after(view: View, lot: Lot) -> list[int]:
    """MA-R1: the seats between this one and the auctioneer."""
    assert view.seat is not None
    found, seat = [], (view.seat + 1) % view.players
    while seat != lot.auctioneer and view.seat != lot.auctioneer:
        found.append(seat)
        seat = (seat + 1) % view.players
    return found
