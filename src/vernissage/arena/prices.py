"""Prices in recorded auctions: what a painting cost, by round and kind of auction."""

from collections.abc import Iterable
from statistics import fmean

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game, PaidForOne
from vernissage.core.records import Record


class Price(msgspec.Struct, frozen=True):
    """The mean price of a painting."""

    round: int
    auction: str
    price: float
    sales: int


def prices(game: Game, games: Iterable[Record]) -> list[Price]:
    """From every sale that these games tell of; nothing where nothing is sold."""
    sums: dict[tuple[int, str], list[float]] = {}
    for one in games:
        for sold in sales(game, one):
            sums.setdefault((sold.round, sold.auction), []).append(sold.price)
    return [
        Price(round_, auction, fmean(found), len(found))
        for (round_, auction), found in sorted(sums.items())
    ]


def sales(game: Game, record: Record) -> list[PaidForOne]:
    """Every sale that the game tells of."""
    found = map(game.price_of, records.events(game, record))
    return [sold for sold in found if sold is not None]
