"""Every law, over random games of every game, player count and option.

`make soak` runs the same over many more games.
"""

import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.laws import check_a_game
from vernissage.games import GAMES

GAMES_EACH = 40


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_random_games_keep_every_law(case: Case) -> None:
    for seed in range(GAMES_EACH):
        check_a_game(case, seed)


def test_every_game_and_player_count_is_tested() -> None:
    tested = {(case.game.name, case.given["players"]) for case in CASES}
    assert tested == {(game.name, n) for game in GAMES.values() for n in game.players}
