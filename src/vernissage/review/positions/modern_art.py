"""A position of Modern Art: the market, the lot, what the player has bought, and the hand."""

from typing import Final

from vernissage.core.words import Words
from vernissage.games.modern_art.lots import Card
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.view import View
from vernissage.pages.drawing import Drawing
from vernissage.paintings import painting_sold

CARD: Final = (60, 84)
SMALL: Final = (30, 42)
EDGE: Final = 6
WIDE: Final = 400
LINE: Final = 22
"""The height of a line of words."""
TOKEN: Final = 26


def draw(view: View, played: str, better: str, say: Words) -> Drawing:
    """MA-C2: from top to bottom, as one looks: board, easel, own paintings, own cards."""
    assert view.seat is not None
    rows = len([row for row in view.tokens[: view.round] if any(row)])
    easel = EDGE + TOKEN + 20 + rows * (TOKEN + 4) + 8
    bought = easel + (LINE + CARD[1] + 8 if view.lot else 0)
    mine = [name for name, n in zip(ARTIST_NAMES, view.holdings[view.seat], strict=True)
            for _ in range(n)]  # fmt: skip
    hand = bought + (LINE + SMALL[1] + 8 if mine else 0)
    drawing = Drawing(WIDE, hand + LINE + CARD[1] + EDGE)
    market(drawing, view)
    if view.lot is not None:
        drawing.write(say("review-position-lot", bid=view.lot.bid), EDGE, easel + 15)
        cards(drawing, view.lot.cards, easel + LINE, CARD[0] + 8)
    if mine:
        drawing.write(say("review-position-bought"), EDGE, bought + 15)
        for at, name in enumerate(mine):
            x = EDGE + at * (SMALL[0] + 4)
            drawing.picture("modern-art", f"{name}-01", x, bought + LINE, *SMALL)
    drawing.write(say("review-position-money", money=view.money or 0), EDGE, hand + 15)
    step = hand_step(view)
    cards(drawing, view.hand, hand + LINE, step)
    drawing.mark_both(
        *(
            [(EDGE + card * step, hand + LINE, *CARD) for card in cards_of(view, move)]
            for move in (played, better)
        )
    )
    return drawing


def market(drawing: Drawing, view: View) -> None:
    """MA-V1: what was played of each artist, and the tokens of each round."""
    column = (WIDE - 2 * EDGE) // len(ARTIST_NAMES)
    for artist, name in enumerate(ARTIST_NAMES):
        x, y = EDGE + artist * column, EDGE
        drawing.picture("tokens", f"artist-{name}", x, y, TOKEN, TOKEN)
        drawing.write(f"× {view.played[artist]}", x + TOKEN + 6, y + 18)
        y += TOKEN + 8
        for row in view.tokens:
            if any(row):
                if row[artist]:
                    drawing.picture("tokens", f"value-{row[artist]}", x, y, TOKEN, TOKEN)
                y += TOKEN + 4


def cards(drawing: Drawing, found: tuple[Card, ...], y: int, step: float) -> None:
    """Cards side by side, or one over the other."""
    for at, card in enumerate(found):
        drawing.picture(
            "modern-art", painting_sold(card.artist, card.auction), EDGE + at * step, y, *CARD
        )


def hand_step(view: View) -> float:
    """So close that the whole hand fits."""
    room = WIDE - 2 * EDGE - CARD[0]
    return min(CARD[0] + 6, room / max(1, len(view.hand) - 1))


def cards_of(view: View, move: str) -> list[int]:
    """Which card of the hand a move offers or adds; none of a bid."""
    verb, *rest = move.split()
    if verb not in ("offer", "add"):
        return []
    return [at for at, card in enumerate(view.hand) if [card.artist, card.auction] == rest][:1]
