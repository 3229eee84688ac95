"""Musée's judge: what it sees of themes that may still meet."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.bots.musee.positions import positions
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.kernel.judge import Judge
from vernissage.bots.musee.kernel.sight import WHOLE
from vernissage.games.musee.actions import number_of, slot_of
from vernissage.games.musee.parts import COLUMNS, SLOTS, TOKENS
from vernissage.games.musee.state import State
from vernissage.games.musee.turn.hanging import hang

TOP, MIDDLE = 0, COLUMNS


def sharing(share: float) -> Judge:
    return judge(msgspec.structs.replace(tuned(2), sharing=share))


def hangings(players: int, eye: Judge) -> Iterator[tuple[State, int, State]]:
    """Positions before and after every move, and its slot; the eye has judged the move."""
    for state in positions(players, seed=4, every=5):
        if not state.deciding:
            for action in state.legal(state.turn):
                eye.look(state, state.turn)
                eye.value(slot_of(action), number_of(action))
                after = state.copy()
                hang(after, slot_of(action), number_of(action))
                yield state, slot_of(action), after


@pytest.mark.parametrize(
    ("slot", "neighbours", "staircases"),
    [(TOP, 14, 6), (TOP + 1, 13, 5), (TOP + 5, 14, 5), (MIDDLE, 14, 5), (MIDDLE + 1, 13, 5)],
)
def test_a_painting_closes_the_pairs_and_staircases_it_belongs_to(
    slot: int, neighbours: int, staircases: int
) -> None:
    """An empty Musée has 15 open pairs of neighbours and, by MU-M3, 6 open staircases."""
    state = next(positions(2, seed=4, every=1))
    eye = judge(tuned(2))
    eye.look(state, state.turn)
    eye.value(slot, state.hand(state.turn)[0])
    assert (eye.neighbours_open, eye.staircases_open) == (neighbours, staircases)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_pairs_are_those_that_a_fresh_look_counts(players: int) -> None:
    eye, fresh = judge(tuned(2)), judge(tuned(2))
    for before, _, after in hangings(players, eye):
        fresh.look(after, before.turn)
        empty = [slot for slot in range(SLOTS) if fresh.empty >> slot & 1]
        beside = [slot for slot in empty if slot % COLUMNS < COLUMNS - 1 and slot + 1 in empty]
        stairs = [slot for slot in empty if slot < TOKENS and after.stairs >> slot & 1]
        joined = [slot for slot in stairs if slot + COLUMNS in empty]
        assert (eye.neighbours_open, eye.staircases_open) == (len(beside), len(joined))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("share", "tolerated"), [(0.0, 1e-9), (1.5, 0.25)])
def test_promises_change_only_around_the_painting(
    players: int, share: float, tolerated: float
) -> None:
    """Elsewhere they stay as they were; where slots share, one too small to count may be missed."""
    eye, fresh = sharing(share), sharing(share)
    missed = [0.0]
    for before, slot, after in hangings(players, eye):
        fresh.look(before, before.turn)
        old = [int(promise) for promise in fresh.promised]
        fresh.look(after, before.turn)
        changed = around(before, slot)
        new = [int(fresh.promised[at]) if at in changed else old[at] for at in range(SLOTS)]
        missed.append(abs(sum(new) / WHOLE - eye.prospects))
    assert max(missed) < tolerated
    assert sum(off > 1e-9 for off in missed) < len(missed) / 50


def around(state: State, slot: int) -> set[int]:
    """The slot, its gap, and what a staircase joins to it."""
    start = state.start_of(state.turn)
    found = {slot}
    for step in (-1, 1):
        at = slot + step
        while (
            0 <= at < SLOTS and at // COLUMNS == slot // COLUMNS and not state.paintings[start + at]
        ):
            found.add(at)
            at += step
    if slot < TOKENS and state.stairs >> slot & 1:
        found.add(slot + COLUMNS)
    if slot >= COLUMNS and state.stairs >> (slot - COLUMNS) & 1:
        found.add(slot - COLUMNS)
    return found


def test_slots_that_share_keep_less_of_a_promise() -> None:
    state = next(positions(2, seed=4, every=1))
    number = state.hand(state.turn)[2]
    promised = []
    for share in (1.0, 0.5, 0.0):
        eye = sharing(share)
        eye.look(state, state.turn)
        eye.value(TOP + 2, number)
        promised.append(eye.prospects)
    assert 0 < promised[0] < promised[1] < promised[2]
