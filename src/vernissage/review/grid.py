"""A table of a review: drawn by the terminal and by the page."""

import msgspec


class Grid(msgspec.Struct, frozen=True):
    """Its words, already in one language."""

    title: str
    text: str
    """What the table shows and how to read it."""
    columns: tuple[str, ...]
    words: frozenset[int]
    """The columns that hold words; the others hold numbers."""
    rows: tuple[tuple[str, ...], ...]
