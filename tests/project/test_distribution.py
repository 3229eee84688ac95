"""What is handed out works elsewhere: a source distribution, a wheel built from it, a command."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("pyproject.toml", "setup.py", "MANIFEST.in", "engine.txt", "README.md", "LICENSE")
LEFT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")


def python(*arguments: str, folder: Path, program: str = sys.executable, **environment: str) -> str:
    done = subprocess.run(
        [program, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built(
    what: str, source: Path, into: Path, program: str = sys.executable, **environment: str
) -> Path:
    """The sdist or wheel of a source tree, made as pip would, without the network."""
    code = f"from setuptools import build_meta; build_meta.build_{what}({str(into)!r})"
    python("-c", code, folder=source, program=program, **environment)
    (made,) = into.glob("*.tar.gz" if what == "sdist" else "*.whl")
    return made


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    source = folder / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=LEFT)
    shutil.copytree(ROOT / "requirements", source / "requirements")
    for name in NEEDED:
        shutil.copy(ROOT / name, source)
    with tarfile.open(built("sdist", source, folder, VERNISSAGE_PURE="1")) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (made,) = (folder / "unpacked").iterdir()
    return made


TRIED = """
import sys, vernissage
from vernissage.cli import run
print(vernissage.__file__)
sys.exit(run("simulate art-society --seats club,novice --games 1".split()) or run(["doctor"]))
"""


def doctor(wheel: Path, folder: Path) -> str:
    """What the doctor says after a game of the installed package, far from the source."""
    pip = ("-m", "pip", "install", "--quiet", "--no-compile", "--no-deps", "--no-index", "--target")
    python(*pip, str(folder / "installed"), str(wheel), folder=folder)
    elsewhere = {"PYTHONPATH": str(folder / "installed"), "LC_ALL": "C", "VERNISSAGE_PURE": ""}
    where, *said = python("-c", TRIED, folder=folder, **elsewhere).splitlines()
    assert Path(where).is_relative_to(folder)
    return "\n".join(said)


def test_a_wheel_from_the_sdist_holds_every_file_and_works(unpacked: Path, tmp_path: Path) -> None:
    wheel = built("wheel", unpacked, tmp_path, VERNISSAGE_PURE="1")
    package = ROOT / "src" / "vernissage"
    ours = [file for file in package.rglob("*") if file.is_file()]
    expected = {str(file.relative_to(ROOT / "src")) for file in ours if is_source(file)}
    assert (unpacked / "engine.txt").exists()
    assert expected <= set(zipfile.ZipFile(wheel).namelist())
    assert "pure Python" in doctor(wheel, tmp_path)


def is_source(file: Path) -> bool:
    return "__pycache__" not in file.parts and file.suffix not in (".so", ".pyd")


def builder(folder: Path) -> str:
    """A Python that has what a build needs and nothing else, as the one that pip makes."""
    python("-m", "venv", "--without-pip", str(folder), folder=folder.parent)
    (packages,) = folder.glob("lib/python*/site-packages")
    locked = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    for name in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            (packages / top).symlink_to(str(found.locate_file(top)))
    return str(folder / "bin" / "python")


@pytest.mark.long
def test_a_wheel_from_the_sdist_is_compiled(unpacked: Path, tmp_path: Path) -> None:
    wheel = built("wheel", unpacked, tmp_path, builder(tmp_path / "builder"), VERNISSAGE_PURE="")
    assert "compiled to machine code" in doctor(wheel, tmp_path)
