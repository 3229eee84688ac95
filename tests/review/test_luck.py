"""Luck and skill: what replays of a deal say about those who played it."""

from collections.abc import Sequence

import msgspec
import pytest

from tests.review.games import recorded, reviewed
from vernissage.core.records import Result
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.review.luck import Luck, compared, luck, measured
from vernissage.review.sentences import Names, Teller


def test_luck_and_skill_add_up_to_the_score() -> None:
    games = [Result((30, 20), (0,), ({}, {})), Result((26, 24), (0, 1), ({}, {}))]
    first, second = measured(GAMES["musee"], games, (31, 29))
    assert (first.par, second.par) == (28, 22)
    assert (first.luck, second.luck) == (3, -3)
    assert (first.skill, second.skill) == (3, 7)
    assert (first.wins, second.wins) == (0.75, 0.25)
    for line in (first, second):
        assert 25 + line.luck + line.skill == line.score


def won_by(game: str, players: int, *winners: Sequence[int]) -> list[float]:
    """How often each seat won, in games with these winners."""
    scores = tuple(range(players))
    games = [Result(scores, tuple(seats), ({},) * players) for seats in winners]
    return [line.wins for line in measured(GAMES[game], games, scores)]


def test_partners_who_win_have_won_once_and_not_half_each() -> None:
    assert won_by("musee", 4, [0, 2], [0, 2], [0, 2], [1, 3]) == [0.75, 0.25, 0.75, 0.25]


def test_a_victory_that_several_sides_share_counts_in_parts() -> None:
    assert won_by("musee", 4, [0, 1, 2, 3]) == [0.5, 0.5, 0.5, 0.5]
    assert won_by("musee", 3, [0, 1]) == [0.5, 0.5, 0.0]
    assert won_by("art-society", 4, [0, 2], [0]) == [0.75, 0.0, 0.25, 0.0]


def test_a_review_of_partners_tells_how_often_their_side_won() -> None:
    """In every replay one side or both have won: the two shares are all of them."""
    record = recorded("musee-4")
    found = luck(GAMES["musee"], record, 2, lambda: None)
    first, second, third, fourth = (line.wins for line in found.seats)
    assert (first, second) == (third, fourth)
    assert first + second == pytest.approx(1)


def verdict(games: Sequence[tuple[int, int]], scores: tuple[int, int]) -> str:
    played = [Result(one, (0,), ({}, {})) for one in games]
    result = Result(scores, (0,), ({}, {}))
    seats = measured(GAMES["musee"], played, scores)
    luck = Luck(len(played), ("club", "casual"), seats, compared(played, result))
    found = msgspec.structs.replace(reviewed("musee"), result=result, luck=luck)
    return Teller(GAMES["musee"], found, words("en"), Names(("A", "B"), ("A", "B"))).verdict()


EVEN = [(30, 30), (31, 29), (29, 31), (30, 30)]
BETTER = [(40, 30), (41, 29), (39, 31), (40, 30)]


def test_what_made_the_winner_win() -> None:
    """Better cards, better play, both, neither; or others who fell short of what bots make."""
    assert "won by better play" in verdict(EVEN, (40, 30))
    assert "won because the others fell short" in verdict(EVEN, (30, 20))
    assert "won by better cards" in verdict(BETTER, (40, 30))
    assert "and made more of them" in verdict(BETTER, (50, 30))
    assert "who made too little" in verdict(BETTER, (40, 20))
    assert "won by little" in verdict(EVEN, (31, 30))
