"""One way from what the game waits for to the step that asks, and to what follows of itself.

A round prepares the auction (lot), takes bids (bids), lets everyone take and hang (take, hanging,
decor, no_room), raises the museum's prestige (prestige) and settles (settle); rounds.py leads from
one seat and one round to the next.
"""

from mypy_extensions import i64

from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.facts import BIDS, LOTS, SETTLING, STARTS, TAKES, TURNS
from vernissage.games.art_society.parts import NO_TILE
from vernissage.games.art_society.rules import may_act
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import bids, decor, hanging, lot, rounds, settle, start, take


def add_legal(table: Table, seat: i64, legal: ActionSet) -> None:
    """Everything that this seat may do now, ascending."""
    if not may_act(table, seat):
        return
    if table.phase == TURNS or (table.rehanging and seat == table.turn):
        add_turn(table, legal)
    elif table.phase == SETTLING:
        settle.add_legal(table, seat, legal)
    elif table.phase == BIDS:
        bids.add_legal(table, seat, legal)
    elif table.phase == LOTS:
        lot.add_legal(table, legal)
    elif table.phase == TAKES:
        take.add_legal(table, legal)
    else:
        start.add_legal(table, seat, legal)


def add_turn(table: Table, legal: ActionSet) -> None:
    """AS-D3: decor that is owed comes before anything else."""
    if table.owed > 0:
        decor.add_legal(table, legal)
    else:
        hanging.add_legal(table, legal)
    if table.rehanging:
        settle.add_restore(legal)


def go_on(table: Table) -> None:
    """What nobody decides: the first round begins, a turn ends, a round closes."""
    if table.phase == STARTS:
        if start.all_hang(table):
            rounds.begin(table)
        return
    if table.phase == TURNS or table.rehanging:
        end_turn_if_over(table)
    if table.phase == SETTLING and settle.all_settled(table):
        rounds.close(table)


def end_turn_if_over(table: Table) -> None:
    """AS-T1, AS-D3, AS-H4: the turn lasts while the seat owes or may do something."""
    if table.owed > 0:
        if not decor.lapses(table):
            return
        decor.forgo(table)
    if table.fresh == NO_TILE and not hanging.may_go_on(table):
        rounds.end_turn(table)
