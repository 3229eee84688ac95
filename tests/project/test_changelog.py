"""The changelog begins with the version that the program names."""

import re
from pathlib import Path

from vernissage import __version__

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


def test_the_first_version_of_the_changelog_is_this_one() -> None:
    versions = re.findall(r"^## (\S+)$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == __version__


def test_whoever_cites_it_cites_this_version() -> None:
    citation = CHANGELOG.with_name("CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (\S+)$", citation, re.MULTILINE) == [__version__]
