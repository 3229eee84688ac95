"""Says, before a game, that the engine is not compiled (yet)."""

import sys
from functools import cache

from vernissage.cli.language import SAY
from vernissage.core.chance import compiled
from vernissage.engine import ROOT, Engine, pure_is_asked_for


@cache
def tell_of_a_slow_engine() -> None:
    """One line, said once."""
    _tell("cli-engine-behind")


def tell_guests_of_a_slow_engine() -> None:
    """The same for a server, whose bots use the compiled engine as soon as it is there."""
    _tell("serve-engine-behind")


def _tell(behind: str) -> None:
    if compiled() or pure_is_asked_for():
        return
    said = behind if Engine(ROOT).is_being_built() else "cli-engine-slow"
    print(SAY(said), file=sys.stderr)
