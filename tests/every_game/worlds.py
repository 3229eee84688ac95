"""Law 5 for each game: another set-up that a seat cannot tell from the true one so far."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from vernissage.core.records import read_action
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.setup import Setup as ArtSocietySetup
from vernissage.games.art_society.turn import lot
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art import facts as modern_art_facts
from vernissage.games.modern_art import setup as modern_art_setup
from vernissage.games.modern_art.notation import card_name
from vernissage.games.musee import MUSEE, facts
from vernissage.games.musee.setup import Options, Setup
from vernissage.games.musee.state import State as Musee


def musee(
    options: Options, setup: Setup, actions: Sequence[str], seat: int | None, seed: int
) -> Setup:
    """Other hands and another pile in the same places, as long as the same people go out.

    Nothing here asks the engine what a seat may know: a deal is tried, and kept if all that was
    done could be done, and nobody went out earlier or later (MU-T5).
    """
    state = _after(options, setup, actions)
    hands = _places_of_hands(options, setup, state.log or [])
    hidden = [place for other, places in enumerate(hands) if other != seat for place in places]
    hidden = [] if state.over else hidden
    hidden += range(state.drawn, len(setup.deck))
    chance, exits = Random(seed), _exits(state)
    for mixed in (len(hidden), 8, 4, 3, *(2 for _ in range(20))):
        places = chance.sample(hidden, min(mixed, len(hidden)))
        deck = list(setup.deck)
        for place, other in zip(places, chance.sample(places, len(places)), strict=True):
            deck[place] = setup.deck[other]
        dealt = msgspec.structs.replace(setup, deck=tuple(deck))
        try:
            if _exits(_after(options, dealt, actions)) == exits:
                return dealt
        except Illegal:
            continue
    return setup


def _after(options: Options, setup: Setup, actions: Sequence[str]) -> Musee:
    state: Musee = MUSEE.start(options, setup)
    state.log = []
    for text in actions:
        state.apply(*read_action(MUSEE, text))
    return state


def _exits(state: Musee) -> list[tuple[int, ...]]:
    """Who went out, and after how many paintings."""
    log = [event for event in state.log or [] if event[0] in (facts.HUNG, facts.WENT_OUT)]
    return [(at, *event) for at, event in enumerate(log) if event[0] == facts.WENT_OUT]


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


def modern_art(
    options: modern_art_setup.Options,
    setup: modern_art_setup.Setup,
    actions: Sequence[str],
    seat: int | None,
    seed: int,
) -> modern_art_setup.Setup:
    """Other hands, another mystery hand and another deck, in the same places."""
    state = MODERN_ART.start(options, setup)
    state.log = []
    for text in actions:
        state.apply(*read_action(MODERN_ART, text))
    if state.over:
        return setup
    hands, mystery = _places_of_modern_art(options, setup, state.round, state.log)
    hidden = [place for other, places in enumerate(hands) if other != seat for place in places]
    hidden += [*mystery, *range(state.dealt, len(setup.deck))]
    mixed, deck = Random(seed).sample(hidden, len(hidden)), list(setup.deck)
    for place, other in zip(hidden, mixed, strict=True):
        deck[place] = setup.deck[other]
    return msgspec.structs.replace(setup, deck=tuple(deck))


def _places_of_modern_art(
    options: modern_art_setup.Options,
    setup: modern_art_setup.Setup,
    round_number: int,
    log: Sequence[tuple[int, ...]],
) -> tuple[list[list[int]], list[int]]:
    """Where in the deck the cards lie that each seat, and the mystery hand, holds now."""
    hands: list[list[int]] = [[] for _ in range(options.players + options.mystery_hand)]
    dealt = 0
    for each in modern_art_setup.cards_each_round(options)[: round_number + 1]:
        for hand in hands:
            hand += range(dealt, dealt + each)
            dealt += each
    mystery = hands.pop() if options.mystery_hand else []
    for event in log:
        if event[0] in (modern_art_facts.OFFERED, modern_art_facts.ADDED):
            _, seat, kind = event
            hands[seat].remove(next(p for p in hands[seat] if setup.deck[p] == card_name(kind)))
        elif event[0] == modern_art_facts.REVEALED:
            mystery.pop(0)
    return hands, mystery


def art_society(
    options: Any, setup: ArtSocietySetup, actions: Sequence[str], seat: int | None, seed: int
) -> ArtSocietySetup:
    """Every stack in another order below what was turned up; a face-down lot is unseen too."""
    state = ART_SOCIETY.start(options, setup)
    for text in actions:
        state.apply(*read_action(ART_SOCIETY, text))
    chance = Random(seed)
    stacks = {}
    for size, (name, stack) in enumerate(setup.stacks.items()):
        down = lot.is_face_down(state)
        hidden = sum(tile != 0 and tile in state.stacks[size] for tile in state.lot) if down else 0
        seen = state.drawn[size] - hidden
        stacks[name] = (*stack[:seen], *chance.sample(stack[seen:], len(stack) - seen))
    return msgspec.structs.replace(setup, stacks=stacks)


REDEAL: dict[str, Callable[..., Any]] = {
    "musee": musee,
    "modern-art": modern_art,
    "art-society": art_society,
}
