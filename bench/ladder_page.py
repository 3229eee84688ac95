"""docs/ladder.md: every match that was planned, with what came out, met or not."""

from collections.abc import Mapping, Sequence

from ladder_plan import Match, Plan
from vernissage.arena.plackett_luce import Rating
from vernissage.arena.summary import Line, Summary
from vernissage.core.words import words

SAY = words("en")
HEAD = """# The ladder

How strong the bots are, measured. This page is written by `make ladder` from the plan in
[bench/ladder.json](../bench/ladder.json), which names every match before it is played; none is left
out. Each deal is played with every rotation of the line-up over the seats. A shared victory counts
as its share. The intervals are at 95 %, with the deal as the unit (a Wilson interval over the
effective number of games). Deals come from seed {seed}, which no tuning has seen. The bots think in
iterations, not in seconds, so the same command gives the same games on another machine.

A bot that has changed plays its matches anew. Until it has played one in full, the match is told as
not played, or with fewer games than planned; ratings follow once every step has been played.

Every match has its summary in [docs/ladder](ladder), with the places of all its games and a SHA-256
of what was played. The records themselves, some megabytes, are made again by `make ladder`, in
`build/ladder`; `make ladder-check` plays the first deal of every match again and compares.

Ratings are Plackett-Luce strengths by maximum likelihood from all games of a player count, on the
Elo scale: the bots listed have 1500 on average, and 400 points more mean odds of ten to one. Their
intervals come from drawing the deals again (bootstrap). Ratings of different games or player counts
do not compare.
"""

Ratings = Mapping[int, Sequence[Rating]]
"""By number of players."""


def page(plan: Plan, found: Mapping[str, Summary], rated: Mapping[str, Ratings]) -> str:
    parts = [HEAD.format(seed=plan.seed)]
    for game in dict.fromkeys(match.game for match in plan.matches):
        matches = [match for match in plan.matches if match.game == game]
        parts.append(f"## {words('en')(game)}\n")
        parts.append(table([match for match in matches if not match.step], found))
        steps = [match for match in matches if match.step]
        if steps:
            parts.append("### Steps: each level against the one below\n")
            parts.append(table(steps, found))
        if rated.get(game):
            parts.append("### Ratings\n")
            parts.append(ladders(game, rated[game]))
    parts.append("## Decision time\n")
    parts.append(times(plan, found))
    return "\n".join(parts)


def table(matches: Sequence[Match], found: Mapping[str, Summary]) -> str:
    rows = [
        "| match | players | games | wins | 95 % | target | met |",
        "|---|--:|--:|--:|--:|--:|---|",
    ]
    for match in matches:
        rows.append(row(match, found.get(match.name)))
    return "\n".join(rows) + "\n"


def ladders(game: str, rated: Ratings) -> str:
    """The pictures side by side, and the numbers below."""
    bots = sorted(
        {one.bot for found in rated.values() for one in found},
        key=lambda bot: -max(one.rating for f in rated.values() for one in f if one.bot == bot),
    )
    heads = [f"{players} players" for players in rated]
    pictures = [f"![ratings, {players} players](ladder/{game}-{players}.svg)" for players in rated]
    rows = [f"| | {' | '.join(heads)} |", f"|---|{'--:|' * len(heads)}"]
    rows.append(f"| | {' | '.join(pictures)} |")
    for bot in bots:
        rows.append(f"| {bot} | {' | '.join(rating(found, bot) for found in rated.values())} |")
    return "\n".join(rows) + "\n"


def rating(found: Sequence[Rating], bot: str) -> str:
    return next(
        (f"{one.rating:.0f} ({one.low:.0f}–{one.high:.0f})" for one in found if one.bot == bot), ""
    )


def row(match: Match, summary: Summary | None) -> str:
    cells = [told(match.seats), str(len(match.seats))]
    if summary is None:
        cells += ["", "", "", target(match, None), "not played"]
    else:
        line = bot_line(summary)
        low, high = (100 * end for end in line.interval)
        cells += [str(line.games), f"{100 * line.win_rate:.1f} %", f"{low:.1f}–{high:.1f} %"]
        cells += [target(match, summary), met(match, summary)]
    return f"| {' | '.join(cells)} |"


def told(seats: Sequence[str]) -> str:
    """`master against 3 × club`; partners are named as a pair."""
    names = list(dict.fromkeys(seats))
    counts = [seats.count(name) for name in names]
    parts = [
        name if count == 1 else f"{count} × {name}"
        for name, count in zip(names, counts, strict=True)
    ]
    return " against ".join(parts)


def bot_line(summary: Summary) -> Line:
    """All entries of the first seat's bot."""
    return summary.bots[0]


def target(match: Match, summary: Summary | None) -> str:
    if match.at_least is not None:
        return f"≥ {100 * match.at_least:g} %"
    if match.at_most is not None:
        return f"≤ {100 * match.at_most:g} %"
    if match.step:
        return f"above {100 * summary.chance:.0f} %" if summary else "above parity"
    return ""


def met(match: Match, summary: Summary) -> str:
    """A rate is judged by itself, a step by its interval; too few games judge nothing."""
    line = bot_line(summary)
    if line.games < match.deals * len(match.seats):
        return f"too few games ({match.deals * len(match.seats)} planned)"
    if match.at_least is not None:
        return "yes" if line.win_rate >= match.at_least else "**no**"
    if match.at_most is not None:
        return "yes" if line.win_rate <= match.at_most else "**no**"
    if match.step:
        return "yes" if line.interval[0] > summary.chance else "**no**"
    return ""


def times(plan: Plan, found: Mapping[str, Summary]) -> str:
    """The slowest 99th percentile of each bot in all its matches, on one core."""
    rows = ["| game | bot | p99 | limit | met |", "|---|---|--:|--:|---|"]
    for game in dict.fromkeys(match.game for match in plan.matches):
        lines = [line for s in found.values() if s.game == game for line in s.bots]
        for bot, limit in plan.decision_ms_p99.items():
            slowest = max((line.decision_ms_p99 for line in lines if line.bot == bot), default=None)
            name = SAY(game)
            if slowest is None:
                rows.append(f"| {name} | {bot} | | {limit:g} ms | not played |")
            else:
                ok = "yes" if slowest <= limit else "**no**"
                rows.append(f"| {name} | {bot} | {slowest:.1f} ms | {limit:g} ms | {ok} |")
    return "\n".join(rows) + "\n"
