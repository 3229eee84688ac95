"""Imports point down: cli -> server, research -> review -> arena -> tables -> bots -> games."""

from pathlib import Path

import pytest

from tests.project.imports import PACKAGE, imports, package_of

LAYERS = (
    *(
        "engine",
        "core",
        "paintings",
        "games",
        "faces",
        "bots",
        "tables",
        "learning",
        "pages",
        "arena",
        "review",
    ),
    *("research", "server", "client", "cli"),
)
"""From the bottom. Each may import those before it; the paintings nothing but themselves."""
WITHOUT_CODE = ("locales",)


def wrong_layers(source: str, package: str) -> list[str]:
    """What this file of a package imports though it lies above, or is no layer."""
    own = package.split(".")[1]
    below = {own} if own == "paintings" else set(LAYERS[: LAYERS.index(own) + 1])
    ours = [name.split(".") for name in sorted(imports(source, package))]
    return [
        ".".join(name)
        for name in ours
        if name[0] == "vernissage" and name[1:] and is_part(name[1]) and name[1] not in below
    ]


def is_part(name: str) -> bool:
    """Whether this is a layer, not something that stands in the package's own file."""
    return name in LAYERS or (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()


def test_imports_point_down() -> None:
    wrong = {
        str(file.relative_to(PACKAGE)): names
        for file in PACKAGE.glob("*/**/*.py")
        if (names := wrong_layers(file.read_text(encoding="utf-8"), package_of(file)))
    }
    assert wrong == {}


def test_every_folder_is_a_layer() -> None:
    folders = {folder.name for folder in PACKAGE.iterdir() if any(folder.glob("*.py"))}
    assert folders - set(WITHOUT_CODE) <= set(LAYERS)


@pytest.mark.parametrize(
    "line",
    [
        "import vernissage.cli",
        "import vernissage.cli.play as p",
        "from vernissage.cli import play",
        "from vernissage import cli",
        "from vernissage import __version__, cli",
        "from .. import cli",
        "from ..cli import play",
        "from ..cli.play import sit",
        "def f():\n    from vernissage import cli",
        "from importlib import import_module\nimport_module('vernissage.cli')",
        "import importlib\nimportlib.import_module(f'vernissage.cli.{1}')",
    ],
)
def test_every_way_up_is_seen(line: str) -> None:
    assert wrong_layers(line, "vernissage.core")
    assert wrong_layers(line, "vernissage.cli") == []


def test_the_way_down_is_free() -> None:
    allowed = "import vernissage\nfrom vernissage import __version__\nfrom vernissage.core import x"
    assert wrong_layers(allowed, "vernissage.games.musee") == []
    assert wrong_layers("from ...core import x", "vernissage.games.musee") == []
    assert wrong_layers("from . import parts", "vernissage.games.musee") == []
    assert wrong_layers("from vernissage.core import x", "vernissage.paintings") != []


def other_games(source: str, package: str, games: set[str]) -> set[str]:
    """The games that a file of one game imports though they are not its own."""
    own = package.split(".")[2]
    used = [name.split(".") for name in imports(source, package)]
    return {name[2] for name in used if name[:2] == ["vernissage", "games"] and name[2:]} & (
        games - {own}
    )


def game_folders() -> list[Path]:
    return [folder for folder in (PACKAGE / "games").iterdir() if (folder / "rules.py").exists()]


def test_games_do_not_import_each_other() -> None:
    games = {folder.name for folder in game_folders()}
    assert len(games) >= 3
    for folder in game_folders():
        for file in folder.rglob("*.py"):
            source = file.read_text(encoding="utf-8")
            assert other_games(source, package_of(file), games) == set(), file


@pytest.mark.parametrize(
    "line",
    [
        "from vernissage.games import modern_art",
        "from vernissage.games.modern_art.rules import price",
        "import vernissage.games.modern_art.rules",
        "from .. import modern_art",
        "from ..modern_art import rules",
    ],
)
def test_a_game_that_imports_another_is_seen(line: str) -> None:
    games = {"musee", "modern_art"}
    assert other_games(line, "vernissage.games.musee", games) == {"modern_art"}
    assert (
        other_games(line.replace("modern_art", "musee"), "vernissage.games.musee", games) == set()
    )
