"""Plays games with everything a table does, and tells how the memory of the process grew.

One case of each game: what leaks does so whatever the options are.
"""

import gc
import sys
from pathlib import Path

from tests.every_game.cases import CASES, Case
from vernissage.tables.playing import play


def megabytes() -> float:
    """Resident memory; 0 where the system does not tell."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * 4 / 1024 if statm.exists() else 0.0


def some_games(case: Case, seeds: range) -> None:
    for seed in seeds:
        options = case.options
        play(case.game, options, ["random"] * options.players, seed)
        state = case.game.start(options, case.game.deal(options, seed))
        for seat in range(options.players):
            view = case.game.view(state, seat)
            for again in range(10):
                case.game.imagine(view, again)
    gc.collect()


def main() -> None:
    games = int(sys.argv[1])
    for case in {case.game.name: case for case in CASES}.values():
        some_games(case, range(games // 2))
        before = megabytes()
        some_games(case, range(games))
        print(case.name, round(megabytes() - before, 2))


if __name__ == "__main__":
    main()
