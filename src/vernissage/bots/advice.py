"""Advice to a person: a move, what it is worth, two reasons and a risk, as codes and numbers.

The words for the codes stand in the locale files.
"""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    code: str
    arguments: dict[str, int | str]


class Advice(msgspec.Struct, frozen=True):
    action: int
    value: float
    runner_up: int | None
    runner_up_value: float
    reasons: tuple[Reason, Reason]
    risk: Reason
