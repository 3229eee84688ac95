"""What a position of Modern Art is waiting for, and what can happen: the state's vocabulary."""

from typing import Final

IN_OFFER: Final = 0
"""The seat whose turn it is plays a card."""
IN_DOUBLE: Final = 1
"""The seat whose turn it is adds a card to a double, or declines."""
IN_OPEN: Final = 2
IN_ONCE: Final = 3
IN_SEALED: Final = 4
IN_PRICE: Final = 5
"""The auctioneer names a fixed price."""
IN_ANSWERS: Final = 6
"""The seat whose turn it is buys at the fixed price, or passes."""
IN_REVEAL: Final = 7
"""The seat whose turn it is may reveal a card of the mystery hand."""
IS_OVER: Final = 8

OFFERED: Final = 0
"""Event: seat, kind."""
ADDED: Final = 1
"""Event: seat, kind."""
DECLINED: Final = 2
"""Event: seat."""
BID_MADE: Final = 3
"""Event: seat, amount."""
PASSED: Final = 4
"""Event: seat."""
FELL_SILENT: Final = 5
"""Event: seat. Nobody else hears of it (MA-O3)."""
CLOSED_HAND: Final = 6
"""Event: seat, amount, which only that seat knows."""
HANDS_OPENED: Final = 7
"""Event: the amount of every seat."""
PRICE_NAMED: Final = 8
"""Event: seat, amount."""
SOLD: Final = 9
"""Event: 1 if the owners of a joined double share, the sale (see sales.py), then all bids that were
called for it or all amounts that were opened (see history.py)."""
REVEALED: Final = 10
"""Event: seat, kind."""
SKIPPED: Final = 11
"""Event: seat."""
ROUND_ENDED: Final = 12
"""Event: round, the token of every artist."""
PAID: Final = 13
"""Event: seat, amount, from the bank for that seat's paintings."""
DEALT: Final = 14
"""Event: round, seat, the kinds, which only that seat knows."""
ENDED: Final = 15
