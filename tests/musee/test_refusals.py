"""Refusals: what, why, and the way out; and nothing changes."""

import pytest

from tests.musee.drawn import EMPTY, play, table
from tests.musee.test_four_players import two_cards_left
from vernissage.core.refusals import Illegal
from vernissage.games.musee import MUSEE
from vernissage.games.musee.state import State

BOARD = """
    T   .  10   .   .  20   .
        .   /   .   /   .   /
    M  48   .   .   .   .   .
        /   .   /   .   /   .
    B   1   .   .   .   .   2
"""


def refusal(state: State, line: str) -> str:
    """The sentence with which the line is refused; the position stays as it was."""
    key = state.key()
    with pytest.raises(Illegal) as refused:
        play(state, line)
    assert state.key() == key
    return str(refused.value)


def position() -> State:
    return table(BOARD, hands=[[11, 15, 40], [30]])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "0 hang 11 T1",
            "hang 11 T1: with 11 in T1 the gallery would not rise from left to right. (MU-T2) "
            "Places for 11: T3 T4.",
        ),
        (
            "0 hang 11 T2",
            "hang 11 T2: 10 already hangs in T2, and no painting is ever moved. (MU-T4) "
            "Places for 11: T3 T4.",
        ),
        ("0 hang 12 T3", "hang 12 T3: you do not hold 12. (MU-T1) Your hand: 11, 15, 40."),
        ("1 hang 30 T3", "hang 30 T3: seat 0 is to move. (MU-T1) Wait for your turn."),
        (
            "7 hang 30 T3",
            "hang 30 T3: there is no such seat at this table. (MU-T1) "
            "Seats are numbered from 0 to 1.",
        ),
        (
            "0 keep",
            "keep: there is no card to keep or give; that happens only with 4 players, "
            "at the last two cards. "
            "(MU-4P2) Hang a painting.",
        ),
    ],
)
def test_a_refusal_says_what_why_and_the_way_out(line: str, sentence: str) -> None:
    """MU-T1, MU-T2, MU-T4, MU-4P2."""
    assert refusal(position(), line) == sentence


def test_a_card_that_fits_nowhere_is_said_to_fit_nowhere() -> None:
    """MU-T2."""
    blocked = BOARD.replace("20   .", "20  47")
    state = table(blocked, hands=[[15, 40], [30]])
    assert "No place is left for 40; choose another card." in refusal(state, "0 hang 40 T3")


def test_a_slot_that_this_table_does_not_have_is_named() -> None:
    """MU-M1: five columns."""
    said = refusal(table(hands=[[13], [14], [15]]), "0 hang 13 M6")
    assert said.startswith("hang 13 M6: there is no M6 at this table. (MU-M1) Places for 13: T1 T2")
    assert "6" not in said.partition("Places for 13: ")[2]


def test_who_must_keep_or_give_is_told_so() -> None:
    """MU-4P2."""
    said = refusal(play(two_cards_left(), "0 hang 6 T6"), "0 hang 17 B5")
    assert said == (
        "hang 17 B5: one of the last two cards is being drawn. (MU-4P2) Say “keep” or “give”."
    )


def test_who_is_out_is_told_so() -> None:
    """MU-T5."""
    stuck = """
    T  49   .   .   .   .   .
        .   /   .   /   .   /
    M  48   .   .   .   .   .
        /   .   /   .   /   .
    B  50   .   .   .   .   .
    """
    state = play(table(EMPTY, stuck, hands=[[11, 15], [30]]), "0 hang 11 T3")
    assert refusal(state, "1 hang 30 T2") == (
        "hang 30 T2: this seat could not hang a painting when its turn came, and is out. (MU-T5) "
        "The others play on; watch them, or replay the game."
    )


@pytest.mark.parametrize("action", [-1, MUSEE.actions, 10**6])
def test_an_integer_that_is_no_action_is_refused(action: int) -> None:
    state = position()
    key = state.key()
    with pytest.raises(Illegal) as refused:
        state.apply(0, action)
    assert refused.value.code == "no-such-action"
    assert state.key() == key


def test_every_action_is_legal_or_refused_and_a_refusal_changes_nothing() -> None:
    """MU-T1: all 1,082 actions, for both seats."""
    state = position()
    key = state.key()
    for seat in (0, 1):
        legal = set(state.legal(seat))
        for action in range(MUSEE.actions):
            if action in legal:
                state.copy().apply(seat, action)
            else:
                with pytest.raises(Illegal):
                    state.apply(seat, action)
    assert state.key() == key


def test_a_refusal_does_not_tell_what_others_hold() -> None:
    """MU-S1: whether 12 is in the pile or with seat 1, seat 0 is told the same."""
    mine, theirs = [11, 15, 40], [12]
    assert refusal(position(), "0 hang 12 T3") == refusal(
        table(BOARD, hands=[mine, theirs]), "0 hang 12 T3"
    )


def test_after_the_end_the_game_is_over_for_everybody() -> None:
    """MU-T8."""
    said = refusal(table(BOARD, hands=[[], []]), "1 hang 11 T3")
    assert said == "hang 11 T3: the game is over. (MU-T8) Start a new one, or replay it."
