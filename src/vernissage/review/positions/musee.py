"""A position of Musée: the player's own Musée and hand."""

from typing import Final

from vernissage.core.words import Words
from vernissage.games.musee.notation import PLACE_NAMES
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.view import GALLERY_NAMES, View
from vernissage.pages.drawing import Box, Drawing

CARD: Final = (60, 75)
STEP: Final = (66, 101)
"""From one slot to the next; between galleries there is room for the tokens."""
EDGE: Final = 6
TOKEN: Final = 18
HAND: Final = EDGE + 3 * STEP[1] + 6
"""Where the hand lies, below the galleries."""


def draw(view: View, played: str, better: str, say: Words) -> Drawing:
    """MU-M1: three galleries with the tokens between them, and the hand below."""
    drawing = Drawing(2 * EDGE + 6 * STEP[0], HAND + CARD[1] + EDGE)
    own = next(musee for musee in view.musees if view.seat in musee.seats)
    for gallery, row in enumerate(own.galleries):
        for column, number in enumerate(row):
            x, y = slot(gallery * COLUMNS + column)
            drawing.slot(x, y, *CARD)
            if number is not None:
                drawing.picture("musee", str(number), x, y, *CARD)
            if gallery < len(GALLERY_NAMES) - 1:
                stairs = view.stairs.lower if gallery else view.stairs.upper
                token = "staircase" if column + 1 in stairs else "chandelier"
                across = x + (CARD[0] - TOKEN) / 2
                drawing.picture("tokens", token, across, y + CARD[1] + 4, TOKEN, TOKEN)
    drawing.write(say("review-position-hand"), EDGE, HAND - 10)
    for at, card in enumerate(view.hand):
        drawing.picture("musee", str(card), EDGE + at * STEP[0], HAND, *CARD)
    drawing.mark_both(boxes(view, played), boxes(view, better))
    return drawing


def boxes(view: View, move: str) -> list[Box]:
    """The slot and the card of a move; nothing of a card that is kept or given."""
    verb, *rest = move.split()
    if verb != "hang":
        return []
    card = EDGE + view.hand.index(int(rest[0])) * STEP[0]
    return [(*slot(PLACE_NAMES.index(rest[1])), *CARD), (card, HAND, *CARD)]


def slot(number: int) -> tuple[int, int]:
    """Where a slot lies."""
    gallery, column = divmod(number, COLUMNS)
    return EDGE + column * STEP[0], EDGE + gallery * STEP[1]
