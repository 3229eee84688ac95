"""AS-E2 and AS-E3: the gavel, and the three ways in which the game ends."""

import pytest

from tests.art_society.drawing import at_turn, draw, finish_round, legal, opened, play
from vernissage.core.refusals import Illegal
from vernissage.games.art_society.wall import Wall


def crowded() -> Wall:
    return draw(
        """
        1 .1111
          .1111
          11111
        """,
        columns=5,
        rows=3,
    )


def test_as_e2_the_gavel_passes_to_the_left() -> None:
    state = opened(3)
    auctioneers = []
    for _ in range(4):
        auctioneers.append(state.auctioneer)
        finish_round(state)
    assert auctioneers == [0, 1, 2, 0]


def test_as_e3_a_full_wall_ends_the_game_after_the_round() -> None:
    state = at_turn(crowded(), "1x2LG")
    play(state, "0 hang 1x2LG a1")
    assert state.walls[0].is_full()
    assert not state.over, "the round is played to its end"
    play(state, "1 take 1x2PG", "1 hold 1x2PG")
    assert not state.over, "until the round closes it may still be re-hung"
    play(state, "0 done")
    assert state.over
    assert state.to_act() == []


def test_as_e3_a_wall_that_is_no_longer_full_after_rehanging_does_not_end_it() -> None:
    state = play(at_turn(crowded(), "1x2LG"), "0 hang 1x2LG a1")
    play(state, "1 take 1x2PG", "1 hold 1x2PG", "0 rehang", "0 hold 1x2LG")
    assert not state.over
    assert state.round == 2


def test_as_e3_a_second_excess_painting_ends_the_game() -> None:
    state = at_turn(crowded(), "4x3LS", excess=("5x4PH",))
    play(state, "0 store 4x3LS", "0 decor d1 hold", "1 take 1x2PG", "1 hold 1x2PG")
    assert state.over
    assert state.breakdown(0)["excess"] == -4


def test_as_e3_one_excess_painting_does_not() -> None:
    state = at_turn(crowded(), "4x3LS")
    play(state, "0 store 4x3LS", "0 decor d1 hold", "1 take 1x2PG", "1 hold 1x2PG")
    assert not state.over


def test_as_e3_without_bid_cards_the_game_ends_after_20_rounds() -> None:
    """Both seats take the smallest painting and hang it out of the way."""
    state = opened()
    while not state.over and state.round < 20:
        finish_round(state)
    assert state.round <= 20
    state = opened()
    for seat in (0, 1):
        state.hands[seat] = 1 << 7
    finish_round(state)
    assert state.over


def test_nothing_is_legal_once_the_game_is_over() -> None:
    state = opened()
    state.hands[0] = state.hands[1] = 1 << 7
    finish_round(state)
    assert legal(state, 0) == []
    with pytest.raises(Illegal, match="AS-E3"):
        play(state, "0 done")
