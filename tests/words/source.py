"""Which messages the source asks for, read from its syntax trees."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

import vernissage
from vernissage.arena.report import LADDER, MATCH
from vernissage.cli import COMMANDS
from vernissage.cli.help import VALUES
from vernissage.cli.help_page import KEYS
from vernissage.cli.tables import COLUMNS as TABLE_COLUMNS
from vernissage.faces.modern_art import COLUMNS, MARKET
from vernissage.games import GAMES
from vernissage.games.modern_art.notation import AUCTION_NAMES
from vernissage.games.musee.view import THEME_NAMES
from vernissage.learning.lessons import lesson_of, taught
from vernissage.server.hosted import Status
from vernissage.server.refusals import STATUS

SOURCE = Path(vernissage.__file__).parent
REFUSALS = ("Invalid", "Illegal", "Refusal", "Denied", "Stale")
TELLERS = ("SAY", "say", "within")


def score_parts() -> list[str]:
    """What the result of each game is made of."""
    found = []
    for game in GAMES.values():
        options = game.options()
        state = game.start(options, game.deal(options, 1))
        found += [f"{game.name}-score-{part}" for part in state.breakdown(0)]
    return found


CARD_LINES = {
    "musee": ("paintings", "neighbours", "staircases", "galleries"),
    "modern-art": ("sale",),
    "art-society": ("type", "faux-pas", "decor", "eyeline", "full-wall", "corners", "excess"),
}
VERBS = {
    "musee": ("hang", "keep", "give"),
    "modern-art": (
        *("offer", "add", "decline", "bid", "pass", "seal", "price", "buy", "reveal", "skip"),
    ),
    "art-society": (
        *("start", "lot", "bid", "take", "hang", "hold", "swap", "store", "decor", "enough"),
        *("merge", "end", "rehang", "done", "restore"),
    ),
}
LESSON_STEPS = [(game, step.id) for game in taught() for step in lesson_of(game).steps]
FAMILIES = {
    "lesson-{}-{}": [f"lesson-{game}-{step}" for game, step in LESSON_STEPS],
    "lesson-{}-{}.title": [f"lesson-{game}-{step}.title" for game, step in LESSON_STEPS],
    "move-{}-{}": [f"move-{game}-{verb}" for game in VERBS for verb in VERBS[game]],
    "arena-column-{}": [f"arena-column-{column}" for column in (*MATCH, *LADDER)],
    "arena-sprt-{}": ["arena-sprt-p0", "arena-sprt-p1", "arena-sprt-open"],
    "{}-card-{}": [f"{game}-card-{line}" for game in CARD_LINES for line in CARD_LINES[game]],
    "cli-{}": [f"cli-{command}" for command in COMMANDS],
    "cli-{}.form": [f"cli-{command}.form" for command in (*COMMANDS, "vernissage")],
    "cli-value-{}": [f"cli-value-{value.lower()}" for value in VALUES],
    "{}-auction-{}": [f"modern-art-auction-{auction}" for auction in AUCTION_NAMES],
    "modern-art-auction-{}": [f"modern-art-auction-{auction}" for auction in AUCTION_NAMES],
    "web-bot-{}": [f"web-bot-{seat}" for seat in range(5)],
    "modern-art-column-{}": [f"modern-art-column-{column}" for column in COLUMNS],
    "modern-art-market-{}": [f"modern-art-market-{name}" for name in MARKET],
    "musee-score-{}": [name for name in score_parts() if name.startswith("musee")],
    "musee-stairs-count-{}": ["musee-stairs-count-5", "musee-stairs-count-6"],
    "musee-theme-{}": [f"musee-theme-{theme}" for theme in THEME_NAMES],
    "problem-title-{}": [f"problem-title-{status}" for status in sorted({*STATUS.values(), 422})],
    "table-help-{}": [f"table-help-{key}" for key in KEYS],
    "{}-legend": [f"{game}-legend" for game in GAMES],
    "{}-notation.instead": [f"{game}-notation.instead" for game in GAMES],
    "tables-{}": [f"tables-{column}" for column in TABLE_COLUMNS],
    "tables-status-{}": [f"tables-status-{status}" for status in get_args(Status)],
    "{}": list(GAMES),
    "{}-score-{}": score_parts(),
}
"""Names that are put together: every message each form can mean."""


@dataclass(frozen=True)
class Use:
    """One place that asks for a message, and the arguments it gives; None if we cannot tell."""

    place: str
    names: tuple[str, ...]
    given: frozenset[str] | None
    refusal: bool


@cache
def uses() -> list[Use]:
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        if file.name in ("words.py", "refusals.py") and file.parent.name == "core":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found += use(node, f"{file.relative_to(SOURCE)}:{node.lineno}")
    return found


def use(call: ast.Call, place: str) -> list[Use]:
    called = getattr(call.func, "id", getattr(call.func, "attr", ""))
    at = {**dict.fromkeys(REFUSALS, 1), **dict.fromkeys(TELLERS, 0)}.get(called)
    if at is None or len(call.args) <= at:
        return []
    keywords = [keyword.arg for keyword in call.keywords]
    known = frozenset(name for name in keywords if name is not None)
    given = None if None in keywords else known
    return [Use(place, tuple(names(call.args[at])), given, called in REFUSALS)]


def names(node: ast.expr) -> list[str]:
    """The messages that an expression can name."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return names(node.body) + names(node.orelse)
    return FAMILIES[form(node)]


def form(node: ast.expr) -> str:
    """An expression with {} for each part that is not fixed."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(map(form, node.values))
    if isinstance(node, ast.BinOp):
        return form(node.left) + form(node.right)
    return "{}"
