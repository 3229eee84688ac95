"""Who plays the deals: this process, several processes, or a Ray cluster; always in order."""

import math
import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec

from vernissage.arena.duplicate import Contest, Room
from vernissage.core.records import encode
from vernissage.core.refusals import Invalid

CHUNK_SECONDS: Final = 0.3
"""A chunk smaller than this costs more in sending than in playing."""


class Task(msgspec.Struct, frozen=True):
    """Some deals of one contest."""

    contest: Contest
    deals: tuple[int, ...]


class Done(msgspec.Struct, frozen=True):
    """The records of a task as lines, deal by deal, and how long they took."""

    lines: list[list[bytes]]
    seconds: float


def play_task(task: Task) -> Done:
    started = perf_counter()
    room = Room(task.contest)
    lines = [[encode(record) for record in room.play_deal(deal)] for deal in task.deals]
    return Done(lines, perf_counter() - started)


class Workers(Protocol):
    """Something that plays tasks: `submit` one, `wait` for it; `size` at the same time."""

    size: int

    def submit(self, task: Task) -> Any: ...

    def wait(self, handle: Any) -> Done: ...


class ThisProcess:
    size = 1

    def submit(self, task: Task) -> Task:
        return task

    def wait(self, handle: Task) -> Done:
        return play_task(handle)


class Processes:
    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.pool = pool
        self.size = size

    def submit(self, task: Task) -> Future[Done]:
        return self.pool.submit(play_task, task)

    def wait(self, handle: Future[Done]) -> Done:
        with told_of_death():
            return handle.result()


@contextmanager
def told_of_death() -> Iterator[None]:
    """A process that ended by itself is told of as such: a bot may have called exit."""
    try:
        yield
    except BrokenProcessPool:
        raise Invalid("--workers", "worker-died") from None


@contextmanager
def hired(workers: int, ray: str | None = None) -> Iterator[Workers]:
    """The workers for one run; they are gone when it ends, however it ends."""
    if ray is not None:
        from vernissage.arena.cluster import cluster

        with cluster(ray, workers) as rays:
            yield rays
    elif workers == 1:
        yield ThisProcess()
    else:
        with processes(workers) as pool:
            yield pool


@contextmanager
def processes(workers: int) -> Iterator[Processes]:
    """Processes that start clean: the parent may already have threads (a progress bar)."""
    way = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(way)
    if way == "forkserver":
        context.set_forkserver_preload(["vernissage.arena.workers"])
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=die_quietly)
    try:
        yield Processes(pool, workers)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    pool.shutdown(wait=True, cancel_futures=True)


def die_quietly() -> None:
    """Ctrl-C ends a worker without a traceback; the parent tells the person."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def in_order(
    workers: Workers, contest: Contest, deals: Sequence[int]
) -> Iterator[tuple[int, list[bytes]]]:
    """Each deal with its records as lines, in the order asked, whoever was faster."""
    waiting: deque[tuple[Task, Any]] = deque()
    left = deque(deals)
    size = 1
    while left or waiting:
        while left and len(waiting) < 2 * workers.size:
            task = Task(contest, tuple(left.popleft() for _ in range(min(size, len(left)))))
            waiting.append((task, workers.submit(task)))
        task, handle = waiting.popleft()
        done = workers.wait(handle)
        pace = max(done.seconds / len(task.deals), 1e-6)
        size = min(math.ceil(CHUNK_SECONDS / pace), 1000)
        yield from zip(task.deals, done.lines, strict=True)
