"""The options of all games as flags of the command line."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from vernissage.cli.language import SAY
from vernissage.core.contract import Game
from vernissage.core.languages import LANGUAGES
from vernissage.core.refusals import Invalid
from vernissage.games import GAMES

KNOWN = ", ".join(LANGUAGES)


def known_language(kind: object, value: str | None) -> None:
    """Refuse a language we do not have; the words themselves were chosen before."""
    if value is not None and value not in LANGUAGES:
        raise Invalid(f"--lang {value}", "cli-no-such-language", known=KNOWN)


DEFAULTS = ", ".join(f"{game.options().players} ({game.name})" for game in GAMES.values())
Lang = Annotated[str | None, Parameter(help=SAY("cli-lang", known=KNOWN), validator=known_language)]
GameName = Annotated[str, Parameter(help=SAY("cli-game", known=", ".join(GAMES)))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class GameOptions:
    """Options of a game; those it does not have are refused by the game itself."""

    players: Annotated[int | None, Parameter(help=SAY("cli-players", defaults=DEFAULTS))] = None
    stairs: Annotated[str | None, Parameter(help=SAY("cli-stairs"))] = None
    mystery_hand: Annotated[bool, Parameter(help=SAY("cli-mystery-hand"), negative=())] = False
    winner_reveals: Annotated[bool, Parameter(help=SAY("cli-winner-reveals"), negative=())] = False
    shared_double: Annotated[bool, Parameter(help=SAY("cli-shared-double"), negative=())] = False
    open_purses: Annotated[bool, Parameter(help=SAY("cli-open-purses"), negative=())] = False
    tiles: Annotated[Path | None, Parameter(help=SAY("cli-tiles"))] = None

    def chosen(self, game: Game, seats: str | None = None) -> Any:
        """The checked options of this game; who names the seats has said how many play."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        named = len(seats.split(",")) if seats else None
        if self.players is None and named in game.players:
            given["players"] = named
        given = {name: value for name, value in given.items() if value not in (None, False)}
        if self.stairs is not None:
            given["stairs"] = read_stairs(self.stairs)
        return game.options(**given)

    def flags(self) -> list[str]:
        """These options as they are given to a command."""
        words: list[str] = []
        for field in fields(self):
            given, flag = getattr(self, field.name), f"--{field.name.replace('_', '-')}"
            if given is not None and given is not False:
                words += [flag] if given is True else [flag, str(given)]
        return words


NO_OPTIONS = GameOptions()


def names_in(flag: str, text: str) -> list[str]:
    """Names with commas between them, spaces or not; an empty one is refused."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Invalid(f"{flag} {text}", "cli-empty-name")
    return names


def read_stairs(text: str) -> str | dict[str, list[int]]:
    """`2,4,6/1,3,5` as the columns of both rows; a name stays a name."""
    upper, slash, lower = text.partition("/")
    try:
        rows = [[int(column) for column in row.split(",")] for row in (upper, lower)]
    except ValueError:
        return text
    return {"upper": rows[0], "lower": rows[1]} if slash else text
