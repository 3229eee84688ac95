"""vernissage resume: go on with a game that was left."""

from typing import Annotated

from cyclopts import Parameter

from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.play import sit
from vernissage.cli.sitting import resumed_sitting
from vernissage.tables.saving import saved_games


def resume(
    name: Annotated[str | None, Parameter(help=SAY("cli-resume-name"))] = None,
    /,
    *,
    waiting: Annotated[
        bool, Parameter(name="--list", help=SAY("cli-resume-list"), negative=())
    ] = False,
    lang: Lang = None,
) -> None:
    if waiting:
        for file in saved_games():
            print(file.stem)
        return
    sit(resumed_sitting(name))
