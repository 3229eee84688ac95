"""What a seat may know: the view, and what happened."""

import msgspec

from tests.musee.drawn import EMPTY, happenings, play, table
from vernissage.games.musee import MUSEE
from vernissage.games.musee.events import Drew, Hung, TookBonus
from vernissage.games.musee.setup import Stairs
from vernissage.games.musee.view import Exit, Gap, Musee

MINE = """
    T   3   8   .   .   .   .
        .   /   .   /   .   /
    M   .  13   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
THEIRS = """
    T  41  42  43  44  46  47
        .   /   .   /   .   /
    M  48   .   .   .   .   .
        /   .   /   .   /   .
    B  49   .   .   .   .   .
"""


def test_the_musees_are_open_to_all_with_their_points() -> None:
    """MU-P1, MU-P2, MU-P3, MU-P4: what lies on the table and what it is worth now."""
    state = table(MINE, THEIRS, hands=[[1, 2], [50]], bonuses=("", "T"))
    nothing = (None,) * 6
    for seat in (None, 0, 1):
        seen = MUSEE.view(state, seat)
        assert seen.stairs == Stairs(upper=(2, 4, 6), lower=(1, 3, 5))
        assert seen.musees[0] == Musee(
            seats=(0,),
            galleries=((3, 8, *[None] * 4), (None, 13, *[None] * 4), nothing),
            bonuses=(),
            paintings=3,
            neighbours=2,
            staircases=3,
            points=8,
            pairs=(("T1", "T2"),),
            lit=(("T2", "M2"),),
            gaps=(
                Gap(("T3", "T4", "T5", "T6"), 9, 50, 42 - 9),
                Gap(("M1",), 1, 12, 12 - 2),
                Gap(("M3", "M4", "M5", "M6"), 14, 50, 37 - 8),
                Gap(("B1", "B2", "B3", "B4", "B5", "B6"), 1, 50, 50 - 11),
            ),
            to_go=(4, 5, 6),
        )
        assert (seen.musees[1].bonuses, seen.musees[1].points) == (("top",), 8 + 4)


def test_the_view_lists_every_number_that_will_not_come_again() -> None:
    """MU-C1: every number exists once, so what hangs is gone."""
    state = table(MINE, THEIRS, hands=[[1, 2], [50]], bonuses=("", "T"))
    assert MUSEE.view(state, 0).hung == (3, 8, 13, 41, 42, 43, 44, 46, 47, 48, 49)


def test_a_seat_sees_the_own_hand_and_only_the_size_of_the_others() -> None:
    """MU-S1."""
    state = table(MINE, THEIRS, hands=[[1, 2], [50]], bonuses=("", "T"))
    assert [MUSEE.view(state, seat).hand for seat in (0, 1, None)] == [(1, 2), (50,), ()]
    assert MUSEE.view(state, 0).hand_sizes == (2, 1)
    assert MUSEE.view(state, 0).pile == 50 - 11 - 3


def test_two_deals_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    """MU-S1: another hand opposite, another order of the pile."""
    one = table(EMPTY, hands=[[1, 2], [50, 20]], top=[30, 31])
    other = table(EMPTY, hands=[[1, 2], [40, 41]], top=[31, 50])
    assert msgspec.json.encode(MUSEE.view(one, 0)) == msgspec.json.encode(MUSEE.view(other, 0))
    assert msgspec.json.encode(MUSEE.view(one, 1)) != msgspec.json.encode(MUSEE.view(other, 1))
    assert MUSEE.view(one, None) == MUSEE.view(other, None)


def test_only_the_drawer_sees_the_card_that_was_drawn() -> None:
    """MU-S1, MU-T1."""
    state = table(EMPTY, hands=[[1, 2], [50, 20]], top=[30])
    told = {seat: happenings(state.copy(), "0 hang 1 T1", seen_by=seat) for seat in (0, 1, None)}
    assert told[0] == [Hung(0, "top", 1, 1), Drew(0, 30)]
    assert told[1] == told[None] == [Hung(0, "top", 1, 1), Drew(0, None)]


def test_what_happened_is_only_written_down_if_somebody_listens() -> None:
    state = play(table(EMPTY, hands=[[1, 2], [50, 20]]), "0 hang 1 T1")
    assert state.log is None


def test_everybody_can_tell_what_who_is_out_did_not_hold() -> None:
    """MU-T5: every number that the Musée still takes."""
    stuck = """
    T   1  47   .   .   .   .
        .   /   .   /   .   /
    M  46   .   .   .   .   .
        /   .   /   .   /   .
    B   2   3  45   .  48   .
    """
    state = play(table(EMPTY, stuck, hands=[[5, 6], [30]]), "0 hang 5 M2")
    for seat in (0, 1, None):
        assert MUSEE.view(state, seat).exits == (Exit(1, never_held=(46, 47, 48, 49, 50), gifts=0),)


def test_before_the_end_no_hands_and_no_winners_are_shown_and_then_all() -> None:
    """MU-T5, MU-T8."""
    running = MUSEE.view(table(MINE, THEIRS, hands=[[1], [50]], bonuses=("", "T")), 0)
    assert (running.turn, running.hands, running.winners) == (0, None, None)
    stuck = THEIRS.replace("M  48", "M  50").replace("B  49", "B  45")
    full = MINE.replace(".   .   .   .\n        .", "9  10  11  12\n        .", 1)
    over = MUSEE.view(table(stuck, full, hands=[[], []], bonuses=("T", "")), None)
    assert (over.turn, over.hands, over.winners) == (None, ((), ()), (0,))


def test_a_bonus_taken_is_told_to_everybody() -> None:
    """MU-T7."""
    state = table(THEIRS.replace("41", " ."), hands=[[41], [1]])
    for seat in (0, 1, None):
        told = happenings(state.copy(), "0 hang 41 T1", seen_by=seat)
        assert told[1] == TookBonus(0, "top")
