"""Servers that are killed in the middle of many games, and games that end as if nothing had been.

python -m tests.server.killed --tables 200
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx2

from tests.server import services
from tests.server.running import API, START

GAMES = (("musee", 3), ("modern-art", 3), ("art-society", 2), ("musee", 2))
PATIENCE = 300.0


class Process:
    """A server in a process group of its own, so that its workers die with it."""

    def __init__(self, home: Path, flags: Sequence[str]) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C"}
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--testing", "--bots", "2", *flags],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("ready "), line
        self.client = httpx2.Client(base_url=line.split()[1], timeout=60)

    def signal(self, number: int) -> None:
        """To the whole group."""
        os.killpg(self.process.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.client.close()


@contextmanager
def served(home: Path, *flags: str) -> Iterator[Process]:
    process = Process(home, flags)
    try:
        yield process
    finally:
        if process.process.returncode is None:
            process.kill()


def make_tables(client: httpx2.Client, count: int) -> list[tuple[str, str]]:
    """Tables where only bots sit, each with its own deal, not begun; id and the host's token."""
    found = []
    for number in range(count):
        game, players = GAMES[number % len(GAMES)]
        body = {
            "game": game,
            "options": {"players": players},
            "name": None,
            "seats": ["bot:club"] * players,
            "seed": number,
            "bot_seed": number,
        }
        made = client.post(f"{API}/tables", json=body).json()
        found.append((made["table"], made["token"]))
    return found


def begin(client: httpx2.Client, tables: Sequence[tuple[str, str]]) -> None:
    for table, token in tables:
        headers = {"Authorization": f"Bearer {token}"}
        answer = client.post(f"{API}/tables/{table}/start", headers=headers)
        assert answer.status_code in (200, 409), answer.text


def records(client: httpx2.Client, tables: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    """The records of all games, waited for until they are over."""
    until, found = time.monotonic() + PATIENCE, []
    for table, _ in tables:
        while (answer := client.get(f"{API}/tables/{table}/record")).status_code == 409:
            assert time.monotonic() < until, "the games do not end"
            time.sleep(0.1)
        assert answer.status_code == 200, answer.text
        found.append(answer.json())
    return found


def uninterrupted(home: Path, count: int) -> list[dict[str, Any]]:
    with served(home, "--database", f"sqlite:///{home / 'calm.sqlite'}") as process:
        tables = make_tables(process.client, count)
        begin(process.client, tables)
        return records(process.client, tables)


def interrupted(home: Path, count: int, kills: int) -> list[dict[str, Any]]:
    """The same tables on one server that is killed again and again."""
    flags = ("--database", f"sqlite:///{home / 'killed.sqlite'}")
    chance = Random(count)
    with served(home, *flags) as process:
        tables = make_tables(process.client, count)
        begin(process.client, tables[: count // 2])
        time.sleep(chance.random())
    for _ in range(kills - 1):
        with served(home, *flags):
            time.sleep(chance.uniform(0.2, 1.5))
    with served(home, *flags) as process:
        begin(process.client, tables)
        return records(process.client, tables)


def two_processes(home: Path, count: int, database: str) -> list[dict[str, Any]]:
    """The same tables on two servers over PostgreSQL and Redis: killed, paused, without Redis."""
    chance = Random(count)
    with services.redis() as redis:
        flags = ("--database", database, "--bus", redis.url)
        with served(home, *flags) as one:
            with served(home, *flags) as other:
                tables = make_tables(one.client, count)
                begin(one.client, tables[::2])
                begin(other.client, tables[1::2])
                time.sleep(chance.random())
            one.signal(signal.SIGSTOP)
            with served(home, *flags):
                time.sleep(chance.uniform(0.5, 1.5))
                redis.stop()
                one.signal(signal.SIGCONT)
                time.sleep(1)
            redis.start()
            return records(one.client, tables)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=4)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, services.postgres() as database:
        home = Path(folder)
        expected = uninterrupted(home, given.tables)
        assert interrupted(home, given.tables, given.kills) == expected
        print(f"{given.tables} tables, {given.kills} kills: every game ended as it would have")
        assert two_processes(home, given.tables, database) == expected
        print(
            f"{given.tables} tables on two processes, one killed, one paused, Redis away: the same"
        )


if __name__ == "__main__":
    main()
