"""The server's log: a JSON object a line, that names no card, token, name, code or address.

What goes wrong is told by its kind and its place in the source, never by its words: the words of
an exception may hold what a player has sent.
"""

import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec

PACKAGE: Final = Path(__file__).parents[1]
LIBRARIES: Final = ("uvicorn", "uvicorn.error", "websockets", "asyncio", "sqlalchemy", "alembic")

_encode: Final = msgspec.json.Encoder().encode


class Log:
    """Writes events; `out` is standard error, since standard output says `ready`."""

    def __init__(self, out: TextIO = sys.stderr) -> None:
        self.out = out

    def __call__(self, event: str, **facts: str | int | float | None) -> None:
        line = {"at": datetime.now(UTC).isoformat(timespec="milliseconds"), "event": event}
        print(_encode(line | facts).decode(), file=self.out, flush=True)

    def error(self, event: str, error: BaseException) -> None:
        self(event, kind=kind_of(error), place=place_of(error.__traceback__))


def kind_of(error: BaseException) -> str:
    return type(error).__name__


def place_of(trace: TracebackType | None) -> str:
    """Where it went wrong: the last lines of ours, innermost last."""
    ours = [
        f"{Path(frame.filename).relative_to(PACKAGE)}:{frame.lineno}"
        for frame in traceback.extract_tb(trace)
        if Path(frame.filename).is_relative_to(PACKAGE)
    ]
    return " ".join(ours[-3:])


class Quiet(logging.Handler):
    """What libraries log, without their words: the form of the message, kind and place."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.ERROR)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        facts: Mapping[str, Any] = {"library": record.name, "line": record.lineno}
        if error is not None:
            facts = {**facts, "kind": kind_of(error), "place": place_of(error.__traceback__)}
        self.log("library-" + record.levelname.lower(), **facts)


def quiet_libraries(log: Log) -> None:
    """Nothing reaches the log in a library's own words; what clients do wrong is no news."""
    for name in LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers = [Quiet(log)]
        logger.setLevel(logging.ERROR)
        logger.propagate = False
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
