"""Builds the engine: the modules named in `engine.txt` are compiled to C by mypyc.

Without a C compiler, or with VERNISSAGE_PURE=1, the same files run as ordinary Python.
"""

import os
import platform
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off"]  # sums as Python rounds them, everywhere
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")  # every x86-64 processor since 2009 counts bits in one instruction


def engine_modules() -> list[str]:
    lines = (HERE / "engine.txt").read_text(encoding="utf-8").splitlines()
    return [f"src/{line}" for line in lines if line and not line.startswith("#")]


def engine() -> list[Extension]:
    if os.environ.get("VERNISSAGE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--strict", *engine_modules()],
        opt_level="3",
        debug_level="0",
        group_name="vernissage_engine",
    )
    for extension in extensions:
        extension.optional = True
        if os.name != "nt":
            extension.extra_compile_args += FLAGS
    return extensions


setup(ext_modules=engine())
