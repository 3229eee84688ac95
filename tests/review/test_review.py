"""A whole review: of finished games only, the same every time, step by step."""

import msgspec
import pytest

from tests.review.games import FILES, WANTED, looked_at, recorded
from vernissage.core.refusals import Invalid
from vernissage.games import GAMES
from vernissage.review.review import Wanted, check_finished, review, steps


def test_a_review_is_the_same_every_time() -> None:
    record, wanted = recorded("musee-2"), Wanted(seats=(0,), top=2, replays=2)
    told = [review(GAMES["musee"], record, wanted, lambda: None) for _ in range(2)]
    assert told[0] == told[1]


def test_a_running_game_is_refused() -> None:
    record = recorded("musee-2")
    running = msgspec.structs.replace(record, actions=record.actions[:6], result=None)
    with pytest.raises(Invalid, match="shows all hands"):
        check_finished(GAMES["musee"], running)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_reported(game: str) -> None:
    _, done = looked_at(game)
    assert done == steps(GAMES[game], recorded(FILES[game]), WANTED)
