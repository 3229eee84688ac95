"""AS-T1, AS-H1, AS-H2, AS-H3, AS-H4, AS-H5: taking, hanging, and the assistant."""

import pytest

from tests.art_society.drawing import (
    at_turn,
    draw,
    finish_round,
    legal,
    opened,
    places,
    play,
    verbs,
)
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import ART_SOCIETY

ONE = """
    5 ....AA....
      ....AA....
      ....AA....
"""


def test_as_t1_each_in_order_takes_one_painting_of_the_lot_and_deals_with_it() -> None:
    state = play(opened(3), "0 lot 1x2", "0 lot 1x3", "0 lot 2x2", "0 lot 2x5")
    play(state, "0 bid 1", "1 bid 3", "2 bid 2")
    assert state.to_act() == [1]
    assert legal(state, 1) == ["take 1x2PG", "take 1x3PG", "take 2x2PS", "take 2x5PS"]
    play(state, "1 take 2x2PS")
    assert state.to_act() == [1], "the next seat takes only after this one has hung or kept it"
    play(state, "1 hold 2x2PS")
    assert state.to_act() == [2]
    assert legal(state, 2) == ["take 1x2PG", "take 1x3PG", "take 2x5PS"]


def test_as_t1_what_others_took_cannot_be_taken() -> None:
    state = play(opened(), *["0 lot 1x2"] * 3, "0 bid 2", "1 bid 1", "0 take 1x2PG")
    play(state, "0 hold 1x2PG")
    with pytest.raises(Illegal, match="AS-T1"):
        play(state, "1 take 1x2PG")


def test_as_h1_inside_the_grid_and_on_empty_spaces() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "3x2CG")
    for where in ("d5", "i5", "e14"):
        with pytest.raises(Illegal, match="AS-H1"):
            play(state, f"0 hang 3x2CG {where}")


def test_as_h2_all_places_touch_along_an_edge_and_corners_do_not_count() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "1x2CG")
    assert places(state, 0, "hang 1x2CG") == {
        *("e3", "f3"),
        *("d4", "d5", "d6", "d7", "g4", "g5", "g6", "g7"),
        *("e8", "f8"),
    }
    for corner in ("d3", "g3", "d8", "g8"):
        with pytest.raises(Illegal, match="AS-H2"):
            play(state, f"0 hang 1x2CG {corner}")


def test_as_h2_decor_counts_as_something_to_touch() -> None:
    wall = draw(
        """
        5 ....AA....
          ....AA....
          1111AA....
        """,
        A="2x3PG",
    )
    assert "a5" in places(at_turn(wall, "1x2CG"), 0, "hang 1x2CG")


def test_as_h3_a_new_painting_may_go_to_a_free_assistant() -> None:
    state = play(at_turn(draw(ONE, A="2x3PG"), "1x2CG"), "0 hold 1x2CG")
    view = ART_SOCIETY.view(state, 1)
    assert view.players[0].assistant == "1x2CG"
    assert state.to_act() == [1], "what was given this turn stays for this turn"


def test_as_h3_an_assistant_who_holds_something_takes_no_more() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "1x2CG", assistant="4x4PS")
    assert "hold" not in verbs(state, 0)
    with pytest.raises(Illegal, match="AS-H3"):
        play(state, "0 hold 1x2CG")


def test_as_h3_what_was_given_this_turn_cannot_be_hung_this_turn() -> None:
    wall = draw(ONE, A="2x3PG")
    state = at_turn(wall, "1x2CG", assistant="1x2LG")
    play(state, "0 hang 1x2LG e3", "0 decor d1 hold")
    with pytest.raises(Illegal, match="AS-H3"):
        play(state, "0 hang d1 d5")


def test_as_h4_the_assistants_tile_may_be_hung_before_the_new_one() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "1x2CG", assistant="4x4LW")
    play(state, "0 hang 4x4LW g4")
    assert "hold 1x2CG" in legal(state, 0), "now the assistant is free for the new one"
    play(state, "0 hold 1x2CG")
    assert state.to_act() == [1]


def test_as_h4_or_after_it_and_nothing_forces_them() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "1x2CS", assistant="4x4LW")
    play(state, "0 hang 1x2CS e3")
    assert verbs(state, 0) == {"hang", "end"}
    other = state.copy()
    play(state, "0 hang 4x4LW g4")
    assert state.to_act() == [1]
    play(other, "0 end")
    assert other.to_act() == [1]
    assert ART_SOCIETY.view(other, 0).players[0].assistant == "4x4LW"


def test_as_h4_who_could_not_hang_it_anyway_is_not_asked() -> None:
    wall = draw(
        """
        1 .111
          .111
          1111
          11..
        """,
        columns=4,
        rows=4,
    )
    state = at_turn(wall, "1x2CS", assistant="4x4LW")
    play(state, "0 hang 1x2CS a1")
    assert state.to_act() == [1]


def test_as_h4_decor_at_the_assistant_is_hung_too() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "1x2CS", assistant="d2h")
    play(state, "0 hang d2h e8", "0 hang 1x2CS e3")
    assert ("d2h", "e8") in [
        (hung.tile, hung.space) for hung in ART_SOCIETY.view(state, 0).players[0].wall.tiles
    ]
    assert state.to_act() == [1]


def test_as_h5_a_held_painting_can_only_be_hung() -> None:
    wall = draw(
        """
        1 1111
          1111
          1111
          11..
        """,
        columns=4,
        rows=4,
    )
    state = at_turn(wall, "2x2CS", assistant="2x2LG", museum=("1x2LG",))
    for text in ("0 store 2x2LG", "0 swap 2x2LG 1x2LG"):
        with pytest.raises(Illegal, match="AS-H5"):
            play(state, text)
    play(state, "0 store 2x2CS")


def test_the_held_tile_waits_for_the_next_round() -> None:
    state = play(at_turn(draw(ONE, A="2x3PG"), "1x2CG"), "0 hold 1x2CG")
    finish_round(state)
    play(state, *["1 lot 2x2"] * 3, "0 bid 15", "1 bid 2")
    play(state, "0 take 2x2PS")
    assert places(state, 0, "hang 1x2CG")
