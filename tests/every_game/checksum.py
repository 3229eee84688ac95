"""A checksum over many seeded games: the same for the compiled and the uncompiled engine."""

import hashlib
import sys
from collections.abc import Iterator

import msgspec

from tests.every_game.cases import CASES, Case
from vernissage.core.chance import compiled
from vernissage.core.records import encode
from vernissage.core.seeds import generator
from vernissage.tables.playing import play
from vernissage.tables.table import Table

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
    for seed in range(1 + games // 50):
        for shown in all_shown(case, seed):
            summed.update(shown)
    return summed.hexdigest()


def all_shown(case: Case, seed: int) -> Iterator[bytes]:
    """What everybody sees, hears and is asked along one game."""
    table = Table(case.game, case.options, case.game.deal(case.options, seed))
    stream, heard = generator(seed, "shown"), 0
    while not table.state.over:
        for seat in range(case.options.players):
            yield msgspec.json.encode(case.game.view(table.state, seat))
            yield msgspec.json.encode(case.game.choices(table.state, seat))
        for viewer in (*range(case.options.players), None):
            yield msgspec.json.encode(table.events(viewer, heard))
        heard, able = table.happened, table.state.to_act()
        seat = able[stream.below(len(able))]
        table.act(seat, table.state.nth_legal(seat, stream.below(table.state.count_legal(seat))))
    yield msgspec.json.encode(case.game.view(table.state, None))


def main() -> None:
    print("compiled" if compiled() else "pure", file=sys.stderr)
    for case in CASES:
        games = int(sys.argv[1]) // SHARE[case.game.name]
        print(case.name, checksum(case, games))


if __name__ == "__main__":
    main()
