"""The frozen baselines: random answers anything legal, greedy beats it and fills its wall."""

import pytest

from vernissage.core.records import Record, replay
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.state import State
from vernissage.tables.playing import play


def games(count: int, *seats: str) -> list[tuple[Record, tuple[str, ...]]]:
    """Games on new deals, the seats rotated from one to the next."""
    chosen = ART_SOCIETY.options(players=len(seats))
    found = []
    for seed in range(count):
        turn = seed % len(seats)
        rotated = seats[turn:] + seats[:turn]
        found.append((play(ART_SOCIETY, chosen, rotated, seed // len(seats)), rotated))
    return found


def wins_of(name: str, played: list[tuple[Record, tuple[str, ...]]]) -> float:
    """The share of games that bots of this name won alone."""
    won = 0
    for record, seats in played:
        assert record.result is not None
        won += {seats[seat] for seat in record.result.winners} == {name}
    return won / len(played)


@pytest.mark.long
@pytest.mark.parametrize(("others", "count", "least"), [(1, 12, 0.9), (2, 9, 0.8), (3, 8, 0.7)])
def test_greedy_beats_random(others: int, count: int, least: float) -> None:
    assert wins_of("greedy", games(count, "greedy", *["random"] * others)) >= least


@pytest.mark.long
def test_four_greedy_seats_mostly_end_by_a_full_wall() -> None:
    full = 0
    for record, _ in games(4, *["greedy"] * 4):
        state = replay(ART_SOCIETY, record)
        assert isinstance(state, State)
        full += any(wall.is_full() for wall in state.walls)
    assert full >= 3


def test_the_same_seed_gives_the_same_game() -> None:
    chosen = ART_SOCIETY.options(players=3)
    seats = ("greedy", "random", "greedy")
    assert play(ART_SOCIETY, chosen, seats, 9) == play(ART_SOCIETY, chosen, seats, 9)
