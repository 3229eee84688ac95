"""The client that is served: small enough, and typed by what the server sends."""

import gzip
import subprocess
from pathlib import Path

from tests.browser.chromium import ROOT, with_node

CLIENT = ROOT / "src" / "vernissage" / "web"


def test_the_types_of_the_wire_are_those_of_the_schema(tmp_path: Path) -> None:
    made = tmp_path / "wire.ts"
    command = ["node", "wire.mjs", str(made)]
    subprocess.run(command, cwd=ROOT / "web", env=with_node(), check=True)
    kept = ROOT / "web" / "src" / "wire" / "wire.ts"
    assert made.read_text() == kept.read_text(), "stale: cd web && npm run wire"


def test_everything_in_one_language_is_at_most_200_kb_compressed() -> None:
    """More than a first load: every page and game with one language's words, and the fonts."""
    code = [*CLIENT.glob("assets/*.js"), *CLIENT.glob("assets/*.css")]
    sizes = {file: len(gzip.compress(file.read_bytes())) for file in code}
    words = [size for file, size in sizes.items() if file.name[:3] in ("en-", "pl-", "de-")]
    assert sum(sizes.values()) - sum(words) + max(words) * 2 <= 200_000
    assert sum(file.stat().st_size for file in CLIENT.glob("assets/*.woff2")) <= 102_400
