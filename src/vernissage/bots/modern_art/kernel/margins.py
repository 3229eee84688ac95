"""By how much an answer ends ahead in Modern Art: games played out between good players. Compiled.

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


def margins(base: State, me: i64, answers: list[int], worlds: i64, seed: i64) -> list[float]:
    """The mean lead over the best of the others at the end, in money; below 0: behind."""
    wants = floats(BASES * base.players)
    seat: i64 = 0
    while seat < base.players:
        wants[BASES * seat] = USUAL
        seat += 1
    sums: list[float] = [0.0] * len(answers)
    number: i64 = 1
    while number <= worlds:
        chance = chance_of(seed, number)
        world = another_world(base, me, chance)
        luck: i64 = luck_of(chance)
        at: i64 = 0
        while at < len(answers):
            state = world.copy()
            state.perform(me, answers[at])
            if not state.over:
                Rollout(state, wants, Generator(luck)).play(LAST_ROUND)
            sums[at] += float(lead(state, me))
            at += 1
        number += 1
    return [total / float(worlds) for total in sums]


def lead(state: State, me: i64) -> i64:
    best: i64 = -1
    seat: i64 = 0
    while seat < state.players:
        if seat != me and state.purses[seat] > best:
            best = state.purses[seat]
        seat += 1
    return state.purses[me] - best
