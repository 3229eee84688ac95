"""The published ladder: plays the matches of bench/ladder.json and writes docs/ladder.md.

python bench/ladder.py --workers 2            all matches; stopped, it goes on where it was
python bench/ladder.py --only musee-2         those whose name starts so
python bench/ladder.py --deals 2              a quick try, in build/ladder-try
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ladder_page import page
from ladder_plan import Match, Plan, read_plan
from ladder_ratings import picture, ratings_of
from ladder_records import Published, published
from vernissage.arena.duplicate import Contest
from vernissage.arena.entries import read_entry
from vernissage.arena.journal import Journal
from vernissage.arena.plackett_luce import Rating
from vernissage.arena.run import outcomes
from vernissage.arena.summary import summary
from vernissage.arena.workers import Workers, hired
from vernissage.core.refusals import Refusal
from vernissage.games import game_called

HERE = Path(__file__).parent
TRY = Path("build/ladder-try")
"""Where a quick try goes: what is published stays."""


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    try:
        plan = read_plan(asked.plan)
        with hired(asked.workers) as workers:
            for match in plan.matches:
                if match.name.startswith(asked.only):
                    play(plan, match, asked, workers)
    except Refusal as refusal:
        print(f"ladder: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("ladder: stopped; run the same command to go on.", file=sys.stderr)
        return 130
    publish(plan, asked)
    print(f"ladder: {asked.page}")
    return 0


def publish(plan: Plan, asked: argparse.Namespace) -> None:
    """Rate the bots, draw the ratings and write the page."""
    found = summaries(plan, asked.summaries)
    rated: dict[str, dict[int, list[Rating]]] = {}
    for game, players in sorted({(match.game, len(match.seats)) for match in plan.matches}):
        bots = ratings_of(plan, game, players, found)
        if bots:
            rated.setdefault(game, {})[players] = bots
            drawn = asked.summaries / f"{game}-{players}.svg"
            drawn.write_text(picture(bots), encoding="utf-8")
    text = page(plan, found, rated)
    asked.page.parent.mkdir(parents=True, exist_ok=True)
    asked.page.write_text(text, encoding="utf-8")


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__.splitlines()[0])
    parser.add_argument("--plan", type=Path, default=HERE / "ladder.json")
    parser.add_argument("--records", type=Path)
    parser.add_argument("--summaries", type=Path)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--deals", type=int, default=None)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(given)
    published = asked.deals is None
    asked.records = asked.records or (Path("build/ladder") if published else TRY / "records")
    asked.summaries = asked.summaries or (Path("docs/ladder") if published else TRY / "ladder")
    asked.page = asked.page or (Path("docs/ladder.md") if published else TRY / "ladder.md")
    return asked


def play(plan: Plan, match: Match, asked: argparse.Namespace, workers: Workers) -> None:
    """Play what is missing of one match and write its summary."""
    try:
        contest = contest_of(plan, match)
    except Refusal as refusal:
        print(f"ladder: {match.name}: {refusal}", file=sys.stderr)
        return
    count = match.deals if asked.deals is None else asked.deals
    file = asked.summaries / f"{match.name}.json"
    if games_in(file) > count * len(match.seats):
        print(f"ladder: {match.name}: {file} has more games and stays.", file=sys.stderr)
        return
    with Journal(asked.records / f"{match.name}.jsonl") as journal:
        told = summary(contest, list(outcomes(contest, count, workers, journal)))
        found = published(told, list(journal.lines()))
    asked.summaries.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    first = found.seats[0]
    print(f"ladder: {match.name}: {100 * first.win_rate:.1f} % of {first.games} games", flush=True)


def games_in(file: Path) -> int:
    """How many games a summary tells of; none if it is not there."""
    if not file.exists():
        return 0
    return msgspec.json.decode(file.read_bytes(), type=Published).seats[0].games


def contest_of(plan: Plan, match: Match) -> Contest:
    game = game_called(match.game)
    options = msgspec.to_builtins(game.options(players=len(match.seats)))
    entries = tuple(read_entry(match.game, name) for name in match.seats)
    return Contest(match.game, options, entries, plan.seed)


def summaries(plan: Plan, folder: Path) -> dict[str, Published]:
    """What was found so far, by the name of the match."""
    files = {match.name: folder / f"{match.name}.json" for match in plan.matches}
    return {
        name: msgspec.json.decode(file.read_bytes(), type=Published)
        for name, file in files.items()
        if file.exists()
    }


if __name__ == "__main__":
    sys.exit(main())
