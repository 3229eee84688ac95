"""AS-F1, AS-F2, AS-F3, AS-F4, AS-F5, AS-F6, AS-F7, AS-F8; the examples AS-Z1, AS-Z3."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.art_society.drawing import draw, opened
from vernissage.games.art_society import scoring
from vernissage.games.art_society.scorecard import cards
from vernissage.games.art_society.wall import Wall, bare_wall

PORTRAITS_LEAD = (5, 4, 2, 3)
"""Multipliers of portrait, city life, still life, landscape."""


def points(wall: Wall, multipliers: tuple[int, ...], excess: int = 0) -> dict[str, int]:
    numbers = list(multipliers)
    table = vec[i64](numbers)
    return {
        "prestige": scoring.prestige_points(wall, table),
        "decor": scoring.decor_points(wall),
        "eyeline": scoring.eyeline_points(wall, table),
        "full_wall": scoring.full_wall_points(wall),
        "corners": scoring.corner_points(wall),
        "excess": scoring.excess_points(excess),
    }


def test_as_f2_each_painting_scores_its_types_multiplier() -> None:
    wall = draw(
        """
        5 ....AABB..
          ....AABB..
          ....AABB..
        """,
        A="2x3PG",
        B="2x3LW",
    )
    assert points(wall, PORTRAITS_LEAD)["prestige"] == 5 + 3


def test_as_f2_paintings_that_touch_one_of_their_type_score_nothing() -> None:
    wall = draw(
        """
        5 ....AABBC.
          ....AABBC.
          ....AABB..
        """,
        A="2x3PG",
        B="2x3PW",
        C="1x2SS",
    )
    assert points(wall, PORTRAITS_LEAD)["prestige"] == 2


def test_as_f2_corners_do_not_touch() -> None:
    wall = draw(
        """
        4 ......BB..
          ....AABB..
          ....AABB..
          ....AA1...
          ......CC..
          ......CC..
        """,
        A="2x3PG",
        B="2x3SH",
        C="2x2PS",
    )
    assert points(wall, PORTRAITS_LEAD)["prestige"] == 5 + 2 + 5


def test_as_f3_the_shields_of_all_decor() -> None:
    wall = draw(
        """
        5 1111EEE...
          DDF.......
          ..F.......
        """,
        D="d2h",
        E="d3h",
        F="d2v",
    )
    assert points(wall, PORTRAITS_LEAD)["decor"] == 4 + 3 + 2 + 2


def test_as_f4_the_leading_type_in_the_eyeline_scores_3_more_even_as_a_faux_pas() -> None:
    wall = draw(
        """
        7 ..AABB....
          ..AABB.CC.
          ..AABB1CC.
          ..EEE.....
          ..EEE.....
          ..DD......
          ..DD......
        """,
        A="2x3PG",
        B="2x3PW",
        C="2x2PS",
        D="2x2PH",
        E="3x2SS",
    )
    assert points(wall, PORTRAITS_LEAD)["eyeline"] == 9, "two of them a faux pas; D lies below"


def test_as_f5_a_full_wall_scores_5() -> None:
    full = draw("1 1111\n1111\n1111", columns=4, rows=3)
    assert points(full, PORTRAITS_LEAD)["full_wall"] == 5
    assert points(bare_wall(), PORTRAITS_LEAD)["full_wall"] == 0


def test_as_f6_each_open_corner_costs_2() -> None:
    wall = draw(
        """
        1 1.........
        14 .........1
        """
    )
    assert points(wall, PORTRAITS_LEAD)["corners"] == -4
    assert points(bare_wall(), PORTRAITS_LEAD)["corners"] == -8


def test_as_f7_each_excess_painting_costs_2_and_the_assistants_tile_counts_for_nothing() -> None:
    state = opened()
    before = state.scores()
    state.assistants[0] = 5
    assert state.scores() == before
    state.excess[0] = 6
    assert state.scores()[0] == before[0] - 2


def test_as_f8_a_tie_goes_to_the_highest_sum_of_cards_left_then_is_shared() -> None:
    assert scoring.victors([(60, 30), (60, 41), (59, 90)]) == [1]
    assert scoring.victors([(60, 30), (60, 30), (59, 90)]) == [0, 1]
    assert scoring.cards_left(1 << 20 | 1 << 3) == 23


def test_as_z1_the_wall_of_the_rulebook_scores_64() -> None:
    wall = draw(
        """
        1 ..1....ABB
          .CCCDDDABB
          .EE.DDD1BB
          FF....GGBB
          FFHHIIGGBB
          FFHHII.JJJ
          FFHHIIKJJJ
          LLL...KJJJ
          LLL.MMNNN1
          LLLOMMNNN.
          PQQOMMNNN.
          PQQ.MM.RSS
          PQQ.MM.RSS
          1QQ.....SS
        """,
        A="1x2CW",
        B="2x5SG",
        C="d3h",
        D="3x2SG",
        E="d2h",
        F="2x4CG",
        G="2x2CS",
        H="2x3LW",
        I="2x3SW",
        J="3x3LW",
        K="1x2PG",
        L="3x3PH",
        M="2x5LH",
        N="3x3SS",
        O="1x2CS",
        P="1x3LG",
        Q="2x4LH",
        R="d2v",
        S="2x3PW",
    )
    found = points(wall, (3, 4, 2, 5), excess=1)
    assert found == {
        "prestige": 4 * 2 + 3 * 3 + 4 * 4 + 3 * 5,
        "decor": 11,
        "eyeline": 3 * 3,
        "full_wall": 0,
        "corners": -2,
        "excess": -2,
    }
    assert sum(found.values()) == 64


SCORED = Path(__file__).parents[2] / "docs" / "walls.json"


@pytest.mark.parametrize(("name", "score"), [("wall_71", 71), ("wall_77", 77)])
def test_as_z3_two_real_final_walls(name: str, score: int) -> None:
    card = next(card for card in cards(SCORED.read_bytes()) if card.name == name)
    assert card.total == card.noted == score
