"""The spacing rule for Musée as a quick rollout policy, with noise. Compiled.

The same rule as the frozen baseline in `musee_spacing.py`: hang a number where it divides its gap
in proportion, weighed against points at once and slots that nothing could fill any more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.games.musee import rules, scoring
from vernissage.games.musee.parts import ABOVE, BELOW, BIT, COLUMNS, SLOTS, count, lowest
from vernissage.games.musee.state import State

PER_SLOT_OFF: Final = 0.9
PER_SLOT_LOST: Final = 1.5
NOISE_STEPS: Final = 4096


def paced(state: State, chance: Generator, noise: float) -> i64:
    """The hanging that the rule likes best, each one blurred by up to `noise`."""
    seat: i64 = state.turn
    musee: i64 = rules.musee_of(seat, state.players)
    start: i64 = SLOTS * musee
    hand: i64 = state.hands[seat]
    windows = state.windows
    coming: i64 = numbers_to_come(state)
    found: i64 = -1
    highest: float = -1.0e9
    slot: i64 = 0
    while slot < SLOTS:
        fitting: i64 = windows[start + slot] & hand
        if fitting != 0:
            first: i64 = first_of_gap(state.paintings, start, slot)
            slots: i64 = end_of_gap(state.paintings, start, slot, state.columns) - first
            while fitting != 0:
                number: i64 = lowest(fitting)
                fitting &= fitting - 1
                worth: float = float(points_at_once(state, musee, slot, number)) - crowding(
                    windows[start + slot], coming, slot - first, slots, number
                )
                if noise > 0.0:
                    worth += noise * float(chance.below(NOISE_STEPS)) / NOISE_STEPS
                if worth > highest:
                    highest = worth
                    found = 60 * slot + number - 1
        slot += 1
    return found


def numbers_to_come(state: State) -> i64:
    """Every number that hangs nowhere yet."""
    hanging = state.paintings
    gone: i64 = 0
    at: i64 = 0
    size: i64 = len(hanging)
    while at < size:
        gone |= BIT[hanging[at]]
        at += 1
    return BELOW[state.numbers + 1] & ABOVE[0] & ~gone


def first_of_gap(paintings: vec[i64], start: i64, slot: i64) -> i64:
    """The leftmost slot of the run of empty slots around this one."""
    edge: i64 = slot - slot % COLUMNS
    while slot > edge and paintings[start + slot - 1] == 0:
        slot -= 1
    return slot


def end_of_gap(paintings: vec[i64], start: i64, slot: i64, columns: i64) -> i64:
    """The slot after the last one of that run."""
    edge: i64 = slot - slot % COLUMNS + columns
    while slot < edge and paintings[start + slot] == 0:
        slot += 1
    return slot


def points_at_once(state: State, musee: i64, slot: i64, number: i64) -> i64:
    """Neighbours, staircases and the gallery bonus."""
    start: i64 = SLOTS * musee
    beside, joined = scoring.gain(state.paintings, start, state.stairs, slot, number)
    hung: i64 = state.hung[musee] | BIT[slot]
    if rules.takes_bonus(state.bonuses, hung, slot // COLUMNS, state.columns):
        return beside + joined + scoring.GALLERY
    return beside + joined


def crowding(window: i64, coming: i64, left: i64, slots: i64, number: i64) -> float:
    """What the place costs: slots off the ideal, and slots that nothing can fill any more."""
    low: i64 = lowest(window) - 1
    high: i64 = last_of(window) + 1
    ideal: float = float((number - low) * (slots + 1)) / float(high - low)
    off: float = float(left + 1) - ideal
    if off < 0.0:
        off = -off
    lower: i64 = count(window & coming & BELOW[number])
    higher: i64 = count(window & coming & ABOVE[number])
    lost: i64 = too_few(left, lower) + too_few(slots - left - 1, higher)
    before: i64 = too_few(slots, lower + higher + 1)
    return PER_SLOT_OFF * off + PER_SLOT_LOST * float(lost - before)


def last_of(window: i64) -> i64:
    """The highest number of a window, which has no holes."""
    return lowest(window) + count(window) - 1


def too_few(slots: i64, numbers: i64) -> i64:
    return slots - numbers if slots > numbers else 0
