"""Entries of a line-up: a bot's name, with weights of its own if it has some.

A tunable bot's module holds `Weights`, a frozen struct of floats, and its class takes
`weights`. Its file is bots/<game>/weights/<bot>.json, or <bot>_<players>.json where player
counts differ; `name@file.json` plays with other weights.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from vernissage.arena.edition import edition, source_of
from vernissage.bots import Bot, BotMaker, bot_called
from vernissage.bots.program import check_program
from vernissage.bots.tuned_weights import WeightsFile, file_of_module
from vernissage.core.documents import decode
from vernissage.core.files import not_read
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Invalid


class Entry(msgspec.Struct, frozen=True):
    """One place in the line-up."""

    name: str
    bot: str
    weights: dict[str, float] | None = None
    edition: str = ""
    """Which edition of the bot plays, where its deals are kept."""


def read_entry(game: str, text: str) -> Entry:
    """The entry that `bot` or `bot@weights.json` names; refused if it cannot play."""
    bot, _, file = text.rpartition("@")
    if not (bot and file.endswith(".json")):
        bot, file = text, ""
    weights = read_weights(Path(file)) if file else None
    maker(game, Entry(text, bot, weights))
    check_program(game, bot)
    return Entry(text, bot, weights, edition(game, bot, weights))


def read_weights(path: Path) -> dict[str, float]:
    try:
        return decode(path.read_bytes(), WeightsFile).weights
    except OSError as error:
        raise not_read(path, error) from None
    except msgspec.DecodeError as error:
        raise Invalid(str(path), "arena-weights-not-read", **misfit(error)) from None


def maker(game: str, entry: Entry) -> BotMaker:
    """What makes a new bot of this entry for every game."""
    made: Callable[..., Bot] = bot_called(game, entry.bot)
    if entry.weights is None:
        return made
    try:
        weights = msgspec.convert(entry.weights, weights_type(made, entry.bot))
    except msgspec.ValidationError as error:
        raise Invalid(entry.name, "arena-weights-not-read", **misfit(error)) from None
    return partial(made, weights=weights)


def weights_type(made: Callable[..., Bot], name: str) -> type[msgspec.Struct]:
    """The struct of weights beside the bot's class; a bot without one is refused."""
    found = getattr(sys.modules[module_of(made)], "Weights", None)
    if not (isinstance(found, type) and issubclass(found, msgspec.Struct)):
        raise Invalid(name, "arena-not-tunable")
    return found


def module_of(made: Callable[..., Bot]) -> str:
    """The module of the bot's class, which may have been given a budget already."""
    return str(made.func.__module__ if isinstance(made, partial) else made.__module__)


def weights_of(game: str, bot: str, players: int) -> dict[str, float]:
    """The weights that this bot plays with: from its file, else those of its struct."""
    made = bot_called(game, bot)
    struct = weights_type(made, bot)
    source = source_of(module_of(made))
    file = file_of_module(source, players) if source else None
    return dict(msgspec.to_builtins(struct())) if file is None else read_weights(file)
