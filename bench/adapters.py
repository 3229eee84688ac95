"""Our games through the interfaces of other libraries, each by the loop of its nearest peer."""

from collections.abc import Callable
from fnmatch import fnmatchcase
from functools import partial
from importlib import import_module
from random import random
from typing import Any, Final

import peers
from rates import Play, Played, Subject

GAMES: Final = {"musee": 2, "modern-art": 3, "art-society": 2}
"""Each with its fewest players."""
AT_ONCE: Final = 256
STEPS: Final = 40

BESIDE: Final = {
    "pettingzoo": "pettingzoo/*",
    "vector": "open_spiel/hearts",
    "openspiel": "open_spiel/python_*",
    "openspiel-cards": "open_spiel/python_*",
    "gymnasium": "gymnasium/*",
}
"""The peers of an interface, by their names: the fastest of them counts."""


def subjects() -> dict[str, Subject]:
    makers: dict[str, Callable[[str, int], Play]] = {
        "pettingzoo": pettingzoo_api,
        "vector": vector_api,
        "openspiel": partial(openspiel_api, deals="sampled"),
        "openspiel-cards": partial(openspiel_api, deals="cards"),
        "gymnasium": gymnasium_api,
    }
    return {
        f"{interface}/{game}-{players}": Subject(api=partial(maker, game, players))
        for interface, maker in makers.items()
        for game, players in GAMES.items()
    }


def nearest(adapter: str, rates: dict[str, float]) -> str | None:
    """The fastest of the peers that this adapter is measured beside; None: none was measured."""
    wanted = BESIDE[adapter.partition("/")[0]]
    known = [name for name in peers.subjects() if name in rates]
    theirs = [name for name in known if fnmatchcase(name, wanted)]
    return max(theirs, key=lambda name: rates[name], default=None)


def pettingzoo_api(game: str, players: int) -> Play:
    module = import_module(f"vernissage.research.{game.replace('-', '_')}_v1")
    return peers.pettingzoo_play(module.env(players=players))


def openspiel_api(game: str, players: int, deals: str) -> Play:
    import pyspiel

    from vernissage.research.openspiel import name_of

    loaded = pyspiel.load_game(name_of(game), {"players": players, "deals": deals})
    return lambda: Played(peers.finish(loaded.new_initial_state(), peers.listed_chance), games=1)


def vector_api(game: str, players: int) -> Play:
    """Random actions in many games at once: observations and masks are written for each."""
    from vernissage.research.vector import ManyGames

    many = ManyGames(game, AT_ONCE, players=players)
    many.reset(seed=1)

    def play() -> Played:
        ended = 0
        for _ in range(STEPS):
            _, _, over, _, _ = many.step(many.random_actions())
            ended += int(over.sum())
        return Played(STEPS * AT_ONCE, max(ended, 1))

    return play


def gymnasium_api(game: str, players: int) -> Play:
    """One seat of ours, `random` in the others."""
    from vernissage.research.seat import SeatEnvironment

    env: Any = SeatEnvironment(game, others="random", players=players)

    def play() -> Played:
        decisions, over = 0, False
        observation, _ = env.reset()
        while not over:
            actions = observation["action_mask"].nonzero()[0]
            observation, _, over, _, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return Played(decisions, games=1)

    return play
