"""Musée as a picture: every Musée with its galleries and staircases, and the viewer's hand."""

from typing import Final

from vernissage.games.musee.view import Musee, View
from vernissage.research.pictures.board import ACCENT, Board

CARD: Final = (64, 80)
STEP: Final = (72, 108)
"""From one slot to the next; between galleries there is room for the tokens."""
MARGIN: Final = 16
TITLE: Final = 28


def draw(view: View) -> Board:
    """The Musées from left to right, as the viewer sees them."""
    wide = view.columns * STEP[0] + 3 * MARGIN
    high = TITLE + 3 * STEP[1] + 2 * MARGIN
    board = Board(wide * len(view.musees) + MARGIN, high + CARD[1] + MARGIN)
    for at, musee in enumerate(view.musees):
        _musee(board, view, musee, MARGIN + wide * at)
    for at, number in enumerate(view.hand):
        board.hang("musee", str(number), MARGIN + STEP[0] * at, high, *CARD)
    if view.pile:
        board.hang("tokens", "back-musee", wide + MARGIN, high, *CARD)
        board.write(str(view.pile), wide + MARGIN + STEP[0], high + CARD[1] // 2)
    return board


def _musee(board: Board, view: View, musee: Musee, x: int) -> None:
    names = " ".join(str(seat) for seat in musee.seats)
    board.write(f"SEAT {names}   {musee.points}", x, MARGIN)
    if view.turn in musee.seats:
        board.fill(x, MARGIN + 18, view.columns * STEP[0], 3, ACCENT)
    for gallery, row in enumerate(musee.galleries):
        y = MARGIN + TITLE + gallery * STEP[1]
        for column, number in enumerate(row):
            left = x + column * STEP[0]
            board.fill(left, y, *CARD)
            if number is not None:
                board.hang("musee", str(number), left, y, *CARD)
            if gallery < 2:
                stairs = view.stairs.lower if gallery else view.stairs.upper
                token = "staircase" if column + 1 in stairs else "chandelier"
                board.hang("tokens", token, left + 22, y + CARD[1] + 4, 20, 20)
    for gallery, name in enumerate(("top", "middle", "bottom")):
        if name in musee.bonuses:
            y = MARGIN + TITLE + gallery * STEP[1]
            board.hang("tokens", f"bonus-{name}", x + view.columns * STEP[0], y, 32, 44)
