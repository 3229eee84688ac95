"""A bid game of Art Society so small that its equilibrium is known.

Two seats hold the cards 1 and 2. Going first is worth 4, the card 2 costs 1, and the first seat
wins ties. Whatever card one seat surely plays, the other has an answer; so both must mix. The first
plays card 1 in 1 of 4 games, which makes card 2 worth its price to the second and no more; the
second plays it in 3 of 4.
"""

from vernissage.bots.art_society.kernel.bids import STRIDE, Showdown
from vernissage.bots.art_society.kernel.mixing import Mixing
from vernissage.core.chance import Generator

CARDS_ONE_AND_TWO = 0b110
COSTS = [0.0, 0.0, 1.0] + [0.0] * (STRIDE - 3)
NO_HABITS = [0.0] * (2 * STRIDE)
FIRST_WINS_TIES = [0, 1, *[0] * 14]
GOING_FIRST = [4.0, 0.0, 0.0, 0.0, 0.0, 4.0, *[0.0] * 90]


def duel(habits: list[float] = NO_HABITS, trust_in_second: float = 0.0, *, seed: int = 1) -> Mixing:
    showdown = Showdown(2, FIRST_WINS_TIES, GOING_FIRST)
    hands = [CARDS_ONE_AND_TWO] * 2
    return Mixing(showdown, hands, COSTS * 2, habits, [0.0, trust_in_second], Generator(seed))
