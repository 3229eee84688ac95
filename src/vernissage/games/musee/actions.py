"""Musée's actions as integers.

| range        | action                                            |
|--------------|---------------------------------------------------|
| 0 to 1079    | hang: 60 * slot + number - 1                      |
| 1080         | keep the card just drawn, unseen (MU-4P2)         |
| 1081         | give it to the partner (MU-4P2)                   |
"""

from typing import Final

from mypy_extensions import i64

from vernissage.games.musee.parts import HIGHEST

KEEP: Final = 1080
GIVE: Final = 1081
ACTIONS: Final = 1082


def hang(number: i64, slot: i64) -> i64:
    """The action that hangs this number in this slot."""
    return HIGHEST * slot + number - 1


def slot_of(action: i64) -> i64:
    """Where a hanging hangs its painting."""
    return action // HIGHEST


def number_of(action: i64) -> i64:
    """Which painting it hangs."""
    return action % HIGHEST + 1
