"""Ratings for the ladder: from all published games of one game and player count, and their plot."""

from collections.abc import Sequence
from pathlib import Path

from ladder_plan import Match, Plan
from vernissage.arena.outcomes import places
from vernissage.arena.plackett_luce import Rating, choices_by_deal, ratings
from vernissage.cli.files import read_lines
from vernissage.core.contract import Game
from vernissage.core.records import Record, decode
from vernissage.core.words import Words
from vernissage.games import game_called
from vernissage.pages.plots import Painter

WIDTH = 320
PAPER = "#FBF8F1"


def ratings_of(plan: Plan, game: str, players: int, folder: Path) -> list[Rating]:
    """Every bot that met another, the best first; none before all steps have been played."""
    matches = [m for m in plan.matches if m.game == game and len(m.seats) == players]
    files = {match.name: folder / f"{match.name}.jsonl.xz" for match in matches}
    if not matches or any(m.step and not files[m.name].exists() for m in matches):
        return []
    records = [
        decode(line)
        for file in files.values()
        if file.exists()
        for _, line in read_lines(file)
    ]  # fmt: skip
    if not records:
        return []
    names = names_in(matches)
    rules = game_called(game)
    ranked = ((record.seed, ranking(rules, names, record)) for record in records)
    return ratings(names, choices_by_deal(ranked), seed=plan.seed)


def names_in(matches: Sequence[Match]) -> list[str]:
    return list(dict.fromkeys(name for match in matches for name in match.seats))


def ranking(game: Game, names: Sequence[str], record: Record) -> list[tuple[int, int]]:
    """Each side's bot and its place."""
    assert record.seats is not None
    assert record.result is not None
    players = len(record.seats)
    sides = [game.side_of(seat, players) for seat in range(players)]
    winning = {sides[seat] for seat in record.result.winners}
    found = places(sides, winning, record.result.scores, rotation=0)
    return [(names.index(record.seats[seat]), place) for seat, place in found]


def picture(found: Sequence[Rating]) -> str:
    """The ratings with their intervals as SVG on paper."""
    rows = [(one.bot, one.rating, one.low, one.high) for one in found]
    say = Words("en")
    svg = Painter(say, WIDTH).intervals(rows, say("report-axis-rating"))
    start = svg.index(">") + 1
    return f'{svg[:start]}<rect width="100%" height="100%" fill="{PAPER}"/>{svg[start:]}\n'
