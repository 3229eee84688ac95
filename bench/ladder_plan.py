"""The plan of the ladder: its matches, named before they are played."""

from pathlib import Path

import msgspec

from vernissage.core.files import not_read
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Invalid


class Match(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One match; what is measured is the first seat's bot."""

    name: str
    game: str
    seats: list[str]
    deals: int
    at_least: float | None = None
    at_most: float | None = None
    step: bool = False
    """A step of the ladder: the interval must be clear of what equal bots win."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: int
    decision_ms_p99: dict[str, float]
    """How long a decision of each bot may take."""
    matches: list[Match]


def read_plan(path: Path) -> Plan:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except OSError as error:
        raise not_read(path, error) from None
    except msgspec.DecodeError as error:
        raise Invalid(path.name, "broken-json", **misfit(error)) from None
