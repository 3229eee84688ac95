"""The options of all games as flags of the command line."""

from dataclasses import dataclass, fields
from typing import Annotated, Any

from cyclopts import Parameter

from vernissage.cli.language import SAY
from vernissage.core.contract import Game

Lang = Annotated[str | None, Parameter(help=SAY("cli-lang"))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class GameOptions:
    """Options of a game; those it does not have are refused by the game itself."""

    players: Annotated[int | None, Parameter(help=SAY("cli-players"))] = None
    stairs: Annotated[str | None, Parameter(help=SAY("cli-stairs"))] = None
    mystery_hand: Annotated[bool, Parameter(help=SAY("cli-mystery-hand"), negative=())] = False
    winner_reveals: Annotated[bool, Parameter(help=SAY("cli-winner-reveals"), negative=())] = False
    shared_double: Annotated[bool, Parameter(help=SAY("cli-shared-double"), negative=())] = False
    open_purses: Annotated[bool, Parameter(help=SAY("cli-open-purses"), negative=())] = False

    def chosen(self, game: Game) -> Any:
        """The checked options of this game."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        given = {name: value for name, value in given.items() if value not in (None, False)}
        if self.stairs is not None:
            given["stairs"] = read_stairs(self.stairs)
        return game.options(**given)


NO_OPTIONS = GameOptions()


def read_stairs(text: str) -> str | dict[str, list[int]]:
    """`2,4,6/1,3,5` as the columns of both rows; a name stays a name."""
    upper, slash, lower = text.partition("/")
    try:
        rows = [[int(column) for column in row.split(",")] for row in (upper, lower)]
    except ValueError:
        return text
    return {"upper": rows[0], "lower": rows[1]} if slash else text
