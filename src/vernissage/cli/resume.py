"""vernissage resume: go on with a game that was left."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.play import sit
from vernissage.cli.sitting import Sitting, resumed_sitting
from vernissage.core.refusals import Argument, Refusal
from vernissage.core.safe import shown
from vernissage.faces import YOU
from vernissage.tables.saving import read, saved_games


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
            print(described(file))
        return
    sit(resumed_sitting(name))


def described(file: Path) -> str:
    """A game that waits: its name, when it was left, how far it has come, and against whom."""
    left = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    try:
        saved = read(file)
        sitting = Sitting(saved, file)
    except Refusal as refusal:
        return f"{file.stem}  {left}  {SAY.refusal(refusal)}"
    view = sitting.view((sitting.people or [0])[0])
    others = ", ".join(shown(name) for name in saved.seats if name != YOU)
    facts: dict[str, Argument] = {
        "game": saved.game,
        "actions": len(saved.actions),
        "others": others,
    }
    if hasattr(view, "round"):
        return f"{file.stem}  {left}  {SAY('resume-round', **facts, round=view.round)}"
    return f"{file.stem}  {left}  {SAY('resume-actions', **facts)}"
