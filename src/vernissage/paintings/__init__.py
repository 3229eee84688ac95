"""Every picture of Vernissage, drawn in code: `paint("musee", "23")` gives SVG text."""

from vernissage.paintings.catalogue import auction_of, decks, ids, painting_sold
from vernissage.paintings.painter import VERSION, natural_size, paint
from vernissage.paintings.words import title

__all__ = [
    "VERSION",
    "auction_of",
    "decks",
    "ids",
    "natural_size",
    "paint",
    "painting_sold",
    "title",
]
