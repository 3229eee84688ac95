"""Prints decisions of Musée's bots, for the comparison of the compiled and uncompiled kernel."""

import sys

from tests.bots.musee.positions import chosen, positions
from vernissage.bots import bot_called
from vernissage.core import chance

NAMES = ("novice", "casual", "club", "expert@8", "master@4")


def main() -> None:
    print("pure" if (chance.__file__ or "").endswith(".py") else "compiled", file=sys.stderr)
    for players in (2, 3, 4):
        for state in positions(players, seed=11, every=18):
            print(players, *(chosen(bot_called("musee", name)(), state, seed=2) for name in NAMES))


if __name__ == "__main__":
    main()
