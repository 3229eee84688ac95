"""Whom the table waits for, and what lies open; the rules of each step are the files of turn/."""

from mypy_extensions import i64

from vernissage.games.art_society.facts import BIDS, LOTS, SETTLING, STARTS, TAKES, TURNS
from vernissage.games.art_society.parts import NO_TILE
from vernissage.games.art_society.table import Table


def may_act(table: Table, seat: i64) -> bool:
    """AS-S2, AS-B1, AS-E1: starting, bidding, settling wait for several; else it is one's turn."""
    if table.over or not 0 <= seat < table.players:
        return False
    if table.phase == STARTS:
        return table.painting[seat] != NO_TILE
    if table.phase == BIDS:
        return table.sealed[seat] == 0
    if table.phase == SETTLING:
        return not table.is_settled(seat)
    return seat == table.turn


def someone_is_acting(table: Table) -> bool:
    """AS-T1, AS-E1: whether a seat is in the middle of its turn, or of re-hanging."""
    return not table.over and (table.phase == TURNS or table.rehanging)


def waits_for_one(table: Table) -> bool:
    """AS-A1, AS-T1: whether it is one seat's turn, and not everyone's at the same time."""
    return not table.over and (table.phase == LOTS or table.phase == TAKES or table.phase == TURNS)


def bids_are_revealed(table: Table) -> bool:
    """AS-B1: from the moment all bids lie open until the round closes."""
    return table.phase == TAKES or table.phase == TURNS or table.phase == SETTLING
