"""Positions of Musée for the tests of its bots: seeded games, stopped where a seat is to decide."""

from collections.abc import Iterator

from vernissage.bots import bot_called
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE
from vernissage.games.musee.state import State


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Positions of one game in which the club bot plays all seats."""
    options = MUSEE.options(players=players)
    state: State = MUSEE.start(options, MUSEE.deal(options, seed))
    club = bot_called("musee", "club")()
    turns = 0
    while not state.over:
        if turns % every == 0 or state.deciding:
            yield state.copy()
        state.apply(state.turn, chosen(club, state, seed=1))
        turns += 1


def chosen(bot: object, state: State, seed: int) -> int:
    """What the bot answers here with this chance."""
    view, choices = MUSEE.view(state, state.turn), MUSEE.choices(state, state.turn)
    action = bot.choose(view, choices, Generator(seed))  # type: ignore[attr-defined]
    assert isinstance(action, int)
    return action
