"""What the bank would pay now, and what it has paid: the market as people see it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from vernissage.core.memory import Memory
from vernissage.games.modern_art import history
from vernissage.games.modern_art.lots import Card, calls_of, cards_of, clockwise
from vernissage.games.modern_art.parts import ARTISTS, COPIES
from vernissage.games.modern_art.scoring import tokens_for, worth_for
from vernissage.games.modern_art.state import State

Row = tuple[int, ...]
"""A number for every artist, in board order, or for every seat."""


class Payout(msgspec.Struct, frozen=True):
    """MA-V3: what the bank would pay if a round ended so."""

    tokens: Row
    """MA-V2: the token that each artist would get."""
    worth: Row
    """For a painting of each artist."""
    income: Row
    """To each seat, for all paintings that lie before it."""


class Round(msgspec.Struct, frozen=True):
    """MA-V4: a round that is over, with the arithmetic of the bank."""

    round: int
    played: Row
    """MA-V1: cards of each artist."""
    worth: Row
    """MA-V3: what a painting of each artist paid."""
    holdings: tuple[Row, ...]
    """MA-A4: for each seat, the paintings of each artist that it had bought."""
    paid: tuple[Row, ...]
    """MA-V3: for each seat and artist, how many paintings times what one paid."""
    income: Row
    """What each seat got from the bank."""
    last: int
    """MA-E4: who played the card that ended the round."""
    unsold: tuple[Card, ...]
    """MA-E1, MA-E2: the cards that stood on the easel; none if a revealed card ended the round."""
    host: int | None
    """Who played the first of them."""
    declined: Row
    """MA-D2: who added no card to it, in the order in which they were asked."""
    revealed: tuple[Card, ...]
    """MA-M2: cards of the mystery hand."""
    revealers: Row
    """MA-M2: who revealed each of them."""


class Account(msgspec.Struct, frozen=True):
    """MA-W1: where a seat's money comes from."""

    start: int
    sold_to_players: int
    bought: int
    """What was paid for lots, below 0."""
    bank: int
    money: int
    """All of this together."""


class Market(NamedTuple):
    """What lies on the board and before the seats, and what it would pay."""

    tokens: tuple[Row, ...]
    columns: Row
    holdings: tuple[Row, ...]
    now: Payout
    one_more: tuple[Payout, ...]


def market_of(state: State, memory: Memory) -> Market:
    """The market now; between two cards and two sales it does not change."""
    source = (tuple(state.played), tuple(state.tokens), tuple(state.holdings))
    return memory.recall("market", source, market, *source)


def market(played: Row, laid: Row, bought: Row) -> Market:
    """MA-V3: what the bank would pay now, and with one more card of each artist."""
    tokens, holdings = rows(laid), rows(bought)
    columns = tuple(sum(column) for column in zip(*tokens, strict=True))
    more = []
    for artist in range(ARTISTS):
        counts = list(played)
        counts[artist] += 1
        more.append(payout(counts, columns, holdings))
    now = payout(played, columns, holdings)
    return Market(tokens, columns, holdings, now, one_more=tuple(more))


def payout(played: Sequence[int], laid: Row, holdings: tuple[Row, ...]) -> Payout:
    """MA-V3: what the bank would pay if these were the cards of the round."""
    worth = tuple(worth_for(list(played), list(laid)))
    return Payout(
        tokens=tuple(tokens_for(list(played))),
        worth=worth,
        income=tuple(sum(row) for row in paid_for(holdings, worth)),
    )


def paid_for(holdings: tuple[Row, ...], worth: Row) -> tuple[Row, ...]:
    """MA-V3: for each seat and artist, how many paintings times what one pays."""
    return tuple(
        tuple(count * each for count, each in zip(row, worth, strict=True)) for row in holdings
    )


def rounds_of(newest: history.Ended | None) -> tuple[Round, ...]:
    """Every finished round until this one, the oldest first."""
    if newest is None:
        return ()
    worth, holdings = tuple(newest.worth), rows(tuple(newest.holdings))
    paid, reveals = paid_for(holdings, worth), calls_of(newest.reveals)
    ended = Round(
        round=newest.round + 1,
        played=tuple(newest.played),
        worth=worth,
        holdings=holdings,
        paid=paid,
        income=tuple(sum(row) for row in paid),
        last=newest.last,
        unsold=cards_of(newest.cards),
        host=newest.host if len(newest.cards) else None,
        declined=clockwise(newest.declined, newest.host),
        revealed=cards_of([call.amount for call in reveals]),
        revealers=tuple(call.seat for call in reveals),
    )
    return (*rounds_of(newest.before), ended)


def rows(numbers: Row) -> tuple[Row, ...]:
    """Numbers for all artists, one row after the other."""
    return tuple(numbers[first : first + ARTISTS] for first in range(0, len(numbers), ARTISTS))


def left_after(seen: Row) -> Row:
    """MA-C1: how many cards of each kind have not lain open yet."""
    return tuple(COPIES[kind] - cards for kind, cards in enumerate(seen))


def account_of(state: State, seat: int) -> Account:
    """MA-W1: where the seat's money comes from."""
    return Account(money=state.purses[seat], **state.breakdown(seat))
