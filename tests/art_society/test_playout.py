"""A playout inside the engine is the same game as one driven from outside."""

import pytest

from vernissage.core.chance import Generator
from vernissage.games.art_society.setup import deal, options, start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_picks_every_seat_and_action_alike(players: int) -> None:
    """Any seat that may act, then any of its actions, each as likely as the others."""
    chosen = options(players=players)
    for seed in range(10):
        inside = start(chosen, deal(chosen, seed))
        outside = inside.copy()
        actions, chance = 0, Generator(seed)
        while not outside.over:
            able = outside.to_act()
            seat = able[chance.below(len(able))] if len(able) > 1 else able[0]
            action = outside.nth_legal(seat, chance.below(outside.count_legal(seat)))
            outside.apply(seat, action)
            actions += 1
        assert inside.playout(Generator(seed)) == actions
        assert inside.key() == outside.key()
