"""How long the doors take, beside an older commit: python bench/doors.py --beside COMMIT

From an empty clone to the first screen, to a compiled engine and to a whole set-up; then a changed
rule (edit, rebuild, its tests), and with --tests the whole of `make test`. Seconds on the wall and
of processors; the best of the repeats, since the first one also fills pip's cache.
"""

import argparse
import fcntl
import os
import pty
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
SCREENS = ("Which game", "ready http")
"""What `make play` says when it can be played: an older commit in the terminal, or the server."""
RULE = "src/vernissage/games/musee/rules.py"
PATIENCE = 1800
TICK = 0.05
"""Seconds in which the clock of files surely moves on, so that make sees what was edited last."""


class Spent(NamedTuple):
    wall: float
    processor: float


def processor_seconds() -> float:
    """Of all processes that this one has waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def spent(work: Callable[[], object]) -> Spent:
    wall, processor = time.monotonic(), processor_seconds()
    work()
    return Spent(time.monotonic() - wall, processor_seconds() - processor)


def make(clone: Path, *targets: str) -> None:
    command = ["make", "--silent", *targets]
    done = subprocess.run(command, cwd=clone, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def first_screen(clone: Path) -> Spent:
    """`make play` in a terminal until it asks for the game, or serves it to a browser."""
    master, terminal = pty.openpty()
    wall, processor = time.monotonic(), processor_seconds()
    environment = {**os.environ, "LC_ALL": "C", "TERM": "xterm", "BROWSER": "true"}
    environment["XDG_DATA_HOME"] = str(clone / "kept")
    with subprocess.Popen(
        ["make", "--silent", "play"],
        cwd=clone,
        env=environment,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
    ) as process:
        os.close(terminal)
        shown = ""
        while not any(screen in shown for screen in SCREENS):
            if time.monotonic() - wall > PATIENCE or process.poll() is not None:
                sys.exit(f"make play: no first screen. {shown[-2000:]}")
            if select.select([master], [], [], 0.05)[0]:
                shown += os.read(master, 65536).decode("utf-8", "replace")
        seen = time.monotonic() - wall
        os.killpg(process.pid, signal.SIGTERM)  # Ctrl-C is ignored in background jobs
    os.close(master)
    return Spent(seen, processor_seconds() - processor)


def wait_for_the_engine(clone: Path) -> None:
    """The build behind the first game ends with its lock; an older commit has none."""
    lock = clone / "build" / "engine.lock"
    if lock.exists():
        with lock.open("rb") as held:
            fcntl.flock(held, fcntl.LOCK_SH)


def install_test_tools(clone: Path) -> None:
    """In an older commit the set-up brings them."""
    if not (clone / ".venv/bin/pytest").exists():
        make(clone, "build/packages.done")


def changed_rule(clone: Path) -> None:
    """A rule of Musée is edited, the engine built again, and the rules of the game tested."""
    time.sleep(TICK)
    with (clone / RULE).open("a", encoding="utf-8") as file:
        file.write("\n\ndef of_a_changed_rule() -> int:\n    return 1\n")
    make(clone, "setup")
    done = subprocess.run(
        [".venv/bin/pytest", "-n2", "tests/musee"], cwd=clone, capture_output=True
    )
    if done.returncode:
        sys.exit(f"tests/musee: {done.stdout.decode()[-2000:]}")


@contextmanager
def clone_of(source: str) -> Iterator[Path]:
    """A clone of a folder, or of a commit of this project, that is removed again."""
    with tempfile.TemporaryDirectory() as folder:
        origin = source if Path(source).is_dir() else str(ROOT)
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", origin, str(clone)], check=True)
        if not Path(source).is_dir():
            subprocess.run(["git", "checkout", "--quiet", source], cwd=clone, check=True)
        yield clone


def measured(source: str, with_tests: bool) -> dict[str, Spent]:
    found = {}
    with clone_of(source) as clone:
        begun = time.monotonic()
        found["first screen"] = first_screen(clone)
        wait_for_the_engine(clone)
        found["compiled engine"] = Spent(time.monotonic() - begun, float("nan"))
    with clone_of(source) as clone:
        found["make setup"] = spent(lambda: make(clone, "setup"))
        install_test_tools(clone)
        found["a changed rule"] = spent(lambda: changed_rule(clone))
        if with_tests:
            found["make test"] = spent(lambda: make(clone, "test"))
    return found


def best(runs: list[dict[str, Spent]]) -> dict[str, Spent]:
    return {
        what: Spent(*(min(values) for values in zip(*(run[what] for run in runs), strict=True)))
        for what in runs[0]
    }


def show(older: dict[str, Spent], now: dict[str, Spent]) -> None:
    table = Table("seconds", "before: wall", "processor", "now: wall", "processor", "wall", "proc.")
    for what, spent_now in now.items():
        before = older[what]
        shares = [f"{new / old:.0%}" for new, old in zip(spent_now, before, strict=True)]
        table.add_row(what, *(f"{value:.1f}" for value in (*before, *spent_now)), *shares)
    whole = older["make setup"].wall
    Console().print(table)
    print(f"First screen: {now['first screen'].wall / whole:.0%} of the older make setup.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", required=True, help="an older commit, or a clone of one")
    parser.add_argument("--repeats", type=int, default=2)
    parser.add_argument("--tests", action="store_true", help="also the whole of make test")
    asked = parser.parse_args()
    older, now = [], []
    for _ in range(asked.repeats):
        older.append(measured(asked.beside, with_tests=asked.tests))
        now.append(measured(str(ROOT), with_tests=asked.tests))
    show(best(older), best(now))


if __name__ == "__main__":
    main()
