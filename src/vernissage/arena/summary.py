"""The summary of a match: one line for each entry and each bot, seats, gain, test, check."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any

import msgspec

from vernissage.arena import intervals
from vernissage.arena.duplicate import Contest
from vernissage.arena.intervals import Estimate, effective_games, percentile
from vernissage.arena.outcomes import Outcome, chance_level
from vernissage.arena.sprt import Verdict
from vernissage.games import game_called

Deals = Sequence[Sequence[Outcome]]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What the games say about one entry, or about all entries of one bot."""

    bot: str
    games: int
    win_rate: float
    interval: list[float]
    mean_score: float
    mean_margin: float
    margin_interval: list[float]
    decision_ms_p50: float
    decision_ms_p99: float
    """Time on one core; `waited` is time on the wall, longer on a busy machine."""
    waited_ms_p99: float
    breakdown: dict[str, float]


class SeatLine(msgspec.Struct, frozen=True):
    """How often a seat wins, whoever sits there."""

    seat: int
    win_rate: float
    interval: list[float]


class Check(msgspec.Struct, frozen=True):
    """The A/A check: the same bot in every seat must win what chance gives it."""

    fair: bool
    intervals: list[list[float]]
    """Wider than 95 % each, so that all of them together fail one time in twenty."""


class Replaced(msgspec.Struct, frozen=True):
    """A program that lost its seat to `random`: in how many games, and why the first time."""

    bot: str
    games: int
    why: str


class Summary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole result, as `--json` writes it."""

    game: str
    seats: list[Line]
    bots: list[Line]
    players: int
    options: dict[str, Any]
    seed: int
    deals: int
    chance: float
    duplicate_gain: float
    seat_advantage: list[SeatLine]
    sprt: Verdict | None = None
    check: Check | None = None
    replaced: list[Replaced] = []


def summary(
    contest: Contest, deals: Deals, *, verdict: Verdict | None = None, check: bool = False
) -> Summary:
    """What these deals say."""
    players = len(contest.entries)
    return Summary(
        game=contest.game,
        seats=[line(name, deals, [entry]) for entry, name in enumerate(contest.names)],
        bots=bot_lines(contest.names, deals),
        players=players,
        options=contest.options,
        seed=contest.seed,
        deals=len(deals),
        chance=chance_level(game_called(contest.game), players),
        duplicate_gain=duplicate_gain(deals),
        seat_advantage=[seat_line(seat, deals, players) for seat in range(players)],
        sprt=verdict,
        check=checked(contest, deals) if check else None,
        replaced=all_replaced([(contest.names, deals)]),
    )


def all_replaced(tables: Iterable[tuple[Sequence[str], Deals]]) -> list[Replaced]:
    """The programs that lost their seat, in all these line-ups and their deals."""
    why: dict[str, list[str]] = {}
    for names, deals in tables:
        for game in (game for deal in deals for game in deal):
            for bot, reason in {names[at]: text for at, text in game.replaced.items()}.items():
                why.setdefault(bot, []).append(reason)
    return [Replaced(bot, len(reasons), reasons[0]) for bot, reasons in why.items()]


def bot_lines(names: Sequence[str], deals: Deals) -> list[Line]:
    """One line a bot: all its entries together."""
    return [
        line(bot, deals, [entry for entry, name in enumerate(names) if name == bot])
        for bot in dict.fromkeys(names)
    ]


def line(bot: str, deals: Deals, entries: Sequence[int]) -> Line:
    games = sum(len(deal) for deal in deals)
    won = intervals.rate(shares(deals, entries), games)
    margin = intervals.mean([of_deal(deal, entries, "margins") for deal in deals])
    thought = sorted(times(deals, entries, "thought_ms"))
    waited = sorted(times(deals, entries, "waited_ms"))
    return Line(
        bot=bot,
        games=games,
        win_rate=won.value,
        interval=won.interval,
        mean_score=fmean(of_deal(deal, entries, "scores") for deal in deals),
        mean_margin=margin.value,
        margin_interval=finite(margin),
        decision_ms_p50=percentile(thought, 0.5),
        decision_ms_p99=percentile(thought, 0.99),
        waited_ms_p99=percentile(waited, 0.99),
        breakdown=breakdown(deals, entries),
    )


def times(deals: Deals, entries: Sequence[int], field: str) -> Iterator[float]:
    for deal in deals:
        for game in deal:
            for entry in entries:
                yield from getattr(game, field)[entry]


def shares(deals: Deals, entries: Sequence[int]) -> list[float]:
    """Each deal's mean share of the victory."""
    return [of_deal(deal, entries, "shares") for deal in deals]


def of_deal(deal: Sequence[Outcome], entries: Sequence[int], field: str) -> float:
    return fmean(getattr(game, field)[entry] for game in deal for entry in entries)


def breakdown(deals: Deals, entries: Sequence[int]) -> dict[str, float]:
    """The mean points of every source."""
    parts = [game.breakdown[entry] for deal in deals for game in deal for entry in entries]
    sources = dict.fromkeys(source for part in parts for source in part)
    return {source: fmean(part.get(source, 0) for part in parts) for source in sources}


def finite(estimate: Estimate) -> list[float]:
    """JSON knows no infinity: one deal says nothing about its spread."""
    if estimate.low == float("-inf"):
        return [estimate.value, estimate.value]
    return estimate.interval


def seat_line(seat: int, deals: Deals, players: int) -> SeatLine:
    """A seat's entry changes with the rotation: entry = seat + rotation."""
    won = [fmean(game.shares[(seat + game.rotation) % players] for game in deal) for deal in deals]
    estimate = intervals.rate(won, sum(len(deal) for deal in deals))
    return SeatLine(seat, estimate.value, estimate.interval)


def duplicate_gain(deals: Deals) -> float:
    """How many independent games one of these games is worth, for the first entry."""
    games = sum(len(deal) for deal in deals)
    won = shares(deals, [0])
    return effective_games(won, games) / games if len(deals) > 1 and 0 < fmean(won) < 1 else 1.0


def checked(contest: Contest, deals: Deals) -> Check:
    """Bonferroni: each interval takes its part of the one in twenty."""
    players = len(contest.entries)
    even = chance_level(game_called(contest.game), players)
    games = sum(len(deal) for deal in deals)
    found = [
        intervals.rate(shares(deals, [entry]), games, confidence=1 - 0.05 / players)
        for entry in range(players)
    ]
    fair = all(one.low <= even <= one.high for one in found)
    return Check(fair, [one.interval for one in found])
