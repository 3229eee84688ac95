"""Every rule of Musée is cited by a test, and every citation is a rule that exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from vernissage.core.rulebook import rulebook

IDS = [rule.id for chapter in rulebook("musee", "en").chapters for rule in chapter.rules]


@cache
def cited() -> set[str]:
    """The ids in the docstrings of the tests beside this one."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"MU-\w+", ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in cited()


def test_the_rulebook_has_its_30_rules() -> None:
    assert len(IDS) == len(set(IDS)) == 30


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert cited() <= set(IDS)
