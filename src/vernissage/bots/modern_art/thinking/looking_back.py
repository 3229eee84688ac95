"""What the lots of a game of Modern Art were worth when they were sold, to everybody at the table.

It is computed from what a view shows of the past alone, so that whoever sits down in the middle of
a game, or is asked for a hint, knows as much as those who were there. Nobody's hand counts, not
even the own one: all cards that had not been seen may have been anywhere. Cards that were revealed
from a mystery hand count from the end of their round.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vernissage.bots.modern_art.kernel.outlook import Outlook, outlook_from
from vernissage.bots.modern_art.thinking.sight import SEASONS, Appraisal, tuned
from vernissage.core.chance import Generator
from vernissage.games.modern_art.lots import Card, Lot, Sale
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, COPIES, START, artist_of
from vernissage.games.modern_art.rules import left_of
from vernissage.games.modern_art.view import View

PAINTINGS: Final = [sum(COPIES[AUCTIONS * a : AUCTIONS * (a + 1)]) for a in range(ARTISTS)]
"""MA-C1: how many there are of each artist."""


class PastLot(NamedTuple):
    """A sale, what the lot was worth then, and the money that everyone had."""

    sale: Sale
    appraisal: Appraisal
    purses: list[int]


def past_lots(view: View, first: int) -> Iterator[PastLot]:
    """The sales from this number on, the oldest first."""
    purses = [START] * view.players
    then = Then(view, 1)
    for number, sale in enumerate(view.sales):
        while sale.round > then.round:
            income = view.rounds[then.round - 1].income
            purses = [purse + more for purse, more in zip(purses, income, strict=True)]
            then = Then(view, then.round + 1)
        then.play(sale.cards)
        if number >= first:
            appraisal = then.appraise(sale.cards, sale.auctioneer, sale.buyer, number)
            yield PastLot(sale, appraisal, list(purses))
        then.own(sale.cards, sale.buyer)
        purses[sale.buyer] -= sale.price
        purses[sale.auctioneer] += sale.to_auctioneer
        purses[sale.host] += sale.to_host


def as_others_see_it(view: View, lot: Lot) -> Appraisal:
    """The lot on the easel, to a rival who knows no more than everybody."""
    assert view.seat is not None
    then = Then(view, view.round)
    then.counts = list(view.played)
    then.holdings = [paintings for row in view.holdings for paintings in row]
    rival = left_of(view.seat, view.players)
    return then.appraise(lot.cards, lot.auctioneer, rival, len(view.sales))


class Then:
    """A moment of a round, as everybody saw it."""

    def __init__(self, view: View, number: int) -> None:
        self.view = view
        self.round = number
        self.counts = [0] * ARTISTS
        """Cards of each artist that lay there."""
        self.holdings = [0] * (ARTISTS * view.players)

    def play(self, cards: Sequence[Card]) -> None:
        self.counts[artist_of(cards[0].kind)] += len(cards)

    def own(self, cards: Sequence[Card], seat: int) -> None:
        self.holdings[ARTISTS * seat + artist_of(cards[0].kind)] += len(cards)

    def appraise(
        self, cards: Sequence[Card], auctioneer: int, buyer: int, number: int
    ) -> Appraisal:
        """MA-V3: what the lot was worth to whoever bought it."""
        artist, size = artist_of(cards[0].kind), len(cards)
        outlook = self.outlook()
        outlook.turn = left_of(auctioneer, self.view.players)
        outlook.own(buyer, artist, size)
        outlook.simulate(SEASONS, Generator(number + 1))
        best = outlook.most(artist)
        return Appraisal(
            worth=size * min(outlook.value(artist), float(best)),
            today=size * outlook.today(artist),
            best=size * best,
        )

    def outlook(self) -> Outlook:
        view, before = self.view, self.round - 1
        played = [ended.played for ended in view.rounds[:before]]
        gone = [sum(row[a] for row in played) for a in range(ARTISTS)]
        dealt = view.players * sum(view.deal[: self.round])
        outlook = outlook_from(
            view.players,
            self.counts,
            [sum(row[a] for row in view.tokens[:before]) for a in range(ARTISTS)],
            [PAINTINGS[a] - gone[a] - self.counts[a] for a in range(ARTISTS)],
            max(0, dealt - sum(gone) - sum(self.counts)),
            self.holdings,
        )
        weights = tuned()
        outlook.hoard, outlook.steam, outlook.weight = weights.hoard, weights.steam, weights.weight
        return outlook
