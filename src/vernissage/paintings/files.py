"""Every picture as a file, for the browser: `python -m vernissage.paintings.files FOLDER`."""

import sys
from pathlib import Path

from vernissage.paintings.catalogue import decks, ids
from vernissage.paintings.painter import paint


def hang_all(folder: Path) -> int:
    """Writes `deck/id.svg` for every picture; how many there are."""
    written = 0
    for deck in decks():
        (folder / deck).mkdir(parents=True, exist_ok=True)
        for picture in ids(deck):
            (folder / deck / f"{picture}.svg").write_text(paint(deck, picture), encoding="utf-8")
            written += 1
    return written


if __name__ == "__main__":
    hang_all(Path(sys.argv[1]))
