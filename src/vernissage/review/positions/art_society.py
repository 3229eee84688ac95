"""A position of Art Society: the player's wall, the lot, and what is still to be hung."""

from typing import Final

from vernissage.core.words import Words
from vernissage.games.art_society.notation import SPACE_NUMBERS
from vernissage.games.art_society.parts import COLUMNS
from vernissage.games.art_society.view import View
from vernissage.pages.drawing import Box, Drawing
from vernissage.paintings import ids, natural_size

CELL: Final = (40, 28)
SMALL: Final = (20, 14)
"""A space of tiles that do not hang."""
EDGE: Final = 6
GAP: Final = 10
Places = dict[str, Box]
"""Where tiles lie that do not hang."""


def draw(view: View, played: str, better: str, say: Words) -> Drawing:
    """AS-C1: the wall; above it the lot and the tiles of the turn."""
    assert view.seat is not None
    wide = view.board.columns * CELL[0]
    waiting, rows = tiles(view, say)
    top = sum(22 + max(h for _, h in map(size, row)) + GAP for _, row in rows)
    drawing = Drawing(2 * EDGE + wide, EDGE + top + view.board.rows * CELL[1] + EDGE)
    places = lay(drawing, rows)
    drawing.slot(EDGE, EDGE + top, wide, view.board.rows * CELL[1])
    for hung in view.players[view.seat].wall.tiles:
        box = hanging(hung.space, hung.width, hung.height, top)
        drawing.picture(*picture_of(hung.tile), *box)
    drawing.mark_both(*(boxes(move, waiting, places, top) for move in (played, better)))
    return drawing


def tiles(view: View, say: Words) -> tuple[str | None, list[tuple[str, list[str]]]]:
    """The new painting, and the rows of tiles above the wall with their names."""
    assert view.seat is not None
    player, pending = view.players[view.seat], view.pending
    mine = pending is not None and pending.seat == view.seat
    new = pending.new if pending is not None and mine else None
    if view.phase == "start":
        new = player.took
    lot = [offer.tile for offer in view.lot if offer.tile is not None]
    rows = [
        (say("review-position-offers"), lot if new is None else []),
        (say("review-position-new"), [new] if new else []),
        (say("review-position-assistant"), [player.assistant] if player.assistant else []),
    ]
    return new, [(name, found) for name, found in rows if found]


def lay(drawing: Drawing, rows: list[tuple[str, list[str]]]) -> Places:
    """The rows of tiles, each below its name."""
    places: Places = {}
    y = float(EDGE)
    for name, row in rows:
        drawing.write(name, EDGE, y + 14)
        x, y = float(EDGE), y + 22
        for tile in row:
            w, h = size(tile)
            places[tile] = (x, y, w, h)
            drawing.picture(*picture_of(tile), x, y, w, h)
            x += w + GAP
        y += max(h for _, h in map(size, row)) + GAP
    return places


def boxes(move: str, new: str | None, places: Places, top: float) -> list[Box]:
    """What a move is about: a tile that waits, a place on the wall, or both."""
    verb, *rest = move.split()
    tile = rest[0] if rest else ""
    if verb == "start":
        tile, rest = new or "", [new or "", *rest]
    found = [places[tile]] if tile in places else []
    if verb in ("start", "hang", "decor") and rest[1:] and rest[1] in SPACE_NUMBERS:
        w, h = shape(tile)
        found.append(hanging(rest[1], w, h, top))
    return found


def hanging(space: str, width: int, height: int, top: float) -> Box:
    """Where a tile of so many spaces hangs."""
    row, column = divmod(SPACE_NUMBERS[space], COLUMNS)
    x, y = EDGE + column * CELL[0], EDGE + top + row * CELL[1]
    return x, y, width * CELL[0], height * CELL[1]


def shape(tile: str) -> tuple[int, int]:
    """The columns and rows of a tile."""
    w, h = natural_size(*picture_of(tile))
    return round(w / 100), round(h / 70)


def size(tile: str) -> tuple[int, int]:
    """How large a tile is drawn that does not hang."""
    columns, rows = shape(tile)
    return columns * SMALL[0], rows * SMALL[1]


def picture_of(tile: str) -> tuple[str, str]:
    """A painting, or a piece of decor of that shape."""
    return ("art-society", tile) if tile in ids("art-society") else ("decor", f"{tile}-01")
