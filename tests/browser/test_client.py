"""The client that is served: small enough, and typed by what the server sends."""

import gzip
import subprocess
from pathlib import Path

from tests.browser.chromium import ROOT, with_node
from vernissage.core.languages import LANGUAGES

CLIENT = ROOT / "src" / "vernissage" / "web"


def test_the_types_of_the_wire_are_those_of_the_schema(tmp_path: Path) -> None:
    made = tmp_path / "wire.ts"
    command = ["node", "wire.mjs", str(made)]
    subprocess.run(command, cwd=ROOT / "web", env=with_node(), check=True)
    kept = ROOT / "web" / "src" / "wire" / "wire.ts"
    assert made.read_text() == kept.read_text(), "stale: cd web && npm run wire"


def test_a_first_load_is_at_most_200_kb_compressed() -> None:
    """More than any first load: every page, the rules too, the largest game, one language."""
    games = [packed(f"{game}Table-*.js") for game in ("Musee", "ModernArt", "ArtSociety")]
    words = [packed(f"{language}-*.js") for language in LANGUAGES]
    assert all((*games, *words))
    rest = packed("*.js") + packed("*.css") - sum(games) - sum(words)
    assert rest + max(games) + max(words) <= 200_000


def packed(names: str) -> int:
    """Bytes of the assets with such names, as they travel."""
    files = (CLIENT / "assets").glob(names)
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_the_fonts_are_at_most_100_kb() -> None:
    fonts = list((CLIENT / "assets").glob("*.woff2"))
    assert fonts
    assert sum(file.stat().st_size for file in fonts) <= 102_400
