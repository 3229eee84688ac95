"""How long a hint takes, in time of one core: python bench/hints.py [--every 10] [--json FILE]

Every so-manyth decision of the recorded games in tests/records; most of them are quick, the first
ones of a game take longest.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from vernissage.bots.hints import advice
from vernissage.cli.files import read_record
from vernissage.core import records
from vernissage.games import game_called

RECORDS = Path(__file__).parent.parent / "tests" / "records"
ALLOWED_MS = 300
COLUMNS = "{:28} {:>6} {:>9} {:>9} {:>9}"


def times(file: Path, every: int) -> Iterator[float]:
    """Milliseconds of the hints for one game."""
    record = read_record(file, 1)
    game = game_called(record.game)
    for number, state in enumerate(records.states(game, record)):
        if number % every or number == len(record.actions):
            continue
        seat, _ = records.read_action(game, record.actions[number])
        view, choices = game.view(state, seat), game.choices(state, seat)
        begun = time.thread_time()
        advice(game, view, choices)
        yield 1000 * (time.thread_time() - begun)


def measured(every: int) -> dict[str, dict[str, float]]:
    found = {}
    for file in sorted(RECORDS.glob("*.jsonl")):
        took = sorted(times(file, every))
        found[file.stem] = {
            "hints": len(took),
            "median": took[len(took) // 2],
            "p99": took[99 * len(took) // 100],
            "worst": took[-1],
        }
    return found


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args(given)
    found = measured(max(1, asked.every))
    print(COLUMNS.format("game", "hints", "median", "p99", "worst"))
    for name, row in found.items():
        shown = (f"{row[key]:.0f} ms" for key in ("median", "p99", "worst"))
        print(COLUMNS.format(name, row["hints"], *shown))
    worst = max(row["worst"] for row in found.values())
    print(f"worst {worst:.0f} ms of {ALLOWED_MS} ms allowed")
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
