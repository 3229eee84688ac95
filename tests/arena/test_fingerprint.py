"""Fingerprints count what code does: not how it is written down, nor where it stands."""

from pathlib import Path

import pytest

from vernissage.arena.fingerprint import Reached, reached

BOT = """import helpers
from helpers import best as highest

class Mine:
    def choose(self, view, choices, chance):
        return highest(choices) + helpers.BONUS
"""
HELPERS = """BONUS = 3

def best(choices):
    return max(choices)

def unused():
    return 0
"""


def fingerprint(folder: Path, **sources: str) -> Reached:
    """What `Mine` of bot.py leads to, in a folder with these files."""
    folder.mkdir()
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")

    def find(module: str) -> Path | None:
        file = folder / f"{module.replace('.', '/')}.py"
        return file if file.exists() else None

    return reached([(folder / "bot.py", "Mine")], find)


@pytest.fixture
def written(tmp_path: Path) -> frozenset[bytes]:
    return fingerprint(tmp_path / "first", bot=BOT, helpers=HELPERS).digests


@pytest.mark.parametrize(
    ("bot", "helpers"),
    [
        pytest.param(BOT.replace("class", "# note\nclass"), HELPERS, id="a comment"),
        pytest.param(BOT.replace("    def", '    """Doc."""\n    def'), HELPERS, id="a docstring"),
        pytest.param(BOT, HELPERS.replace("3\n", '3\n"""Why."""\n'), id="a constant's docstring"),
        pytest.param("from os import path\n" + BOT, HELPERS, id="an import line"),
        pytest.param(BOT, HELPERS.replace("return 0", "return 1"), id="what is not used"),
        pytest.param(BOT.replace("highest", "top"), HELPERS, id="the local name of an import"),
    ],
)
def test_what_does_not_count(
    bot: str, helpers: str, written: frozenset[bytes], tmp_path: Path
) -> None:
    assert fingerprint(tmp_path / "then", bot=bot, helpers=helpers).digests == written


@pytest.mark.parametrize(
    ("bot", "helpers"),
    [
        pytest.param(BOT.replace("+", "-"), HELPERS, id="the bot"),
        pytest.param(BOT, HELPERS.replace("max", "min"), id="a function that it calls"),
        pytest.param(BOT, HELPERS.replace("3", "4"), id="a constant of a module"),
        pytest.param(BOT, HELPERS + "\nassert BONUS > 2\n", id="what a module does besides"),
    ],
)
def test_what_counts(bot: str, helpers: str, written: frozenset[bytes], tmp_path: Path) -> None:
    assert fingerprint(tmp_path / "then", bot=bot, helpers=helpers).digests != written


def test_code_may_move_to_another_file(written: frozenset[bytes], tmp_path: Path) -> None:
    moved = fingerprint(
        tmp_path / "then",
        bot=BOT.replace("helpers", "constants", 1)
        .replace("from helpers", "from choosing")
        .replace("helpers.BONUS", "constants.BONUS"),
        constants="BONUS = 3\n",
        choosing="def best(choices):\n    return max(choices)\n",
    )
    assert moved.digests == written


def test_whose_attribute_it_is_counts(tmp_path: Path) -> None:
    """Also where both things are used elsewhere, so that nothing else differs."""
    bot = (
        "from helpers import calm, wild\n"
        "def choose():\n    return calm.bid + wild.bid\n"
        "class Mine:\n    def choose(self):\n        return choose() + calm.bid\n"
    )
    helpers = "calm = object()\nwild = object()\n"
    first = fingerprint(tmp_path / "first", bot=bot, helpers=helpers)
    then = bot.replace("choose() + calm", "choose() + wild")
    assert first.digests != fingerprint(tmp_path / "then", bot=then, helpers=helpers).digests


def test_every_version_of_python_writes_the_same(tmp_path: Path) -> None:
    """Pinned: 3.11, 3.12 and 3.13 gave this; their trees differ in fields that say nothing."""
    source = (
        "class Mine(tuple[int, ...]):\n"
        "    x: int = 1\n"
        "    async def choose(self, a, /, b: str = 'u', *c, d=None, **e):\n"
        "        async with a as b, c: await d\n"
        "        match a:\n"
        "            case [1, *rest] | {'k': v} if rest: return f'{a!r:>{b}} and {c}' 'more'\n"
        "        return [lambda y=2: (yield), {**e}, not b < c <= 3.5, a[1:2, ...], b'x', -1j]\n"
    )
    (digest,) = fingerprint(tmp_path / "one", bot=source).digests
    assert digest.hex() == "7a8773108762349dc8cedd1802b68be2"
