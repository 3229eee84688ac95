"""Law 4 for each game: every part is somewhere exactly once."""

from collections.abc import Callable
from typing import Any

from vernissage.games.modern_art.parts import COPIES, KINDS, RICHEST
from vernissage.games.modern_art.state import State as ModernArt
from vernissage.games.musee.state import State as Musee


def musee(state: Musee) -> None:
    hung = [number for number in state.paintings if number]
    held = [number for seat in range(state.players) for number in state.hand(seat)]
    pile = [number for number in state.deck[state.drawn :]]
    assert sorted(hung + held + pile) == sorted(number for number in state.deck)


def modern_art(state: ModernArt) -> None:
    """Every card lay open, is held, lies face down or is in the deck; every purse adds up."""
    cards = [kind for kind in state.deck[state.dealt :]]
    cards += [kind for kind in state.mystery[state.revealed :]]
    for seat in range(state.players):
        cards += state.hand(seat)
        assert len(state.hand(seat)) == state.hand_sizes[seat]
        assert {k for k in state.hand(seat)} == {
            k for k in range(KINDS) if state.held[seat] >> k & 1
        }
        assert state.breakdown(seat)["start"] == 100
        assert state.purses[seat] >= 0
    assert all(cards.count(kind) + state.seen[kind] == COPIES[kind] for kind in range(KINDS))
    assert state.over or max(state.purses) <= RICHEST
    to_bank = sum(state.bought) - sum(state.earned)
    assert to_bank >= 0
    assert sum(state.purses) == 100 * state.players - to_bank + sum(state.bank)


CONSERVED: dict[str, Callable[[Any], None]] = {"musee": musee, "modern-art": modern_art}
