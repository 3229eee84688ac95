"""One server process: opened from the ground up, served until it is told to stop, closed again."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from typing import Any, Final

from vernissage.core.refusals import Invalid, Refusal
from vernissage.server.app import Application
from vernissage.server.bus import open_bus
from vernissage.server.databases import FAILURES, kind_of
from vernissage.server.doors import Doors
from vernissage.server.garbage import Pauses, settle
from vernissage.server.hall import Hall
from vernissage.server.house import House
from vernissage.server.library import Library
from vernissage.server.limits import Allowances
from vernissage.server.logs import Log, quiet_libraries
from vernissage.server.lookers import Lookers
from vernissage.server.metrics import serve_metrics
from vernissage.server.ports import Bus
from vernissage.server.relay import READY, Relay, as_text
from vernissage.server.stopping import Server, Stop
from vernissage.server.store import SqlStore, open_store
from vernissage.server.wanted import Wanted
from vernissage.server.workers import Workers, open_workers
from vernissage.server.world import SystemChance, WallClock

SETTLE_EVERY: Final = 0.05
"""Seconds; the collector does not count what replaces something older, so it is called, and often:
what comes in a whole second would hold everyone up for milliseconds."""
MOST_FILES: Final = 65_536
SWITCH_WITHIN: Final = 0.0005
"""Seconds for which a thread that writes may have to wait for the loop's: it asks several times a
transaction, and with Python's usual 5 ms all whose actions it writes would wait for that."""
DAY_MS: Final = 24 * 60 * 60 * 1000
FORGET_EVERY: Final = 60 * 60.0


def run(wanted: Wanted, doors: Doors, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; only then does this return."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(wanted, doors, ready))


def run_child(wanted: Wanted, doors: Doors) -> None:
    """The same as one of several processes, until the parent says so or is gone."""

    async def child() -> None:
        parent = await Relay().open()
        try:
            await serve(wanted, doors, lambda: print(READY, flush=True), parent)
        except Refusal as refusal:
            print(as_text(refusal), flush=True)
            sys.exit(2)

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(child())


def _open_many_files() -> None:
    """Every socket is a file; what the system allows is mostly more than it gives at first."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def serve(
    wanted: Wanted,
    doors: Doors,
    ready: Callable[[], None],
    parent: Relay | None = None,
) -> None:
    """Without a bus of its own, one of several processes hears of the others by its parent."""
    _open_many_files()
    sys.setswitchinterval(SWITCH_WITHIN)
    log = Log()
    quiet_libraries(log)
    with Stop() as stop:
        async with AsyncExitStack() as opened:
            store = await _store(wanted, shared=parent is not None or wanted.bus is not None)
            opened.push_async_callback(store.close)
            bus = parent if parent and wanted.bus is None else await open_bus(wanted.bus)
            opened.push_async_callback(bus.close)
            bots = await open_workers(wanted.bots, limited=not wanted.testing)
            opened.push_async_callback(bots.close)
            library = Library(store, Lookers(), WallClock())
            opened.push_async_callback(library.close)
            house = _house(wanted, log, store, bus, bots, library)
            app = Application(house)
            await app.house.hall.open()
            if doors.metrics is not None:
                count(app, store, bots)
                metrics = await serve_metrics(app.house.metrics, doors.metrics)
                opened.callback(metrics.close)
            chores = [app.sockets.watch_for_slow_ones(), _settle_often()]
            chores.append(_forget_idle(app.house, store, wanted.idle_days * DAY_MS))
            if wanted.push is not None:
                chores.append(await _post(wanted, wanted.push, house, store, opened))
            if parent is not None:
                chores.append(parent.read(stop.ask))
            with _for_ever(app.house, *chores):
                await Server(app, stop, ready).serve(sockets=[doors.guests])


async def _store(wanted: Wanted, *, shared: bool) -> SqlStore:
    try:
        return await open_store(wanted.database, shared=shared)
    except FAILURES as error:
        detail = kind_of(error)
        raise Invalid("--database", "serve-no-database", detail=detail) from None


def _house(
    wanted: Wanted, log: Log, store: SqlStore, bus: Bus, bots: Workers, library: Library
) -> House:
    hall = Hall(
        store=store,
        bus=bus,
        clock=WallClock(),
        chance=SystemChance(),
        thinkers=bots,
        testing=wanted.testing,
        push=wanted.push is not None,
    )
    allowances = Allowances(wanted.limits_now(), behind_proxy=wanted.behind_proxy)
    return House(
        hall=hall,
        library=library,
        allowances=allowances,
        log=log,
        public_url=wanted.public_url,
    )


async def _post(
    wanted: Wanted, contact: str, house: House, store: SqlStore, opened: AsyncExitStack
) -> Coroutine[Any, Any, None]:
    """Web Push, switched on; what it needs is read in only now."""
    from vernissage.server.push.post import open_post
    from vernissage.server.push.posting import Posting

    posting = Posting()
    opened.push_async_callback(posting.close)
    house.post = post = await open_post(
        contact,
        wanted.push_services,
        hall=house.hall,
        box=store.box,
        poster=posting,
        clock=WallClock(),
    )
    house.metrics.gauge("pushes_sent", "Turns told to devices", lambda: post.postman.sent)
    house.metrics.gauge("pushes_failed", "Tries that failed", lambda: post.postman.failed)
    return post.walk(house.mishap, at_once=wanted.testing)


def count(app: Application, store: SqlStore, bots: Workers) -> None:
    """What is asked when somebody looks at the metrics."""
    metrics = app.house.metrics
    metrics.gauge("tables", "Tables in memory", lambda: app.house.hall.tables_held)
    metrics.gauge("sockets", "Open sockets", lambda: len(app.sockets.open))
    metrics.gauge("commits", "Transactions so far", lambda: store.commits)
    metrics.gauge("entries", "Entries written so far", lambda: store.committed)
    metrics.gauge("bot_queue", "Moves and hints being thought about", bots.waiting.total)
    pauses = Pauses()
    pauses.watch()
    told = "The longest that looking for garbage took, in time of the processor"
    metrics.gauge("gc_longest_seconds", told, lambda: pauses.longest)
    metrics.gauge("bots_replaced", "Bot processes that died or hung", lambda: bots.replaced)


@contextmanager
def _for_ever(house: House, *chores: Coroutine[Any, Any, None]) -> Iterator[None]:
    """Chores beside the serving; one that breaks is told of, and does not break anything."""
    tasks = [asyncio.create_task(chore) for chore in (*chores, house.metrics.watch_lag())]
    asyncio.get_running_loop().set_exception_handler(lambda _, problem: _lost(house, problem))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


def _lost(house: House, problem: dict[str, Any]) -> None:
    """An error that nobody waited for."""
    error = problem.get("exception")
    if isinstance(error, Exception):
        house.mishap("nobody-waited", error)


async def _settle_often() -> None:
    """Keep the garbage collector from looking at what stays."""
    while True:
        settle()
        await asyncio.sleep(SETTLE_EVERY)


async def _forget_idle(house: House, store: SqlStore, idle_ms: int) -> None:
    """Delete tables that nobody has touched for very long, and reviews as old."""
    while True:
        try:
            before = WallClock().now() - idle_ms
            for table in await store.idle(before):
                await store.delete(table)
            await store.forget_reviews(before)
        except FAILURES as error:
            house.mishap("forget-idle", error)
        await asyncio.sleep(FORGET_EVERY)
