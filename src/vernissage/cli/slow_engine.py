"""Says, before a game, that the engine is not compiled (yet)."""

import sys
from functools import cache

from vernissage.cli.language import SAY
from vernissage.core.chance import compiled
from vernissage.engine import ROOT, Engine, pure_is_asked_for


@cache
def tell_of_a_slow_engine() -> None:
    """One line, said once."""
    if compiled() or pure_is_asked_for():
        return
    behind = Engine(ROOT).is_being_built()
    print(SAY("cli-engine-behind" if behind else "cli-engine-slow"), file=sys.stderr)
