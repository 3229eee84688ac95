"""Reviews of Modern Art: bids weighed by what they gain, cards estimated; auctions as a table."""

from collections.abc import Sequence
from typing import Final

import msgspec

from vernissage.bots.modern_art.advice.advise import advise, adviser
from vernissage.core import records
from vernissage.core.chance import Generator
from vernissage.core.contract import Game, State
from vernissage.core.records import Record
from vernissage.core.words import Words
from vernissage.games.modern_art.choices import AddOrDecline, Choices, Offer, RevealOrSkip
from vernissage.games.modern_art.lots import Lot, Sale
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.view import View
from vernissage.review.costs import Cost, between
from vernissage.review.grid import Grid
from vernissage.review.positions.modern_art import draw
from vernissage.review.reviewer import Reviewer


def cost(view: View, choices: Choices, action: int) -> Cost:
    """What an answer cost: cards are tried out, bids weighed by what they gain."""
    return between(advise(view, choices, beside=action), action)


def estimates(choices: Choices) -> bool:
    """Cards are tried out by players who think less than any bot does."""
    return isinstance(choices, Offer | AddOrDecline | RevealOrSkip)


def lot_number(view: View) -> int | None:
    """How many lots were sold before the one on the easel; several bids for it are one decision."""
    return len(view.sales) if view.lot else None


def round_of(view: View) -> int:
    """The round that this view shows."""
    return view.round


def worth_now(view: View, scores: Sequence[int]) -> list[int]:
    """MA-V3: everyone's money, and what their paintings would pay if the round ended now."""
    return [money + income for money, income in zip(scores, view.income, strict=True)]


def money(say: Words) -> str:
    """The name of what Modern Art is scored in."""
    return say("review-axis-money")


def in_money(amount: str, say: Words) -> str:
    """What a move gave away, as a sentence."""
    return say("puzzle-cost-money", amount=amount)


class Auction(msgspec.Struct, frozen=True):
    """One sale and what came of it."""

    at: int
    """The action with which the hammer fell."""
    sale: Sale
    worth: float
    """What the buyer could expect of the lot just before."""
    paid: int
    """What the bank paid for it when the round ended."""

    @property
    def is_lone_double(self) -> bool:
        """MA-D3: nobody added a card, and its player took it for nothing: there was no auction."""
        return len(self.sale.cards) == 1 and self.sale.cards[0].auction == "double"

    @property
    def gain(self) -> int:
        """The buyer's gain; below 0 it is the seller's, or the bank's if the buyer sold."""
        return self.paid - self.sale.price

    @property
    def gainer(self) -> int | None:
        """Who gained by the price; None for the bank or nobody."""
        if self.gain > 0:
            return self.sale.buyer
        sold_to_other = self.sale.buyer != self.sale.auctioneer
        return self.sale.auctioneer if self.gain < 0 and sold_to_other else None


def auctions(game: Game, record: Record) -> list[Auction]:
    """Every sale of the game, in order."""
    final: View = game.view(records.replay(game, record), None)
    found: list[Auction] = []
    for at, state in enumerate(records.states(game, record), start=1):
        if at > len(record.actions):
            break
        sold = len(found)
        after = state.copy()
        after.apply(*records.read_action(game, record.actions[at - 1]))
        for sale in game.view(after, None).sales[sold:]:
            worth = expected(game, state, sale)
            found.append(Auction(at, sale, worth, paid(final, sale)))
    return found


def expected(game: Game, state: State, sale: Sale) -> float:
    """What the lot should pay, as the buyer could tell."""
    view = game.view(state, sale.buyer)
    lot = Lot(sale.cards, sale.host, sale.auctioneer, bid=0, bidder=None)
    return adviser(view).bidding(view, lot, Generator(1)).appraisal.worth


def paid(final: View, sale: Sale) -> int:
    """MA-V3: the sum of the artist's tokens up to that round, if it got one in it."""
    artist = ARTIST_NAMES.index(sale.cards[0].artist)
    column = [row[artist] for row in final.tokens[: sale.round]]
    return len(sale.cards) * sum(column) if column[-1] else 0


def table(game: Game, record: Record, say: Words, names: Sequence[str]) -> Grid:
    """The auctions: what was paid, what the lot was worth then, what the bank paid for it."""
    return Grid(
        title=say("review-auctions"),
        text=say("review-auctions-text"),
        columns=(
            say("review-column-action"),
            say("review-column-round"),
            say("review-column-lot"),
            say("review-column-auction"),
            say("review-column-seller"),
            say("review-column-buyer"),
            say("review-column-price"),
            say("review-column-worth"),
            say("review-column-paid"),
            say("review-column-gained"),
        ),
        words=frozenset((2, 3, 4, 5, 9)),
        rows=tuple(
            row(auction, say, names)
            for auction in auctions(game, record)
            if not auction.is_lone_double
        ),
    )


def row(auction: Auction, say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """One auction as a line of the table."""
    sale = auction.sale
    artist = sale.cards[0].artist.capitalize()
    return (
        str(auction.at),
        str(sale.round),
        artist if len(sale.cards) == 1 else f"2 × {artist}",
        say(f"modern-art-auction-{sale.cards[-1].auction}"),
        names[sale.auctioneer],
        names[sale.buyer],
        str(sale.price),
        str(round(auction.worth)),
        str(auction.paid),
        gained(auction, say, names),
    )


def gained(auction: Auction, say: Words, names: Sequence[str]) -> str:
    """Who gained by the price, and how much."""
    if auction.gain == 0:
        return "–"
    who = say("review-bank") if auction.gainer is None else names[auction.gainer]
    return f"{who} +{abs(auction.gain)}"


REVIEWER: Final = Reviewer(
    cost=cost,
    table=table,
    draw=draw,
    least=1.0,
    digits=0,
    unit=money,
    given_away=in_money,
    estimates=estimates,
    lot=lot_number,
    round=round_of,
    worth_now=worth_now,
)
