"""The drawings that the other tests trust: read, drawn back, refused if the rules forbid them."""

import pytest

from tests.musee.drawn import EMPTY, EMPTY_OF_FIVE, draw, drawing, seats_that_are_out, table, where
from vernissage.core.refusals import Invalid

HANGING = """
    T  13  28  38   .   .   .
        .   /   .   /   .   /
    M   .   .   7   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   1
"""


def test_a_drawing_is_drawn_back_as_it_was() -> None:
    state = table(EMPTY, HANGING, hands=[[3, 4], [5, 6]])
    assert draw(state, 0) == drawing(EMPTY)
    assert draw(state, 1) == drawing(HANGING)


def test_a_drawing_of_five_columns_is_a_table_of_three() -> None:
    state = table(hands=[[3], [4], [5]])
    assert [draw(state, musee) for musee in range(3)] == [drawing(EMPTY_OF_FIVE)] * 3


def test_what_is_drawn_can_be_played_on() -> None:
    state = table(HANGING, hands=[[14, 40], [5, 6]])
    assert where(state, 0, 40) == ["T4", "T5", "T6", "M4", "M5", "M6"]
    assert seats_that_are_out(state) == []


def test_a_drawing_in_which_nobody_can_place_is_a_finished_game() -> None:
    state = table(HANGING, hands=[[], []])
    assert state.over
    assert seats_that_are_out(state) == [0, 1]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (HANGING.replace("28", "13"), "does not rise"),
        (HANGING.replace("7", "3"), "somewhere exactly once"),
        (HANGING.replace("7", "51"), "somewhere exactly once"),
        (HANGING.replace("/   .\n    B", "/   /\n    B"), "lower row has 4"),
        (HANGING.replace("M ", "N "), "galleries T, M and B"),
        (HANGING.replace("   1\n", "\n"), "not equally long"),
    ],
)
def test_a_drawing_that_the_rules_forbid_is_refused(wrong: str, why: str) -> None:
    with pytest.raises((ValueError, Invalid), match=why):
        table(wrong, hands=[[3], [4]])


def test_a_full_gallery_needs_an_owner_of_its_bonus_card() -> None:
    full = HANGING.replace(".   .   .\n        .   /", "39  40  41\n        .   /", 1)
    with pytest.raises(ValueError, match="bonus card T"):
        table(full, hands=[[3], [4]])
    with pytest.raises(ValueError, match="bonus card M"):
        table(full, hands=[[3], [4]], bonuses=("TM", ""))
    assert table(full, hands=[[3], [4]], bonuses=("T", "")).scores()[0] == 8 + 2 + 2 + 4
