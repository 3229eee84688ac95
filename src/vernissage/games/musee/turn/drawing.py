"""Drawing a card, and with 4 players deciding unseen who gets one of the last two."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.musee import rules
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.facts import DREW, GAVE

if TYPE_CHECKING:
    from vernissage.games.musee.state import State


def draw(state: "State", receiver: i64) -> None:
    """MU-T1, MU-T6: one card from the pile into a hand, while there is one."""
    if state.drawn == len(state.deck):
        return
    number: i64 = state.deck[state.drawn]
    state.drawn += 1
    state.hands[receiver] |= BIT[number]
    if state.out & BIT[receiver] != 0:
        state.gifts = state.gifts[:]
        state.gifts[receiver] += 1
    if state.log is not None:
        if receiver == state.turn:
            state.log.append((DREW, receiver, number))
        else:
            state.log.append((GAVE, state.turn, receiver, number))


def keep_or_give(state: "State", action: i64) -> None:
    """MU-4P2: the unseen card goes to the own hand or to the partner's."""
    state.deciding = False
    draw(state, state.turn if action == KEEP else rules.partner(state.turn))
