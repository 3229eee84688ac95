"""Musée's notation: `hang 13 T4`, `keep`, `give`. The same in every language."""

import re
from functools import cache

from vernissage.core.refusals import Invalid
from vernissage.games.musee.actions import GIVE, KEEP, hang, number_of, slot_of
from vernissage.games.musee.parts import COLUMNS, HIGHEST

LETTERS = "TMB"
PLACE_NAMES = tuple(f"{letter}{column}" for letter in LETTERS for column in range(1, COLUMNS + 1))
"""The name of every slot: gallery and column."""
_HANG = re.compile(r"hang (?P<number>[1-9][0-9]?) (?P<place>[TMB][1-6])")


def place(slot: int) -> str:
    """The name of one slot."""
    return PLACE_NAMES[slot]


@cache
def write(action: int) -> str:
    """An action as text."""
    if action == KEEP:
        return "keep"
    if action == GIVE:
        return "give"
    return f"hang {number_of(action)} {place(slot_of(action))}"


@cache
def parse(text: str) -> int:
    """The action that the text means, or a refusal."""
    if text == "keep":
        return KEEP
    if text == "give":
        return GIVE
    found = _HANG.fullmatch(text)
    if found is None or int(found["number"]) > HIGHEST:
        raise Invalid(text, "musee-notation")
    return hang(int(found["number"]), PLACE_NAMES.index(found["place"]))
