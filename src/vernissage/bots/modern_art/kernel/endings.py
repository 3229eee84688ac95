"""What everyone ends with after an answer of Modern Art: games played out by the good. Compiled.

Every answer meets the same hands and the same luck, so that little but the answer differs.
"""

from typing import Final

from mypy_extensions import i64

from vernissage.bots.modern_art.kernel.hidden import another_world, chance_of, luck_of
from vernissage.bots.modern_art.kernel.rollout import BASES, USUAL, Rollout
from vernissage.core.chance import Generator
from vernissage.games.modern_art.parts import ROUNDS, floats
from vernissage.games.modern_art.state import State

LAST_ROUND: Final = ROUNDS - 1


def final_money(base: State, me: i64, answers: list[int], seed: i64) -> list[tuple[int, int]]:
    """One game for each answer: the final money of this seat, and of the best of the others."""
    wants = floats(BASES * base.players)
    seat: i64 = 0
    while seat < base.players:
        wants[BASES * seat] = USUAL
        seat += 1
    chance = chance_of(seed, 1)
    world = another_world(base, me, chance)
    luck: i64 = luck_of(chance)
    found: list[tuple[int, int]] = []
    for answer in answers:
        state = world.copy()
        state.perform(me, answer)
        if not state.over:
            Rollout(state, wants, Generator(luck)).play(LAST_ROUND)
        found.append((state.purses[me], best_other(state, me)))
    return found


def best_other(state: State, me: i64) -> i64:
    best: i64 = -1
    seat: i64 = 0
    while seat < state.players:
        if seat != me and state.purses[seat] > best:
            best = state.purses[seat]
        seat += 1
    return best
