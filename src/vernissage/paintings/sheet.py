"""Contact sheets: all pictures of a deck on one page, and the same page seen by other eyes."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from vernissage.paintings.catalogue import DECKS
from vernissage.paintings.painter import PictureError, natural_size, paint
from vernissage.paintings.words import phrase, title

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
EYES = {  # how colours reach an eye that lacks one kind of cone (Machado, Oliveira, Fernandes 2009)
    "colour": "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0",
    "grey": ".213 .715 .072 0 0 .213 .715 .072 0 0 .213 .715 .072 0 0",
    "protan": ".152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0",
    "deutan": ".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0",
    "tritan": "1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0",
}
SAMPLE = (
    "modern-art/nex-01", "modern-art/bahut-02", "modern-art/darmoir-06", "modern-art/sadland-02",
    "modern-art/koriko-03", "art-society/2x3PG", "art-society/2x3CS", "art-society/2x3SH",
    "art-society/2x3LW", "art-society/2x3LG", "musee/1", "musee/2", "musee/3", "musee/4", "musee/5",
)  # fmt: skip
SIZES = {96: SAMPLE, 240: SAMPLE[0:12:2], 480: SAMPLE[1:12:5]}
"""Thumbnails, cards, and the size a picture is looked at."""
LEAST = 64
"""Pixels that a caption needs across."""
CAPTION = 48
"""Pixels that it takes below a picture."""
STYLE = (
    "body{margin:16px;background:#e9e4da;color:#1e1b18;font:14px/1.45 Figtree,sans-serif}"
    "h1,h2{font-weight:600;margin:14px 4px 8px}h1{font-size:24px}h2{font-size:17px}"
    "main{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start}svg{display:block}"
    "p{margin:8px 4px}figure{margin:0}"
    "figcaption{height:44px;margin-top:4px;overflow:hidden;overflow-wrap:anywhere;font-size:11px}"
    "@media (prefers-color-scheme:dark){body{background:#1d1b1a;color:#f1ebe0}}"
)


class SheetError(PictureError):
    """A sheet that cannot be had: the message says why and what to do instead."""


def page(title: str, body: str) -> str:
    """A whole HTML page."""
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def sheet(decks: Iterable[str], language: str = "en", scale: float = 0.6) -> str:
    """A page with every picture of the decks, at a share of the size they are composed for."""
    body = ""
    for deck in decks:
        pictures = ""
        for id in DECKS[deck]:  # noqa: A001
            w, h = natural_size(deck, id)
            svg = paint(deck, id, w * scale, h * scale, language)
            pictures += captioned(deck, id, svg, w * scale, language)
        body += (
            f"<h2>{escape(phrase(language, f'picture-deck-{deck}'))}</h2><main>{pictures}</main>"
        )
    key = f"<p>{escape(phrase(language, 'picture-sheet-key'))}</p>"
    return page(phrase(language, "picture-sheet-title"), key + body)


def captioned(deck: str, id: str, svg: str, width: float, language: str) -> str:  # noqa: A002
    """A picture with its name, by which it can be asked for, and its title."""
    told = f"<figcaption><b>{escape(id)}</b> {escape(title(deck, id, language))}</figcaption>"
    return f'<figure style="width:{max(width, LEAST):.0f}px">{svg}{told}</figure>'


def vision(language: str = "en") -> str:
    """The same pictures small, in colour, in grey, and as colour-blind visitors see them.

    Filters are used here only: they are part of the page, never of a picture.
    """
    defs = "".join(
        f'<filter id="eye-{name}" color-interpolation-filters="linearRGB">'
        f'<feColorMatrix values="{matrix} 0 0 0 1 0"/></filter>'
        for name, matrix in EYES.items()
    )
    body = f'<svg width="0" height="0" style="position:absolute">{defs}</svg>'
    for name in EYES:
        for width, sample in SIZES.items() if name == "colour" else list(SIZES.items())[:2]:
            what = phrase(language, f"picture-check-{name}")
            head = phrase(language, "picture-sheet-check", what=what, width=str(width))
            pictures = "".join(at_width(subject, width, language) for subject in sample)
            body += f"<h2>{escape(head)}</h2>"
            body += f'<main style="filter:url(#eye-{name})">{pictures}</main>'
    return page(phrase(language, "picture-sheet-title"), body)


def at_width(subject: str, width: int, language: str) -> str:
    """The SVG of `deck/picture`, this wide."""
    deck, id = subject.split("/")  # noqa: A001
    w, h = natural_size(deck, id)
    return paint(deck, id, width, width * h / w, language)


def picture(subject: str, language: str = "en") -> str:
    """The SVG of `deck/picture`."""
    deck, _, id = subject.partition("/")  # noqa: A001
    return paint(deck, id, language=language)


def browser(language: str = "en") -> str:
    """An installed browser that can take a picture of a page."""
    named = os.environ.get("VERNISSAGE_BROWSER")
    for name in (named,) if named else BROWSERS:
        if found := shutil.which(name):
            return found
    raise SheetError(phrase(language, "picture-browser-missing"))


def photograph(html: str, target: Path, size: tuple[int, int], language: str = "en") -> None:
    """Has a browser draw the page and write it as PNG."""
    program = browser(language)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sheet.html"
        file.write_text(html, encoding="utf-8")
        options = (f"--user-data-dir={folder}/profile", f"--window-size={size[0]},{size[1]}")
        photo = Path(folder) / "sheet.png"
        subprocess.run(
            [program, *FLAGS, *options, f"--screenshot={photo}", file.as_uri()],
            check=False,
            capture_output=True,
        )
        if not photo.exists():
            raise SheetError(
                phrase(language, "picture-browser-failed", browser=program, path=str(target))
            )
        target.write_bytes(photo.read_bytes())


def height_of(decks: Iterable[str], across: int, scale: float = 0.6) -> int:
    """How high a page of that width becomes: pictures are set in rows, as a browser sets them."""
    total = 128.0
    for deck in decks:
        total += 52
        x = row = 0.0
        for id in DECKS[deck]:  # noqa: A001
            w, h = (side * scale for side in natural_size(deck, id))
            w, h = max(w, LEAST), h + CAPTION
            if x + w > across - 32:
                total += row + 8
                x = row = 0.0
            x, row = x + w + 8, max(row, h)
        total += row
    return int(total) + 24


def write(target: Path, html: str, size: tuple[int, int], language: str) -> None:
    """Writes a page as .html, or as .png of this size."""
    check_ending(target, language)
    if target.suffix == ".html":
        target.write_text(html, encoding="utf-8")
    else:
        photograph(html, target, size, language)


def check_ending(target: Path, language: str = "en") -> None:
    """A sheet is a page or a photograph of it: said before hundreds of pictures are painted."""
    if target.suffix not in (".html", ".png"):
        raise SheetError(phrase(language, "picture-sheet-ending", path=str(target)))


def write_sheet(
    target: Path, decks: Sequence[str], language: str = "en", across: int = 1600
) -> int:
    """Writes a contact sheet as .html or .png and gives the number of pictures on it."""
    if tuple(decks) == ("vision",):
        write(target, vision(language), (across, 3640), language)
        return len(SAMPLE)
    for deck in decks:
        if deck not in DECKS:
            known = ", ".join((*DECKS, "vision"))
            raise SheetError(phrase(language, "picture-deck-unknown", deck=deck, decks=known))
    write(target, sheet(decks, language), (across, height_of(decks, across)), language)
    return sum(len(DECKS[deck]) for deck in decks)


def write_picture(target: Path, subject: str, language: str = "en") -> None:
    """Writes one picture, alone and without a margin."""
    svg = picture(subject, language)
    w, h = natural_size(*subject.split("/"))
    style = "<style>body{margin:0}svg{display:block}</style>"
    html = f'<!doctype html><meta charset="utf-8">{style}{svg}\n'
    write(target, html, (round(w), round(h)), language)
