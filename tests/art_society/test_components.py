"""AS-C1, AS-C2, AS-C3, AS-C4, AS-C5: the wall, the tiles, the decor, the cards and the museum."""

from tests.art_society.drawing import draw, opened
from vernissage.games.art_society.box import box
from vernissage.games.art_society.notation import SPACE_NAMES, TILE_NAMES, tile_called
from vernissage.games.art_society.parts import (
    CARDS,
    DECOR,
    HEIGHT,
    POOL,
    SIZES,
    SPACES,
    WIDTH,
    shields_of,
    value_of,
)
from vernissage.games.art_society.places import fitting_places
from vernissage.games.art_society.wall import bare_wall, in_eyeline


def test_as_c1_the_wall_has_10_columns_and_14_rows() -> None:
    assert SPACES == 140
    assert SPACE_NAMES[0] == "a1"
    assert SPACE_NAMES[9] == "j1"
    assert SPACE_NAMES[139] == "j14"
    assert bare_wall().empty == 140


def test_as_c1_two_star_spaces_are_e5_and_f5() -> None:
    found = fitting_places(bare_wall(), TILE_NAMES.index("d1"))
    assert [SPACE_NAMES[space] for space in found] == ["e5", "f5"]


def test_as_c1_the_eyeline_is_rows_9_to_11() -> None:
    small = TILE_NAMES.index("d1")
    rows = [row + 1 for row in range(14) if in_eyeline(small, 10 * row)]
    assert rows == [9, 10, 11]


def test_as_c1_the_four_corners() -> None:
    assert [SPACE_NAMES[s] for s in bare_wall().corner_spaces()] == ["a1", "j1", "a14", "j14"]


def test_as_c1_no_tile_is_turned() -> None:
    wall = draw(
        """
        1 ...11
          ...11
          11111
        """,
        columns=5,
        rows=3,
    )
    assert fitting_places(wall, TILE_NAMES.index("3x2PG")) == [0]
    assert fitting_places(wall, TILE_NAMES.index("2x3PH")) == []


def test_as_c2_116_tiles_each_size_type_and_frame_at_most_once() -> None:
    codes = (*box().starts, *box().paintings)
    assert len(codes) == len(set(codes)) == 116
    assert sorted(box().starts) == ["2x3CH", "2x3LS", "2x3PG", "2x3SW"]


def test_as_c2_the_value_is_width_and_height_together() -> None:
    values = {value_of(TILE_NAMES.index(code)) for code in box().paintings}
    assert values == {3, 4, 5, 6, 7, 8, 9}
    assert value_of(TILE_NAMES.index("5x4PH")) == 9


def test_as_c2_a_name_is_size_type_and_frame() -> None:
    number = tile_called("4x3LS")
    assert number is not None
    assert (WIDTH[number], HEIGHT[number]) == (4, 3)
    assert len(SIZES) == 15


def test_as_c3_108_decor_tiles_in_five_shapes() -> None:
    assert sum(POOL) == 108
    assert POOL == (60, 12, 12, 12, 12)
    assert [shields_of(TILE_NAMES.index(n)) for n in ("d1", "d2h", "d2v", "d3h", "d3v")] == [
        1,
        2,
        2,
        3,
        3,
    ]
    assert DECOR == ((1, 1), (2, 1), (1, 2), (3, 1), (1, 3))


def test_as_c4_twenty_bid_cards_and_one_assistant_each() -> None:
    state = opened(4)
    assert CARDS == 20
    assert all(hand == sum(1 << card for card in range(1, 21)) for hand in state.hands)
    assert [held for held in state.assistants] == [0, 0, 0, 0]


def test_as_c5_the_markers_start_beside_the_track() -> None:
    state = opened()
    assert [total for total in state.prestige] == [0, 0, 0, 0]
    assert [pile for pile in state.museum] == [0, 0, 0, 0]
