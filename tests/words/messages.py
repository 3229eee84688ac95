"""What the message files hold: every text, its variables, and what it selects on."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vernissage.core.refusals import Argument
from vernissage.core.words import FOLDER

NUMBERS = (-2, 0, 1, 2, 5, 12, 22, 25)
CATEGORIES = {"one", "few", "many", "other"}


class Reader(Visitor):
    """The variables, references and selections of one text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            str(v.key.name if isinstance(v.key, ast.Identifier) else v.key.value)
            for v in node.variants
        }
        if isinstance(node.selector, ast.VariableReference):
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def body(file: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def outline(file: Path) -> list[str]:
    """The messages of a file in order, with a mark where a group starts."""
    return [
        entry.id.name if isinstance(entry, ast.Message) else "##"
        for entry in body(file)
        if isinstance(entry, ast.Message | ast.GroupComment)
    ]


def files(language: str) -> dict[str, Path]:
    return {file.name: file for file in sorted((FOLDER / language).glob("*.ftl"))}


@cache
def texts(language: str) -> dict[str, Reader]:
    """Every message and every `message.attribute` of a language."""
    found: dict[str, Reader] = {}
    for file in files(language).values():
        for entry in body(file):
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = Reader(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Reader(attribute.value)
    for text in found.values():
        for name in text.references:
            text.variables |= found[name].variables
            text.keys |= found[name].keys
    return found


def arguments(text: Reader) -> Iterator[dict[str, Argument]]:
    """Ways to fill a text: each number for all counts, each code, and words for the rest."""
    codes = {name: keys - {"other"} for name, keys in text.keys.items() if is_code(keys)}
    for number, word in product(NUMBERS, sorted(set().union(*codes.values(), {"word"}))):
        yield {name: word if name in codes else number for name in text.variables}
    yield {name: 1 if name in text.keys else "word" for name in text.variables}


def is_code(keys: set[str]) -> bool:
    return any(key not in CATEGORIES and not key.isdigit() for key in keys)
