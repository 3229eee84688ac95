"""A paragraph in the terminal: lines break at ordinary spaces only, so that 87 % stays together."""

from textwrap import fill

from rich.console import Console
from rich.text import Text


def paragraph(console: Console, text: str, style: str = "", *, indent: int = 0) -> None:
    console.print(Text(wrapped(text, console.width, indent=indent), style), soft_wrap=True)


def wrapped(text: str, width: int, *, indent: int = 0) -> str:
    """Lines of this width; rich itself would also break at a space that is meant to hold."""
    margin = " " * indent
    return fill(
        text,
        max(width, 20),
        initial_indent=margin,
        subsequent_indent=margin,
        break_on_hyphens=False,
    )
