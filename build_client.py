"""Builds the browser client into the package: python build_client.py

With --tools it only installs what the client's tests need besides.

It needs Node, which `make` puts into the virtual environment. A server that is running meanwhile
finds the old client or the new one, never half of it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from vernissage.paintings.files import hang_all

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PART = ROOT / "build" / "client"
CLIENT = ROOT / "src" / "vernissage" / "web"
INSTALLED = WEB / "node_modules" / ".vernissage"
WAY_OUT = """
The browser client could not be built; what failed stands above.
Packages come from an npm registry: check the network and try again.
The games can be played without it: .venv/bin/vernissage play
"""


def main() -> int:
    try:
        tools = "--tools" in sys.argv
        install(tools=tools)
        if not tools:
            build()
    except (subprocess.CalledProcessError, FileNotFoundError) as error:
        print(error, WAY_OUT, sep="\n", file=sys.stderr)
        return 1
    return 0


def install(*, tools: bool) -> None:
    """The packages of the lock, unless they are there: those that build, or all of them."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = INSTALLED.read_text() if INSTALLED.is_file() else ""
    if there == f"{lock} with tools" or (not tools and there == lock):
        return
    left_out = () if tools else ("--omit=dev",)
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", *left_out)
    INSTALLED.write_text(f"{lock} with tools" if tools else lock)


def build() -> None:
    shutil.rmtree(PART, ignore_errors=True)
    run("npx", "vite", "build", "--logLevel=error")
    hang_all(PART / "pictures")
    before = PART.with_name("client before")
    shutil.rmtree(before, ignore_errors=True)
    if CLIENT.exists():
        CLIENT.rename(before)
    PART.rename(CLIENT)
    shutil.rmtree(before, ignore_errors=True)


def run(*command: str) -> None:
    """A command of the environment's own Node."""
    node = Path(sys.executable).parent
    path = f"{node}{os.pathsep}{os.environ['PATH']}"
    program = shutil.which(command[0], path=path)
    if program is None:
        raise FileNotFoundError(f"{command[0]} is not there: run `make setup`")
    environment = {**os.environ, "PATH": path, "VERNISSAGE_WEB": str(PART)}
    subprocess.run([program, *command[1:]], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
