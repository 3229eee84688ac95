"""The rounds so far: every lot, every bid and its order, who took what, what the museum bought.

All of it was shown at the table, so that a player with a good memory knows it (AS-B3).
"""

from itertools import pairwise
from typing import Literal

import msgspec

from vernissage.core.memory import Memory
from vernissage.games.art_society import history
from vernissage.games.art_society.facts import TAKES, TURNS
from vernissage.games.art_society.notation import TILE_NAMES, TILE_NUMBERS
from vernissage.games.art_society.parts import MOST_EXCESS
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import bids


class Lotted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A painting of a lot, and what became of it."""

    tile: str
    taken_by: int | None = None
    """The seat that took it; None while it lies there, and if the museum bought it."""
    swapped_for: str | None = None
    """AS-X2: the painting that the seat has instead."""
    stored: bool = False
    """AS-X3: it is one of the seat's excess paintings."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """AS-B2: a seat's place in the order of one round."""

    seat: int
    card: int
    below: tuple[int, ...] = ()
    """The cards below it that had to be compared, from the top."""
    turn: Literal["had", "now", "waits"] = "had"
    """AS-T1: whether it has taken its painting."""


class Tie(msgspec.Struct, frozen=True):
    """AS-B2: two equal bids one after the other, and the cards that decided."""

    first: int
    second: int
    """The seats."""
    card: int
    below: int
    """How far below the bid the cards lie that decided; 1 for the next ones."""
    higher: int
    lower: int
    """These cards, of the first seat and of the second."""


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """One round from the moment its lot was turned face up."""

    round: int
    auctioneer: int
    lot: tuple[Lotted, ...]
    prestige: tuple[int, ...]
    """AS-P1: the totals of the four types before the museum bought."""
    multipliers: tuple[int, ...]
    """AS-F1: what they scored then."""
    standings: tuple[Standing, ...] = ()
    """AS-B2: from the highest bid to the lowest; empty until the bids are revealed."""
    ties: tuple[Tie, ...] = ()
    unsold: str | None = None
    """AS-P1: what the museum bought; None until everyone has taken."""


def rounds(state: State, memory: Memory) -> tuple[Round, ...]:
    """Every round whose lot was turned up; those that are over do not change any more."""
    return tuple(
        memory.recall(("round", index), "closed", _round, state, index)
        if index + 1 < state.round
        else _round(state, index)
        for index in range(history.lots_turned_up(state))
    )


def _round(state: State, index: int) -> Round:
    places = state.players + 1
    lot = state.history[places * index : places * (index + 1)]
    order = _order(state, index + 1)
    prestige, multipliers = history.museum_after(state, index)
    sold = index < history.lots_sold(state)
    return Round(
        round=index + 1,
        auctioneer=(state.auctioneer - (state.round - 1 - index)) % state.players,
        lot=tuple(_lotted(state, kept) for kept in lot),
        prestige=tuple(prestige),
        multipliers=tuple(multipliers),
        standings=tuple(_standing(state, order, place, index + 1) for place in range(len(order))),
        ties=tuple(_ties(state, order, index + 1)),
        unsold=TILE_NAMES[history.unsold(state, index)] if sold else None,
    )


def _lotted(state: State, kept: int) -> Lotted:
    tile, taker, swapped = history.painting(kept), history.taker(kept), history.swapped_in(kept)
    if not taker:
        return Lotted(TILE_NAMES[tile])
    seat = taker - 1
    excess = state.excess[MOST_EXCESS * seat : MOST_EXCESS * (seat + 1)]
    return Lotted(
        TILE_NAMES[tile], seat, TILE_NAMES[swapped] or None, any(other == tile for other in excess)
    )


def _order(state: State, height: int) -> list[int]:
    """AS-B2: the seats in the order of the bids at this height of the stacks, if there are any."""
    if height > bids.top(state):
        return []
    return sorted(range(state.players), key=lambda seat: bids.place_in_order(state, seat, height))


def _standing(state: State, order: list[int], place: int, height: int) -> Standing:
    """AS-B2: beside a neighbour with an equal card the cards below count."""
    seat = order[place]
    cards = state.bids[seat]
    beside = [other for other in (place - 1, place + 1) if 0 <= other < len(order)]
    lowest = min(bids.deciding_card(state, seat, order[other], height) for other in beside)
    return Standing(
        seat=seat,
        card=cards[height],
        below=tuple(cards[at] for at in range(height - 1, lowest - 1, -1)),
        turn=_turn(state, place, height),
    )


def _turn(state: State, place: int, height: int) -> Literal["had", "now", "waits"]:
    """AS-T1: whether the seat at this place of the order has taken."""
    open_now = height == state.round and (state.phase == TAKES or state.phase == TURNS)
    if not open_now or place < state.takers:
        return "had"
    return "now" if place == state.takers else "waits"


def _ties(state: State, order: list[int], height: int) -> list[Tie]:
    """AS-B2: every seat that comes just behind another with the same card."""
    found = []
    for first, second in pairwise(order):
        at = bids.deciding_card(state, first, second, height)
        if at < height:
            higher, lower = state.bids[first][at], state.bids[second][at]
            card = state.bids[first][height]
            found.append(Tie(first, second, card, height - at, higher, lower))
    return found


def history_seen(seen: tuple[Round, ...]) -> list[int]:
    """The rounds as the state keeps them."""
    return [_kept(lotted) for each in seen for lotted in each.lot]


def _kept(lotted: Lotted) -> int:
    kept = TILE_NUMBERS[lotted.tile]
    if lotted.taken_by is not None:
        kept += history.TAKER * (1 + lotted.taken_by)
    if lotted.swapped_for is not None:
        kept += history.SWAPPED * TILE_NUMBERS[lotted.swapped_for]
    return kept
