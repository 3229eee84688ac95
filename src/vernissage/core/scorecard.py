"""A score card: what a finished game in somebody's box is worth, point by point."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vernissage.core.refusals import Argument


@dataclass(frozen=True)
class Line:
    """One line of the arithmetic: which message says it, and the points it brings."""

    code: str
    points: int
    arguments: dict[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    """The lines of one wall, Musée or player, and what the file noted as the score."""

    name: str
    lines: tuple[Line, ...]
    noted: int | None = None

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scorer:
    """How finished games of one kind are scored."""

    cards: Callable[..., list[Card]]
    """The document, and the box if one was read -> a card for each player or wall in it."""
    read_box: Callable[[Path], Any] | None = None
    """Reads what an owner says is in the box; None: every box of this game is the same."""
