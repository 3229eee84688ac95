"""Prints decisions of Art Society's bots, to compare the compiled and the uncompiled kernel."""

import sys

from tests.bots.art_society.duel import duel
from tests.bots.art_society.positions import chosen, kinds_of_questions
from vernissage.bots import bot_called
from vernissage.core import chance

NAMES = ("novice", "casual", "club", "expert@6", "master@4")


def main() -> None:
    print("pure" if (chance.__file__ or "").endswith(".py") else "compiled", file=sys.stderr)
    game = duel()
    game.play(50)
    print(game.shares(0), game.shares(1))
    for players in (2, 4):
        for state, seat in kinds_of_questions(players, seed=5):
            bots = [bot_called("art-society", name)() for name in NAMES]
            print(players, *(chosen(bot, state, seat, seed=2) for bot in bots))


if __name__ == "__main__":
    main()
