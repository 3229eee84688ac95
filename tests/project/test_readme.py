"""What the README shows is true: its Python session runs, its commands exist."""

import doctest
import re
from pathlib import Path

from vernissage.cli import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_session_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_every_command_is_shown_and_exists() -> None:
    shown = set(re.findall(r"vernissage ([a-z]+)", README))
    assert shown == set(COMMANDS)


def test_every_link_leads_somewhere() -> None:
    for document in (ROOT / "README.md", *ROOT.glob("docs/**/*.md"), ROOT / "CONTRIBUTING.md"):
        text = document.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
