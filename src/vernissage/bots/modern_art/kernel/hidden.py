"""Dealing anew what a seat of Modern Art cannot see, inside the compiled engine. Compiled.

The same worlds as `imagine` gives, many times quicker: all unseen cards are shuffled and dealt to
the other hands, the mystery hand and the rest of the deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import FINE, Generator
from vernissage.core.sets import BIT
from vernissage.games.modern_art.parts import CARDS, COPIES, KINDS
from vernissage.games.modern_art.state import State

STEP: Final = 1000003
"""Between the seeds of two worlds."""


def chance_of(seed: i64, number: i64) -> Generator:
    """What decides the world of that number."""
    return Generator(seed + STEP * number)


def luck_of(chance: Generator) -> i64:
    """The seed of what happens in a world: every answer that is tried there meets the same luck."""
    return chance.below(FINE) + FINE * chance.below(FINE)


def another_world(base: State, me: i64, chance: Generator) -> State:
    """A position that this seat cannot tell from the given one."""
    world = base.copy()
    redeal(world, me, chance)
    return world


def redeal(state: State, me: i64, chance: Generator) -> None:
    """Replace everything hidden from this seat; any deal is as likely as any other."""
    pool = unseen_cards(state, me)
    chance.shuffle_packed(pool)
    at: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != me:
            at = fill_hand(state, seat, pool, at)
        seat += 1
    place: i64 = state.revealed
    while place < len(state.mystery):
        state.mystery[place] = pool[at]
        at += 1
        place += 1
    fill_deck(state, pool, at)


def unseen_cards(state: State, me: i64) -> vec[i64]:
    """All cards that are neither open nor in the own hand."""
    pool = vec[i64]([0] * CARDS)
    size: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        left: i64 = COPIES[kind] - state.seen[kind] - state.hands[KINDS * me + kind]
        while left > 0:
            pool[size] = kind
            size += 1
            left -= 1
        kind += 1
    return pool[:size]


def fill_hand(state: State, seat: i64, pool: vec[i64], at: i64) -> i64:
    """Give the seat as many cards as it holds, from that place of the pool on."""
    first: i64 = KINDS * seat
    kind: i64 = 0
    while kind < KINDS:
        state.hands[first + kind] = 0
        kind += 1
    held: i64 = 0
    end: i64 = at + state.hand_sizes[seat]
    while at < end:
        state.hands[first + pool[at]] += 1
        held |= BIT[pool[at]]
        at += 1
    state.held[seat] = held
    return at


def fill_deck(state: State, pool: vec[i64], at: i64) -> None:
    """What is left of the pool is the rest of the deck; other states may share the old one."""
    deck = state.deck[:]
    place: i64 = state.dealt
    while place < len(deck):
        deck[place] = pool[at]
        at += 1
        place += 1
    state.deck = deck
