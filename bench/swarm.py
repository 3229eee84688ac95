"""Many tables over real sockets, beside a bare echo of the same stack, interleaved in one run.

    python bench/swarm.py --tables 200 --json build/swarm.json

Musée with four people at each table, every seat on a socket of its own. Servers and echo run on one
core, the swarm on the other. Every finished game is fetched and verified.
"""

import argparse
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from slowest import slowest
from swarm_tables import Process, Swarm, echoes, started

ROOT = Path(__file__).parents[1]
ROUNDS = 9
"""Short turns of both that are compared, so that what else the machine does meets both alike."""
SERVE = (sys.executable, "-m", "vernissage", "serve", "--port", "0", "--no-browser")
UNLIMITED = ("--tables-per-hour", "1e9", "--sockets-per-address", "1e9")
MORE = ("--actions-per-minute", "1e9", "--requests-per-minute", "1e9")
THOUGHT = 0.04
"""Mean seconds before an answer where one process is compared with two: a game lasts a second."""
TURNS = 4
"""Of each of them, every one with new tables."""
COLLECTED = 1000
"""Tables at which garbage is looked for."""


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * len(times))] * 1000 if times else 0.0


async def measured(server: Process, echo: Process, tables: int, seconds: float) -> dict[str, Any]:
    """Alternately echo and tables, flat out."""
    empty = server.rss()
    swarm = Swarm(server)
    await swarm.add(tables)
    kilobytes = (server.rss() - empty) / tables
    per_echo, per_action, flat_out = [], [], []
    for _ in range(ROUNDS):
        cpu, count = await echoes(echo, seconds / 3)
        per_echo.append(cpu / count)
        cpu, actions = await swarm.run(seconds / 3)
        per_action.append(cpu / max(1, actions))
        flat_out.append(3 * actions / seconds)
        await swarm.add(tables // 6)
    one_echo, one_action = median(per_echo), median(per_action)
    ratios = [action / echo for action, echo in zip(per_action, per_echo, strict=True)]
    found = {
        "echo_us": round(one_echo * 1e6, 1),
        "action_us": round(one_action * 1e6, 1),
        "echoes_an_action": round(median(ratios), 1),
        "actions_a_second_flat_out": round(max(flat_out)),
        "kilobytes_a_table": round(kilobytes),
        "finished_and_verified": await swarm.verify(),
    }
    await swarm.close()
    return found


async def many(server: Process, tables: int, seconds: float) -> dict[str, Any]:
    """Tables at one action a second each."""
    swarm = Swarm(server)
    await swarm.add(tables)
    swarm.pause = 1.0
    cpu, actions = await swarm.run(seconds)
    found = {
        "tables": tables,
        "actions_a_second": round(actions / seconds),
        "core": round(cpu / seconds, 2),
        "p50_ms": round(median(swarm.latencies) * 1000, 1),
        "p99_ms": round(p99(swarm.latencies), 1),
        "verified": await swarm.verify(),
    }
    await swarm.close()
    return found


async def second(
    alone: Process, pair: tuple[Process, Process], tables: int, seconds: float
) -> dict[str, Any]:
    """In turn one process, two that have tables of their own, and two that share every table.

    Everybody thinks a moment, so that the games last as long as they are measured: answered at
    once they were over in a third of the time, and the rest was two processes doing nothing.
    """
    swarms = {
        "one": Swarm(alone),
        "own_tables": Swarm(*pair, split=False),
        "shared_tables": Swarm(*pair),
    }
    spent: dict[str, list[float]] = {name: [] for name in swarms}
    for _ in range(TURNS):
        for name, swarm in swarms.items():
            swarm.pause = THOUGHT
            await swarm.add(tables)
            cpu, actions = await swarm.run(seconds)
            spent[name].append(cpu / max(1, actions))
    microseconds = {name: round(median(each) * 1e6) for name, each in spent.items()}
    found: dict[str, Any] = {f"action_us_{name}": each for name, each in microseconds.items()}
    for name in ("own_tables", "shared_tables"):
        found[f"times_{name}"] = round(microseconds[name] / microseconds["one"], 2)
    found["verified"] = sum([await swarm.verify() for swarm in swarms.values()])
    for swarm in swarms.values():
        await swarm.close()
    return found


async def collected(server: Process, seconds: float) -> float:
    """Milliseconds that looking for garbage took at most, with many tables held and played at."""
    swarm = Swarm(server)
    await swarm.add(COLLECTED)
    swarm.pause = 2.0
    await swarm.run(seconds)
    await swarm.close()
    return round(1000 * server.metric("vernissage_gc_longest_seconds"), 1)


def on_two_processes(tables: int, seconds: float) -> dict[str, Any]:
    """On real PostgreSQL and Redis, as the tests start them."""
    sys.path.insert(0, str(ROOT))
    from tests.server import services

    with services.postgres() as database, services.redis() as redis, ExitStack() as stack:
        command = [*SERVE, *UNLIMITED, *MORE, "--bots", "1", "--database", database]
        alone = stack.enter_context(started(command))
        bus = [*command, "--bus", redis.url]
        pair = (stack.enter_context(started(bus)), stack.enter_context(started(bus)))
        return uvloop.run(second(alone, pair, tables, seconds))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--many", type=int, default=800, help="tables at one action a second")
    parser.add_argument("--only", choices=("cpu", "slowest", "many", "garbage", "second"))
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = measure(given)
    figures["load"] = os.getloadavg()[0]
    print(json.dumps(figures, indent=2))
    if given.json:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(json.dumps(figures, indent=2) + "\n")


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """All figures, or one kind of them; each has a server of its own."""
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:

        def served() -> list[str]:
            database = f"sqlite:///{folder}/{len(figures)}.sqlite"
            return [*SERVE, *UNLIMITED, *MORE, "--metrics-port", "0", "--database", database]

        echo = [sys.executable, str(ROOT / "bench" / "echo_server.py")]
        if given.only in (None, "cpu"):
            with started(served()) as server, started(echo) as bare:
                figures |= uvloop.run(measured(server, bare, given.tables, given.seconds))
        if given.only in (None, "slowest"):
            costs = figures.get("echo_us", 20) / 1e6, figures.get("action_us", 220) / 1e6
            with started(served()) as server, started(echo) as bare:
                turns = slowest(server, bare, given.tables, costs, given.seconds / 8)
                figures["at_60_percent"] = uvloop.run(turns)
        if given.only in (None, "many"):
            with started(served()) as server:
                figures["many"] = uvloop.run(many(server, given.many, 5 * given.seconds))
        if given.only in (None, "garbage"):
            with started(served()) as server:
                figures["garbage_ms"] = uvloop.run(collected(server, 5 * given.seconds))
    if given.only in (None, "second"):
        figures["second_process"] = on_two_processes(given.tables // 2, given.seconds / 4)
    return figures


if __name__ == "__main__":
    main()
