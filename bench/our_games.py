"""Our own games, at every player count, through the same loops as the peers."""

from collections.abc import Callable
from functools import partial
from random import random
from typing import Any

from rates import Play, Played, Subject
from vernissage.core.chance import Generator
from vernissage.games import GAMES

STARTS = 64  # different deals that the playouts start from, as for the peers


def subjects() -> dict[str, Subject]:
    return {
        f"{name}-{players}": Subject(
            api=partial(api, game, players),
            kernel=partial(kernel, game, players),
            copy=partial(copy, game, players),
        )
        for name, game in GAMES.items()
        for players in game.players
    }


def begin(game: Any, players: int, seed: int) -> Any:
    options = game.options(players=players)
    return game.start(options, game.deal(options, seed))


def decide(state: Any) -> None:
    """One random decision; api() repeats these lines to spare the call."""
    seat = state.to_act()[0]
    actions = state.legal(seat)
    state.apply(seat, actions[int(random() * len(actions))])


def api(game: Any, players: int) -> Play:
    """The deal belongs to the time of a game, as it does for the peers."""
    options = game.options(players=players)
    seed = 0

    def play() -> Played:
        nonlocal seed
        seed += 1
        decisions = 0
        state = game.start(options, game.deal(options, seed))
        while not state.over:
            seat = state.to_act()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[int(random() * len(actions))])
            decisions += 1
        return Played(decisions, games=1)

    return play


def kernel(game: Any, players: int) -> Play:
    """Playouts from the first decision after the deal."""
    starts = [begin(game, players, seed) for seed in range(STARTS)]
    generator = Generator(1)

    def play() -> Played:
        decisions = sum(start.copy().playout(generator) for start in starts)
        return Played(decisions, len(starts))

    return play


def copy(game: Any, players: int) -> Callable[[], object]:
    """Copies a state from the middle of a game."""
    state = begin(game, players, seed=1)
    for _ in range(state.copy().playout(Generator(1)) // 2):
        if not state.over:
            decide(state)
    call: Callable[[], object] = state.copy
    return call
