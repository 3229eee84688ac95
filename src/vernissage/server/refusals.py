"""What the server refuses by itself, with the status of HTTP; rules refuse as `Illegal` (422).

The words stand in locales/*/server.ftl and problems.ftl, under the code that travels as `code`.
"""

from typing import Final

from vernissage.core.refusals import Illegal, Refusal

STATUS: Final = {
    "bad-name": 400,
    "bad-seats": 400,
    "bad-since": 400,
    "no-such-moment": 400,
    "testing-only": 400,
    "not-http": 400,
    "not-json": 400,
    "too-deep": 400,
    "field-missing": 400,
    "field-unknown": 400,
    "field-wrong": 400,
    "bad-query": 400,
    "one-change": 400,
    "token": 401,
    "not-yours": 403,
    "not-host": 403,
    "seatless": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "undo-company": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-chair": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-day": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "stale": 409,
    "cid-reused": 409,
    "seat-taken": 409,
    "table-full": 409,
    "name-taken": 409,
    "already-started": 409,
    "seats-open": 409,
    "not-started": 409,
    "still-playing": 409,
    "not-asked": 409,
    "lesson-other": 409,
    "lesson-over": 409,
    "already-there": 409,
    "game-over": 409,
    "nothing-to-undo": 409,
    "undone-often": 409,
    "branched-often": 409,
    "push-off": 409,
    "push-not-by-days": 409,
    "too-large": 413,
    "not-json-type": 415,
    "push-address": 422,
    "push-keys": 422,
    "needs-socket": 426,
    "too-much": 429,
    "no-answer": 503,
    "going-down": 503,
    "not-written": 503,
    "mishap": 503,
}
"""Looked for in the order 404, 401, 403, 409."""


class Denied(Refusal):
    """The table refuses what a rule of the game would not."""

    @property
    def status(self) -> int:
        return STATUS[self.code]


class BadTable(Denied):
    """A table that cannot be made: the game has no such options or set-up."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.what, refusal.code, rule=refusal.rule, **refusal.arguments)
        self.where = refusal.where

    @property
    def status(self) -> int:
        return 400


class Stale(Denied):
    """The action answers another question than the one that stands now."""

    def __init__(self, what: str, code: str) -> None:
        super().__init__(what, code)
        self.update = b"null"
        """The current *update* as JSON, with the events since `seen`."""


def status_of(refusal: Refusal) -> int:
    """The status of HTTP: a rule of the game refuses with 422; what is not understood is 400."""
    if isinstance(refusal, Denied):
        return refusal.status
    return 422 if isinstance(refusal, Illegal) or refusal.rule else 400
