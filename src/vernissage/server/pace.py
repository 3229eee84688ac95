"""A human pace: how long a bot waits before it moves, drawn from the table's seed.

The wait depends on nothing that the bot thinks, so that the clock tells nobody a card.
"""

from typing import Final

from vernissage.core.seeds import generator

AUCTION: Final = (700, 2500)
"""Milliseconds from a bid, or from the opening, to a bot's answer in an open auction."""
TURN: Final = (600, 1600)
BETWEEN_RAISES: Final = 1000
"""No two bots raise within a second."""
BEFORE_THE_HAMMER: Final = 500
"""Bots do not bid in the last half second."""


def wait_ms(seed: int, seat: int, decision: int, *, auction: bool) -> int:
    """How long this decision seems to take."""
    least, most = AUCTION if auction else TURN
    return least + int(generator(seed, f"pace/{seat}/{decision}").below(most - least + 1))
