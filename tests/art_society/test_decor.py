"""AS-D1, AS-D2, AS-D3, AS-D4, AS-D5: what matching frames bring."""

import pytest

from tests.art_society.drawing import at_turn, draw, legal, places, play, verbs
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.state import State

GOLD_AND_WOOD = """
    5 ....AABB..
      ....AABB..
      ....AABB..
"""


def two_frames(taken: str) -> State:
    return at_turn(draw(GOLD_AND_WOOD, A="2x3PG", B="2x3PW"), taken)


def shapes(state: State) -> set[str]:
    return {text.split()[1] for text in legal(state, 0) if text.startswith("decor ")}


def test_as_d1_only_paintings_with_the_same_frame_count() -> None:
    state = play(two_frames("3x2CG"), "0 hang 3x2CG e3")
    assert ART_SOCIETY.view(state, 0).pending.owed == 1, "gold touches gold and wood"


def test_as_d1_no_match_brings_nothing() -> None:
    state = play(two_frames("3x2CH"), "0 hang 3x2CH e3")
    assert state.to_act() == [1]


def test_as_d1_decor_has_no_frame() -> None:
    wall = draw(
        """
        5 ....AA....
          ....AA....
          ..11AA....
        """,
        A="2x3PG",
    )
    state = play(at_turn(wall, "1x2CG"), "0 hang 1x2CG c5")
    assert state.to_act() == [1]


def test_as_d1_one_painting_counts_once_along_its_whole_side() -> None:
    wall = draw(GOLD_AND_WOOD, A="2x3PG", B="2x3PW")
    state = play(at_turn(wall, "2x4CG"), "0 hang 2x4CG c4")
    assert ART_SOCIETY.view(state, 0).pending.owed == 1


def test_as_d1_a_painting_from_the_assistant_brings_decor_too() -> None:
    state = at_turn(draw(GOLD_AND_WOOD, A="2x3PG", B="2x3PW"), "1x2CS", assistant="1x2CG")
    play(state, "0 hang 1x2CG e3")
    assert verbs(state, 0) == {"decor"}


@pytest.mark.parametrize(
    ("k", "space", "allowed"),
    [
        (1, "a1", {"d1"}),
        (2, "b1", {"d1", "d2h", "d2v"}),
        (3, "d1", {"d1", "d2h", "d2v", "d3h", "d3v"}),
    ],
)
def test_as_d2_one_decor_tile_worth_at_most_k(k: int, space: str, allowed: set[str]) -> None:
    wall = draw(
        """
        3 ABCDEF....
          ABCDEF....
        """,
        A="1x2PS",
        B="1x2CW",
        C="1x2CG",
        D="1x2LG",
        E="1x2PG",
        F="1x2SG",
    )
    state = play(at_turn(wall, "3x2SG"), f"0 hang 3x2SG {space}")
    assert ART_SOCIETY.view(state, 0).pending.owed == k
    assert shapes(state) == allowed
    play(state, "0 decor d1 hold")
    assert state.to_act() == [1], "one tile, however small"


def test_as_z4_two_matching_frames_give_one_tile_of_at_most_two_shields() -> None:
    """AS-Z4: never two tiles of one shield."""
    wall = draw(
        """
        3 .AB.......
          .AB.......
        """,
        A="1x2PG",
        B="1x2CG",
    )
    state = play(at_turn(wall, "2x2LG"), "0 hang 2x2LG b1", "0 decor d1 d1")
    assert state.to_act() == [1]
    assert ART_SOCIETY.view(state, 0).players[0].points.decor == 1


FOUR_GOLD = """
    3 ABCD......
      ABCD......
"""


def four_matches(**more: object) -> State:
    wall = draw(FOUR_GOLD, A="1x2PG", B="1x2CG", C="1x2LG", D="1x2SG")
    state = at_turn(wall, "4x3PG", **more)  # type: ignore[arg-type]
    return play(state, "0 hang 4x3PG a5")


def test_as_d2_four_or_more_matches_bring_any_set_worth_at_most_k() -> None:
    state = four_matches()
    assert shapes(state) == {"d1", "d2h", "d2v", "d3h", "d3v"}
    assert "enough" not in legal(state, 0), "at least one"
    play(state, "0 decor d3h e3")
    assert shapes(state) == {"d1"}
    assert "enough" in legal(state, 0)
    play(state, "0 decor d1 e4")
    assert state.to_act() == [1], "nothing is left of the four"


def test_as_d2_a_set_may_stop_short_of_k() -> None:
    state = play(four_matches(), "0 decor d1 e3", "0 enough")
    assert state.to_act() == [1]
    assert ART_SOCIETY.view(state, 0).players[0].points.decor == 1


def test_as_d2_one_tile_of_a_set_may_go_to_the_assistant() -> None:
    state = play(four_matches(), "0 decor d2h hold")
    assert "decor d1 hold" not in legal(state, 0)
    play(state, "0 decor d2v e3")
    assert state.to_act() == [1]


def test_as_d3_while_decor_is_owed_nothing_else_may_be_done() -> None:
    state = at_turn(draw(GOLD_AND_WOOD, A="2x3PG", B="2x3PW"), "1x2CG", assistant="1x3LS")
    play(state, "0 hang 1x2CG e3")
    assert verbs(state, 0) == {"decor"}
    for text in ("0 hang 1x3LS e8", "0 end", "0 enough"):
        with pytest.raises(Illegal, match="AS-D"):
            play(state, text)


def test_as_d3_decor_is_hung_by_the_rules_of_hanging() -> None:
    state = play(two_frames("1x2CG"), "0 hang 1x2CG e3")
    assert "e1" not in places(state, 0, "decor d1")
    assert {"e2", "d3", "d5", "f4"} <= places(state, 0, "decor d1")
    with pytest.raises(Illegal, match="AS-H2"):
        play(state, "0 decor d1 a1")


def test_as_d3_a_size_that_has_no_place_gives_way_to_a_smaller_one() -> None:
    wall = draw(
        """
        1 ..B1
          A1B1
          A111
          111.
        """,
        columns=4,
        rows=4,
        A="1x2PG",
        B="1x2CG",
    )
    state = play(at_turn(wall, "1x2LG", assistant="4x4PS"), "0 store 1x2LG")
    assert {text for text in legal(state, 0)} == {"decor d1 a1", "decor d1 b1", "decor d1 d4"}


@pytest.mark.parametrize(
    ("pool", "only"),
    [
        ((0, 1, 0, 0, 0), "d2h"),
        ((0, 0, 1, 0, 0), "d2v"),
        ((0, 0, 0, 1, 0), "d3h"),
        ((0, 0, 0, 0, 1), "d3v"),
    ],
)
@pytest.mark.parametrize("assistant", ["4x4PS", None])
def test_as_d3_the_one_shape_that_is_left_is_owed_all_the_same(
    pool: tuple[int, ...], only: str, assistant: str | None
) -> None:
    """AS-D2, AS-D3: three frames match; whichever shape the pool still has must be taken."""
    wall = draw(
        """
        3 ABC.......
          ABC.......
        """,
        A="1x2PG",
        B="1x2CG",
        C="1x2SG",
    )
    state = play(at_turn(wall, "3x2LG", assistant=assistant, pool=pool), "0 hang 3x2LG a1")
    assert state.owed == 3
    assert verbs(state, 0) == {"decor"}
    assert shapes(state) == {only}
    assert (f"decor {only} hold" in legal(state, 0)) == (assistant is None)
    place = min(places(state, 0, f"decor {only}") - {"hold"})
    play(state, f"0 decor {only} {place}")
    assert state.owed == 0
    assert list(state.pool) == [0, 0, 0, 0, 0]


def test_as_d3_decor_that_can_go_nowhere_is_forfeited() -> None:
    wall = draw(
        """
        1 .111
          .111
          A1B1
          A1B.
        """,
        columns=4,
        rows=4,
        A="1x2PG",
        B="1x2CG",
    )
    state = at_turn(wall, "1x2LG", assistant="4x4PS", pool=(0, 0, 0, 0, 0))
    play(state, "0 hang 1x2LG a1")
    assert ART_SOCIETY.view(state, 0).players[0].wall.empty == 1
    assert state.to_act() == [1], "a d1 would fit, but there is none"


ALMOST_FULL = """
    1 .111
      .111
      A1B1
      A1B1
"""


def test_as_d4_once_the_wall_is_full_decor_owed_lapses() -> None:
    wall = draw(ALMOST_FULL, columns=4, rows=4, A="1x2PG", B="1x2CG")
    state = play(at_turn(wall, "1x2LG"), "0 hang 1x2LG a1")
    assert state.to_act() == [1]
    player = ART_SOCIETY.view(state, 0).players[0]
    assert player.assistant is None
    assert player.excess == ()


def test_as_d4_the_d1_of_an_excess_painting_lapses_on_a_full_wall_too() -> None:
    wall = draw(ALMOST_FULL, columns=4, rows=4, A="1x2PS", B="1x2CG")
    state = at_turn(wall, "2x2LG", assistant="1x2LS")
    play(state, "0 hang 1x2LS a1")
    assert verbs(state, 0) == {"hold", "store"}
    play(state, "0 store 2x2LG")
    assert state.to_act() == [1]


def test_as_d4_decor_that_itself_fills_the_wall_counts_and_the_rest_lapses() -> None:
    wall = draw(
        """
        1 ....1
          ....1
          ....1
          ABCD.
          ABCD1
        """,
        columns=5,
        rows=5,
        A="1x2PG",
        B="1x2CG",
        C="1x2LG",
        D="1x2SG",
    )
    state = play(at_turn(wall, "4x3PG"), "0 hang 4x3PG a1")
    assert ART_SOCIETY.view(state, 0).pending.owed == 4
    play(state, "0 decor d1 e4")
    assert state.walls[0].is_full()
    assert state.breakdown(0)["decor"] == 5, "the one that filled it too"
    assert state.to_act() == [1]


# AS-D5: shortage and merging.

LINE = """
    3 ABCD......
      ABCD......
      {line}.......
"""


def short_of(pool: tuple[int, ...], line: str = "111") -> State:
    """One frame matches, the assistant is busy, and the pool holds just this."""
    wall = draw(LINE.format(line=line), A="1x2PG", B="1x2CS", C="1x2LH", D="1x2SW", E="d2h")
    return play(at_turn(wall, "1x2LG", assistant="4x4PS", pool=pool), "0 hang 1x2LG a1")


def test_as_d5_two_d1_in_a_line_become_a_d2_when_d1_is_lacking() -> None:
    state = short_of((0, 1, 1, 0, 0))
    assert set(legal(state, 0)) == {"merge a5 b5", "merge b5 c5", "enough"}
    play(state, "0 merge a5 b5")
    assert [number for number in state.pool] == [2, 0, 1, 0, 0]
    assert ("d2h", "a5") in [
        (hung.tile, hung.space) for hung in ART_SOCIETY.view(state, 0).players[0].wall.tiles
    ]
    assert verbs(state, 0) == {"decor"}, "the gain itself can now be taken"
    play(state, "0 decor d1 e3")
    assert [number for number in state.pool] == [1, 0, 1, 0, 0]


def test_as_d5_three_d1_or_a_d1_and_a_d2_become_a_d3_if_the_pool_has_it() -> None:
    state = short_of((0, 0, 0, 1, 1))
    assert set(legal(state, 0)) == {"merge a5 b5 c5", "enough"}
    play(state, "0 merge a5 b5 c5")
    assert [number for number in state.pool] == [3, 0, 0, 0, 1]

    state = short_of((0, 0, 0, 1, 1), line="1EE")
    assert set(legal(state, 0)) == {"merge a5 b5", "enough"}
    play(state, "0 merge a5 b5")
    assert [number for number in state.pool] == [1, 1, 0, 0, 1]


def test_as_d5_a_d2_before_a_d1_is_named_by_its_own_top_left_space() -> None:
    state = short_of((0, 0, 0, 1, 1), line="EE1")
    assert set(legal(state, 0)) == {"merge a5 c5", "enough"}


def test_as_d5_downwards_too_and_a9_comes_before_a10() -> None:
    wall = draw(
        """
        6 AB........
          AB........
          1.........
          1.........
          1.........
        """,
        A="1x2PG",
        B="1x2CS",
    )
    state = at_turn(wall, "1x2LG", assistant="4x4PS", pool=(0, 0, 1, 0, 1))
    play(state, "0 hang 1x2LG a4")
    assert set(legal(state, 0)) == {
        "merge a8 a9",
        "merge a9 a10",
        "merge a8 a9 a10",
        "enough",
    }


def test_as_d5_a_merge_must_return_a_lacking_shape() -> None:
    state = short_of((1, 0, 0, 1, 1))
    assert verbs(state, 0) == {"decor"}, "one match: only d1 could be taken, and there is one"
    with pytest.raises(Illegal, match="AS-D5"):
        play(state, "0 merge a5 b5 c5")


def test_as_d5_with_other_decor_to_take_a_merge_is_one_more_choice() -> None:
    wall = draw(
        """
        3 AB........
          AB........
          11........
        """,
        A="1x2PG",
        B="1x2CG",
    )
    state = at_turn(wall, "2x2LG", assistant="4x4PS", pool=(0, 3, 3, 0, 0))
    play(state, "0 hang 2x2LG a1")
    assert verbs(state, 0) == {"decor", "merge"}, "there is decor to take, so no `enough`"


def test_as_d5_a_merge_that_alone_could_help_may_be_declined() -> None:
    state = play(short_of((0, 1, 1, 0, 0)), "0 enough")
    assert state.fresh == 0
    assert state.owed == 0


def test_as_d5_if_nothing_helps_the_gain_is_forfeited() -> None:
    state = short_of((0, 0, 0, 0, 0))
    assert state.owed == 0
