"""Every law, over random games of every game, player count and option.

`make soak` runs the same over many more games.
"""

import pytest

from tests.every_game.cases import CASES, Case
from tests.every_game.laws import check_a_game
from vernissage.core.chance import compiled
from vernissage.games import GAMES

GAMES_EACH = {"musee": 40, "modern-art": 12, "art-society": 8}
"""About a second of each; uncompiled, a quarter of them."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_random_games_keep_every_law(case: Case) -> None:
    games = GAMES_EACH[case.game.name]
    for seed in range(games if compiled() else games // 4):
        check_a_game(case, seed)


def test_every_game_and_player_count_is_tested() -> None:
    tested = {(case.game.name, case.given["players"]) for case in CASES}
    assert tested == {(game.name, n) for game in GAMES.values() for n in game.players}
