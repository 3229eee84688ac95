"""The doors of guided games and puzzles: nothing but what the learner's seat may see."""

from datetime import date

import msgspec
import pytest

from tests.server.running import API, Server
from vernissage.games import GAMES
from vernissage.learning.lessons import lesson_of, taught
from vernissage.learning.puzzles import puzzle_of

DAY = "2026-11-17"


@pytest.mark.parametrize("game", taught())
def test_a_guided_game_from_the_first_move_to_the_last(server: Server, game: str) -> None:
    moves: list[str | None] = []
    seen = [0]
    for step in [None, *lesson_of(game).doing()]:
        moves += [] if step is None else [step.moves[0]]
        answer = server.client.post(f"{API}/lessons/{game}", json={"moves": moves})
        assert answer.status_code == 200
        told = answer.json()
        numbers = [update["n"] for update in told["updates"]]
        assert numbers == sorted(numbers)
        assert numbers[0] > seen[-1]
        seen = numbers
        assert all(update["view"]["seat"] == 0 for update in told["updates"])
    assert len(told["steps"]) == len(lesson_of(game).steps)


def test_another_move_is_answered_kindly_and_in_the_readers_language(server: Server) -> None:
    answer = server.client.post(
        f"{API}/lessons/musee", json={"moves": ["hang 8 T1"]}, headers={"Accept-Language": "de"}
    )
    assert answer.status_code == 409
    told = answer.json()
    assert told["code"] == "lesson-other"
    assert "Das ist erlaubt" in told["detail"]
    assert "2 in die obere Galerie" in told["detail"]


@pytest.mark.parametrize(
    ("moves", "status", "code"),
    [
        (["hang 3 T1"], 422, "musee-not-in-hand"),
        ([None] * 30, 409, "lesson-over"),
        (["dance"], 400, None),
        (["x" * 500], 400, "field-wrong"),
        ([None] * 41, 400, "field-wrong"),
    ],
)
def test_what_is_wrong_is_refused_as_ever(
    server: Server, moves: list[str | None], status: int, code: str | None
) -> None:
    answer = server.client.post(f"{API}/lessons/musee", json={"moves": moves})
    assert answer.status_code == status
    assert code is None or answer.json()["code"] == code


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_seat_sees_and_no_more(server: Server, game: str) -> None:
    told = server.client.get(f"{API}/puzzles/{game}/{DAY}").json()
    assert set(told) == {"day", "ladder", "table", "update"}
    puzzle = puzzle_of(game, date.fromisoformat(DAY))
    view = GAMES[game].view(puzzle.table(GAMES[game]).state, puzzle.seat)
    assert told["update"]["view"] == msgspec.json.decode(msgspec.json.encode(view))
    assert told["update"]["choices"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_says_why_and_what_the_answer_costs(server: Server, game: str) -> None:
    puzzle = puzzle_of(game, date.fromisoformat(DAY))
    best, other = (
        server.client.post(f"{API}/puzzles/{game}/{DAY}", json={"action": action}).json()
        for action in (puzzle.best, puzzle.runner_up)
    )
    assert best["right"]
    assert best["cost"] == ""
    assert len(best["sentences"]) >= 2
    assert not other["right"]
    assert other["action"] == puzzle.best
    assert "gives away" in other["cost"]


def test_only_days_and_games_that_there_are(server: Server) -> None:
    for place in (f"puzzles/musee/{DAY}x", "puzzles/musee/tomorrow", f"puzzles/chess/{DAY}"):
        assert server.client.get(f"{API}/{place}").status_code == 404
    assert server.client.post(f"{API}/lessons/chess", json={"moves": []}).status_code == 404
    refused = server.client.post(f"{API}/puzzles/musee/{DAY}", json={"action": "hang 99 T1"})
    assert refused.status_code in (400, 422)
