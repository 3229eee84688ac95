"""The variant that is played: what stays the same from the deal to the last sale."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Variant:
    """Never changed, so that all copies of a state share one."""

    __slots__ = (
        "deal",
        "mystery_hand",
        "open_purses",
        "players",
        "shared_double",
        "winner_reveals",
    )

    def __init__(
        self,
        *,
        players: i64,
        deal: list[int],
        mystery_hand: bool = False,
        winner_reveals: bool = False,
        shared_double: bool = False,
        open_purses: bool = False,
    ) -> None:
        self.players = players
        self.deal = vec[i64](deal)
        """MA-S1: how many cards each hand is dealt before each round."""
        self.mystery_hand = mystery_hand
        """MA-M1"""
        self.winner_reveals = winner_reveals
        """MA-winner-reveals"""
        self.shared_double = shared_double
        """MA-shared-double"""
        self.open_purses = open_purses
        """MA-open-purses"""
