"""Scoring: paintings, neighbours, staircases, gallery bonuses, ties."""

import pytest

from tests.musee.drawn import table
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE, scoring


def points_of(drawing: str, bonuses: str = "") -> dict[str, int]:
    return table(drawing, hands=[[], []], bonuses=(bonuses, "")).breakdown(0)


def test_every_painting_scores_1_point() -> None:
    """MU-P1: 7 paintings of which no two of a theme touch."""
    found = points_of("""
    T   1   2   .   .   .   9
        .   /   .   /   .   /
    M   .   .  13   .  20   .
        /   .   /   .   /   .
    B   .  32   .   .   .  41
    """)
    assert found == {"paintings": 7, "neighbours": 0, "staircases": 0, "galleries": 0}


def test_an_empty_musee_scores_nothing() -> None:
    """MU-P1."""
    assert table(hands=[[], []]).scores() == [0, 0]


def test_every_pair_of_neighbours_of_one_theme_scores_2_points() -> None:
    """MU-P2: a row of four is three pairs; 11 beside 17 is none, nor are 5 and 15 with a gap."""
    found = points_of("""
    T   1   6  11  16  17   .
        .   /   .   /   .   /
    M   5   .  15   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .  23  28
    """)
    assert found["neighbours"] == 2 * (3 + 0 + 1)


def test_the_end_of_a_gallery_and_the_start_of_the_next_are_no_neighbours() -> None:
    """MU-P2: T6 and M1, M6 and B1."""
    found = points_of("""
    T   .   .   .   .   .   7
        .   /   .   /   .   /
    M  12   .   .   .   .  22
        /   .   /   .   /   .
    B  27   .   .   .   .   .
    """)
    assert found["neighbours"] == 0


def test_the_first_and_the_last_pair_of_a_gallery_count() -> None:
    """MU-P2."""
    found = points_of("""
    T   2   7   .   .  13  18
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   1   6   .   .  14  19
    """)
    assert found["neighbours"] == 8


def test_a_staircase_that_joins_one_theme_scores_3_points() -> None:
    """MU-P3: at T2-M2 and M3-B3; 10 and 21 at T4-M4 are of two themes."""
    found = points_of("""
    T   .   3   .  10   .   .
        .   /   .   /   .   /
    M   .   8  14  21   .   .
        /   .   /   .   /   .
    B   .   .  19   .   .   .
    """)
    assert found["staircases"] == 6


def test_a_chandelier_joins_nothing() -> None:
    """MU-P3: the same themes above each other, with chandeliers between."""
    found = points_of("""
    T   3   .  10   .  16   .
        .   /   .   /   .   /
    M   8   .  15   .  21   .
        .   /   .   /   .   /
    B  13   .  20   .  26   .
    """)
    assert found["staircases"] == 0


def test_staircases_in_both_rows_and_at_both_ends_count() -> None:
    """MU-P3."""
    found = points_of("""
    T   1   .   .   .   .  30
        /   .   .   /   .   /
    M   6   .   .   .   .  35
        /   .   .   /   .   /
    B  11   .   .   .   .  40
    """)
    assert found["staircases"] == 12


def test_a_staircase_beside_an_empty_slot_joins_nothing() -> None:
    """MU-P3: not even 5, which leaves 0 divided by 5."""
    found = points_of("""
    T   .   5   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .  10   .   .
        /   .   /   .   /   .
    B   .   .  20   .   .   .
    """)
    assert found["staircases"] == 0


ROWS = """
    T   1   2   3   4   5   6
        .   /   .   /   .   /
    M  13  14  15  16  17  18
        /   .   /   .   /   .
    B  20  21  22  23  24   .
"""


@pytest.mark.parametrize(("bonuses", "points"), [("T", 4), ("TM", 8)])
def test_every_gallery_bonus_card_scores_4_points(bonuses: str, points: int) -> None:
    """MU-P4."""
    rows = ROWS if bonuses == "TM" else ROWS.replace("18", " .")
    assert points_of(rows, bonuses)["galleries"] == points


def test_a_full_gallery_without_its_card_scores_no_bonus() -> None:
    """MU-P4: the other Musée was first."""
    late = """
    T  31  32  33  34  35  36
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """
    state = table(late, ROWS, hands=[[], []], bonuses=("", "TM"))
    assert [state.breakdown(seat)["galleries"] for seat in (0, 1)] == [0, 8]


def test_one_painting_may_count_in_several_bonuses() -> None:
    """MU-P5: 22 has a neighbour on both sides, a staircase up and one down, and fills M."""
    found = points_of(
        """
    T   .   2   7   .   .   .
        .   /   /   .   .   /
    M  11  12  22  32  33  34
        .   .   /   /   /   .
    B   .   .  47   .   .   .
    """,
        "M",
    )
    assert found == {"paintings": 9, "neighbours": 6, "staircases": 9, "galleries": 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_gain_of_a_hang_is_what_the_score_grows_by(players: int) -> None:
    """MU-P5: what the choices promise is what the breakdown pays, all along some games."""
    options = MUSEE.options(players=players)
    for seed in range(20):
        state = MUSEE.start(options, MUSEE.deal(options, seed))
        chance = Generator(seed)
        while not state.over:
            seat = state.turn
            asked = MUSEE.choices(state, seat)
            promises = {
                card.action(place): place.points
                for card in getattr(asked, "cards", ())
                for place in card.places
            }
            before = state.scores()[seat]
            action = state.nth_legal(seat, chance.below(state.count_legal(seat)))
            state.apply(seat, action)
            assert state.scores()[seat] - before == promises.get(action, 0)


def winners(mine: str, theirs: str, *bonuses: str) -> list[int]:
    return table(mine, theirs, hands=[[], []], bonuses=bonuses).winners()


PAIR = """
    T   1   6   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
"""4 points from 2 paintings."""
THREE = """
    T   2   4   8   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
"""3 points from 3 paintings."""
FOUR = """
    T   2   4   8  10   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
"""4 points from 4 paintings."""


def test_most_points_win_even_with_fewer_paintings() -> None:
    """MU-P6."""
    assert table(PAIR, THREE, hands=[[], []]).scores() == [4, 3]
    assert winners(PAIR, THREE) == [0]
    assert winners(THREE, PAIR) == [1]


def test_a_tie_goes_to_more_paintings() -> None:
    """MU-P6: whoever sits where."""
    assert table(PAIR, FOUR, hands=[[], []]).scores() == [4, 4]
    assert winners(PAIR, FOUR) == [1]
    assert winners(FOUR, PAIR) == [0]


SIX_WITH_A_BONUS_CARD = """
    T   1   2   3   4   5  11
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
"""10 points."""
SIX_WITH_TWO_PAIRS = """
    T   7  12  17   .   .   .
        .   /   .   /   .   /
    M  30  31  34   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
"""10 points."""
EIGHT_WITH_ONE_PAIR = """
    T   7  12  18   .   .   .
        .   /   .   /   .   /
    M  30  31  39  40  42   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
"""10 points."""


def test_a_tie_in_paintings_goes_to_more_bonus_cards() -> None:
    """MU-P6."""
    boards = (SIX_WITH_A_BONUS_CARD, SIX_WITH_TWO_PAIRS)
    assert table(*boards, hands=[[], []], bonuses=("T", "")).scores() == [10, 10]
    assert winners(*boards, "T", "") == [0]
    assert winners(*reversed(boards), "", "T") == [1]


def test_more_paintings_come_before_more_bonus_cards() -> None:
    """MU-P6."""
    boards = (SIX_WITH_A_BONUS_CARD, EIGHT_WITH_ONE_PAIR)
    assert table(*boards, hands=[[], []], bonuses=("T", "")).scores() == [10, 10]
    assert winners(*boards, "T", "") == [1]
    assert winners(*reversed(boards), "", "T") == [0]


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    """MU-P6."""
    assert winners(PAIR, PAIR.replace("   1   6", "   2   7")) == [0, 1]


def test_a_victory_can_be_shared_by_some_of_three() -> None:
    """MU-P6: points, paintings and bonus cards of three Musées."""
    assert scoring.victors([(9, 5, 0), (8, 8, 1), (9, 5, 0)]) == [0, 2]
    assert scoring.victors([(9, 5, 0), (9, 5, 1), (9, 5, 0)]) == [1]
    assert scoring.victors([(9, 5, 1), (9, 6, 0), (9, 6, 0)]) == [1, 2]
    assert scoring.victors([(7, 4, 0)] * 3) == [0, 1, 2]


def test_partners_win_together_and_share_a_victory_with_the_other_team() -> None:
    """MU-P6, MU-4P1: the winners list both partners."""
    nobody: list[list[int]] = [[]] * 4
    assert table(PAIR, THREE, hands=nobody).winners() == [0, 2]
    assert table(PAIR, FOUR, hands=nobody).winners() == [1, 3]
    assert table(PAIR, PAIR.replace("   1   6", "   2   7"), hands=nobody).winners() == [0, 1, 2, 3]
