"""Says, before a game, that the engine is not compiled (yet)."""

import sys
from functools import cache

from vernissage.cli.language import SAY
from vernissage.core.chance import compiled
from vernissage.engine import ROOT, Engine, pure_is_asked_for


@cache
def tell_of_a_slow_engine() -> None:
    """One line, said once."""
    if is_slow():
        behind = Engine(ROOT).is_being_built()
        print(SAY("cli-engine-behind" if behind else "cli-engine-slow"), file=sys.stderr)


def tell_guests_of_a_slow_engine() -> None:
    """The same for a server, whose bots use the compiled engine as soon as it is there."""
    if is_slow():
        behind = Engine(ROOT).is_being_built()
        print(SAY("serve-engine-behind" if behind else "cli-engine-slow"), file=sys.stderr)


def is_slow() -> bool:
    """Whether the engine could be compiled and is not."""
    return not compiled() and not pure_is_asked_for()
