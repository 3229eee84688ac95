"""Compiles the engine of this clone: python compile_engine.py, or --behind a game that has begun.

The build has a folder of its own that takes its place in one step, and a lock that ends with its
process: nobody imports half an engine, none is built twice at once, and one that was stopped is
begun again by the next `make play` or `make setup`.
"""

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from vernissage.engine import ROOT, Engine

BUILD = ROOT / "build"
LOG = BUILD / "engine.log"
TOOLS = BUILD / "compiler"
KEPT = 2  # folders: this engine, and the one that a game begun before may still read from
POLITE = 10
SETUP = "import os, runpy; runpy.run_path('setup.py', run_name='__main__'); os._exit(0)"
"""It leaves at once: to free what mypy has learnt about all modules would take seconds."""


def main() -> int:
    engine = Engine(ROOT)
    behind = sys.argv[1:] == ["--behind"]
    if engine.folder().is_dir() or (behind and failure_of(engine.folder()).exists()):
        return 0
    BUILD.mkdir(exist_ok=True)
    with engine.lock.open("ab") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if behind else 0))
        except BlockingIOError:
            return 0
        if behind and os.fork():
            return 0
        if behind:
            step_back()
        return 0 if engine.folder().is_dir() else build(engine)


def step_back() -> None:
    """Go on without the terminal and behind whoever plays; the lock stays with this process."""
    os.setsid()
    os.nice(POLITE)
    with LOG.open("wb") as log, open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)


def build(engine: Engine) -> int:
    """Compile all modules or keep none; without a C compiler the engine runs as Python."""
    if not compiler_works():
        return 0
    folder, part = engine.folder(), BUILD / "engine" / "part"
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    code = install_tools() or compile_into(part)
    if not all(file.exists() for file in engine.compiled_files(part).values()):
        failure_of(folder).touch()
    elif engine.folder() == folder:  # else a source was edited meanwhile: that one is next
        failure_of(folder).unlink(missing_ok=True)
        part.rename(folder)
        remove_older(folder.parent)
    return code


def failure_of(folder: Path) -> Path:
    """Marks an engine that could not be compiled: playing tries once, `make setup` again."""
    return folder.with_suffix(".failed")


def compiler_works() -> bool:
    """Whether there is a C compiler that finds the headers of Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = sysconfig.get_path("include")
    command = [*compiler, "-fsyntax-only", "-I", headers, "-x", "c", "-"]
    try:
        done = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True)
    except OSError as error:
        print(error, file=sys.stderr)
        return False
    sys.stderr.write(done.stderr.decode(errors="replace"))
    return done.returncode == 0


def install_tools() -> int:
    """What compiles, in a folder of its own if the environment has only what playing needs."""
    if find_spec("mypyc") is not None:
        return 0
    shutil.rmtree(TOOLS, ignore_errors=True)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    locked = ["--no-deps", "--require-hashes", "--requirement", "requirements/build.txt"]
    return run_python(*pip, "--target", str(TOOLS), *locked)


def compile_into(folder: Path) -> int:
    where = ["--build-lib", str(folder), "--build-temp", str(BUILD / "objects")]
    cores = str(os.cpu_count() or 1)
    return run_python("-c", SETUP, "--quiet", "build_ext", *where, "--parallel", cores)


def run_python(*arguments: str) -> int:
    paths = [str(TOOLS), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment).returncode


def remove_older(engines: Path) -> None:
    """Also the modules that were once compiled beside their sources."""
    folders = [folder for folder in engines.iterdir() if folder.is_dir()]
    folders.sort(key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
    for stale in (ROOT / "src").rglob("*.so"):
        stale.unlink()


if __name__ == "__main__":
    sys.exit(main())
