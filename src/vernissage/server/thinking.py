"""What a worker process does: decodes a job, lets the bot think, and answers.

Started by `server.workers` with one end of a socket pair as its standard input; a message is its
length in four bytes and msgpack.
"""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any, Final

import msgspec

from vernissage.bots import bot_called
from vernissage.bots.hints import hint
from vernissage.bots.memory import memory_of, recall
from vernissage.core.chance import Generator
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.games.shapes import shapes_of
from vernissage.server.ports import HintJob, Job, Thought, Told

HEAD: Final = 4
AT_ONCE: Final = "club"
"""Moves within milliseconds."""


class MoveJob(msgspec.Struct, frozen=True, tag="move"):
    job: Job
    within: float | None = None
    """Seconds of thinking, after which a bot that needs none moves instead; None: no limit."""


class OutOfTime(BaseException):
    """No error that a bot could take for its own."""


Work = MoveJob | HintJob


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A bot that raised; the kind of the error and nothing of the game."""

    kind: str


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    thought: Thought


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    told: Told


Done = Moved | Hinted | Failed


def main() -> None:
    """Answer jobs until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people's answers come before bots' thoughts
    decode = msgspec.msgpack.Decoder(Work).decode
    with socket.socket(fileno=sys.stdin.fileno()) as channel:
        while (message := received(channel)) is not None:
            answer = msgspec.msgpack.encode(done(decode(message)))
            channel.sendall(len(answer).to_bytes(HEAD, "big") + answer)


def received(channel: socket.socket) -> bytes | None:
    """The next whole message; None when the other end has closed."""
    head = _exactly(channel, HEAD)
    return None if head is None else _exactly(channel, int.from_bytes(head, "big"))


def _exactly(channel: socket.socket, size: int) -> bytes | None:
    found = b""
    while len(found) < size:
        part = channel.recv(size - len(found))
        if not part:
            return None
        found += part
    return found


def done(work: Work) -> Done:
    """The answer; an error stays here, and only its kind is told."""
    try:
        if isinstance(work, HintJob):
            return Hinted(advise(work))
        return Moved(move(work.job, work.within))
    except Exception as error:
        return Failed(type(error).__name__)


def move(job: Job, within: float | None = None) -> Thought:
    """The bot's move; if it thinks for too long, that of one that answers at once."""
    try:
        return thought(job, within)
    except OutOfTime:
        quick = thought(msgspec.structs.replace(job, bot=AT_ONCE, memory=None))
        return msgspec.structs.replace(quick, memory=job.memory)


@contextmanager
def at_most(seconds: float | None) -> Iterator[None]:
    """Break off with OutOfTime; where the system has no alarm, nothing does."""
    if seconds is None or sys.platform == "win32":
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def thought(job: Job, within: float | None = None) -> Thought:
    """A move, checked to be one that can be written, and what the bot remembers."""
    game = GAMES[job.game]
    view, choices = _decoders(job.game)
    bot = bot_called(job.game, job.bot)()
    recall(bot, job.memory)
    asked = view.decode(job.view), choices.decode(job.choices), Generator(job.chance)
    with at_most(within):
        said = bot.choose(*asked)
    action = said if isinstance(said, str) else game.write(said)
    return Thought(action, memory_of(bot))


def advise(work: HintJob) -> Told:
    """The advice for one decision, in sentences."""
    view, choices = _decoders(work.game)
    told = hint(
        GAMES[work.game],
        view.decode(work.view),
        choices.decode(work.choices),
        words(work.language),
        work.names,
    )
    return Told(told.move, tuple(s for s in (told.worth, told.reasons, told.risk) if s))


@cache
def _decoders(game: str) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    """How a view and choices of this game are read."""
    shapes = shapes_of(game)
    return msgspec.json.Decoder(shapes.view), msgspec.json.Decoder(shapes.choices | None)


if __name__ == "__main__":
    main()
