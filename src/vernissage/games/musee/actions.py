"""Musée's actions as integers.

| range        | action                                            |
|--------------|---------------------------------------------------|
| 0 to 1079    | hang: 60 * slot + number - 1                      |
| 1080         | keep the card just drawn, unseen (MU-4P2)         |
| 1081         | give it to the partner (MU-4P2)                   |
"""

from typing import Final

KEEP: Final = 1080
GIVE: Final = 1081
ACTIONS: Final = 1082


def hang(number: int, slot: int) -> int:
    """The action that hangs this number in this slot."""
    return 60 * slot + number - 1


def slot_of(action: int) -> int:
    """Where a hanging hangs its painting."""
    return action // 60


def number_of(action: int) -> int:
    """Which painting it hangs."""
    return action % 60 + 1
