"""Art Society as a picture: every wall with its tiles, and the lot."""

from typing import Final

from vernissage.games.art_society.notation import SPACE_NUMBERS
from vernissage.games.art_society.parts import COLUMNS
from vernissage.games.art_society.view import Player, View
from vernissage.paintings import ids
from vernissage.research.pictures.board import ACCENT, Board

CELL: Final = (30, 21)
MARGIN: Final = 16
TITLE: Final = 28
LOT: Final = 5 * CELL[1] + MARGIN


def draw(view: View) -> Board:
    """The lot above, the walls below it from left to right."""
    wide, high = view.board.columns * CELL[0] + MARGIN, view.board.rows * CELL[1]
    board = Board(MARGIN + wide * len(view.players), LOT + TITLE + high + 3 * MARGIN)
    x = MARGIN
    for offer in view.lot:
        w, h = offer.width * CELL[0], offer.height * CELL[1]
        if offer.tile is None:
            board.hang("tokens", "back-art-society", x, MARGIN, w, h)
        else:
            _tile(board, offer.tile, x, MARGIN, w, h)
        x += w + MARGIN
    for seat, player in enumerate(view.players):
        _player(board, view, player, seat, MARGIN + wide * seat)
    return board


def _player(board: Board, view: View, player: Player, seat: int, x: int) -> None:
    y = LOT + MARGIN
    board.write(f"SEAT {seat}   {player.points.total}", x, y)
    if seat in view.to_act:
        board.fill(x, y + 18, view.board.columns * CELL[0], 3, ACCENT)
    y += TITLE
    board.fill(x, y, view.board.columns * CELL[0], view.board.rows * CELL[1])
    for hung in player.wall.tiles:
        row, column = divmod(SPACE_NUMBERS[hung.space], COLUMNS)
        left, top = x + column * CELL[0], y + row * CELL[1]
        _tile(board, hung.tile, left, top, hung.width * CELL[0], hung.height * CELL[1])


def _tile(board: Board, tile: str, x: int, y: int, w: int, h: int) -> None:
    """A painting, or a piece of decor of that shape."""
    if tile in ids("art-society"):
        board.hang("art-society", tile, x, y, w, h)
    else:
        board.hang("decor", f"{tile}-01", x, y, w, h)
