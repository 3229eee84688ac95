"""What a bot of Modern Art learns about the others at the table: how much they pay, and of what.

Every price, every bid that was called, every pass that was seen and every closed hand that was
opened makes some habits likelier than others. All of that stands in the view: a table that is
watched from the first sale on knows no more than one that is looked at once.
"""

from typing import ClassVar, Final

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.kernel.habits import HABITS, paid, pays
from vernissage.bots.modern_art.thinking.looking_back import PastLot, past_lots
from vernissage.bots.modern_art.thinking.sight import (
    Appraisal,
    auction_of_cards,
    tuned,
    usual_sale,
)
from vernissage.games.modern_art.imagine import Ledger
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.view import View

DOUBT: Final = 0.03
"""No single sale proves more than this."""
DOUBTFUL: Final = 3
"""The sales after which a seat is trusted by half to keep to its habits."""
SHADE: Final = 0.95
"""In a closed hand lies this share of an expected value's limit."""

ABOUT: Final = 0.08
"""A closed hand tells a limit to this share of the worth, no closer."""
SLOW_TO_BELIEVE: Final = 4.0
"""As many sales at the usual prices are thought to have gone before."""


def bases(appraisal: Appraisal) -> list[float]:
    return [appraisal.worth, float(appraisal.today), float(appraisal.best)]


class Table:
    """What each seat pays, as far as everybody has seen it."""

    REMEMBERS: ClassVar[Remembers] = {
        "told": int,
        "trust": list[list[float]],
        "proofs": list[int],
        "sold": float,
        "sales": int,
    }

    def __init__(self) -> None:
        self.told = 0
        """How many sales have been learned from."""
        self.trust: list[list[float]] = []
        """How likely each habit is, a row a seat."""
        self.proofs: list[int] = []
        """How many sales told something of each seat."""
        self.sold = 0.0
        """Prices as shares of the usual ones, together."""
        self.sales = 0
        """How many prices these were."""

    def watch(self, view: View) -> None:
        """Learn from the sales since the last time."""
        if not self.trust:
            self.trust = [[habit.prior for habit in HABITS] for _ in range(view.players)]
            self.proofs = [0] * view.players
        if self.told < len(view.sales):
            for past in past_lots(view, self.told):
                self.learn(view, past)
                self.learn_price(view, past)
            self.told = len(view.sales)

    def learn(self, view: View, past: PastLot) -> None:
        if past.sale.price == 0:
            return
        for seat in range(view.players):
            if seat in (view.seat, past.sale.auctioneer):
                continue
            least, most = shown(past, seat)
            if least > 0 or most is not None:
                self.weigh(seat, least, most, past.appraisal, sealed=bool(past.sale.amounts))
                self.proofs[seat] += 1

    def learn_price(self, view: View, past: PastLot) -> None:
        """What lots are sold for here, beside what good players pay."""
        sale = past.sale
        usual = usual_sale(tuned(), auction_of_cards(sale.cards)) * past.appraisal.worth
        if sale.buyer in (view.seat, sale.auctioneer) or usual < 1.0:
            return
        self.sold += min(2.0, sale.price / usual)
        self.sales += 1

    @property
    def generosity(self) -> float:
        """Prices at this table beside the usual ones; 1 while little was sold."""
        return (self.sold + SLOW_TO_BELIEVE) / (self.sales + SLOW_TO_BELIEVE)

    def weigh(
        self, seat: int, least: int, most: int | None, appraisal: Appraisal, *, sealed: bool
    ) -> None:
        """Make habits likelier that pay `least` and would not pay `most`."""
        values = bases(appraisal)
        shade = SHADE if sealed else 1.0
        row = self.trust[seat]
        for at in range(len(HABITS)):
            likely = pays(at, least, values, shade) if least > 0 else 1.0
            if most is not None:
                likely -= pays(at, most, values, shade)
            row[at] *= DOUBT + (1 - DOUBT) * max(0.0, likely)
        total = sum(row)
        self.trust[seat] = [weight / total for weight in row]

    def chance_below(
        self, seat: int, amount: float, appraisal: Appraisal, purse: int, shade: float = 1.0
    ) -> float:
        """The chance that a seat does not pay the amount for the lot."""
        if purse < amount:
            return 1.0
        return 1.0 - paid(self.trust[seat], amount, bases(appraisal), shade)

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


def shown(past: PastLot, seat: int) -> tuple[int, int | None]:
    """The seat paid or would have paid this much, and not that much; None if nobody can tell."""
    sale, purse = past.sale, past.purses[seat]
    if sale.amounts:
        amount, about = sale.amounts[seat], max(1, int(ABOUT * past.appraisal.worth))
        return amount - about, amount + about + 1 if purse > amount + about else None
    called = max((bid.amount for bid in sale.bids if bid.seat == seat), default=0)
    least = max(called, sale.price) if seat == sale.buyer else called
    return least, refused(past, seat) if seat != sale.buyer else None


def refused(past: PastLot, seat: int) -> int | None:
    """MA-O1, MA-R1, MA-F2: what a seat did not pay that had the money."""
    sale = past.sale
    auction = sale.cards[-1].auction
    if auction == "open":
        amount = sale.price + 1
    elif seat not in sale.passed:
        return None
    elif auction == "fixed":
        amount = sale.price
    else:
        turns = len(past.purses)
        turn = (seat - sale.auctioneer) % turns
        before = [b.amount for b in sale.bids if 0 < (b.seat - sale.auctioneer) % turns < turn]
        amount = max(before, default=0) + 1
    return amount if past.purses[seat] >= amount else None


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
