"""Advice: what a bot tells a player about a decision. Codes and arguments; words in locales/."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """A message of `locales/<language>/advice_<game>.ftl` and what to fill in."""

    code: str
    arguments: dict[str, int | str]
    """A `seat` is told by its name, an `other` move in words, `…_tenths` with a decimal."""


class Advice(msgspec.Struct, frozen=True):
    """The best action, what it is worth beside the runner-up, its reasons and one risk."""

    action: int
    value: float
    """By how much, in points or money, the player would gain on the rivals, on average."""
    runner_up: int | None
    """What it is compared with: the next best, or the one asked about. None: there is no other."""
    runner_up_value: float
    reasons: tuple[Reason, ...]
    """One or two: what speaks most for the action rather than the runner-up."""
    risk: Reason | None
    """What may go wrong with this action in particular, and would not with any other."""
    worth: Reason | None = None
    """How to tell what it is worth, where the value alone would not say whose gain that is."""


def way(change: int) -> str:
    """Whether a number grows, for words that say it without a sign."""
    return "same" if change == 0 else "more" if change > 0 else "less"
