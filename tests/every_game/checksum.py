"""A checksum over many seeded games: the same for the compiled and the uncompiled engine."""

import hashlib
import sys

from tests.every_game.cases import CASES, Case
from vernissage.core.chance import compiled
from vernissage.core.records import encode
from vernissage.core.seeds import generator
from vernissage.tables.playing import play

SHARE = {"musee": 1, "modern-art": 8, "art-society": 40}
"""How many games of Musée take as long as one of this game."""


def checksum(case: Case, games: int) -> str:
    """Positions along seeded games by `nth_legal`, and playouts of the same deals."""
    options, summed = case.options, hashlib.sha256()
    for seed in range(games):
        stream = generator(seed, "checksum")
        state = case.game.start(options, case.game.deal(options, seed))
        inside = state.copy()
        while not state.over:
            able = state.to_act()
            seat = able[stream.below(len(able))]
            state.apply(seat, state.nth_legal(seat, stream.below(state.count_legal(seat))))
        inside.playout(generator(seed, "playout"))
        summed.update(state.key() + inside.key())
    for seed in range(1 + games // 15):
        seats = ["random"] * options.players
        summed.update(encode(play(case.game, options, seats, seed)))
    return summed.hexdigest()


def main() -> None:
    print("compiled" if compiled() else "pure", file=sys.stderr)
    for case in CASES:
        games = int(sys.argv[1]) // SHARE[case.game.name]
        print(case.name, checksum(case, games))


if __name__ == "__main__":
    main()
