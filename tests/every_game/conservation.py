"""Law 4 for each game: every part is somewhere exactly once."""

from collections.abc import Callable
from typing import Any

from vernissage.games.musee.state import State as Musee


def musee(state: Musee) -> None:
    hung = [number for number in state.paintings if number]
    held = [number for seat in range(state.players) for number in state.hand(seat)]
    pile = [number for number in state.deck[state.drawn :]]
    assert sorted(hung + held + pile) == sorted(number for number in state.deck)


CONSERVED: dict[str, Callable[[Any], None]] = {"musee": musee}
