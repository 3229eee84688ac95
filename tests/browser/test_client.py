"""The client that is served: small enough, and typed by what the server sends."""

import gzip
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.browser.chromium import ROOT, with_node
from vernissage.core.languages import LANGUAGES

CLIENT = ROOT / "src" / "vernissage" / "web"
IMPORTED: Final = re.compile(r'(?:from|import)"\./([\w.-]+\.js)"')
"""A static import, as it is built."""


def test_the_types_of_the_wire_are_those_of_the_schema(tmp_path: Path) -> None:
    made = tmp_path / "wire.ts"
    command = ["node", "wire.mjs", str(made)]
    subprocess.run(command, cwd=ROOT / "web", env=with_node(), check=True)
    kept = ROOT / "web" / "src" / "wire" / "wire.ts"
    assert made.read_text() == kept.read_text(), "stale: cd web && npm run wire"


@pytest.mark.parametrize("game", ["Musee", "ModernArt", "ArtSociety"])
def test_a_first_load_is_at_most_200_kb_compressed(game: str) -> None:
    """Whoever opens a link to a table: the page, its game, one language with its rulebook."""
    assets = CLIENT / "assets"
    page = [*assets.glob("index-*.js"), *assets.glob("TablePage-*.js")]
    loaded = needed({*page, *assets.glob(f"{game}Table-*.js")})
    words = [sum(map(packed, assets.glob(f"{language}-*.js"))) for language in LANGUAGES]
    styles = sum(map(packed, assets.glob("*.css")))
    assert len(loaded) > len(page) + 1, "nothing is imported"
    assert all((*words, styles))
    assert sum(map(packed, loaded)) + max(words) + styles <= 200_000


def needed(files: set[Path]) -> set[Path]:
    """These files, and all that they import before they run."""
    found = {
        file.parent / name for file in files for name in IMPORTED.findall(file.read_text("utf-8"))
    }
    return files if found <= files else needed(files | found)


def packed(file: Path) -> int:
    """Its bytes as they travel."""
    return len(gzip.compress(file.read_bytes()))


def test_the_fonts_are_at_most_100_kb() -> None:
    fonts = list((CLIENT / "assets").glob("*.woff2"))
    assert fonts
    assert sum(file.stat().st_size for file in fonts) <= 102_400
