"""A checksum over many seeded games: the same for the compiled and the uncompiled engine."""

import hashlib
import sys

from tests.every_game.cases import CASES, Case
from vernissage.arena.games import play
from vernissage.core import chance
from vernissage.core.records import encode
from vernissage.core.seeds import generator


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
    for seed in range(20):
        seats = ["random"] * options.players
        summed.update(encode(play(case.game, options, seats, seed)))
    return summed.hexdigest()


def main() -> None:
    engine = "pure" if (chance.__file__ or "").endswith(".py") else "compiled"
    print(engine, file=sys.stderr)
    for case in CASES:
        print(case.name, checksum(case, games=int(sys.argv[1])))


if __name__ == "__main__":
    main()
