"""Musée's judge: what it sees of themes that may still meet."""

import msgspec
import pytest

from tests.bots.musee_positions import positions
from vernissage.bots.musee_club import judge, tuned
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.state import State

TOP, MIDDLE = 0, COLUMNS


def first_position() -> State:
    return next(positions(2, seed=4, every=1))


@pytest.mark.parametrize(
    ("slot", "neighbours", "staircases"),
    [(TOP, 14, 6), (TOP + 1, 13, 5), (TOP + 5, 14, 5), (MIDDLE, 14, 5), (MIDDLE + 1, 13, 5)],
)
def test_a_painting_closes_the_pairs_and_staircases_it_belongs_to(
    slot: int, neighbours: int, staircases: int
) -> None:
    """An empty Musée has 15 open pairs of neighbours and, by MU-M3, 6 open staircases."""
    state = first_position()
    eye = judge(tuned(2))
    eye.look(state, state.turn)
    eye.value(slot, state.hand(state.turn)[0])
    assert (eye.neighbours_open, eye.staircases_open) == (neighbours, staircases)


def test_many_slots_in_a_gap_keep_less_of_a_promise_only_if_they_share() -> None:
    state = first_position()
    number = state.hand(state.turn)[2]

    def promised(sharing: float, slot: int) -> float:
        eye = judge(msgspec.structs.replace(tuned(2), sharing=sharing))
        eye.look(state, state.turn)
        eye.value(slot, number)
        return eye.prospects

    assert 0 < promised(1.0, TOP + 2) < promised(0.5, TOP + 2) < promised(0.0, TOP + 2)
