"""What a position of Art Society is waiting for, and what can happen: the state's vocabulary."""

from typing import Final

# What the table waits for.
STARTS: Final = 0
"""AS-S2: the starting paintings, in any order of seats."""
LOTS: Final = 1
"""AS-A1: the auctioneer chooses the lot."""
BIDS: Final = 2
"""AS-B1: bid cards, in any order of seats."""
TAKES: Final = 3
"""AS-T1: the seat in turn takes a painting."""
TURNS: Final = 4
"""AS-T1: the seat in turn deals with what it took."""
SETTLING: Final = 5
"""AS-E1: everyone who hung something is done or re-hangs."""

# What a seat did with its painting this round (AS-E1).
TOOK_NONE: Final = 0
TOOK: Final = 1
SWAPPED: Final = 2
STORED: Final = 3

# What a seat has brought about that ends the game (AS-E3).
NO_END: Final = 0
FULL_WALL: Final = 1
TOO_MUCH_EXCESS: Final = 2
NO_CARDS: Final = 3

# Events: what happened, in order. The first number says what, the others are listed here.
HUNG_START: Final = 0
"""Seat, painting, space."""
CHOSE: Final = 1
"""Auctioneer, size."""
TURNED_UP: Final = 2
"""The paintings of the lot."""
SEALED: Final = 3
"""Seat, card, which only that seat knows."""
REVEALED: Final = 4
"""The card of each seat."""
TOOK_PAINTING: Final = 5
"""Seat, painting."""
HUNG: Final = 6
"""Seat, tile, space, frames matched, paintings of the same type touched."""
HELD: Final = 7
"""Seat, tile: given to the assistant."""
SWAPPED_FOR: Final = 8
"""Seat, painting given, painting taken."""
STORED_EXCESS: Final = 9
"""Seat, painting."""
TOOK_DECOR: Final = 10
"""Seat, decor, space, or the assistant's place."""
FORFEITED: Final = 11
"""Seat, what the decor not taken was worth."""
MERGED: Final = 12
"""Seat, decor made, space."""
UNSOLD: Final = 13
"""Painting, total of its type before, and after."""
SETTLED: Final = 14
"""Seat."""
REHUNG: Final = 15
"""Seat: takes down what it hung this round."""
RESTORED: Final = 16
"""Seat: puts it back as it was."""
CLOSED: Final = 17
"""Round, next auctioneer."""
ENDED: Final = 18
"""Round."""
