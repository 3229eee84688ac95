"""Words: the sentences people read, from the Fluent files in locales/<language>/."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from vernissage.core.languages import LANGUAGES, plural
from vernissage.core.refusals import Argument, Refusal
from vernissage.core.safe import shown

FOLDER: Final = Path(__file__).parent.parent / "locales"
WHAT: Final = 120
"""Characters of what was asked that a refusal repeats."""


class Words:
    """All messages of one language. Files are read when a message is first asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._unread = _files(language)
        self._messages: dict[str, ast.Message | ast.Term] = {}

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """The message, or the attribute `message.attribute`, with its arguments filled in."""
        pattern = self._pattern(name)
        if pattern is not None:
            return self._fill(pattern, arguments)
        if self.language == "en":
            raise LookupError(f"no message {name}")
        return words("en")(name, **arguments)

    def refusal(self, refusal: Refusal) -> str:
        """One line: what was asked, why it is refused, and the way out."""
        where = "".join(f"{self(code, **_fit(given))}: " for code, given in refusal.where)
        return f"{where}{shown(refusal.what, WHAT)}: {self.after_colon(self.why(refusal))}"

    def why(self, refusal: Refusal) -> str:
        """Why it is refused, and the way out."""
        arguments = _fit(refusal.arguments)
        rule = f" ({refusal.rule})" if refusal.rule else ""
        instead = self(f"{refusal.code}.instead", **arguments)
        return f"{self(refusal.code, **arguments)}{rule} {instead}"

    def after_colon(self, sentence: str) -> str:
        """The sentence as this language writes it after a colon."""
        raised = LANGUAGES[self.language].raised
        return sentence[:1].upper() + sentence[1:] if raised else sentence

    def _pattern(self, name: str) -> ast.Pattern | None:
        identifier, _, attribute = name.partition(".")
        message = self._message(identifier)
        if message is None or not attribute:
            return message.value if message else None
        found = (a.value for a in message.attributes if a.id.name == attribute)
        return next(found, None)

    def _message(self, identifier: str) -> ast.Message | ast.Term | None:
        while identifier not in self._messages:
            file = next(self._unread, None)
            if file is None:
                return None
            self._messages.update(read(file))
        return self._messages[identifier]

    def _fill(self, pattern: ast.Pattern, arguments: dict[str, Argument]) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else _written(self._value(element.expression, arguments))
            for element in pattern.elements
        )

    def _value(
        self,
        expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
        arguments: dict[str, Argument],
    ) -> Argument:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return arguments[name]
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(expression.parse()["value"])
            case ast.MessageReference(id=ast.Identifier(name=name)):
                return self(name, **arguments)
            case ast.TermReference(id=ast.Identifier(name=name)):
                return self(f"-{name}", **arguments)
            case ast.SelectExpression():
                return self._fill(self._variant(expression, arguments).value, arguments)
            case ast.Placeable(expression=inner):
                return self._value(inner, arguments)
        raise TypeError(f"{self.language}: {type(expression).__name__} is not supported")

    def _variant(
        self, expression: ast.SelectExpression, arguments: dict[str, Argument]
    ) -> ast.Variant:
        selector = self._value(expression.selector, arguments)
        keys = {str(selector)}
        if isinstance(selector, int):
            keys.add(plural(self.language, selector))
        for variant in expression.variants:
            key = variant.key
            if (key.name if isinstance(key, ast.Identifier) else key.value) in keys:
                return variant
        return next(variant for variant in expression.variants if variant.default)


def _written(value: Argument) -> str:
    """A number has a minus, not a hyphen."""
    return value if isinstance(value, str) else str(value).replace("-", "−")


def _fit(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    """What a refusal quotes may come from anywhere."""
    return {
        name: shown(given) if isinstance(given, str) else given for name, given in arguments.items()
    }


def _files(language: str) -> Iterator[Path]:
    """The language's files, those needed most often first."""
    first = ("cli", "refusals", "table")
    files = sorted((FOLDER / language).glob("*.ftl"))
    return iter(sorted(files, key=lambda file: (file.stem not in first, file.name)))


def read(file: Path) -> dict[str, ast.Message | ast.Term]:
    """Every message of a file by its name; terms have their dash."""
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
        elif isinstance(entry, ast.Term):
            found[f"-{entry.id.name}"] = entry
        elif isinstance(entry, ast.Junk):
            raise ValueError(f"{file.name}: {entry.content}")
    return found


@cache
def words(language: str) -> Words:
    """The words of one language."""
    return Words(language)
