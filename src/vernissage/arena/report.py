"""The report of a run: one HTML file that needs no network, with tables and plots."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

import msgspec

from vernissage import __version__
from vernissage.arena import plots
from vernissage.arena.journal import Journal, read
from vernissage.arena.ladder import LadderSummary, Step
from vernissage.arena.prices import Price, prices
from vernissage.arena.summary import Line, Summary
from vernissage.core.numbers import milliseconds, percent, points, signed, span
from vernissage.core.words import Words
from vernissage.games import game_called
from vernissage.pages.page import Page

PRICED: Final = 400
"""Games that are replayed for their prices."""

MATCH: Final = ("bot", "games", "win-rate", "interval", "score", "margin", "p50", "p99")
LADDER: Final = ("bot", "rating", "interval", "live", "games", "p99")


def report(result: Summary | LadderSummary, journal: Journal, say: Words, made: str = "") -> str:
    """The whole page; `made` tells the command and the day."""
    page = Page(say, without_plots=say("report-no-plots"))
    if isinstance(result, LadderSummary):
        ladder_page(page, result)
    else:
        match_page(page, result)
    shared_plots(page, result, sold(result.game, journal))
    games = sum(1 for _ in journal.lines())
    page.paragraph(say("report-made", version=__version__, games=games), "made")
    if made:
        page.paragraph(made, "made")
    return page.text()


def match_title(summary: Summary, say: Words) -> str:
    """A check deals anew for every game; everything else rotates each deal."""
    if summary.check is not None:
        return say(
            "arena-check-title",
            game=say(summary.game),
            players=summary.players,
            games=summary.seats[0].games,
            seed=summary.seed,
        )
    return say(
        "arena-title",
        game=say(summary.game),
        players=summary.players,
        deals=summary.deals,
        seed=summary.seed,
    )


def ladder_title(summary: LadderSummary, say: Words) -> str:
    return say(
        "arena-ladder-title",
        game=say(summary.game),
        players=summary.players,
        deals=summary.deals,
        seed=summary.seed,
    )


def match_page(page: Page, summary: Summary) -> None:
    say = page.say
    page.title(match_title(summary, say))
    page.paragraph(say("report-line-up", seats=", ".join(line.bot for line in summary.seats)))
    for told in verdicts(summary, say):
        page.paragraph(told, "verdict")
    lines = summary.bots if len(summary.bots) > 1 else summary.seats
    page.table(headings(MATCH, say), [match_row(line, say) for line in lines])
    chance = percent(summary.chance, say.language)
    page.section(say("report-wins"), say("report-wins-text", chance=chance))
    page.plot(lambda paint: plots.wins(paint, distinct(lines), summary.chance))


def verdicts(summary: Summary, say: Words) -> list[str]:
    """What the table means: chance, gain, test and check."""
    lang = say.language
    chance = percent(summary.chance, lang)
    if summary.check is not None:
        fair = say("arena-fair" if summary.check.fair else "arena-unfair")
        return [say("arena-check-chance", chance=chance), fair, *replacements(summary, say)]
    lines = [
        say("arena-chance", chance=chance),
        say("arena-gain", gain=points(summary.duplicate_gain, lang, digits=2)),
    ]
    if summary.sprt is not None:
        test = summary.sprt
        told = say(
            f"arena-sprt-{test.accepted or 'open'}",
            bot=summary.seats[0].bot,
            low=percent(test.p0, lang),
            high=percent(test.p1, lang),
            llr=signed(test.llr, lang, digits=2),
            deals=test.deals,
        )
        lines.append(told)
    return lines + replacements(summary, say)


def replacements(summary: Summary | LadderSummary, say: Words) -> list[str]:
    """One line for each program that lost its seat."""
    return [
        say("arena-replaced", bot=one.bot, games=one.games, why=one.why) for one in summary.replaced
    ]


def ladder_page(page: Page, summary: LadderSummary) -> None:
    say = page.say
    page.title(ladder_title(summary, say))
    page.section(say("report-ladder"), say("report-ladder-text"))
    page.plot(lambda paint: plots.ladder(paint, summary.ladder))
    page.table(headings(LADDER, say), [ladder_row(step, say) for step in summary.ladder])
    for meeting in summary.meetings:
        page.paragraph(say("report-line-up", seats=", ".join(meeting.seats)), "meeting")
        page.table(headings(MATCH, say), [match_row(line, say) for line in meeting.bots])
    for told in replacements(summary, say):
        page.paragraph(told)


def match_row(line: Line, say: Words) -> list[str]:
    lang = say.language
    return [
        line.bot,
        str(line.games),
        percent(line.win_rate, lang),
        span(line.interval, percent, lang),
        points(line.mean_score, lang),
        signed(line.mean_margin, lang),
        milliseconds(line.decision_ms_p50, lang),
        milliseconds(line.decision_ms_p99, lang),
    ]


def ladder_row(step: Step, say: Words) -> list[str]:
    lang = say.language
    return [
        step.bot,
        whole(step.rating, lang),
        span(step.interval, whole, lang),
        points(step.live, lang),
        str(step.games),
        milliseconds(step.decision_ms_p99, lang),
    ]


def headings(columns: Sequence[str], say: Words) -> list[str]:
    return [say(f"arena-column-{column}") for column in columns]


def whole(number: float, language: str) -> str:
    return points(number, language, digits=0)


def distinct(lines: Sequence[Line]) -> list[Line]:
    """Rows of a plot need names of their own: the same bot twice is numbered."""
    names = [line.bot for line in lines]
    if len(set(names)) == len(names):
        return list(lines)
    numbered = enumerate(lines, start=1)
    return [msgspec.structs.replace(line, bot=f"{line.bot} {n}") for n, line in numbered]


def shared_plots(page: Page, result: Summary | LadderSummary, sold: Sequence[Price]) -> None:
    """The plots that a match and a ladder both have."""
    say = page.say
    bots = result.ladder if isinstance(result, LadderSummary) else result.bots
    page.section(say("report-seats"), say("report-seats-text"))
    page.plot(lambda paint: plots.seats(paint, result.seat_advantage, result.chance))
    page.section(say("report-breakdown"), say("report-breakdown-text"))
    page.plot(lambda paint: plots.breakdown(paint, result.game, bots))
    if sold:
        page.section(say("report-prices"), say("report-prices-text"))
        page.plot(lambda paint: plots.prices(paint, result.game, sold))
    page.section(say("report-thinking"), say("report-thinking-text"))
    page.plot(lambda paint: plots.thinking(paint, bots))


def sold(game: str, journal: Journal) -> list[Price]:
    """The prices of the first games in the journal."""
    return prices(game_called(game), map(read, islice(journal.lines(), PRICED)))
