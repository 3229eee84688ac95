"""Prices in recorded auctions: what a painting cost, by round and kind of auction."""

from collections.abc import Iterable
from statistics import fmean

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game
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
        for round_, auction, price in sales(game, one):
            sums.setdefault((round_, auction), []).append(price)
    return [
        Price(round_, auction, fmean(found), len(found))
        for (round_, auction), found in sorted(sums.items())
    ]


def sales(game: Game, record: Record) -> list[tuple[int, str, float]]:
    """Round, auction and price for each painting; a lot's last card says how it was sold."""
    positions = records.states(game, record)
    state = next(positions)
    state.log = []
    for _ in positions:
        pass
    sold = (getattr(event, "sale", None) for event in game.events(state.log, None))
    return [
        (sale.round, sale.cards[-1].auction, sale.price / len(sale.cards))
        for sale in sold
        if sale is not None
    ]
