"""The order of Art Society's quick levels shows over a few duplicate deals."""

import pytest

from vernissage.games.art_society import ART_SOCIETY
from vernissage.tables.playing import play

pytestmark = pytest.mark.long


def share_of_wins(one: str, other: str, players: int, deals: int) -> float:
    """How often one bot wins against the others, on every seat of each deal."""
    options, wins = ART_SOCIETY.options(players=players), 0.0
    for seed in range(deals):
        for seat in range(players):
            seats = [other] * players
            seats[seat] = one
            result = play(ART_SOCIETY, options, seats, seed).result
            assert result is not None
            wins += (seat in result.winners) / len(result.winners)
    return wins / (players * deals)


@pytest.mark.parametrize(
    ("one", "other", "players", "deals", "least"),
    [
        ("club", "random", 2, 16, 0.95),
        ("club", "random", 3, 8, 0.95),
        ("club", "random", 4, 6, 0.9),
        ("placer", "random", 2, 10, 0.9),
        ("club", "novice", 2, 12, 0.6),
    ],
)
def test_the_better_bot_wins_more(
    one: str, other: str, players: int, deals: int, least: float
) -> None:
    assert share_of_wins(one, other, players, deals) >= least
