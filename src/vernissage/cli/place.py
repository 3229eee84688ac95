"""What a screen needs of a table: one at this terminal, or a seat at a table elsewhere."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from vernissage.core.contract import Game


class Declined(Exception):
    """A refusal of a table elsewhere: a sentence in the player's language already."""


class Tip(NamedTuple):
    """A hint: the action, and what is to be said for it."""

    action: int
    text: str


class Place(Protocol):
    """A game, and the people at this screen who play in it."""

    @property
    def game(self) -> Game: ...

    @property
    def names(self) -> Sequence[str]:
        """Who sits where; the own seats are `you`."""

    @property
    def people(self) -> list[int]:
        """The seats at this screen."""

    @property
    def over(self) -> bool: ...

    @property
    def patience(self) -> float | None:
        """Seconds between two looks at a table that changes by itself; None: it does not."""

    def asked(self) -> int | None:
        """The seat at this screen that is asked now; None: the others are playing."""

    def go_on(self) -> None:
        """Let the others play a little."""

    def moment(self) -> int:
        """Another number whenever the table has changed."""

    def view(self, seat: int) -> Any: ...

    def choices(self, seat: int) -> Any: ...

    def news(self, seat: int) -> list[Any]:
        """Events that this seat has not been told yet."""

    def act(self, seat: int, action: int) -> None:
        """Answer, or raise a Refusal or Declined."""

    def hint(self, seat: int) -> "Tip":
        """What a strong player would do."""
