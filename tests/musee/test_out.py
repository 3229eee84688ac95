"""A turn, continued: out for good, the empty pile, the gallery bonus, the end."""

import pytest

from tests.musee.drawn import (
    EMPTY,
    EMPTY_OF_FIVE,
    draw,
    drawing,
    happenings,
    play,
    seats_that_are_out,
    table,
    where,
)
from vernissage.core.refusals import Illegal
from vernissage.games.musee import MUSEE
from vernissage.games.musee.events import Drew, Ended, Hung, TookBonus, WentOut
from vernissage.games.musee.state import State

NARROW = """
    T  45   .   .   .   .   .
        .   /   .   /   .   /
    M  46   .   .   .   .   .
        /   .   /   .   /   .
    B  47   .   .   .   .   .
"""


def one_is_stuck() -> State:
    """Seat 1 takes only numbers above 45, and holds none; 48 is the next card of the pile."""
    return table(EMPTY, NARROW, hands=[[1, 2, 3], [10, 11]], top=[4, 48])


def test_a_player_who_cannot_place_is_out_for_good() -> None:
    """MU-T5: no more turns and no more draws, whatever the others do."""
    state = play(one_is_stuck(), "0 hang 1 T1")
    assert seats_that_are_out(state) == [1]
    for line in ("0 hang 2 T2", "0 hang 3 T3", "0 hang 4 T4"):
        assert state.to_act() == [0]
        play(state, line)
    assert state.hand(1) == [10, 11]
    assert seats_that_are_out(state) == [1]


def test_a_player_is_out_only_when_the_turn_comes() -> None:
    """MU-T5: until then nobody knows."""
    state = one_is_stuck()
    assert seats_that_are_out(state) == []
    told = happenings(state, "0 hang 1 T1", seen_by=0)
    assert told == [Hung(0, "top", 1, 1), Drew(0, 4), WentOut(1)]


def test_who_is_out_is_passed_over_and_the_others_go_on() -> None:
    """MU-T5: three players, the middle one is out."""
    stuck = """
    T  56   .   .   .   .
        .   /   .   /   .
    M  57   .   .   .   .
        /   .   /   .   /
    B  58   .   .   .   .
    """
    state = table(EMPTY_OF_FIVE, stuck, hands=[[1, 2, 3], [10], [20, 21, 22]])
    order = []
    for line in ("0 hang 1 T1", "2 hang 20 T1", "0 hang 2 T2", "2 hang 21 T2"):
        order.append(state.turn)
        play(state, line)
    assert order == [0, 2, 0, 2]
    assert seats_that_are_out(state) == [1]


def test_nobody_who_is_out_acts_again() -> None:
    """MU-T5."""
    state = play(one_is_stuck(), "0 hang 1 T1")
    assert state.legal(1) == []
    assert MUSEE.choices(state, 1) is None
    for line in ("1 hang 10 T2", "1 keep"):
        with pytest.raises(Illegal) as refused:
            play(state, line)
        assert (refused.value.code, refused.value.rule) == ("musee-out", "MU-T5")


def test_the_hand_of_who_is_out_stays_secret_until_the_end() -> None:
    """MU-T5."""
    state = play(one_is_stuck(), "0 hang 1 T1")
    for seat in (0, None):
        seen = MUSEE.view(state, seat)
        assert seen.hands is None
        assert seen.hand_sizes[1] == 2
    while not state.over:
        state.apply(state.turn, state.legal(state.turn)[0])
    assert MUSEE.view(state, 0).hands[1] == (10, 11)


@pytest.mark.parametrize("line", ["0 keep", "0 give"])
def test_nobody_may_pass_or_discard(line: str) -> None:
    """MU-T5: with a place for one card alone, that card must be placed there."""
    tight = """
    T  48  49  50   .   .   .
        .   /   .   /   .   /
    M   .   3   4   5   6   7
        /   .   /   .   /   .
    B  44  45  46  47   .   .
    """
    state = table(tight, hands=[[2, 40, 41], [10]])
    assert [MUSEE.write(action) for action in state.legal(0)] == ["hang 2 M1"]
    with pytest.raises(Illegal):
        play(state, line)


FULL = """
    T   1   2   3   4   5   6
        .   /   .   /   .   /
    M   7   8   9  10  11  12
        /   .   /   .   /   .
    B  13  14  15  16  17  18
"""
GAPS = """
    T  19   .   .  23  24  25
        .   /   .   /   .   /
    M  26   .   .  30  31  32
        /   .   /   .   /   .
    B  33   .   .  37  38  39
"""
ALL_OF_SEAT_1 = ("1 hang 20 T2", "1 hang 28 M3", "1 hang 27 M2", "1 hang 21 T3", "1 hang 34 B2")


def the_pile_is_empty() -> State:
    """Four players, 30 paintings hang, everybody holds five; only seat 1 can place, all five."""
    hands = [[45, 46, 47, 48, 49], [20, 21, 27, 28, 34], [22, 29, 35, 36, 50], [40, 41, 42, 43, 44]]
    return table(FULL, GAPS, hands=hands, turn=1, bonuses=("TMB", ""))


def test_with_an_empty_pile_players_go_on_without_drawing() -> None:
    """MU-T6."""
    state = the_pile_is_empty()
    assert state.pile() == 0
    told = happenings(state, *ALL_OF_SEAT_1[:2], seen_by=1)
    assert not any(isinstance(event, Drew) for event in told)
    assert state.hand(1) == [21, 27, 34]
    assert not state.deciding
    assert state.to_act() == [1]


def test_a_player_with_an_empty_hand_is_out() -> None:
    """MU-T6: B3 would still take 35, but seat 1 has no card left."""
    state = play(the_pile_is_empty(), *ALL_OF_SEAT_1[:4])
    assert seats_that_are_out(state) == [0, 2, 3]
    play(state, ALL_OF_SEAT_1[4])
    assert state.hand(1) == []
    assert seats_that_are_out(state) == [0, 1, 2, 3]
    assert MUSEE.view(state, None).exits[1].never_held == (35, 36)


def test_the_game_ends_when_every_player_is_out_and_not_before() -> None:
    """MU-T8: three of four are out, and the fourth plays on alone to the end."""
    state = the_pile_is_empty()
    told = happenings(state, ALL_OF_SEAT_1[0], seen_by=None)
    assert told == [Hung(1, "top", 2, 20), WentOut(2), WentOut(3), WentOut(0)]
    for line in ALL_OF_SEAT_1[1:4]:
        play(state, line)
        assert not state.over
    told = happenings(state, ALL_OF_SEAT_1[4], seen_by=None)
    assert told == [Hung(1, "bottom", 2, 34), WentOut(1), Ended()]
    assert state.over
    assert state.to_act() == []
    assert [MUSEE.view(state, None).turn, MUSEE.choices(state, 0)] == [None, None]


def test_after_the_end_nothing_is_placed() -> None:
    """MU-T8."""
    state = table(hands=[[], []])
    with pytest.raises(Illegal) as refused:
        play(state, "0 hang 1 T1")
    assert (refused.value.code, refused.value.rule) == ("game-over", "MU-T8")


LAST_SLOT = """
    T  44  45  46  47  48  49
        .   /   .   /   .   /
    M   1   2   3   4   5   6
        /   .   /   .   /   .
    B   .  11  12  13  14  15
"""


def test_the_end_is_looked_at_after_the_draw() -> None:
    """MU-T8: the last painting brings a last card, and only then everybody is out."""
    state = table(LAST_SLOT, NARROW.replace("4", "2"), hands=[[10, 20], [7]], bonuses=("TM",))
    assert MUSEE.parse("hang 10 B1") in state.legal(0)
    told = happenings(state, "0 hang 10 B1", seen_by=0)
    assert told == [
        Hung(0, "bottom", 1, 10),
        TookBonus(0, "bottom"),
        Drew(0, 8),
        WentOut(1),
        WentOut(0),
        Ended(),
    ]


def test_a_drawn_card_that_fits_keeps_the_player_in() -> None:
    """MU-T8, MU-T5: 50 comes from the pile just in time."""
    state = table(EMPTY, NARROW, hands=[[20, 21, 22], [30, 48]], top=[1, 50])
    play(state, "0 hang 20 T1", "1 hang 48 T6", "0 hang 21 T2")
    assert state.to_act() == [1]
    assert where(state, 1, 50) == ["M2", "M3", "M4", "M5", "M6", "B2", "B3", "B4", "B5", "B6"]


RACE = """
    T   1   2   3   4   5   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
RACE_TOO = """
    T  11  12  13  14  15   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""


def test_the_first_full_gallery_takes_its_bonus_card_at_once() -> None:
    """MU-T7: before the draw, in the same turn."""
    state = table(RACE, RACE_TOO, hands=[[20, 21], [30, 31]])
    told = happenings(state, "0 hang 20 T6", seen_by=0)
    assert told[:2] == [Hung(0, "top", 6, 20), TookBonus(0, "top")]
    assert state.breakdown(0)["galleries"] == 4
    assert MUSEE.view(state, 1).musees[0].bonuses == ("top",)


def test_the_second_full_gallery_takes_nothing_and_the_bonus_is_never_lost() -> None:
    """MU-T7."""
    state = table(RACE, RACE_TOO, hands=[[20, 21], [30, 31]])
    told = happenings(state, "0 hang 20 T6", "1 hang 30 T6", seen_by=1)
    assert TookBonus(1, "top") not in told
    assert state.breakdown(0)["galleries"] == 4
    assert state.breakdown(1)["galleries"] == 0
    while not state.over:
        state.apply(state.turn, state.legal(state.turn)[0])
    assert "top" in MUSEE.view(state, None).musees[0].bonuses
    assert "top" not in MUSEE.view(state, None).musees[1].bonuses


@pytest.mark.parametrize("empty", range(1, 7))
@pytest.mark.parametrize("gallery", ["T", "M", "B"])
def test_a_gallery_with_one_empty_slot_takes_no_bonus(gallery: str, empty: int) -> None:
    """MU-T7: whichever slot is empty; the painting that fills it brings the bonus."""
    state = table(hands=[[10, 20, 30, 40, 48, 49], [1, 2, 3, 4, 5, 6]])
    numbers = dict(enumerate((10, 20, 30, 40, 48, 49), start=1))
    last = numbers.pop(empty)
    for turn, (column, number) in enumerate(numbers.items(), start=1):
        play(state, f"0 hang {number} {gallery}{column}", f"1 hang {turn} T{turn}")
    assert state.breakdown(0)["galleries"] == 0
    play(state, f"0 hang {last} {gallery}{empty}")
    assert state.breakdown(0)["galleries"] == 4


def test_each_gallery_has_a_bonus_card_of_its_own() -> None:
    """MU-T7, MU-C3: top goes to seat 0, middle and bottom to seat 1."""
    mine = RACE.replace("M   .   .   .   .   .   .", "M  21  22  23  24   .   .")
    theirs = """
    T  11  12  13  14  15   .
        .   /   .   /   .   /
    M   .  31  32  33  34  35
        /   .   /   .   /   .
    B  41  42  43   .  45  46
    """
    state = table(mine, theirs, hands=[[20, 25, 26], [30, 44, 47]])
    play(state, "0 hang 20 T6", "1 hang 30 M1", "0 hang 25 M5", "1 hang 44 B4")
    play(state, "0 hang 26 M6", "1 hang 47 T6")
    musees = MUSEE.view(state, None).musees
    assert [musee.bonuses for musee in musees] == [("top",), ("middle", "bottom")]
    assert [state.breakdown(seat)["galleries"] for seat in (0, 1)] == [4, 8]
    assert draw(state, 1) == drawing(
        theirs.replace("15   .", "15  47").replace("M   .", "M  30").replace("43   .", "43  44")
    )
