"""Refusals: what was asked, why it cannot be, and the way out.

A refusal carries a code and arguments; the sentence stands in locales/*/refusals.ftl.
"""

Argument = str | int


class Refusal(Exception):
    """Something that was asked for and cannot be done."""

    def __init__(
        self, what: str, code: str, *, rule: str | None = None, **arguments: Argument
    ) -> None:
        super().__init__(what, code, rule, arguments)
        self.what = what
        self.code = code
        self.rule = rule
        self.arguments = arguments
        self.where: list[tuple[str, dict[str, Argument]]] = []

    def within(self, code: str, **arguments: Argument) -> "Refusal":
        """The same refusal, told with the place it came from: a file, a line, an action."""
        self.where.insert(0, (code, arguments))
        return self

    def __str__(self) -> str:
        from vernissage.core.words import words

        return words("en").refusal(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.what, self.code, self.rule, self.arguments, self.where)


class Invalid(Refusal):
    """Not understood: no such game, option, notation or file."""


class Illegal(Refusal):
    """Understood, but a rule of the game forbids it now."""


def _again(
    kind: type[Refusal],
    what: str,
    code: str,
    rule: str | None,
    arguments: dict[str, Argument],
    where: list[tuple[str, dict[str, Argument]]],
) -> Refusal:
    """A refusal crosses from one process to another."""
    refusal = kind(what, code, rule=rule, **arguments)
    refusal.where = where
    return refusal
