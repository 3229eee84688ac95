"""Law 10 for Art Society: exact counts of tiny games on a 4x4 wall, as perft is in chess."""

import pytest

from tests.art_society.drawing import tile
from tests.every_game.trees import children, games_and_positions
from vernissage.games.art_society.parts import STACKS, size_of
from vernissage.games.art_society.state import State, new


def tiny(*lot: str, cards: int = 1) -> State:
    """Two players, a wall of 4x4 each, and no more paintings than these."""
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for name in lot:
        stacks[size_of(tile(name))].append(tile(name))
    starts = [tile("2x3PG"), tile("2x3CH")]
    return new(starts, [1, 2], stacks, columns=4, rows=4, cards=cards)


def started(state: State, *spaces: int) -> State:
    for seat, space in enumerate(spaces):
        state.apply(seat, space)
    return state


@pytest.mark.parametrize(
    ("lot", "expected"),
    [
        (("5x4PH", "5x4CG", "5x4SS"), (95_760, 2_575)),
        (("4x4PS", "5x4CG", "1x2SS"), (397_296, 2_352)),
        (("1x2PS", "1x2CS", "4x4SG"), (129_900, 1_642)),
        (("2x2PS", "2x2CG", "2x2SW"), (368_280, 5_623)),
    ],
)
def test_one_round_on_a_wall_of_4x4(lot: tuple[str, ...], expected: tuple[int, int]) -> None:
    """AS-A1 to AS-E3: every game of one round, from the starting paintings on."""
    assert games_and_positions(started(tiny(*lot), 0, 1)) == expected


def test_the_first_of_them_counted_by_hand() -> None:
    """Nothing fits: everyone holds, or stores and places or holds a d1 (AS-X1, AS-X3, AS-E1)."""
    beside = (5, 8)  # places of a d1 beside the starting painting of seat 0 and of seat 1
    again = [1 + places + 1 for places in beside]  # re-hanging: restore, hang, or hold
    alone = [1 + ways for ways in again]  # or just done
    both = 2 + 3 * again[0] + 3 * again[1] + 2 * again[0] * again[1]
    settled = 2 * 2 + 2 * beside[0] * alone[0] + 2 * beside[1] * alone[1]
    settled += beside[0] * beside[1] * both
    orders_of_bidding, takes = 2, 3 * 2
    assert orders_of_bidding * takes * settled == 95_760


def test_six_places_for_each_starting_painting() -> None:
    """AS-S2: top row 1 or 2, columns a to c; both seats in any order."""
    state = tiny("5x4PH", "5x4CG", "5x4SS")
    assert [state.count_legal(seat) for seat in (0, 1)] == [6, 6]
    after = {child.key() for one in children(state) for child in children(one)}
    assert len(after) == 36
