"""Musée's bots play legal moves, the same ones again, and only by what they may know."""

import pytest

from tests.bots.musee.positions import chosen, positions
from vernissage.bots import bot_called
from vernissage.games.musee import MUSEE

LEVELS = ("novice", "casual", "club", "expert@40", "master@40")
COUNTS = (2, 3, 4)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", ["spacing", *LEVELS])
def test_every_answer_is_legal_and_repeats_with_the_same_chance(name: str, players: int) -> None:
    for state in positions(players, seed=3, every=6):
        action = chosen(bot_called("musee", name)(), state, seed=5)
        assert action in state.legal(state.turn)
        assert chosen(bot_called("musee", name)(), state, seed=5) == action


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("name", ["spacing", *LEVELS])
def test_hidden_cards_do_not_change_a_decision(name: str, players: int) -> None:
    for state in positions(players, seed=4, every=7):
        action = chosen(bot_called("musee", name)(), state, seed=5)
        view = MUSEE.view(state, state.turn)
        for other in range(3):
            world = MUSEE.imagine(view, other)
            assert chosen(bot_called("musee", name)(), world, seed=5) == action
