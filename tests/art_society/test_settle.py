"""AS-E1: until the round closes, everyone who hung something may re-hang, once."""

import pytest

from tests.art_society.drawing import at_turn, draw, legal, play, verbs
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.notation import SPACE_NAMES, TILE_NAMES
from vernissage.games.art_society.state import State
from vernissage.games.art_society.wall import Wall

ONE = """
    5 ....AA....
      ....AA....
      ....AA....
"""


def one() -> Wall:
    return draw(ONE, A="2x3PG")


def hung(state: State, seat: int = 0) -> list[str]:
    return [f"{TILE_NAMES[t]} {SPACE_NAMES[s]}" for t, s in state.walls[seat].tiles()]


def settle(state: State, *others: str) -> State:
    """The other seat takes, and keeps its painting unless told otherwise."""
    first = legal(state, 1)[0].split()[1]
    return play(state, f"1 take {first}", *(others or (f"1 hold {first}",)))


def test_as_e1_who_hung_something_says_done_and_the_round_closes() -> None:
    state = settle(play(at_turn(one(), "1x2CS"), "0 hang 1x2CS e3"))
    assert state.to_act() == [0], "the other one hung nothing"
    assert legal(state, 0) == ["rehang", "done"]
    play(state, "0 done")
    assert state.round == 2


def test_as_e1_the_round_closes_at_once_if_nobody_hung_anything() -> None:
    state = settle(play(at_turn(one(), "1x2CS"), "0 hold 1x2CS"))
    assert state.round == 2


def test_as_e1_rehang_lifts_every_tile_and_returns_decor() -> None:
    state = play(at_turn(one(), "1x2CG"), "0 hang 1x2CG e3", "0 decor d1 e2")
    settle(state)
    assert state.pool[0] == 59
    play(state, "0 rehang")
    assert hung(state) == ["2x3PG e5"]
    assert state.pool[0] == 60
    assert "hang 1x2CG d5" in legal(state, 0)
    assert "hold 1x2CG" in legal(state, 0)
    play(state, "0 hang 1x2CG d5", "0 decor d1 hold")
    assert state.round == 2, "having re-hung, the player is done"
    assert hung(state) == ["1x2CG d5", "2x3PG e5"]


def test_as_e1_the_assistant_holds_what_it_held_when_the_turn_began() -> None:
    state = at_turn(one(), "1x2CS", assistant="4x4LW")
    play(state, "0 hang 4x4LW g4", "0 hold 1x2CS")
    settle(state)
    play(state, "0 rehang")
    assert ART_SOCIETY.view(state, 0).players[0].assistant == "4x4LW"
    assert "hang 1x2CS e3" in legal(state, 0)


def test_as_e1_decor_held_since_earlier_does_not_return_to_the_pool() -> None:
    state = at_turn(one(), "1x2CS", assistant="d2h")
    play(state, "0 hang d2h e8", "0 hang 1x2CS e3")
    settle(state)
    pool = [number for number in state.pool]
    play(state, "0 rehang")
    assert [number for number in state.pool] == pool
    assert ART_SOCIETY.view(state, 0).players[0].assistant == "d2h"


def test_as_e1_restore_puts_everything_back_and_is_always_possible() -> None:
    state = play(at_turn(one(), "1x2CG", assistant="4x4LW"), "0 hang 1x2CG e3", "0 decor d1 e2")
    play(state, "0 hang 4x4LW g5")
    settle(state)
    before, pool = hung(state), [number for number in state.pool]
    play(state, "0 rehang")
    assert "restore" in legal(state, 0)
    play(state, "0 hang 1x2CG d5")
    assert "restore" in legal(state, 0), "also while decor is owed"
    play(state, "0 decor d1 d4", "0 restore")
    assert hung(state) == before
    assert [number for number in state.pool] == pool
    assert state.round == 2


def test_as_e1_a_swap_stands_and_the_swapped_in_painting_is_hung_first() -> None:
    wall = draw(
        """
        1 .1111
          .1111
          .111.
          11111
        """,
        columns=5,
        rows=4,
    )
    state = at_turn(wall, "4x3LS", museum=("1x2LG",), assistant="d1")
    play(state, "0 swap 4x3LS 1x2LG", "0 hang 1x2LG a1", "0 hang d1 e3")
    settle(state)
    play(state, "0 rehang")
    assert legal(state, 0) == ["hang 1x2LG a1", "hang 1x2LG a2", "restore"]
    with pytest.raises(Illegal):
        play(state, "0 swap 1x2LG 4x3LS")


def test_as_e1_a_store_stands_and_its_d1_is_placed_again_even_if_it_had_lapsed() -> None:
    wall = draw(
        """
        1 .111
          .111
          1111
        """,
        columns=4,
        rows=3,
    )
    state = at_turn(wall, "2x2LG", assistant="1x2LS")
    play(state, "0 hang 1x2LS a1", "0 store 2x2LG")
    assert state.walls[0].is_full(), "so the d1 lapsed"
    settle(state)
    play(state, "0 rehang")
    assert ART_SOCIETY.view(state, 0).players[0].excess == ("2x2LG",)
    assert legal(state, 0) == ["decor d1 a1", "decor d1 a2", "restore"]
    play(state, "0 decor d1 a1")
    assert state.round == 2, "the assistant's tile does not fit any more"


def test_as_e1_a_turn_played_again_has_no_new_swap_or_store() -> None:
    wall = draw(
        """
        1 .1111
          .1111
          .1111
          11A1.
          11A1.
        """,
        columns=5,
        rows=5,
        A="1x2PG",
    )
    state = at_turn(wall, "1x3LS", assistant="1x2CW")
    play(state, "0 hang 1x3LS a1", "0 end")
    settle(state)
    play(state, "0 rehang", "0 hang 1x2CW a1")
    assert verbs(state, 0) == {"hold", "restore"}
    with pytest.raises(Illegal, match="AS-E1"):
        play(state, "0 store 1x3LS")


def test_as_e1_who_merged_decor_may_not_rehang() -> None:
    wall = draw(
        """
        3 AB........
          AB........
          11........
        """,
        A="1x2PG",
        B="1x2CS",
    )
    state = at_turn(wall, "1x2LG", assistant="4x4PS", pool=(0, 1, 1, 0, 0))
    play(state, "0 hang 1x2LG a1", "0 merge a5 b5", "0 decor d1 c5", "0 end")
    settle(state)
    assert legal(state, 0) == ["done"]
    with pytest.raises(Illegal, match="AS-E1"):
        play(state, "0 rehang")


def test_as_e1_a_merge_while_rehanging_is_undone_by_restore() -> None:
    wall = draw(
        """
        3 AB........
          AB........
          11........
        """,
        A="1x2PG",
        B="1x2CS",
    )
    state = at_turn(wall, "1x2LG", assistant="4x4PS", pool=(1, 1, 1, 0, 0))
    play(state, "0 hang 1x2LG a1", "0 decor d1 c5", "0 end")
    settle(state)
    before, pool = hung(state), [number for number in state.pool]
    play(state, "0 rehang")
    state.pool[0] = 0
    play(state, "0 hang 1x2LG a1", "0 merge a5 b5")
    assert "d2h a5" in hung(state)
    assert ART_SOCIETY.view(state, 0).players[0].merged
    play(state, "0 restore")
    assert not ART_SOCIETY.view(state, 0).players[0].merged
    assert hung(state) == before
    assert [number for number in state.pool] == pool


def test_as_e1_restore_undoes_the_merge_of_its_own_seat_only() -> None:
    """AS-E1: the other one merged too and is not done: it still may not re-hang."""
    wall = draw(
        """
        3 AB........
          AB........
          11........
        """,
        A="1x2PG",
        B="1x2CS",
    )
    state = at_turn(wall, "1x2LG", assistant="4x4PS", pool=(1, 1, 1, 0, 0))
    play(state, "0 hang 1x2LG a1", "0 decor d1 c5", "0 end", "1 take 1x2PG", "1 hang 1x2PG e8")
    state.merged = 0b10
    play(state, "0 rehang")
    state.pool[0] = 0
    play(state, "0 hang 1x2LG a1", "0 merge a5 b5")
    assert [one.merged for one in ART_SOCIETY.view(state, 0).players] == [True, True]
    play(state, "0 restore")
    assert [one.merged for one in ART_SOCIETY.view(state, 0).players] == [False, True]
    assert legal(state, 1) == ["done"]


def test_as_e1_one_player_rehangs_at_a_time_while_others_may_be_done() -> None:
    state = play(at_turn(one(), "1x2CS"), "0 hang 1x2CS e3", "1 take 1x2PG", "1 hang 1x2PG e8")
    assert state.to_act() == [0, 1]
    play(state, "1 rehang")
    assert legal(state, 0) == ["done"]
    with pytest.raises(Illegal, match="AS-E1"):
        play(state, "0 rehang")
    play(state, "1 hang 1x2PG e3")
    assert legal(state, 0) == ["rehang", "done"], "now it is free again"
    with pytest.raises(Illegal, match="AS-E1"):
        play(state, "1 rehang")
    play(state, "0 done")
    assert state.round == 2


def test_as_e1_others_may_be_done_while_someone_rehangs() -> None:
    state = play(at_turn(one(), "1x2CS"), "0 hang 1x2CS e3", "1 take 1x2PG", "1 hang 1x2PG e8")
    play(state, "1 rehang", "0 done")
    assert state.to_act() == [1]
    play(state, "1 restore")
    assert state.round == 2
    assert hung(state, 1) == ["2x3CH e5", "1x2PG e8"]


def test_as_e1_nobody_restores_who_is_not_rehanging() -> None:
    state = settle(play(at_turn(one(), "1x2CS"), "0 hang 1x2CS e3"))
    with pytest.raises(Illegal, match="AS-E1"):
        play(state, "0 restore")
