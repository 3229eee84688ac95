"""Golden hashes: a picture never changes silently.

When pictures change on purpose, write the hashes anew; the diff then names each that changed:

    PYTHONPATH=src python -m tests.paintings.golden

Where drawing code that many pictures share has changed, raise VERSION in `painter.py` first.
"""

from hashlib import sha256
from pathlib import Path

from vernissage.paintings import VERSION, decks, ids, paint

FILE = Path(__file__).parent / "golden.txt"


def hashes() -> dict[str, str]:
    """The hash of every picture in English at the size it is composed for."""
    return {
        f"{deck}/{name}": sha256(paint(deck, name).encode()).hexdigest()
        for deck in decks()
        for name in ids(deck)
    }


def written() -> tuple[str, dict[str, str]]:
    """The version and the hashes that are on file."""
    first, *lines = FILE.read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines)
    return first, {name: value for value, name in pairs}


def main() -> None:
    lines = [f"{value} {name}" for name, value in hashes().items()]
    FILE.write_text("\n".join([VERSION, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
