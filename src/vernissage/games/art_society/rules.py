"""The course of Art Society: who may act, what they may do, and what comes next.

A round prepares the auction (lot), takes bids (bids), lets everyone take and hang (hanging,
decor, no_room), raises the museum's prestige (prestige) and settles (settle).
"""

from mypy_extensions import i64

from vernissage.games.art_society import bids, decor, hanging, lot, no_room, prestige, settle
from vernissage.games.art_society.actions import (
    BID,
    DECOR,
    DONE,
    ENOUGH,
    HANG,
    HOLD,
    LOT,
    MERGE,
    PILE,
    REHANG,
    RESTORE,
    START,
    STORE,
    SWAP,
    TAKE,
)
from vernissage.games.art_society.moves import Moves
from vernissage.games.art_society.parts import MOST_EXCESS, NO_TILE, SPACES
from vernissage.games.art_society.table import (
    BIDS,
    CLOSED,
    ENDED,
    LOTS,
    SETTLING,
    STARTS,
    TAKES,
    TOOK_NONE,
    TURNS,
    Table,
)


def may_act(table: Table, seat: i64) -> bool:
    """Whether the table waits for this seat; it may wait for several."""
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
    """Whether a seat is in the middle of its turn, or of re-hanging."""
    return not table.over and (table.phase == TURNS or table.rehanging)


def waits_for_one(table: Table) -> bool:
    """Whether it is one seat's turn, and not everyone's at the same time."""
    return not table.over and (table.phase == LOTS or table.phase == TAKES or table.phase == TURNS)


def bids_are_revealed(table: Table) -> bool:
    """AS-B1: from the moment all bids lie open until the round closes."""
    return table.phase == TAKES or table.phase == TURNS or table.phase == SETTLING


def add_moves(table: Table, seat: i64, moves: Moves) -> None:
    """Everything that this seat may do now, ascending."""
    if not may_act(table, seat):
        return
    if table.phase == TURNS or (table.rehanging and seat == table.turn):
        add_turn_moves(table, moves)
    elif table.phase == SETTLING:
        settle.add_moves(table, seat, moves)
    elif table.phase == BIDS:
        bids.add_moves(table, seat, moves)
    elif table.phase == LOTS:
        lot.add_moves(table, moves)
    elif table.phase == TAKES:
        hanging.add_takes(table, moves)
    else:
        hanging.add_starts(table, seat, moves)


def add_turn_moves(table: Table, moves: Moves) -> None:
    """AS-D3: decor that is owed comes before anything else."""
    if table.owed > 0:
        decor.add_moves(table, moves)
    else:
        hanging.add_moves(table, moves)
    if table.rehanging:
        settle.add_restore(moves)


def perform(table: Table, seat: i64, action: i64) -> None:
    """Act. The caller has checked that the seat may."""
    if action < TAKE:
        prepare(table, seat, action)
    elif action < REHANG:
        play_turn(table, action)
        go_on(table)
    else:
        settle_round(table, seat, action)


def prepare(table: Table, seat: i64, action: i64) -> None:
    """AS-S2, AS-A1, AS-B1: all that comes before the first painting of a round is taken."""
    if action < LOT:
        hanging.hang_start(table, seat, action - START)
        if all_have_started(table):
            begin_round(table)
    elif action < BID:
        lot.choose(table, action - LOT)
    else:
        bids.seal(table, seat, action - BID + 1)


def play_turn(table: Table, action: i64) -> None:
    """AS-T1: one step of the turn of one seat."""
    if action < HANG:
        hanging.take(table, action - TAKE + 1)
    elif action < HOLD:
        hanging.hang(table, (action - HANG) // SPACES + 1, (action - HANG) % SPACES)
    elif action < SWAP:
        hanging.hold_painting(table, action - HOLD + 1)
    elif action < STORE:
        no_room.swap(table, (action - SWAP) % PILE)
    elif action < DECOR:
        no_room.store(table)
    elif action < MERGE:
        decor.take(table, (action - DECOR) // (SPACES + 1), (action - DECOR) % (SPACES + 1))
    elif action < ENOUGH:
        decor.merge(table, action - MERGE)
    elif action == ENOUGH:
        decor.forgo(table)
    else:
        end_turn(table)


def go_on(table: Table) -> None:
    """AS-T1, AS-D3, AS-H4: the turn lasts while the seat owes or may do something."""
    if table.phase != TURNS and not table.rehanging:
        return
    if table.owed > 0:
        if not decor.lapses(table):
            return
        decor.forgo(table)
    if table.fresh == NO_TILE and not hanging.may_go_on(table):
        end_turn(table)


def end_turn(table: Table) -> None:
    """AS-T1: the next seat takes; after the last one the museum buys what is left."""
    if table.rehanging:
        settle.end_rehanging(table)
        close_if_settled(table)
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
    close_if_settled(table)


def settle_round(table: Table, seat: i64, action: i64) -> None:
    """AS-E1: re-hang, restore, or be done."""
    if action == REHANG:
        settle.rehang(table, seat)
        go_on(table)
        return
    if action == DONE:
        settle.be_done(table, seat)
    elif action == RESTORE:
        settle.restore(table)
    close_if_settled(table)


def close_if_settled(table: Table) -> None:
    """AS-E2, AS-E3: the game ends, or the gavel passes to the left."""
    if not settle.all_settled(table):
        return
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
    begin_round(table)


def left_of(seat: i64, players: i64) -> i64:
    """AS-E2: seats are numbered to the left."""
    return seat + 1 if seat + 1 < players else 0


def all_have_started(table: Table) -> bool:
    """AS-S2: every starting painting hangs."""
    return all(tile == NO_TILE for tile in table.painting)


def begin_round(table: Table) -> None:
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


def game_ends(table: Table) -> bool:
    """AS-E3: a full wall, a second excess painting, or no bid card left, once the round is over."""
    seat: i64 = 0
    while seat < table.players:
        if table.walls[seat].is_full():
            return True
        if table.excess_of(seat) == MOST_EXCESS or table.hands[seat] == 0:
            return True
        seat += 1
    return False
