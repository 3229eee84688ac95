"""What was played so far, in order: everybody saw it, so everybody may remember it.

A move is ACTIONS * seat + action. The history is no part of the position: two ways to the same
paintings and hands have the same key. Copies share one history until one of them plays on.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.musee import rules, scoring
from vernissage.games.musee.actions import ACTIONS, KEEP, slot_of
from vernissage.games.musee.parts import COLUMNS, LONGEST, SLOTS

if TYPE_CHECKING:
    from vernissage.games.musee.state import State

NOTHING_PLAYED: Final = vec[i64]([0] * LONGEST)

Move = tuple[int, int, int, bool]
"""Seat, action, the points it brought, and whether a bonus card is among them."""


def write_down(state: "State", seat: i64, action: i64) -> None:
    """One more move."""
    if state.history_is_shared:
        state.history = state.history[:]
        state.history_is_shared = False
    state.history[state.played] = ACTIONS * seat + action
    state.played += 1


def moves(state: "State") -> list[Move]:
    """Every move so far. Read backwards: what a painting brought, its removal takes away."""
    before = state.copy()
    found: list[Move] = []
    while before.played > 0:
        before.played -= 1
        move: i64 = before.history[before.played]
        found.append(_taken_back(before, move // ACTIONS, move % ACTIONS))
    found.reverse()
    return found


def _taken_back(before: "State", seat: i64, action: i64) -> Move:
    """Take the painting down, and tell what it had brought."""
    if action >= KEEP:
        return seat, action, 0, False
    musee: i64 = rules.musee_of(seat, before.players)
    start: i64 = SLOTS * musee
    slot: i64 = slot_of(action)
    gallery: i64 = slot // COLUMNS
    full = rules.gallery_is_full(before.hung[musee], gallery, before.columns)
    bonus = full and before.bonuses[musee] & BIT[gallery] != 0
    beside, joined = scoring.gain(
        before.paintings, start, before.stairs, slot, before.paintings[start + slot]
    )
    points: i64 = scoring.PAINTING + beside + joined + (scoring.GALLERY if bonus else 0)
    before.paintings[start + slot] = 0
    before.hung[musee] &= ~BIT[slot]
    return seat, action, points, bonus
