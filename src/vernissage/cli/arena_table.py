"""What the arena found, as tables in the terminal."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from vernissage.arena.ladder import LadderSummary
from vernissage.arena.numbers import milliseconds, percent, points, signed, span
from vernissage.arena.summary import Line, Summary
from vernissage.core.words import Words

MATCH = ("bot", "games", "win-rate", "interval", "score", "margin", "p99")
LADDER = ("bot", "rating", "interval", "live", "games", "p99")


def headed(title: str, columns: Sequence[str], say: Words) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in columns:
        left = column == "bot"
        name = say(f"arena-column-{column}")
        table.add_column(name, justify="left" if left else "right", no_wrap=not left)
    return table


def match_table(summary: Summary, say: Words) -> Table:
    """One line a bot; where all are the same bot, one line an entry."""
    names = [line.bot for line in summary.seats]
    table = headed(match_title(summary, say), MATCH, say)
    for line in summary.bots if len(summary.bots) > 1 else summary.seats:
        count = names.count(line.bot) if len(summary.bots) > 1 else 1
        name = f"{line.bot} ×\u00a0{count}" if count > 1 else line.bot
        table.add_row(*match_row(name, line, say))
    return table


def match_row(name: str, line: Line, say: Words) -> list[str]:
    return [
        name,
        str(line.games),
        percent(line.win_rate, say.language),
        span(line.interval, percent, say.language),
        points(line.mean_score, say.language),
        signed(line.mean_margin, say.language),
        milliseconds(line.decision_ms_p99, say.language),
    ]


def match_title(summary: Summary, say: Words) -> str:
    return say(
        "arena-title",
        game=say(summary.game),
        players=summary.players,
        deals=summary.deals,
        seed=summary.seed,
    )


def ladder_table(summary: LadderSummary, say: Words) -> Table:
    lang = say.language
    title = say(
        "arena-ladder-title",
        game=say(summary.game),
        players=summary.players,
        deals=summary.deals,
        seed=summary.seed,
    )
    table = headed(title, LADDER, say)
    for step in summary.ladder:
        table.add_row(
            step.bot,
            points(step.rating, lang, digits=0),
            span(step.interval, lambda n, to: points(n, to, digits=0), lang),
            points(step.live, lang),
            str(step.games),
            milliseconds(step.decision_ms_p99, lang),
        )
    return table
