"""How each game looks as text, drawn from views; only a replay of all hands looks at a state."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol

from rich.console import RenderableType

from vernissage.core.contract import Game, State
from vernissage.core.words import Words

YOU: Final = "you"
"""The name of the seat that a person plays, or a program of another language."""


@dataclass(frozen=True)
class Answer:
    """One possible action, and how it is named beside the others of its item."""

    action: int
    label: str


@dataclass(frozen=True)
class Item:
    """A thing to choose (a card, a bid), with the ways to use it."""

    label: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Scene:
    """What a drawing may use beside the view."""

    say: Words
    names: Sequence[str]
    """Who sits where: “you” or a bot; empty where a record does not say."""
    width: int
    height: int = 60
    focus: int | None = None
    choices: Any = None
    hands: Sequence[Sequence[Any]] = ()
    """All hands, where a replay shows everything."""


def seat_name(seat: int, scene: Scene) -> str:
    """The seat and who sits there, as a headline."""
    name = scene.names[seat]
    if not name:
        return scene.say("replay-seat", seat=seat)
    return f"{seat} {scene.say('table-you') if name == YOU else name}"


class Face(Protocol):
    """What a module of this package offers."""

    def draw(self, view: Any, scene: Scene) -> RenderableType:
        """The table as this view shows it."""

    def hands(self, game: Game, state: State) -> Sequence[Sequence[Any]]:
        """Every seat's hand, for a replay that shows everything."""

    def menu(self, choices: Any) -> list[Item]:
        """The question as items to step through."""

    def story(self, event: Any, say: Words, names: Sequence[str]) -> str | None:
        """One sentence about an event; None for what goes without saying."""

    def rule(self, choices: Any) -> str:
        """The rule that this question comes from."""

    def is_break(self, event: Any) -> bool:
        """Whether a person wants to look at what has happened before the game goes on."""


FACES: Final = {
    "musee": "vernissage.faces.musee",
    "modern-art": "vernissage.faces.modern_art",
    "art-society": "vernissage.faces.art_society",
}
"""The module that is each game's face, loaded when the game is first drawn."""


def face_of(game: str) -> Face:
    """How this game looks."""
    face: Face = import_module(FACES[game])
    return face
