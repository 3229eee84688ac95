"""Musée's notation: `hang 13 T4`, `keep`, `give`. The same in every language."""

import re

from vernissage.core.refusals import Invalid
from vernissage.games.musee.actions import GIVE, KEEP, hang, number_of, slot_of
from vernissage.games.musee.parts import COLUMNS, HIGHEST

LETTERS = "TMB"
_HANG = re.compile(r"hang (?P<number>[1-9][0-9]?) (?P<gallery>[TMB])(?P<column>[1-6])")


def place(slot: int) -> str:
    """The name of a slot: gallery and column."""
    return f"{LETTERS[slot // COLUMNS]}{slot % COLUMNS + 1}"


def write(action: int) -> str:
    if action == KEEP:
        return "keep"
    if action == GIVE:
        return "give"
    return f"hang {number_of(action)} {place(slot_of(action))}"


def parse(text: str) -> int:
    if text == "keep":
        return KEEP
    if text == "give":
        return GIVE
    found = _HANG.fullmatch(text)
    if found is None or int(found["number"]) > HIGHEST:
        raise Invalid(text, "musee-notation")
    slot = COLUMNS * LETTERS.index(found["gallery"]) + int(found["column"]) - 1
    return hang(int(found["number"]), slot)
