"""The worked examples of the rulebook, exactly."""

import pytest

from tests.musee.drawn import draw, drawing, play, table, where
from vernissage.core.refusals import Illegal

TWENTY_EIGHT = """
    T   .   .   .   .   .   .
        .   /   .   /   .   /
    M   .   .  28   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""


def test_one_painting_counts_in_three_bonuses() -> None:
    """MU-E1: 13 beside 28: +2; then 38 beside 28: another +2; then 18 by a staircase: +3."""
    state = table(TWENTY_EIGHT, hands=[[13, 18, 38], [1, 2, 3]])
    assert state.breakdown(0) == points(paintings=1)
    play(state, "0 hang 13 M2", "1 hang 1 T1")
    assert state.breakdown(0) == points(paintings=2, neighbours=2)
    play(state, "0 hang 38 M4", "1 hang 2 M1")
    assert state.breakdown(0) == points(paintings=3, neighbours=4)
    play(state, "0 hang 18 B3", "1 hang 3 B1")
    assert state.breakdown(0) == points(paintings=4, neighbours=4, staircases=3)
    assert state.scores()[0] == 4 + 2 + 2 + 3
    assert draw(state) == drawing("""
    T   .   .   .   .   .   .
        .   /   .   /   .   /
    M   .  13  28  38   .   .
        /   .   /   .   /   .
    B   .   .  18   .   .   .
    """)


def points(paintings: int, neighbours: int = 0, staircases: int = 0) -> dict[str, int]:
    return {
        "paintings": paintings,
        "neighbours": neighbours,
        "staircases": staircases,
        "galleries": 0,
    }


def test_the_order_of_hanging_does_not_matter_for_the_example() -> None:
    """MU-E1, MU-P5: 28 hung last brings all three bonuses at once."""
    state = table(
        """
    T   .   .   .   .   .   .
        .   /   .   /   .   /
    M   .  13   .  38   .   .
        /   .   /   .   /   .
    B   .   .  18   .   .   .
    """,
        hands=[[28], [1]],
    )
    before = state.scores()[0]
    play(state, "0 hang 28 M3")
    assert state.scores()[0] - before == 1 + 2 + 2 + 3


def test_with_a_25_in_a_gallery_a_35_goes_only_to_its_right() -> None:
    """MU-E2."""
    state = table(
        """
    T   .   .  25   .   .   .
        .   /   .   /   .   /
    M  45  46  47  48  49  50
        /   .   /   .   /   .
    B  41  42  43   .   .   .
    """,
        hands=[[35], [1]],
        bonuses=("M", ""),
    )
    assert where(state, 0, 35) == ["T4", "T5", "T6"]
    for place in ("T1", "T2"):
        with pytest.raises(Illegal) as refused:
            play(state.copy(), f"0 hang 35 {place}")
        assert refused.value.code == "musee-not-ascending"


FIVE = """
    T   .   5   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""


def test_a_25_may_lie_directly_beside_a_5() -> None:
    """MU-E2: numbers may be skipped; they share the theme, so this scores as well."""
    state = play(table(FIVE, hands=[[25], [1]]), "0 hang 25 T3")
    assert state.breakdown(0) == points(paintings=2, neighbours=2)


@pytest.mark.parametrize("place", ["T3", "T4", "T5", "T6"])
def test_a_6_may_lie_two_or_more_slots_to_the_right_of_a_5(place: str) -> None:
    """MU-E2: slots may be skipped, though nothing will ever hang between them."""
    state = play(table(FIVE, hands=[[6, 7], [1, 2]]), f"0 hang 6 {place}", "1 hang 1 T1")
    column = int(place[1])
    assert where(state, 0, 7) == [
        *(f"T{right}" for right in range(column + 1, 7)),
        *(f"{gallery}{any_column}" for gallery in "MB" for any_column in range(1, 7)),
    ]
