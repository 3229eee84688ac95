"""The questions that the table asks: typed, with every answer and what it would bring."""

import pytest

from tests.art_society.drawing import at_turn, draw, opened, places, play
from vernissage.bots.art_society.baselines.random import every_answer
from vernissage.core.seeds import generator
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.choices import Bid, ChooseLot, Decor, Settle, Start, Take, Turn
from vernissage.games.art_society.setup import deal, options, start

ONE = """
    5 ....AA....
      ....AA....
      ....AA....
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_answers_of_every_question_are_the_legal_actions(players: int) -> None:
    chosen = options(players=players)
    for seed in range(8):
        state, chance = start(chosen, deal(chosen, seed)), generator(seed, "test")
        while not state.over:
            for seat in range(players):
                asked = ART_SOCIETY.choices(state, seat)
                assert (asked is None) == (seat not in state.to_act())
                if asked is not None:
                    assert sorted(every_answer(asked)) == state.legal(seat)
            seat = state.to_act()[chance.below(len(state.to_act()))]
            state.apply(seat, state.nth_legal(seat, chance.below(state.count_legal(seat))))


def test_each_place_tells_what_it_would_bring() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "2x4PG")
    asked = ART_SOCIETY.choices(state, 0)
    assert isinstance(asked, Turn)
    assert asked.new is not None
    found = {place.space: place for place in asked.new.places}
    assert set(found) == places(state, 0, "hang 2x4PG")
    beside = found["c4"]
    assert (beside.matches, beside.faux_pas, beside.eyeline, beside.corners) == (1, 1, False, 0)
    assert found["e8"].eyeline
    assert not found["e1"].eyeline


def test_a_corner_and_a_filled_wall_are_told() -> None:
    wall = draw(
        """
        1 .111
          .111
          1111
        """,
        columns=4,
        rows=3,
    )
    asked = ART_SOCIETY.choices(at_turn(wall, "1x2LG"), 0)
    assert isinstance(asked, Turn)
    assert asked.new is not None
    assert [(p.space, p.corners, p.fills_wall) for p in asked.new.places] == [("a1", 1, True)]


def test_the_questions_of_a_round_in_their_order() -> None:
    chosen = options(players=2)
    state = start(chosen, deal(chosen, 1))
    assert isinstance(ART_SOCIETY.choices(state, 1), Start)
    state = opened()
    asked = ART_SOCIETY.choices(state, 0)
    assert isinstance(asked, ChooseLot)
    assert (asked.missing, len(asked.stacks)) == (3, 15)
    play(state, "0 lot 2x2", "0 lot 1x3", "0 lot 1x2")
    assert ART_SOCIETY.choices(state, 0) == Bid(tuple(range(1, 21)))
    play(state, "0 bid 3", "1 bid 2")
    asked = ART_SOCIETY.choices(state, 0)
    assert isinstance(asked, Take)
    assert [painting.tile for painting in asked.paintings] == ["1x2PG", "1x3PG", "2x2PS"]
    assert all(painting.places for painting in asked.paintings)
    play(state, "0 take 1x2PG", "0 hang 1x2PG e3")
    asked = ART_SOCIETY.choices(state, 0)
    assert isinstance(asked, Decor)
    assert (asked.owed, asked.choosing_set, asked.may_hold) == (1, False, True)
    assert [tile.tile for tile in asked.decor] == ["d1"]
    play(state, "0 decor d1 hold", "1 take 1x3PG", "1 hold 1x3PG")
    assert ART_SOCIETY.choices(state, 0) == Settle(may_rehang=True)


def test_the_turn_is_data_in_the_view() -> None:
    state = at_turn(draw(ONE, A="2x3PG"), "2x4PG", assistant="1x2CS")
    pending = ART_SOCIETY.view(state, 1).pending
    assert pending is not None
    assert (pending.seat, pending.new, pending.owed, pending.given) == (0, "2x4PG", 0, False)
    play(state, "0 hang 2x4PG c4")
    pending = ART_SOCIETY.view(state, 1).pending
    assert pending is not None
    assert (pending.new, pending.owed) == (None, 1)
    assert ART_SOCIETY.view(state, 1).players[0].assistant == "1x2CS"
