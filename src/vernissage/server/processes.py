"""Several server processes at one listening socket: a parent starts, replaces and stops them.

Without a bus of their own they tell each other through it what has been written.
"""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

import msgspec

from vernissage.core.refusals import Invalid, Refusal
from vernissage.server.doors import Doors
from vernissage.server.relay import NEWS, READY, REFUSED, refusal_of, write
from vernissage.server.wanted import Wanted

STOP_WITHIN: Final = 12.0
"""Seconds; a process that has not ended by then is killed."""
RETURNS: Final = 5
"""Processes that may die within ten seconds before we give up."""


def run_several(wanted: Wanted, doors: Sequence[Doors], ready: Callable[[], None]) -> int:
    """Serve until SIGTERM or Ctrl-C; the exit code."""
    return asyncio.run(Parent(wanted, doors, ready).run())


class Parent:
    """Keeps a process running at each pair of doors, and serves nobody itself."""

    def __init__(self, wanted: Wanted, doors: Sequence[Doors], ready: Callable[[], None]) -> None:
        self.wanted = wanted
        self.doors = doors
        self.ready = ready
        self.children: list[asyncio.subprocess.Process | None] = [None] * len(doors)
        self.ready_ones: set[int] = set()
        self.died: list[float] = []
        self.stopping = asyncio.Event()

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, self.stopping.set)
        keepers = [asyncio.create_task(self._keep(place)) for place in range(len(self.children))]
        stopped = asyncio.create_task(self.stopping.wait())
        await asyncio.wait({stopped, *keepers}, return_when=asyncio.FIRST_COMPLETED)
        self.stopping.set()
        await self._stop(keepers)
        refusals = [keeper.exception() for keeper in keepers]
        for refusal in filter(None, refusals):
            raise refusal
        return 0

    async def _keep(self, place: int) -> None:
        """One process after another in this place."""
        while not self.stopping.is_set():
            child = self.children[place] = await self._start(place)
            await self._listen(place, child)
            await child.wait()
            if not self.stopping.is_set():
                self._bury()

    async def _start(self, place: int) -> asyncio.subprocess.Process:
        handed = [door.fileno() for door in self.doors[place] if door is not None]
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "vernissage.server.processes", *map(str, handed)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=handed,
        )
        assert child.stdin is not None
        child.stdin.write(msgspec.json.encode(self.wanted) + b"\n")
        return child

    async def _listen(self, place: int, child: asyncio.subprocess.Process) -> None:
        """Pass its news on until it ends."""
        assert child.stdout is not None
        while line := await child.stdout.readline():
            if line.startswith(NEWS.encode()):
                self._pass_on(place, line)
            elif line.startswith(READY.encode()):
                self._is_ready(place)
            elif line.startswith(REFUSED.encode()):
                self._refused(refusal_of(line))

    def _pass_on(self, place: int, line: bytes) -> None:
        for other, child in enumerate(self.children):
            if other != place and child is not None and child.stdin is not None:
                write(child.stdin.transport, line)

    def _is_ready(self, place: int) -> None:
        before = len(self.ready_ones)
        self.ready_ones.add(place)
        if before < len(self.ready_ones) == len(self.children):
            self.ready()

    def _refused(self, refusal: Refusal) -> None:
        """One cannot begin; once all have begun, the next one may."""
        if len(self.ready_ones) < len(self.children):
            raise refusal

    def _bury(self) -> None:
        """One has died; who dies again and again cannot be helped."""
        now = monotonic()
        self.died = [*(at for at in self.died if at > now - 10), now]
        if len(self.died) > RETURNS:
            raise Invalid("--workers", "serve-keeps-dying")

    async def _stop(self, keepers: list[asyncio.Task[None]]) -> None:
        for child in self.children:
            if child is not None and child.returncode is None:
                child.terminate()
        _, left = await asyncio.wait(keepers, timeout=STOP_WITHIN)
        for child in self.children if left else ():
            if child is not None and child.returncode is None:
                child.kill()
        if left:
            await asyncio.wait(left)


def main() -> None:
    """One of the processes: what is wanted stands in the first line of standard input."""
    from vernissage.server.serving import run_child

    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as parent:
        wanted = msgspec.json.decode(parent.readline(), type=Wanted)
    run_child(wanted, Doors(*(socket.socket(fileno=int(door)) for door in sys.argv[1:])))


if __name__ == "__main__":
    main()
