"""A turn: place one, draw one; ascending galleries; out for good; the end."""

import pytest

from tests.musee.drawn import draw, drawing, play, table, where
from vernissage.core.refusals import Illegal
from vernissage.games.musee import MUSEE


def test_a_turn_places_one_painting_and_then_draws_one_card() -> None:
    """MU-T1."""
    state = table(hands=[[13, 20, 21, 22, 23], [1, 2, 3, 4, 5]])
    top_of_the_pile = state.deck[state.drawn]
    play(state, "0 hang 13 T4")
    assert draw(state) == drawing("""
    T   .   .   .  13   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """)
    assert state.hand(0) == sorted([20, 21, 22, 23, top_of_the_pile])
    assert state.pile() == 39


def test_a_painting_hangs_in_the_own_musee_only() -> None:
    """MU-T1."""
    state = table(hands=[[13], [14]])
    play(state, "0 hang 13 T4", "1 hang 14 T4")
    assert [state.paintings[3], state.paintings[18 + 3]] == [13, 14]
    assert sum(number > 0 for number in state.paintings) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_on_to_the_left_around_the_table(players: int) -> None:
    """MU-T1."""
    options = MUSEE.options(players=players)
    state = MUSEE.start(options, MUSEE.deal(options, 1))
    first = state.turn
    for turn in range(2 * players):
        assert state.to_act() == [(first + turn) % players]
        state.apply(state.turn, state.legal(state.turn)[0])


def test_only_the_seat_whose_turn_it_is_may_place_and_only_from_its_own_hand() -> None:
    """MU-T1."""
    state = table(hands=[[13], [14]])
    for line, code in {
        "1 hang 14 T1": "not-your-turn",
        "0 hang 14 T1": "musee-not-in-hand",
        "0 hang 30 T1": "musee-not-in-hand",
    }.items():
        with pytest.raises(Illegal) as refused:
            play(state, line)
        assert (refused.value.code, refused.value.rule) == (code, "MU-T1")


def test_in_an_empty_gallery_any_slot_is_allowed() -> None:
    """MU-T3: also for the lowest and the highest number."""
    state = table(hands=[[1, 50], [2]])
    everywhere = [f"{gallery}{column}" for gallery in "TMB" for column in range(1, 7)]
    assert where(state, 0, 1) == everywhere
    assert where(state, 0, 50) == everywhere


def test_numbers_ascend_from_left_to_right_and_slots_and_numbers_may_be_skipped() -> None:
    """MU-T2, MU-T3: each gallery by itself; in M5 nothing fits between 30 and 31."""
    state = table(
        """
    T   .  10   .   .  20   .
        .   /   .   /   .   /
    M   .   .   .  30   .  31
        /   .   /   .   /   .
    B   .  40   .   .   .   .
    """,
        hands=[[1, 9, 11, 19, 21, 32, 41, 39], [2]],
    )
    assert where(state, 0, 1) == ["T1", "M1", "M2", "M3", "B1"]
    assert where(state, 0, 9) == ["T1", "M1", "M2", "M3", "B1"]
    assert where(state, 0, 11) == ["T3", "T4", "M1", "M2", "M3", "B1"]
    assert where(state, 0, 19) == ["T3", "T4", "M1", "M2", "M3", "B1"]
    assert where(state, 0, 21) == ["T6", "M1", "M2", "M3", "B1"]
    assert where(state, 0, 32) == ["T6", "B1"]
    assert where(state, 0, 39) == ["T6", "B1"]
    assert where(state, 0, 41) == ["T6", "B3", "B4", "B5", "B6"]


def test_every_painting_to_the_left_counts_not_only_the_nearest_slot() -> None:
    """MU-T3: the slots between are empty, and yet 24 may not hang to the right of 25."""
    state = table(
        """
    T  25   .   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .  23
        /   .   /   .   /   .
    B   1   .   .   .   .   2
    """,
        hands=[[24, 22], [3]],
    )
    assert where(state, 0, 24) == []
    assert where(state, 0, 22) == ["M1", "M2", "M3", "M4", "M5"]
    for place in ("T2", "T6", "M1", "M5", "B3"):
        with pytest.raises(Illegal) as refused:
            play(state, f"0 hang 24 {place}")
        assert (refused.value.code, refused.value.rule) == ("musee-not-ascending", "MU-T2")


def test_galleries_do_not_bind_each_other() -> None:
    """MU-T2: numbers ascend within one gallery; above and below anything may hang."""
    state = table(
        """
    T  40  41  42  43  44   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   1   2   3   4   5   .
    """,
        hands=[[10], [6]],
    )
    assert where(state, 0, 10) == ["M1", "M2", "M3", "M4", "M5", "M6", "B6"]


def test_a_placed_painting_is_never_moved_or_covered() -> None:
    """MU-T4."""
    state = table(
        """
    T   .  10   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """,
        hands=[[9, 11], [2]],
    )
    before = draw(state)
    for number in (9, 11):
        with pytest.raises(Illegal) as refused:
            play(state, f"0 hang {number} T2")
        assert (refused.value.code, refused.value.rule) == ("musee-slot-taken", "MU-T4")
    with pytest.raises(Illegal, match="you do not hold 10"):
        play(state, "0 hang 10 T3")
    assert draw(state) == before


def test_paintings_stay_where_they_hang_until_the_end_of_the_game() -> None:
    """MU-T4."""
    options = MUSEE.options(players=3)
    state = MUSEE.start(options, MUSEE.deal(options, 8))
    while not state.over:
        before = [number for number in state.paintings]
        state.apply(state.turn, state.legal(state.turn)[-1])
        changed = [place for place, was in enumerate(before) if state.paintings[place] != was]
        assert len(changed) == 1
        assert before[changed[0]] == 0
