"""Positions of Art Society for the tests of its bots: seeded games, stopped at every question."""

from collections.abc import Iterator
from typing import Any

from vernissage.bots import bot_called
from vernissage.core.chance import Generator
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.state import State

LEVELS = ("novice", "casual", "club", "expert@8", "master@8")
Position = tuple[State, int]
"""A state and the seat that is asked."""


def positions(
    players: int, seed: int, every: int = 1, player: str = "greedy"
) -> Iterator[Position]:
    """Positions of one game; the player sits on all seats, and where several may act they take
    turns to be first."""
    options = ART_SOCIETY.options(players=players)
    state: State = ART_SOCIETY.start(options, ART_SOCIETY.deal(options, seed))
    bot, turns = bot_called("art-society", player)(), 0
    while not state.over:
        able = state.to_act()
        seat = able[turns % len(able)]
        if turns % every == 0:
            yield state.copy(), seat
        state.apply(seat, chosen(bot, state, seat, seed=turns))
        turns += 1


def kinds_of_questions(players: int, seed: int, each: int = 2) -> list[Position]:
    """A few positions of each kind of question, early and late ones."""
    found: dict[str, list[Position]] = {}
    for state, seat in positions(players, seed):
        kind = type(ART_SOCIETY.choices(state, seat)).__name__
        found.setdefault(kind, []).append((state, seat))
    return [one for some in found.values() for one in some[:: max(1, len(some) // each)]]


def chosen(bot: Any, state: State, seat: int, seed: int) -> int:
    """What the bot answers here with this chance."""
    view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
    action = bot.choose(view, choices, Generator(seed))
    assert isinstance(action, int)
    return action
