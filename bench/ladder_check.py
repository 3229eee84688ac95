"""Plays the first deal of every match of the ladder again: are these the published games?

python bench/ladder_check.py --workers 2      all matches; --only musee-2: whose name starts so
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ladder import HERE, contest_of
from ladder_plan import Match, Plan, read_plan
from ladder_records import Published, fingerprint
from vernissage.arena.workers import Workers, hired, in_order
from vernissage.core.refusals import Refusal


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    try:
        plan = read_plan(asked.plan)
        with hired(asked.workers) as workers:
            others = [
                match.name
                for match in plan.matches
                if match.name.startswith(asked.only)
                and not is_the_same(plan, match, asked.summaries, workers)
            ]
    except Refusal as refusal:
        print(f"ladder-check: {refusal}", file=sys.stderr)
        return 2
    if others:
        print(f"ladder-check: other games: {', '.join(others)}", file=sys.stderr)
    return 1 if others else 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ladder-check", description=__doc__.splitlines()[0])
    parser.add_argument("--plan", type=Path, default=HERE / "ladder.json")
    parser.add_argument("--summaries", type=Path, default=HERE.parent / "docs" / "ladder")
    parser.add_argument("--only", default="")
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args(given)


def is_the_same(plan: Plan, match: Match, folder: Path, workers: Workers) -> bool:
    """Whether the first deal of a match gives its published games; one not played tells nothing."""
    file = folder / f"{match.name}.json"
    if not file.exists():
        print(f"ladder-check: {match.name}: not played", flush=True)
        return True
    found = msgspec.json.decode(file.read_bytes(), type=Published)
    ((_, lines),) = in_order(workers, contest_of(plan, match), [0])
    same = fingerprint(lines) == found.first_deal_sha256
    print(f"ladder-check: {match.name}: {'the same' if same else 'other games'}", flush=True)
    return same


if __name__ == "__main__":
    sys.exit(main())
