"""Speed of every game beside its peers: python bench/speed.py --seconds 3 --json speed.json"""

import argparse
import importlib
import importlib.util
import json
import math
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from statistics import median
from typing import NamedTuple, NoReturn

import adapters
import peers
from rates import REPEATS, Subject

HERE = Path(__file__).resolve().parent
LOCK = HERE.parent / "requirements" / "bench.txt"
BASELINE = "open_spiel/hearts"

Figures = dict[str, float]
Results = dict[str, dict[str, Figures]]
Job = tuple[str, str]
Subjects = dict[str, Subject]


class RefusedError(Exception):
    """What, why and the way out, in one line."""


class OneLine(argparse.ArgumentParser):
    """Bad arguments are answered in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise RefusedError(f"{message}. See --help.")


def main(given: Sequence[str] | None = None) -> int:
    try:
        asked = arguments(given)
        chosen = chosen_by(asked.only)
        if chosen.theirs:
            install_peers()
        run(asked, chosen)
    except RefusedError as refusal:
        print(f"speed: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("speed: stopped, nothing written.", file=sys.stderr)
        return 130
    return 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLine(prog="speed", description=__doc__)
    parser.add_argument("--seconds", type=positive, default=3.0, help="for each measurement")
    parser.add_argument("--json", type=Path, help="file for the figures, written at the end")
    parser.add_argument("--only", default="", help="part of a name, * and ? allowed: musee-2")
    parser.add_argument(
        "--playouts", type=whole, default=100_000, help="for the memory figure (100000)"
    )
    asked = parser.parse_args(given)
    if asked.json is not None:
        check_target(asked.json)
    return asked


def positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a time: give seconds, at most 3600")
    return value


def whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text} is not a number of games: give 1 or more")
    return int(text)


def check_target(path: Path) -> None:
    folder = path.resolve().parent
    if path.is_dir():
        raise RefusedError(f"--json {path}: that is a folder. Give a file in it.")
    if not folder.is_dir():
        raise RefusedError(f"--json {path}: its folder does not exist. Make it, or give another.")
    if not os.access(folder, os.W_OK):
        raise RefusedError(f"--json {path}: its folder cannot be written to. Give another.")


class Chosen(NamedTuple):
    """What is measured."""

    ours: Subjects
    theirs: Subjects
    adapted: Subjects
    """Our games through the interfaces of other libraries."""


def chosen_by(only: str) -> Chosen:
    """The games of ours and of the peers whose names match."""
    ours = own_subjects()
    every = Chosen(ours, peers.subjects(), adapters.subjects() if ours else {})
    wanted = f"*{only}*"
    found = Chosen(
        *({name: some[name] for name in some if fnmatchcase(name, wanted)} for some in every)
    )
    if not any(found):
        names = ", ".join(name for some in every for name in some)
        raise RefusedError(f"--only {only}: no such game. There are: {names}.")
    if not ours:
        print("speed: our games are not installed here (make setup): peers only.", file=sys.stderr)
    return found


def own_subjects() -> dict[str, Subject]:
    try:
        ours = importlib.import_module("our_games")
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("vernissage"):
            raise
        return {}
    subjects: Callable[[], dict[str, Subject]] = ours.subjects
    return subjects()


def missing_peers() -> list[str]:
    importlib.invalidate_caches()
    return [name for name in peers.NEEDED if importlib.util.find_spec(name) is None]


def install_peers() -> None:
    """The peers come from the lock, into the Python that runs this."""
    missing = missing_peers()
    if not missing:
        return
    print(f"speed: installing the peers (about 330 MB), for want of {', '.join(missing)} ...")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
    done = subprocess.run([*command, "-r", str(LOCK)], capture_output=True, text=True)
    if done.returncode or missing_peers():
        raise RefusedError(
            f"the peers cannot be installed: {reason(done.stderr)}. Check the network, "
            "or measure our games alone with --only musee."
        )


def reason(errors: str) -> str:
    """The first line that pip marks as an error, else the last line."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    marked = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR")]
    return (marked or lines[-1:] or ["no reason given"])[0].rstrip(".")


def run(asked: argparse.Namespace, chosen: Chosen) -> None:
    if importlib.util.find_spec("rich") is None:
        raise RefusedError("rich is not installed here. Use the Python of make setup.")
    import report

    jobs = jobs_of(chosen)
    core = spare_core()
    results: Results = {}
    for name, what in report.progress(jobs):
        figures = measured(name, what, asked.seconds, asked.playouts, core)
        results.setdefault(name, {})[what] = figures
    summary = summarised(results, chosen)
    report.show(results, list(chosen.ours), list(chosen.theirs), BASELINE)
    if chosen.adapted:
        report.show_adapters(beside(results, chosen.adapted))
    if asked.json is not None:
        write(asked.json, summary)


def jobs_of(chosen: Chosen) -> list[Job]:
    """The baseline next to our games, so that a slow hour of the machine meets both."""
    ours = chosen.ours
    every = {**ours, **chosen.adapted, **chosen.theirs}
    names = sorted(every, key=lambda name: (name != BASELINE, name in chosen.theirs))
    jobs = []
    for name in names:
        game = every[name]
        jobs.append((name, "api"))
        jobs += [(name, "kernel")] if game.kernel else []
        jobs += [(name, "copy"), (name, "memory")] if name in ours else []
    return jobs


def spare_core() -> int:
    """The core the measurements have to themselves; this process keeps off it. -1: no pinning."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    cores = os.sched_getaffinity(0)
    core = max(cores)
    os.sched_setaffinity(0, cores - {core} or cores)
    return core


def measured(name: str, what: str, seconds: float, playouts: int, core: int) -> Figures:
    command = [sys.executable, str(HERE / "measure.py"), name, what]
    command += [str(seconds), str(playouts), str(core)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RefusedError(f"{name}, {what}: {reason(done.stderr)}. Nothing was written.")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def summarised(results: Results, chosen: Chosen) -> dict[str, object]:
    return {
        "games": {name: own_figures(results[name]) for name in chosen.ours},
        "adapters": beside(results, chosen.adapted),
        "peers": {name: peer_figures(results[name]) for name in chosen.theirs},
        "noise": noise(results),
        "machine": {"python": platform.python_version(), "cpus": os.cpu_count()},
    }


def own_figures(found: dict[str, Figures]) -> Figures:
    return {
        "api": found["api"]["decisions"],
        "kernel": found["kernel"]["decisions"],
        "api_games": found["api"]["games"],
        "kernel_games": found["kernel"]["games"],
        "copy_ns": found["copy"]["ns"],
        "playout_memory_mb": found["memory"]["mb"],
    }


def beside(results: Results, adapted: Subjects) -> dict[str, dict[str, object]]:
    """Each adapter with the fastest of its peers, and how many times as fast it is."""
    rates = {name: found["api"]["decisions"] for name, found in results.items()}
    found: dict[str, dict[str, object]] = {}
    for name in adapted:
        peer = adapters.nearest(name, rates)
        found[name] = {"api": rates[name]}
        if peer is not None:
            found[name] |= {"beside": peer, "ratio": rates[name] / rates[peer]}
    return found


def peer_figures(found: dict[str, Figures]) -> Figures:
    return {what: figures["decisions"] for what, figures in found.items()}


def noise(results: Results) -> dict[str, object]:
    """How far apart the repeats of one measurement were, as a part of their median."""
    spreads = {
        name: {what: figures["spread"] for what, figures in found.items() if "spread" in figures}
        for name, found in results.items()
    }
    every = [value for found in spreads.values() for value in found.values()]
    return {"repeats": REPEATS, "median": median(every), "worst": max(every), "spread": spreads}


def write(path: Path, summary: dict[str, object]) -> None:
    """Whole or not at all."""
    text = json.dumps(summary, indent=2) + "\n"
    handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise RefusedError(f"--json {path}: {error.strerror}. Give another file.") from error


if __name__ == "__main__":
    sys.exit(main())
