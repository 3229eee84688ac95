"""Modern Art as a picture: the market, the lot on the easel, every seat, the viewer's hand."""

from typing import Final

from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.view import View
from vernissage.paintings import painting_sold
from vernissage.research.pictures.board import ACCENT, Board

CARD: Final = (80, 112)
SMALL: Final = (40, 56)
TOKEN: Final = 28
COLUMN: Final = 92
ROW: Final = 68
MARGIN: Final = 16
MARKET: Final = 40 + 4 * (TOKEN + 6)
SEATS: Final = 2 * MARGIN + len(ARTIST_NAMES) * COLUMN
HAND: Final = 2 * MARGIN + max(MARKET + MARGIN + CARD[1], 5 * ROW)
"""Where the hand lies, below everything else."""


def draw(view: View) -> Board:
    """On the left the market and the lot below it, on the right the seats, the hand below."""
    board = Board(SEATS + 480, HAND + CARD[1] + MARGIN)
    _market(board, view)
    if view.lot is not None:
        y = MARGIN + MARKET + MARGIN
        for at, card in enumerate(view.lot.cards):
            board.hang(
                "modern-art",
                painting_sold(card.artist, card.auction),
                MARGIN + at * (CARD[0] + 8),
                y,
                *CARD,
            )
        board.write(str(view.lot.bid), MARGIN + 2 * (CARD[0] + 8), y + 48, 16)
    for seat in range(view.players):
        _seat(board, view, seat, MARGIN + ROW * seat)
    for at, card in enumerate(view.hand):
        board.hang(
            "modern-art", painting_sold(card.artist, card.auction), MARGIN + at * 56, HAND, *CARD
        )
    return board


def _market(board: Board, view: View) -> None:
    for artist, name in enumerate(ARTIST_NAMES):
        x = MARGIN + artist * COLUMN
        board.hang("tokens", f"artist-{name}", x, MARGIN, 32, 32)
        board.write(str(view.played[artist]), x + 40, MARGIN + 10)
        for number, row in enumerate(view.tokens):
            y = MARGIN + 40 + number * (TOKEN + 6)
            board.fill(x, y, TOKEN, TOKEN)
            if row[artist]:
                board.hang("tokens", f"value-{row[artist]}", x, y, TOKEN, TOKEN)


def _seat(board: Board, view: View, seat: int, y: int) -> None:
    board.write(f"SEAT {seat}", SEATS, y + 20)
    if seat in view.able:
        board.fill(SEATS, y + 38, 56, 3, ACCENT)
    if seat == view.auctioneer:
        board.hang("tokens", "gavel", SEATS + 66, y + 14, 28, 28)
    money = view.purses[seat] if view.purses else view.money if seat == view.seat else None
    if money is not None:
        board.write(str(money), SEATS + 104, y + 20)
    x = SEATS + 150
    for artist, name in enumerate(ARTIST_NAMES):
        for _ in range(view.holdings[seat][artist]):
            board.hang("modern-art", f"{name}-01", x, y, *SMALL)
            x += SMALL[0] // 2
        x += SMALL[0] // 2 + 8 if view.holdings[seat][artist] else 0
