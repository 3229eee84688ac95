"""Ratings for the ladder: from all published games of one game and player count, and their plot."""

from collections.abc import Mapping, Sequence

from ladder_plan import Plan
from ladder_records import Published, finishes
from vernissage.arena.plackett_luce import Rating, choices_by_deal, ratings
from vernissage.core.words import Words
from vernissage.pages.plots import Painter

WIDTH = 320
PAPER = "#FBF8F1"


def ratings_of(plan: Plan, game: str, players: int, found: Mapping[str, Published]) -> list[Rating]:
    """Every bot that met another, the best first; none before all steps have been played."""
    matches = [m for m in plan.matches if m.game == game and len(m.seats) == players]
    played = [found[match.name] for match in matches if match.name in found]
    if not played or any(match.step and match.name not in found for match in matches):
        return []
    names = list(dict.fromkeys(name for match in matches for name in match.seats))
    ranked = (
        (deal, [(names.index(bot), place) for bot, place in ranking])
        for match in played
        for deal, ranking in finishes(match)
    )
    return ratings(names, choices_by_deal(ranked), seed=plan.seed)


def picture(found: Sequence[Rating]) -> str:
    """The ratings with their intervals as SVG on paper."""
    rows = [(one.bot, one.rating, one.low, one.high) for one in found]
    say = Words("en")
    svg = Painter(say, WIDTH).intervals(rows, say("report-axis-rating"))
    start = svg.index(">") + 1
    return f'{svg[:start]}<rect width="100%" height="100%" fill="{PAPER}"/>{svg[start:]}\n'
