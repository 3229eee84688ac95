"""The rules as people read them, from locales/<language>/rules_<game>.ftl."""

from functools import cache

import msgspec
from fluent.syntax import FluentParser, ast

from vernissage.core.refusals import Invalid
from vernissage.core.words import FOLDER


class Rule(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    title: str
    rules: tuple[Rule, ...]


class Rulebook(msgspec.Struct, frozen=True):
    title: str
    chapters: tuple[Chapter, ...]

    def rule(self, name: str) -> Rule:
        """The rule with that id; capitals do not matter."""
        every = {rule.id.upper(): rule for chapter in self.chapters for rule in chapter.rules}
        if name.upper() not in every:
            raise Invalid(name, "no-such-rule", known=", ".join(rule.id for rule in every.values()))
        return every[name.upper()]


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game, in chapters."""
    file = FOLDER / language / f"rules_{game.replace('-', '_')}.ftl"
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    title = ""
    chapters: list[tuple[str, list[Rule]]] = []
    for entry in resource.body:
        if isinstance(entry, ast.ResourceComment):
            title = (entry.content or "").splitlines()[0]
        elif isinstance(entry, ast.GroupComment):
            chapters.append((entry.content or "", []))
        elif isinstance(entry, ast.Message):
            chapters[-1][1].append(_rule(entry))
    return Rulebook(title, tuple(Chapter(name, tuple(rules)) for name, rules in chapters))


def _rule(message: ast.Message) -> Rule:
    title = next(a.value for a in message.attributes if a.id.name == "title")
    return Rule(message.id.name, _plain(title), _plain(message.value))


def _plain(pattern: ast.Pattern | None) -> str:
    """The text of a rule; it has no variables, only escaped characters."""
    parts = []
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.parse()["value"])
    return "".join(parts)


def markdown(book: Rulebook) -> str:
    """The whole book as Markdown; docs/rules/ is made of this."""
    lines = [f"# {book.title}", ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.title}", ""]
        for rule in chapter.rules:
            text = rule.text.replace("\n", "  \n  ")
            lines += [f"- **{rule.id}** *{rule.title}.* {text}", ""]
    return "\n".join(lines).rstrip() + "\n"
