"""docs/research.md is true: its tables are those of the code, its examples run."""

import json
import re
from pathlib import Path

import pytest

from vernissage.research.page import tables

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCS / "research.md").read_text(encoding="utf-8")
ANSWERS = json.loads((DOCS / "exact.json").read_text(encoding="utf-8"))
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


def test_the_tables_are_those_of_the_code() -> None:
    assert tables(DOCUMENT, ANSWERS) == DOCUMENT, "make docs"


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run(example: str) -> None:
    exec(example.replace("range(1000)", "range(20)"), {})
