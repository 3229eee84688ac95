"""What a process does in which finished games are looked at again: replays and reviews.

It gets a record and gives JSON; a review also says how far it is. Framed as bots' jobs are.
"""

import gzip
import os
import pickle
import signal
import socket
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.refusals import Refusal
from vernissage.server.thinking import HEAD, received

TOLD_EVERY: Final = 0.25
"""Seconds between two words about the progress."""
QUICK: Final = 5
"""How hard gzip tries."""


class ReplayJob(msgspec.Struct, frozen=True, tag="replay"):
    record: bytes
    eye: str


class ReviewJob(msgspec.Struct, frozen=True, tag="review"):
    record: bytes


Look = ReplayJob | ReviewJob


class Underway(msgspec.Struct, frozen=True, tag="underway"):
    done: int
    steps: int


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """JSON by language, or by nothing; a replay is packed with gzip."""

    told: dict[str, bytes]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    refusal: bytes
    """Pickled: both ends are ours."""


class Broken(msgspec.Struct, frozen=True, tag="broken"):
    """A mistake of ours; its kind and nothing of the game."""

    kind: str


Found = Underway | Seen | Refused | Broken
Tell = Callable[[Found], None]


def main() -> None:
    """Answer jobs until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)  # those who still play come first
    decode = msgspec.msgpack.Decoder(Look).decode
    with socket.socket(fileno=sys.stdin.fileno()) as channel:

        def tell(found: Found) -> None:
            answer = msgspec.msgpack.encode(found)
            channel.sendall(len(answer).to_bytes(HEAD, "big") + answer)

        while (message := received(channel)) is not None:
            tell(looked(decode(message), tell))


def looked(look: Look, tell: Tell) -> Found:
    """What there is to see; an error stays here, and only its kind is told."""
    try:
        record = records.decode(look.record)
        if isinstance(look, ReplayJob):
            from vernissage.server.replays import replayed

            replay = msgspec.json.encode(replayed(record, look.eye))
            return Seen({"": gzip.compress(replay, QUICK, mtime=0)})
        from vernissage.server.reviews import reviewed

        return Seen(reviewed(record, _now_and_then(tell)))
    except Refusal as refusal:
        return Refused(pickle.dumps(refusal))
    except Exception as error:
        return Broken(type(error).__name__)


def _now_and_then(tell: Tell) -> Callable[[int, int], None]:
    last = -TOLD_EVERY

    def progress(done: int, steps: int) -> None:
        nonlocal last
        if monotonic() - last >= TOLD_EVERY:
            last = monotonic()
            tell(Underway(done, steps))

    return progress


if __name__ == "__main__":
    main()
