"""The lots of the game so far: what was turned up, and who took what. No rule asks for it.

Everyone saw it and may remember it, so views tell it (AS-B3). One number for each painting of
each lot, in the order in which the auctioneer chose them:

    painting + TAKER * (1 + the seat that took it) + SWAPPED * (the painting it swapped in)

where 0 stands for nobody and no painting.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vernissage.games.art_society import scoring
from vernissage.games.art_society.facts import BIDS, TAKES, TURNS
from vernissage.games.art_society.parts import TYPES, type_of, value_of
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import prestige

TAKER: Final = 256
SWAPPED: Final = 2048


def keep_lot(table: Table) -> None:
    """AS-A1: the lot was turned face up."""
    for tile in table.lot:
        table.history = append(table.history, tile)


def keep_taker(table: Table, place: i64) -> None:
    """AS-T1: the seat in turn takes the painting at this place of the lot."""
    table.history[first_of_lot(table) + place] = table.lot[place] + TAKER * (1 + table.turn)


def keep_swap(table: Table, swapped_in: i64) -> None:
    """AS-X2: the seat in turn swaps what it took for a painting of the museum."""
    at: i64 = first_of_lot(table)
    while taker(table.history[at]) != 1 + table.turn:
        at += 1
    table.history[at] += SWAPPED * swapped_in


def first_of_lot(table: Table) -> i64:
    """Where the lot of this round begins."""
    return len(table.history) - len(table.lot)


def lots_turned_up(table: Table) -> i64:
    """How many lots there were, with the one that lies open."""
    return len(table.history) // len(table.lot)


def lots_sold(table: Table) -> i64:
    """AS-P1: how many lots there were of which the museum bought what was left."""
    lies_open: bool = table.phase == BIDS or table.phase == TAKES or table.phase == TURNS
    return lots_turned_up(table) - (1 if lies_open else 0)


def unsold(table: Table, lot: i64) -> i64:
    """AS-P1: what nobody took of this lot, counted from 0."""
    at: i64 = lot * len(table.lot)
    while taker(table.history[at]) != 0:
        at += 1
    return painting(table.history[at])


def museum_after(table: Table, lots: i64) -> tuple[list[int], list[int]]:
    """AS-P1, AS-F1: the totals of the four types, and what they scored, after so many lots."""
    totals = vec[i64]([0] * TYPES)
    museum = vec[i64]([0] * TYPES)
    lot: i64 = 0
    while lot < lots:
        tile: i64 = unsold(table, lot)
        totals[type_of(tile)] = prestige.total_after(totals, type_of(tile), value_of(tile))
        museum[type_of(tile)] = 1
        lot += 1
    points: vec[i64] = scoring.multipliers(museum, totals)
    return [total for total in totals], [each for each in points]


def painting(kept: i64) -> i64:
    """What was turned up."""
    return kept % TAKER


def taker(kept: i64) -> i64:
    """1 + the seat that took the painting; 0 for nobody."""
    return kept % SWAPPED // TAKER


def swapped_in(kept: i64) -> i64:
    """AS-X2: what the seat has instead; 0 if it did not swap."""
    return kept // SWAPPED
