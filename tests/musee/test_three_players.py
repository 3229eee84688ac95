"""Three players: 60 cards, three Musées of five columns."""

import pytest

from tests.musee.drawn import EMPTY_OF_FIVE, draw, drawing, happenings, play, table, where
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE
from vernissage.games.musee.events import TookBonus


def test_three_players_have_60_cards_and_three_musees_of_five_columns() -> None:
    """MU-3P."""
    options = MUSEE.options(players=3)
    seen = MUSEE.view(MUSEE.start(options, MUSEE.deal(options, 1)), None)
    assert (seen.highest, seen.columns) == (60, 5)
    assert [musee.seats for musee in seen.musees] == [(0,), (1,), (2,)]
    assert seen.pile == 60 - 15


def test_the_highest_cards_are_placed_like_any_other() -> None:
    """MU-3P, MU-C1."""
    state = table(hands=[[60, 1], [51, 2], [59, 3]])
    play(state, "0 hang 60 T5", "1 hang 51 M1", "2 hang 59 B3")
    assert draw(state, 0) == drawing("""
    T   .   .   .   .  60
        .   /   .   /   .
    M   .   .   .   .   .
        /   .   /   .   /
    B   .   .   .   .   .
    """)
    assert [state.paintings[18 + 6], state.paintings[36 + 14]] == [51, 59]


def test_a_gallery_of_five_is_full_with_five_paintings() -> None:
    """MU-3P, MU-T7."""
    nearly = """
    T   .   .   .   .   .
        .   /   .   /   .
    M  10  20  30  40   .
        /   .   /   .   /
    B   .   .   .   .   .
    """
    state = table(nearly, hands=[[50], [1], [2]])
    told = happenings(state, "0 hang 50 M5", seen_by=None)
    assert TookBonus(0, "middle") in told
    assert state.breakdown(0) == {
        "paintings": 5,
        "neighbours": 8,
        "staircases": 0,
        "galleries": 4,
    }


def test_of_three_full_galleries_only_the_first_takes_the_bonus() -> None:
    """MU-3P, MU-T7."""
    first = """
    T   1   2   3   4   .
        .   /   .   /   .
    M   .   .   .   .   .
        /   .   /   .   /
    B   .   .   .   .   .
    """
    second = first.replace("   1   2   3   4", "  11  12  13  14")
    third = first.replace("   1   2   3   4", "  21  22  23  24")
    state = table(first, second, third, hands=[[10, 5], [20], [30]], turn=1)
    play(state, "1 hang 20 T5", "2 hang 30 T5", "0 hang 10 T5")
    assert [state.breakdown(seat)["galleries"] for seat in range(3)] == [0, 4, 0]


def test_the_fifth_column_has_staircases_and_neighbours() -> None:
    """MU-3P, MU-P2, MU-P3: 54 and 59 beside each other, 59 above 49 in the fifth column."""
    state = table(
        """
    T   .   .   .   .   .
        .   /   .   /   .
    M   .   .   .  54  59
        /   .   /   .   /
    B   .   .   .   .  49
    """,
        hands=[[], [], []],
    )
    assert state.breakdown(0) == {
        "paintings": 3,
        "neighbours": 2,
        "staircases": 3,
        "galleries": 0,
    }


def test_each_of_three_sees_only_the_own_musee_as_open() -> None:
    """MU-3P, MU-T1: what hangs elsewhere binds nobody."""
    state = table(
        EMPTY_OF_FIVE,
        """
    T  60   .   .   .   .
        .   /   .   /   .
    M  59   .   .   .   .
        /   .   /   .   /
    B  58   .   .   .   .
    """,
        hands=[[5], [6], [7]],
    )
    assert len(where(state, 0, 5)) == 15


@pytest.mark.parametrize("seed", range(25))
def test_keep_or_give_is_never_asked_and_the_pile_lasts(seed: int) -> None:
    """MU-3P: nothing else changes; 45 cards in the pile, 45 slots at most."""
    options = MUSEE.options(players=3)
    state = MUSEE.start(options, MUSEE.deal(options, seed))
    chance = Generator(seed)
    while not state.over:
        assert not state.deciding
        assert state.pile() > 0
        assert len(state.hand(state.turn)) == 5
        state.apply(state.turn, state.nth_legal(state.turn, chance.below(state.places)))
