"""From one seat to the next, and from one round to the next, until the game ends."""

from mypy_extensions import i64

from vernissage.games.art_society.facts import (
    CLOSED,
    ENDED,
    FULL_WALL,
    LOTS,
    NO_CARDS,
    NO_END,
    TAKES,
    TOO_MUCH_EXCESS,
    TOOK_NONE,
)
from vernissage.games.art_society.parts import MOST_EXCESS, NO_TILE
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import lot, prestige, settle


def begin(table: Table) -> None:
    """AS-A1, AS-E1: what hangs stays; the auctioneer chooses a new lot."""
    seat: i64 = 0
    while seat < table.players:
        table.walls[seat].begin_round()
        table.began[seat] = NO_TILE
        table.painting[seat] = NO_TILE
        table.manner[seat] = TOOK_NONE
        seat += 1
    table.merged = 0
    table.settled = 0
    table.takers = 0
    table.turn = table.auctioneer
    table.phase = LOTS


def end_turn(table: Table) -> None:
    """AS-T1: the next seat takes; after the last one the museum buys what is left."""
    if table.rehanging:
        settle.end_rehanging(table)
        return
    table.given = False
    table.takers += 1
    if table.takers < table.players:
        table.turn = table.order[table.takers]
        table.phase = TAKES
        return
    prestige.buy_unsold(table)
    lot.clear(table)
    settle.open_settling(table)


def close(table: Table) -> None:
    """AS-E2, AS-E3: the game ends, or the gavel passes to the left."""
    if game_ends(table):
        table.over = True
        if table.log is not None:
            table.log.append((ENDED, table.round))
        return
    auctioneer: i64 = left_of(table.auctioneer, table.players)
    if table.log is not None:
        table.log.append((CLOSED, table.round, auctioneer))
    table.auctioneer = auctioneer
    table.round += 1
    begin(table)


def left_of(seat: i64, players: i64) -> i64:
    """AS-E2: seats are numbered to the left."""
    return seat + 1 if seat + 1 < players else 0


def game_ends(table: Table) -> bool:
    """AS-E3: the game ends with the round in which any seat brought the end about."""
    seat: i64 = 0
    while seat < table.players:
        if ends_the_game(table, seat) != NO_END:
            return True
        seat += 1
    return False


def ends_the_game(table: Table, seat: i64) -> i64:
    """AS-E3: by a full wall, a second excess painting, or no bid card left."""
    if table.walls[seat].is_full():
        return FULL_WALL
    if table.excess_of(seat) == MOST_EXCESS:
        return TOO_MUCH_EXCESS
    return NO_CARDS if table.hands[seat] == 0 else NO_END
