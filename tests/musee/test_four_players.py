"""Four players: two teams, two Musées, and the last two cards of the pile."""

import pytest

from tests.musee.drawn import (
    draw,
    drawing,
    happenings,
    play,
    seats_that_are_out,
    table,
    where,
)
from vernissage.core.refusals import Illegal
from vernissage.games.musee import MUSEE, rules
from vernissage.games.musee.choices import KeepOrGive
from vernissage.games.musee.events import Drew, Ended, Gave, Hung, WentOut
from vernissage.games.musee.state import State

HANDS = [[6, 17, 35, 36, 37], [24, 38, 39, 40, 41], [12, 18, 42, 43, 44], [30, 45, 46, 47, 48]]
OURS = """
    T   1   2   3   4   5   .
        .   /   .   /   .   /
    M   7   8   9  10  11   .
        /   .   /   .   /   .
    B  13  14  15  16   .   .
"""
THEIRS = """
    T  19  20  21  22  23   .
        .   /   .   /   .   /
    M  25  26  27  28  29   .
        /   .   /   .   /   .
    B  31  32  33  34   .   .
"""


def two_cards_left() -> State:
    """28 paintings hang, everybody holds five; 49 is the next card, 50 the last."""
    return table(OURS, THEIRS, hands=HANDS, top=[49, 50])


def test_seats_0_and_2_play_against_seats_1_and_3_with_50_cards_and_two_musees() -> None:
    """MU-4P1."""
    options = MUSEE.options(players=4)
    seen = MUSEE.view(MUSEE.start(options, MUSEE.deal(options, 1)), None)
    assert [musee.seats for musee in seen.musees] == [(0, 2), (1, 3)]
    assert (seen.highest, seen.columns) == (50, 6)
    assert [rules.partner(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_partners_fill_one_musee_and_score_together() -> None:
    """MU-4P1: 8 of seat 2 beside 3 of seat 0 brings both of them the points."""
    state = table(hands=[[3], [20], [8], [31]])
    play(state, "0 hang 3 T1", "1 hang 20 T1", "2 hang 8 T2", "3 hang 31 T2")
    assert draw(state, 0) == drawing("""
    T   3   8   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """)
    assert state.scores() == [4, 2, 4, 2]
    assert state.breakdown(0) == state.breakdown(2)
    assert state.winners() == [0, 2]


def test_what_a_partner_hung_binds_the_other() -> None:
    """MU-4P1, MU-T3."""
    state = table(hands=[[20], [21], [19, 22], [23]])
    play(state, "0 hang 20 T3", "1 hang 21 T3")
    assert where(state, 2, 19)[:2] == ["T1", "T2"]
    assert where(state, 2, 22)[:3] == ["T4", "T5", "T6"]
    with pytest.raises(Illegal, match="20 already hangs in T3"):
        play(state, "2 hang 22 T3")


def test_a_gallery_filled_by_both_partners_takes_the_bonus_for_the_team() -> None:
    """MU-4P1, MU-T7."""
    state = play(two_cards_left(), "0 hang 6 T6")
    assert MUSEE.view(state, None).musees[0].bonuses == ("top",)
    assert [state.breakdown(seat)["galleries"] for seat in range(4)] == [4, 0, 4, 0]


def test_hands_are_secret_from_the_partner_too() -> None:
    """MU-4P1: neither the cards nor what the partner draws."""
    state = table(hands=[[3], [20], [8], [31]])
    told = happenings(
        state, "0 hang 3 T1", "1 hang 20 T1", "2 hang 8 T2", "3 hang 31 T2", seen_by=0
    )
    assert [event for event in told if isinstance(event, Drew)] == [
        Drew(0, 1),
        Drew(1, None),
        Drew(2, None),
        Drew(3, None),
    ]
    assert MUSEE.view(state, 0).hand == (1,)
    assert MUSEE.view(state, 0).hands is None


def test_the_game_has_no_action_with_which_to_give_a_hint() -> None:
    """MU-4P1: whatever a seat can say is hang, keep or give."""
    words = {MUSEE.write(action).split()[0] for action in range(MUSEE.actions)}
    assert words == {"hang", "keep", "give"}


def test_with_three_cards_in_the_pile_the_drawer_draws_as_ever() -> None:
    """MU-4P2: it starts when two cards remain."""
    lone = OURS.replace("16", " .")
    state = table(lone, THEIRS, hands=HANDS, top=[16, 49, 50])
    play(state, "0 hang 6 T6")
    assert not state.deciding
    assert state.hand(0) == [16, 17, 35, 36, 37]
    play(state, "1 hang 24 T6")
    assert state.deciding


def test_the_drawer_of_the_last_card_but_one_is_asked_to_keep_or_give() -> None:
    """MU-4P2: and until then it is still that seat's turn."""
    state = play(two_cards_left(), "0 hang 6 T6")
    assert state.to_act() == [0]
    assert [MUSEE.write(action) for action in state.legal(0)] == ["keep", "give"]
    assert MUSEE.choices(state, 0) == KeepOrGive(partner=2, pile=2)
    assert [MUSEE.choices(state, seat) for seat in (1, 2, 3)] == [None, None, None]


def test_the_card_is_unseen() -> None:
    """MU-4P2: with 49 or with 50 on top, nobody can tell the difference before the choice."""
    one = play(two_cards_left(), "0 hang 6 T6")
    other = play(table(OURS, THEIRS, hands=HANDS, top=[50, 49]), "0 hang 6 T6")
    for seat in (None, 0, 1, 2, 3):
        assert MUSEE.view(one, seat) == MUSEE.view(other, seat)
    assert MUSEE.choices(one, 0) == MUSEE.choices(other, 0)
    assert MUSEE.view(one, 0).hand == (17, 35, 36, 37)


def test_the_drawer_keeps_the_card() -> None:
    """MU-4P2: who keeps it sees it; the others see only that a card was drawn."""
    state = play(two_cards_left(), "0 hang 6 T6")
    told = {seat: happenings(state.copy(), "0 keep", seen_by=seat) for seat in range(4)}
    assert told == {0: [Drew(0, 49)], 1: [Drew(0, None)], 2: [Drew(0, None)], 3: [Drew(0, None)]}
    play(state, "0 keep")
    assert state.hand(0) == [17, 35, 36, 37, 49]
    assert state.hand(2) == HANDS[2]
    assert (state.pile(), state.to_act(), state.deciding) == (1, [1], False)


def test_the_drawer_gives_the_card_to_the_partner() -> None:
    """MU-4P2: only the partner sees it, not even the giver."""
    state = play(two_cards_left(), "0 hang 6 T6")
    told = {seat: happenings(state.copy(), "0 give", seen_by=seat) for seat in (0, 1, 2, 3, None)}
    assert told.pop(2) == [Gave(0, 2, 49)]
    assert list(told.values()) == [[Gave(0, 2, None)]] * 4
    play(state, "0 give")
    assert state.hand(0) == [17, 35, 36, 37]
    assert state.hand(2) == [12, 18, 42, 43, 44, 49]
    assert (state.pile(), state.to_act(), state.deciding) == (1, [1], False)


@pytest.mark.parametrize(("first", "receiver"), [("keep", 0), ("give", 2)])
@pytest.mark.parametrize(("second", "last_receiver"), [("keep", 1), ("give", 3)])
def test_both_last_cards_are_kept_or_given(
    first: str, receiver: int, second: str, last_receiver: int
) -> None:
    """MU-4P2: then the pile is empty and nobody is asked any more (MU-T6)."""
    state = play(two_cards_left(), "0 hang 6 T6", f"0 {first}", "1 hang 24 T6")
    assert MUSEE.choices(state, 1) == KeepOrGive(partner=3, pile=1)
    play(state, f"1 {second}")
    assert 49 in state.hand(receiver)
    assert 50 in state.hand(last_receiver)
    assert state.pile() == 0
    play(state, "2 hang 12 M6")
    assert (state.deciding, state.to_act()) == (False, [3])


def test_everybody_remembers_who_kept_and_who_gave() -> None:
    """MU-4P2: the choice was seen by all, the card was not."""
    state = play(two_cards_left(), "0 hang 6 T6", "0 give", "1 hang 24 T6", "1 keep")
    for seat in (0, 1, 2, 3, None):
        told = [(move.seat, move.action) for move in MUSEE.view(state, seat).history]
        assert told == [(0, "hang 6 T6"), (0, "give"), (1, "hang 24 T6"), (1, "keep")]


def test_who_is_asked_to_keep_or_give_may_do_nothing_else_and_nobody_else_may_answer() -> None:
    """MU-4P2."""
    state = play(two_cards_left(), "0 hang 6 T6")
    for line, code in {
        "0 hang 17 B5": "musee-keep-or-give-first",
        "1 hang 24 T6": "not-your-turn",
        "2 keep": "not-your-turn",
    }.items():
        with pytest.raises(Illegal) as refused:
            play(state, line)
        assert refused.value.code == code


@pytest.mark.parametrize("answer", ["keep", "give"])
def test_nobody_keeps_or_gives_before_the_painting_hangs(answer: str) -> None:
    """MU-4P2."""
    with pytest.raises(Illegal) as refused:
        play(two_cards_left(), f"0 {answer}")
    assert (refused.value.code, refused.value.rule) == ("musee-nothing-to-decide", "MU-4P2")


@pytest.mark.parametrize("players", [2, 3])
def test_only_four_players_keep_or_give(players: int) -> None:
    """MU-4P2."""
    assert not any(rules.must_decide(players, pile) for pile in range(6))
    assert [pile for pile in range(6) if rules.must_decide(4, pile)] == [1, 2]


FULL = """
    T   1   2   3   4   5   6
        .   /   .   /   .   /
    M   7   8   9  10  11  12
        /   .   /   .   /   .
    B  13  14  15  16  17  18
"""
ROOM = """
    T  19  20  21   .   .   .
        .   /   .   /   .   /
    M  22  23  24   .   .   .
        /   .   /   .   /   .
    B  25  26  27  28   .   .
"""


def test_whoever_places_next_decides_for_the_last_card_even_of_the_same_team() -> None:
    """MU-4P2: seats 1 and 3 have a full Musée and are out, so seat 2 comes after seat 0."""
    hands = [list(range(first, first + 5)) for first in (29, 34, 39, 44)]
    state = table(ROOM, FULL, hands=hands, top=[49, 50], bonuses=("", "TMB"))
    play(state, "0 hang 29 T4", "0 keep")
    assert seats_that_are_out(state) == [1]
    play(state, "2 hang 39 M4")
    assert MUSEE.choices(state, 2) == KeepOrGive(partner=0, pile=1)
    play(state, "2 give")
    assert seats_that_are_out(state) == [1, 3]
    assert state.hand(0) == [30, 31, 32, 33, 49, 50]
    assert state.to_act() == [0]


LOW_ONLY = """
    T  19   .   .   .  38  39
        .   /   .   /   .   /
    M  20   .   .   .  40  41
        /   .   /   .   /   .
    B  21   .   .  42  43  44
"""


def partner_is_stuck(*top: int) -> State:
    """Seat 2 holds 45 to 49, which fit nowhere; seats 1 and 3 have a full Musée."""
    hands = [[22, 23, 24, 25, 26], [27, 28, 29, 30, 31], [45, 46, 47, 48, 49], [32, 33, 34, 35, 36]]
    return table(LOW_ONLY, FULL, hands=hands, top=top, bonuses=("", "TMB"))


def test_being_out_is_personal_and_the_partner_plays_on() -> None:
    """MU-4P3."""
    state = play(partner_is_stuck(50, 37), "0 hang 22 T2", "0 keep")
    assert seats_that_are_out(state) == [1, 2, 3]
    assert state.to_act() == [0]
    assert state.scores()[0] == state.scores()[2]
    play(state, "0 hang 23 M2")
    assert state.scores()[2] == state.scores()[0] == 12


def test_a_card_given_in_time_keeps_the_partner_in() -> None:
    """MU-4P2, MU-4P3: 37 reaches seat 2 before its turn comes."""
    state = play(partner_is_stuck(37, 50), "0 hang 22 T2", "0 give")
    assert seats_that_are_out(state) == [1]
    assert state.to_act() == [2]
    assert where(state, 2, 37) == ["T3", "T4", "M2", "M3", "M4", "B2", "B3"]


def test_a_card_given_to_a_partner_who_is_out_stays_in_that_hand_unplayed() -> None:
    """MU-4P2, MU-4P3: 37 would fit, but seat 2 does not come back."""
    state = play(partner_is_stuck(50, 37), "0 hang 22 T2", "0 keep")
    told = happenings(state, "0 hang 23 M2", "0 give", seen_by=2)
    assert told == [Hung(0, "middle", 2, 23), Gave(0, 2, 37)]
    assert state.hand(2) == [37, 45, 46, 47, 48, 49]
    assert state.to_act() == [0]
    play(state, "0 hang 24 B2", "0 hang 25 B3", "0 hang 26 T3")
    assert state.over
    assert state.hand(2) == [37, 45, 46, 47, 48, 49]
    assert MUSEE.view(state, None).exits[2].gifts == 1
    assert where(state, 2, 37) == []


DEAD_SLOTS = """
    T  10   .   .   .   .  13
        .   /   .   /   .   /
    M  20   .   .  21  22  23
        /   .   /   .   /   .
    B  30   .  31  32  33  34
"""
FULL_TOO = """
    T   1   2   3   4   5   6
        .   /   .   /   .   /
    M   7   8   9  14  15  16
        /   .   /   .   /   .
    B  17  18  19  24  25  26
"""


def one_card_left(last: int) -> State:
    """After 11 the Musée of seats 0 and 2 takes only 12; that of seats 1 and 3 is full."""
    other = 62 - last
    hands = [[11, 27, 28, 29, 35], [36, 37, 38, 39, 40], [41, 42, 43, 44, 45], [46, 47, 48, 49]]
    hands[3].append(other)
    return table(DEAD_SLOTS, FULL_TOO, hands=hands, top=[last], bonuses=("", "TMB"))


def test_the_end_is_looked_at_after_keep_or_give() -> None:
    """MU-T8: nobody can place any more, and yet the last card is first kept or given."""
    state = play(one_card_left(last=50), "0 hang 11 T2")
    assert (state.over, state.deciding) == (False, True)
    told = happenings(state, "0 keep", seen_by=0)
    gone = [WentOut(1), WentOut(2), WentOut(3), WentOut(0)]
    assert told == [Drew(0, 50), *gone, Ended()]
    assert state.over


@pytest.mark.parametrize(("answer", "seat"), [("keep", 0), ("give", 2)])
def test_the_last_card_can_save_who_gets_it(answer: str, seat: int) -> None:
    """MU-T8, MU-4P2: 12 still fits, in the one hand or in the other."""
    state = play(one_card_left(last=12), "0 hang 11 T2", f"0 {answer}")
    assert (state.over, state.to_act()) == (False, [seat])
    play(state, f"{seat} hang 12 T3")
    assert state.over
