"""Hanging a painting: it closes windows, and may take a gallery's bonus card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.musee import rules
from vernissage.games.musee.facts import HUNG, TOOK_BONUS
from vernissage.games.musee.parts import COLUMNS, SLOTS

if TYPE_CHECKING:
    from vernissage.games.musee.state import State


def hang(state: "State", slot: i64, number: i64) -> None:
    """MU-T1: one painting from hand into an empty slot of the own Musée."""
    musee: i64 = rules.musee_of(state.turn, state.players)
    state.hands[state.turn] ^= BIT[number]
    put_up(state, musee, slot, number)
    if state.log is not None:
        state.log.append((HUNG, state.turn, slot, number))
    take_bonus(state, musee, slot // COLUMNS)


def put_up(state: "State", musee: i64, slot: i64, number: i64) -> None:
    """MU-T4: from now on the painting hangs there, and closes windows beside it."""
    start: i64 = SLOTS * musee
    state.paintings[start + slot] = number
    state.hung[musee] |= BIT[slot]
    rules.close_windows(state.windows, start, slot, number)


def take_bonus(state: "State", musee: i64, gallery: i64) -> None:
    """MU-T7: the first to fill this gallery takes its bonus card at once."""
    if rules.takes_bonus(state.bonuses, state.hung[musee], gallery, state.columns):
        state.bonuses[musee] |= BIT[gallery]
        if state.log is not None:
            state.log.append((TOOK_BONUS, state.turn, gallery))
