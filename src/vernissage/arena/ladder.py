"""A round robin: every bot meets every other, on the same deals, and a rating for each."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from statistics import fmean
from typing import Any

import msgspec

from vernissage.arena.duplicate import Contest
from vernissage.arena.entries import Entry
from vernissage.arena.outcomes import Outcome, chance_level
from vernissage.arena.plackett_luce import Ranking, Rating, choices_by_deal, ratings
from vernissage.arena.summary import Line, Replaced, SeatLine, all_replaced, bot_lines, seat_line
from vernissage.core.contract import Game
from vernissage.games import game_called

Table = tuple[Contest, list[list[Outcome]]]
"""A line-up and its deals."""


class Step(msgspec.Struct, frozen=True):
    """One bot of the ladder."""

    bot: str
    rating: float
    interval: list[float]
    live: float
    games: int
    decision_ms_p50: float
    decision_ms_p99: float
    breakdown: dict[str, float]


class Meeting(msgspec.Struct, frozen=True):
    """One line-up of the round robin."""

    seats: list[str]
    deals: int
    bots: list[Line]


class LadderSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole ladder, as `--json` writes it."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    deals: int
    chance: float
    ladder: list[Step]
    meetings: list[Meeting]
    seat_advantage: list[SeatLine]
    replaced: list[Replaced] = []


def line_ups(game: Game, players: int, entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """Who meets whom: each set of bots that fills the sides; too few bots sit twice."""
    sides = [game.side_of(seat, players) for seat in range(players)]
    count = len(set(sides))
    order = sorted(set(sides))
    if len(entries) >= count:
        meetings = list(combinations(range(len(entries)), count))
    else:
        every = combinations_with_replacement(range(len(entries)), count)
        meetings = [meeting for meeting in every if len(set(meeting)) > 1]
    return [tuple(entries[meeting[order.index(side)]] for side in sides) for meeting in meetings]


def rankings(names: Sequence[str], tables: Sequence[Table]) -> Iterator[tuple[int, Ranking]]:
    """Each game's deal, and who was placed where."""
    for contest, played in tables:
        for outcome in (outcome for deal in played for outcome in deal):
            placed = [(names.index(contest.names[entry]), at) for entry, at in outcome.ranks]
            yield outcome.deal, placed


def ladder(names: Sequence[str], tables: Sequence[Table], live: dict[str, float]) -> LadderSummary:
    """Ratings of all bots from all their games."""
    contest = tables[0][0]
    seats = range(len(contest.entries))
    rated = ratings(names, choices_by_deal(rankings(names, tables)), seed=contest.seed)
    meetings = [
        Meeting(list(one.names), len(deals), bot_lines(one.names, deals)) for one, deals in tables
    ]
    return LadderSummary(
        game=contest.game,
        players=len(contest.entries),
        options=contest.options,
        seed=contest.seed,
        deals=len(tables[0][1]),
        chance=chance_level(game_called(contest.game), len(contest.entries)),
        ladder=[step(rating, meetings, live) for rating in rated],
        meetings=meetings,
        seat_advantage=[seat_line(s, by_deal(tables), len(contest.entries)) for s in seats],
        replaced=all_replaced((contest.names, deals) for contest, deals in tables),
    )


def by_deal(tables: Sequence[Table]) -> list[list[Outcome]]:
    """All line-ups play the same deals: a deal is one cluster over all of them."""
    deals: dict[int, list[Outcome]] = {}
    for _, played in tables:
        for outcome in (outcome for deal in played for outcome in deal):
            deals.setdefault(outcome.deal, []).append(outcome)
    return list(deals.values())


def step(rating: Rating, meetings: Sequence[Meeting], live: dict[str, float]) -> Step:
    lines = [line for meeting in meetings for line in meeting.bots if line.bot == rating.bot]
    return Step(
        bot=rating.bot,
        rating=rating.rating,
        interval=[rating.low, rating.high],
        live=live[rating.bot],
        games=sum(line.games for line in lines),
        decision_ms_p50=fmean(line.decision_ms_p50 for line in lines),
        decision_ms_p99=max(line.decision_ms_p99 for line in lines),
        breakdown={
            source: fmean(line.breakdown.get(source, 0.0) for line in lines)
            for source in lines[0].breakdown
        },
    )
