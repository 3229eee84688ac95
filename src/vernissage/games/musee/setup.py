"""Musée's options and set-up: everything that is decided before the first painting hangs."""

from functools import cache
from typing import Any, Literal

import msgspec

from vernissage.core.chance import Generator
from vernissage.core.options import with_players
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator
from vernissage.core.sets import set_of
from vernissage.games.musee.parts import COLUMNS, TABLES
from vernissage.games.musee.state import State, new


class Stairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MU-M2: the columns, counted from 1, whose token shows a staircase."""

    upper: tuple[int, ...]
    lower: tuple[int, ...]


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many play, and which tokens show the staircase."""

    players: int
    stairs: Literal["default", "random"] | Stairs = "default"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that chance decides: hands come from the front of the deck, then the pile."""

    deck: tuple[int, ...]
    stairs: Stairs
    first: int


def options(**given: Any) -> Options:
    """Checked options; what is wrong is refused."""
    names = Options.__struct_fields__
    asked = with_players(given, game="musee", names=names, counts=tuple(TABLES), usual=2)
    try:
        chosen = msgspec.convert(asked, Options)
    except msgspec.ValidationError:
        stairs = given["stairs"]
        raise Invalid(f"stairs {stairs}", "musee-no-such-stairs", rule="MU-M3") from None
    if isinstance(chosen.stairs, Stairs):
        check_stairs(chosen.stairs, chosen.players)
    return chosen


@cache
def default_stairs(columns: int) -> Stairs:
    """MU-M3: the even columns above, the odd columns below."""
    every = range(1, columns + 1)
    return Stairs(
        upper=tuple(column for column in every if column % 2 == 0),
        lower=tuple(column for column in every if column % 2 == 1),
    )


def random_stairs(columns: int, chance: Generator) -> Stairs:
    """MU-M3: which columns, and with 5 columns which row gets 3, is chance."""
    upper = 3 if columns == 6 else 2 + chance.below(2)
    lower = 3 if columns == 6 else 5 - upper
    return Stairs(
        upper=_some_columns(columns, upper, chance), lower=_some_columns(columns, lower, chance)
    )


def _some_columns(columns: int, how_many: int, chance: Generator) -> tuple[int, ...]:
    every = list(range(1, columns + 1))
    chance.shuffle(every)
    return tuple(sorted(every[:how_many]))


def check_stairs(stairs: Stairs, players: int) -> None:
    """MU-M2: 3 in each row of 6; with 5 columns 2 in one row and 3 in the other."""
    columns = TABLES[players].columns
    for row, chosen in (("upper", stairs.upper), ("lower", stairs.lower)):
        text = f"{row} {', '.join(map(str, chosen))}"
        if list(chosen) != sorted({c for c in chosen if 1 <= c <= columns}):
            raise Invalid(text, "musee-stairs-columns", rule="MU-M2", row=row, columns=columns)
        if len(chosen) != 3 and not (columns == 5 and len(chosen) == 2):
            raise Invalid(
                text, f"musee-stairs-count-{columns}", rule="MU-M2", row=row, count=len(chosen)
            )
    total = len(stairs.upper) + len(stairs.lower)
    if columns == 5 and total != 5:
        raise Invalid(f"stairs {total}", "musee-stairs-total", rule="MU-M2", count=total)


def deal(chosen: Options, seed: int) -> Setup:
    """MU-S1, MU-S2: what chance decides."""
    deck, first, stairs = shuffled(chosen, seed)
    return Setup(deck=tuple(deck), stairs=stairs, first=first)


def shuffled(chosen: Options, seed: int) -> tuple[list[int], int, Stairs]:
    """MU-S1, MU-S2: shuffle, draw the first player, choose the staircases if chance does."""
    table = TABLES[chosen.players]
    chance = generator(seed, "musee")
    deck = list(range(1, table.cards + 1))
    chance.shuffle(deck)
    first = chance.below(chosen.players)
    if chosen.stairs == "default":
        return deck, first, default_stairs(table.columns)
    if chosen.stairs == "random":
        return deck, first, random_stairs(table.columns, chance)
    return deck, first, chosen.stairs


def check_setup(chosen: Options, setup: Setup) -> None:
    """MU-C1, MU-M2: the right cards, a pattern that the options allow, a seat that exists."""
    table = TABLES[chosen.players]
    if sorted(setup.deck) != list(range(1, table.cards + 1)):
        raise Invalid("setup.deck", "musee-deck", rule="MU-C1", cards=table.cards)
    check_stairs(setup.stairs, chosen.players)
    fixed = default_stairs(table.columns) if chosen.stairs == "default" else chosen.stairs
    if fixed != "random" and setup.stairs != fixed:
        raise Invalid("setup.stairs", "musee-stairs-differ", rule="MU-M3")
    if not 0 <= setup.first < chosen.players:
        last = chosen.players - 1
        raise Invalid(f"first {setup.first}", "no-such-seat", rule="MU-S2", last=last)


def start(chosen: Options, setup: Setup) -> State:
    """The position before the first painting hangs."""
    return laid(chosen, list(setup.deck), setup.first, setup.stairs)


def dealt(chosen: Options, seed: int) -> State:
    """The same position as `start` lays from `deal`, without the set-up between them."""
    return laid(chosen, *shuffled(chosen, seed))


def laid(chosen: Options, deck: list[int], first: int, stairs: Stairs) -> State:
    """MU-S1: hands are dealt, nothing hangs."""
    columns = TABLES[chosen.players].columns
    return new(chosen.players, columns, token_set(stairs), deck, first)


@cache
def token_set(stairs: Stairs) -> int:
    """The staircases as a set of tokens."""
    upper = [column - 1 for column in stairs.upper]
    return set_of([*upper, *(COLUMNS + column - 1 for column in stairs.lower)])
