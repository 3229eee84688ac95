"""The score through a game: who was ahead, and since when."""

from collections.abc import Sequence

import pytest

from tests.review.games import FILES, recorded
from vernissage.games import GAMES
from vernissage.review.standings import Standing, decided_at, milestones, share_ahead, standings


def after_each(*scores: Sequence[int]) -> list[Standing]:
    return [Standing(at, None, tuple(one)) for at, one in enumerate(scores)]


def test_who_was_ahead_and_since_when() -> None:
    line = after_each((0, 0), (1, 0), (1, 2), (3, 2), (4, 2))
    assert share_ahead(line, [0]) == 0.75
    assert share_ahead(line, [1]) == 0.25
    assert decided_at(line, [0]) == 3
    assert decided_at(line, [0, 1]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_standings_end_with_the_result(game: str) -> None:
    record = recorded(FILES[game])
    assert record.result is not None
    line = standings(GAMES[game], record)
    assert len(line) == len(record.actions) + 1
    assert line[-1].scores == record.result.scores
    told = milestones(line)
    assert told[-1] == line[-1]
    assert 4 <= len(told) <= 10
