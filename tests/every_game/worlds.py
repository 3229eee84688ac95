"""Law 5 for each game: another set-up that a seat cannot tell from the true one so far."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from vernissage.core.records import read_action
from vernissage.games.musee import MUSEE
from vernissage.games.musee import state as facts
from vernissage.games.musee.setup import Options, Setup


def musee(
    options: Options, setup: Setup, actions: Sequence[str], seat: int | None, seed: int
) -> Setup:
    """Other hands and another pile, as imagined, dealt to the same places of the deck."""
    state = MUSEE.start(options, setup)
    state.log = []
    for text in actions:
        state.apply(*read_action(MUSEE, text))
    imagined = MUSEE.imagine(MUSEE.view(state, seat), seed)
    deck = list(setup.deck)
    for other, places in enumerate(_places_of_hands(options, setup, state.log)):
        if other != seat:
            for place, number in zip(places, imagined.hand(other), strict=True):
                deck[place] = number
    deck[state.drawn :] = imagined.deck[imagined.drawn :]
    return msgspec.structs.replace(setup, deck=tuple(deck))


def _places_of_hands(
    options: Options, setup: Setup, log: Sequence[tuple[int, ...]]
) -> list[list[int]]:
    """Where in the deck the cards lie that each seat holds now."""
    hands = [list(range(5 * seat, 5 * seat + 5)) for seat in range(options.players)]
    drawn = 5 * options.players
    for event in log:
        if event[0] == facts.HUNG:
            hands[event[1]].remove(setup.deck.index(event[3]))
        elif event[0] in (facts.DREW, facts.GAVE):
            hands[event[-2]].append(drawn)
            drawn += 1
    return hands


REDEAL: dict[str, Callable[..., Any]] = {"musee": musee}
