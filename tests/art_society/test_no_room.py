"""AS-X1, AS-X2, AS-X3, AS-X4: assistant, museum swap, excess painting."""

import pytest

from tests.art_society.drawing import at_turn, draw, legal, places, play, tile, verbs
from vernissage.core.refusals import Illegal, Invalid
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.parts import LANDSCAPE
from vernissage.games.art_society.state import State
from vernissage.games.art_society.wall import Wall


def crowded() -> Wall:
    """Room for a 1x2 or a 1x3, and for nothing wider."""
    return draw(
        """
        1 .1111
          .11A1
          .11A1
          11111
        """,
        columns=5,
        rows=4,
        A="1x2PG",
    )


def museum_has(state: State) -> tuple[str, ...]:
    return tuple(ART_SOCIETY.view(state, 0).museum[LANDSCAPE].pile)


def test_as_x1_without_a_place_it_may_go_to_a_free_assistant() -> None:
    state = at_turn(crowded(), "4x3LS")
    assert legal(state, 0) == ["hold 4x3LS", "store 4x3LS"]
    play(state, "0 hold 4x3LS")
    assert state.to_act() == [1]


def test_as_x1_room_is_looked_at_when_the_painting_is_dealt_with() -> None:
    state = at_turn(crowded(), "1x2LS", assistant="1x3SG")
    assert verbs(state, 0) == {"hang"}, "now it fits"
    play(state, "0 hang 1x3SG a1")
    assert verbs(state, 0) == {"hold", "store"}, "the assistant's tile took the room"


def test_as_x2_a_swap_for_a_painting_of_the_same_type_that_fits() -> None:
    state = at_turn(crowded(), "4x3LS", museum=("1x2LG", "1x3LW", "2x2LS", "1x2CG"))
    assert {text for text in legal(state, 0) if text.startswith("swap")} == {
        "swap 4x3LS 1x2LG",
        "swap 4x3LS 1x3LW",
    }
    with pytest.raises(Illegal, match="AS-X2"):
        play(state, "0 swap 4x3LS 2x2LS")
    with pytest.raises(Illegal, match="AS-X2"):
        play(state, "0 swap 4x3LS 3x3LG")
    with pytest.raises(Invalid, match="AS-X2"):
        play(state, "0 swap 4x3LS 1x2CG")


def test_as_x2_the_swapped_in_painting_is_hung_before_anything_else() -> None:
    state = at_turn(crowded(), "4x3LS", museum=("1x2LG",), assistant="1x3SG")
    before = [total for total in state.prestige]
    play(state, "0 swap 4x3LS 1x2LG")
    assert museum_has(state) == ("4x3LS",)
    assert [total for total in state.prestige] == before, "prestige does not change"
    assert legal(state, 0) == ["hang 1x2LG a1", "hang 1x2LG a2"]
    for text in ("0 hang 1x3SG a1", "0 hold 1x2LG", "0 store 1x2LG"):
        with pytest.raises(Illegal, match="AS-X2"):
            play(state, text)
    assert ART_SOCIETY.view(state, 1).pending.must_hang


def test_as_x2_swapping_is_optional() -> None:
    state = at_turn(crowded(), "4x3LS", museum=("1x2LG",))
    assert verbs(state, 0) == {"hold", "swap", "store"}


def test_as_d1_a_swapped_in_painting_brings_decor() -> None:
    wall = draw(
        """
        1 .A111
          .A111
          11111
        """,
        columns=5,
        rows=3,
        A="1x2PG",
    )
    state = at_turn(wall, "4x3LS", museum=("1x2LG",))
    play(state, "0 swap 4x3LS 1x2LG", "0 hang 1x2LG a1")
    assert state.owed == 0, "the wall is full now, and decor lapses"
    state = at_turn(crowded(), "4x3LS", museum=("1x2LG",))
    play(state, "0 swap 4x3LS 1x2LG", "0 hang 1x2LG a2")
    assert state.owed == 0, "decor lies between the two gold frames"


def test_as_x3_an_excess_painting_brings_a_d1_hung_by_the_normal_rules() -> None:
    state = play(at_turn(crowded(), "4x3LS"), "0 store 4x3LS")
    assert ART_SOCIETY.view(state, 1).players[0].excess == ("4x3LS",)
    assert legal(state, 0) == ["decor d1 a1", "decor d1 a2", "decor d1 a3", "decor d1 hold"]
    play(state, "0 decor d1 a2")
    assert state.to_act() == [1]


def test_as_x3_an_excess_painting_never_goes_to_the_assistant() -> None:
    state = play(at_turn(crowded(), "4x3LS"), "0 store 4x3LS")
    with pytest.raises(Illegal):
        play(state, "0 hold 4x3LS")


def test_as_x3_after_the_d1_the_assistants_tile_may_still_be_hung() -> None:
    state = play(at_turn(crowded(), "4x3LS", assistant="1x2SS"), "0 store 4x3LS", "0 decor d1 a1")
    assert legal(state, 0) == ["hang 1x2SS a2", "end"]


def test_as_x4_a_painting_that_fits_is_neither_swapped_nor_stored() -> None:
    state = at_turn(crowded(), "1x3LS", museum=("1x2LG",))
    assert places(state, 0, "hang 1x3LS") == {"a1"}
    assert verbs(state, 0) == {"hang", "hold"}
    for text in ("0 store 1x3LS", "0 swap 1x3LS 1x2LG"):
        with pytest.raises(Illegal, match="AS-X4"):
            play(state, text)
    assert state.fresh == tile("1x3LS")
