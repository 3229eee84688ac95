"""What can happen in Musée: the events that a position writes down while somebody listens."""

from typing import Final

HUNG: Final = 0
"""Event: seat, slot, number."""
DREW: Final = 1
"""Event: seat, number, which only that seat knows."""
GAVE: Final = 2
"""Event: giver, receiver, number, which only the receiver knows."""
TOOK_BONUS: Final = 3
"""Event: seat, gallery."""
WENT_OUT: Final = 4
"""Event: seat."""
ENDED: Final = 5
"""Event: nothing more to tell."""
