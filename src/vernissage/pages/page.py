"""A page: one HTML file that needs no network, readable on a desk, on a phone and in print."""

import html
from collections.abc import Callable, Container, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from vernissage.core.words import Words
from vernissage.pages.drawing import Drawing, defined
from vernissage.pages.style import STYLE

if TYPE_CHECKING:
    from vernissage.pages.plots import Painter

WIDTHS: Final = {"wide": 680, "narrow": 300}
"""Each plot is drawn for a desk and for a phone; the style shows one of them."""
MANY: Final = 9
"""From this many columns on, they stand close together, in smaller letters."""

Plot = Callable[["Painter"], str]


def painters(say: Words) -> list[tuple[str, "Painter"]]:
    """One for each width; none without the extra."""
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        return []
    from vernissage.pages.plots import Painter

    return [(kind, Painter(say, width)) for kind, width in WIDTHS.items()]


class Page:
    """Collects the parts of a page; everything written is escaped."""

    def __init__(self, say: Words, *, without_plots: str) -> None:
        self.say = say
        self.parts: list[str] = []
        self.name = ""
        self.pictures: dict[tuple[str, str], None] = {}
        """What the drawings of the page show; each is defined once."""
        self.painters = painters(say)
        if not self.painters:
            self.paragraph(without_plots, "missing")

    def title(self, text: str) -> None:
        self.name = text
        self.parts.insert(0, f"<h1>{html.escape(text)}</h1>")

    def section(self, title: str, text: str) -> None:
        self.parts.append(f"<h2>{html.escape(title)}</h2>")
        self.paragraph(text)

    def heading(self, text: str) -> None:
        self.parts.append(f"<h3>{html.escape(text)}</h3>")

    def paragraph(self, text: str, kind: str = "text") -> None:
        self.parts.append(f'<p class="{kind}">{html.escape(text)}</p>')

    def plot(self, draw: Plot) -> None:
        for kind, painter in self.painters:
            self.parts.append(f'<figure class="{kind}">{draw(painter)}</figure>')

    def beside(self, texts: Sequence[tuple[str, str]], drawing: Drawing, caption: str) -> None:
        """Paragraphs, given as text and kind, with a drawing beside them."""
        self.pictures |= drawing.pictures
        self.parts.append('<div class="beside"><div>')
        for text, kind in texts:
            self.paragraph(text, kind)
        figure = f'<figure class="drawing">{drawing.svg(caption)}'
        told = f"<figcaption>{html.escape(caption)}</figcaption></figure>"
        self.parts.append(f"</div>{figure}{told}</div>")

    def table(
        self, columns: Sequence[str], rows: Sequence[Sequence[str]], *, words: Container[int] = (0,)
    ) -> None:
        """Columns of words stand on the left, numbers on the right."""
        names = [html.escape(column) for column in columns]
        kinds = ["words" if at in words else "number" for at in range(len(names))]
        head = "".join(
            f'<th class="{kind}">{name}</th>' for name, kind in zip(names, kinds, strict=True)
        )
        body = "".join(
            "<tr>"
            + "".join(
                f'<td class="{kind}" data-name="{name}"><span>{html.escape(cell)}</span></td>'
                for name, kind, cell in zip(names, kinds, row, strict=True)
            )
            + "</tr>"
            for row in rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        kind = "table many" if len(columns) >= MANY else "table"
        self.parts.append(f'<div class="{kind}">{table}</div>')

    def definitions(self) -> str:
        """The pictures of all drawings, unseen where they stand."""
        if not self.pictures:
            return ""
        drawn = "".join(defined(*picture, self.say.language) for picture in self.pictures)
        return f'\n<svg class="pictures" aria-hidden="true"><defs>{drawn}</defs></svg>'

    def text(self) -> str:
        title, content = html.escape(self.name), "\n".join(self.parts) + self.definitions()
        return (
            f'<!doctype html>\n<html lang="{self.say.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n"
            f"<body>\n<main>\n{content}\n</main>\n</body>\n</html>\n"
        )
