"""A score card: what a finished game in somebody's box is worth, point by point."""

from dataclasses import dataclass, field

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
