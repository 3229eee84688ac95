"""One measurement, in a process of its own on one core: speed.py starts this and reads its line."""

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from timeit import Timer

from rates import REPEATS, Play, Subject, rate, spread

Figures = dict[str, float]


def subject(name: str) -> Subject:
    import peers

    found = peers.subjects().get(name)
    if found is None:
        import adapters

        found = adapters.subjects().get(name)
    if found is None:
        import our_games

        found = our_games.subjects()[name]
    return found


def measure(name: str, what: str, seconds: float, playouts: int) -> Figures:
    chosen = subject(name)
    if what == "api":
        return speed(chosen.api(), seconds)
    if what == "kernel" and chosen.kernel:
        return speed(chosen.kernel(), seconds)
    if what == "memory" and chosen.kernel:
        return memory(chosen.kernel(), playouts)
    if what == "copy" and chosen.copy:
        return copying(chosen.copy(), seconds)
    raise LookupError(f"{name} has no {what}")


def speed(play: Play, seconds: float) -> Figures:
    found = rate(play, seconds)
    return {"decisions": found.decisions, "games": found.games, "spread": found.spread}


def copying(copy: Callable[[], object], seconds: float) -> Figures:
    """Nanoseconds of one copy, the garbage collector at work as in real use."""
    timer = Timer(copy, setup="import gc; gc.enable()")
    number, spent = timer.autorange()
    number = max(1, int(number * seconds / REPEATS / spent))
    runs = [timer.timeit(number) / number * 1e9 for _ in range(REPEATS)]
    return {"ns": min(runs), "spread": spread(runs)}


def memory(play: Play, playouts: int) -> Figures:
    """Megabytes that many playouts need at most, above what the process held before them."""
    before, _ = memory_now_and_peak()
    games = 0
    while games < playouts:
        games += play().games
    _, peak = memory_now_and_peak()
    return {"mb": max(0.0, peak - before)}


def memory_now_and_peak() -> tuple[float, float]:
    """In megabytes. Linux: the process's own; getrusage there starts from its parent's peak."""
    status = Path("/proc/self/status")
    if status.exists():
        found = dict(re.findall(r"(VmRSS|VmHWM):\s+(\d+) kB", status.read_text(encoding="utf-8")))
        if len(found) == 2:
            return int(found["VmRSS"]) / 1024, int(found["VmHWM"]) / 1024
    import resource

    unit = 1024**2 if sys.platform == "darwin" else 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    return peak, peak


def pin(core: int) -> None:
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


if __name__ == "__main__":
    name, what, seconds, playouts, core = sys.argv[1:]
    pin(int(core))
    print(json.dumps(measure(name, what, float(seconds), int(playouts))))
