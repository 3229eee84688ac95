"""The order of Musée's quick levels shows over a few duplicate deals."""

import pytest

from vernissage.games.musee import MUSEE
from vernissage.tables.playing import play

pytestmark = pytest.mark.long


def share_of_wins(one: str, other: str, deals: int) -> float:
    """How often the first bot wins when both seats of each deal are played."""
    options, wins = MUSEE.options(players=2), 0.0
    for seed in range(deals):
        for seat in (0, 1):
            seats = [one, other] if seat == 0 else [other, one]
            result = play(MUSEE, options, seats, seed).result
            assert result is not None
            wins += (seat in result.winners) / len(result.winners)
    return wins / (2 * deals)


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        ("novice", "random", 0.95),
        ("spacing", "random", 0.9),
        ("casual", "novice", 0.55),
        ("club", "casual", 0.55),
        ("club", "greedy", 0.7),
        ("club", "spacing", 0.6),
    ],
)
def test_the_better_bot_wins_more(one: str, other: str, least: float) -> None:
    assert share_of_wins(one, other, deals=30) >= least


def test_search_beats_the_rules_of_thumb_it_is_made_of() -> None:
    assert share_of_wins("master@100", "club", deals=8) >= 0.5
