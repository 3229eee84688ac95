"""Every law over many random games: python -m tests.every_game.soak --games 20000 --workers 2"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

from tests.every_game.cases import CASES
from tests.every_game.laws import check_a_game

CHUNK = 50


def check_chunk(job: tuple[int, int]) -> tuple[int, int]:
    """One chunk of games; how many there were, and the longest."""
    index, start = job
    longest = 0
    for seed in range(start, start + CHUNK):
        try:
            played = check_a_game(CASES[index], seed)
        except Exception as error:
            raise AssertionError(f"{CASES[index].name}, seed {seed}: {error!r}") from error
        longest = max(longest, len(played.actions))
    return index, longest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of each case")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="start of a case's name")
    asked = parser.parse_args()
    chosen = [i for i, case in enumerate(CASES) if case.name.startswith(asked.only)]
    jobs = [(i, start) for start in range(0, asked.games, CHUNK) for i in chosen]
    longest = dict.fromkeys(chosen, 0)
    with Progress() as progress, ProcessPoolExecutor(asked.workers) as pool:
        task = progress.add_task("laws", total=len(jobs) * CHUNK)
        for index, length in results(pool, jobs):
            longest[index] = max(longest[index], length)
            progress.advance(task, CHUNK)
    for index, length in longest.items():
        games = len(range(0, asked.games, CHUNK)) * CHUNK
        print(f"{CASES[index].name}: {games} games, no violation, longest {length} actions")
    return 0


def results(pool: ProcessPoolExecutor, jobs: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    try:
        yield from pool.map(check_chunk, jobs)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


if __name__ == "__main__":
    sys.exit(main())
