"""A wall of Art Society as text: types in colour, frames as letters, the eyeline marked."""

from typing import Final

from rich.text import Text

from vernissage.faces import Scene
from vernissage.games.art_society.choices import Decor, Start, Take, Turn
from vernissage.games.art_society.notation import SPACE_NAMES, TILE_NAMES, write
from vernissage.games.art_society.parts import (
    COLUMNS,
    EYELINE_BOTTOM,
    EYELINE_TOP,
    HEIGHT,
    ROWS,
    WIDTH,
)
from vernissage.games.art_society.places import Place
from vernissage.games.art_society.shown.walls import WallView
from vernissage.games.art_society.view import Player

STYLES: Final = {"P": "red", "C": "bright_blue", "S": "yellow", "L": "green", "d": "white"}
"""AS-C2: portrait red, city life blue, still life yellow, landscape green; decor white."""
FILLED: Final = {
    "P": "white on red",
    "C": "white on blue",
    "S": "black on yellow",
    "L": "black on green",
    "d": "black on white",
}
WIDE: Final = 3
"""Letters for each space of the large wall."""

Cells = dict[int, tuple[str, str]]
"""For each space its three letters and their style."""


TALL: Final = 40
"""The lines that hold the large wall with small walls below it."""
BRAILLE: Final = 0x2800
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of one Braille letter, row by row: it stands for two by four spaces."""


def wide_enough(width: int, others: int = 0) -> bool:
    """Whether the large wall, the museum and so many small walls stand side by side."""
    return width >= (88 + 16 * others if others else 76)


def letter_of(tile: str) -> str:
    """The letter that decides the colour: the type of a painting, d for decor."""
    return "d" if tile.startswith("d") else tile[3]


def tile_style(tile: str) -> str:
    return STYLES[letter_of(tile)]


def spaces_of(tile: str, space: str) -> list[list[int]]:
    """The spaces that the tile covers, row by row."""
    number, first = TILE_NAMES.index(tile), SPACE_NAMES.index(space)
    return [
        [first + COLUMNS * row + column for column in range(WIDTH[number])]
        for row in range(HEIGHT[number])
    ]


def paint(cells: Cells, tile: str, space: str, *, mark: str = "", style: str = "") -> None:
    """A tile as a block: brackets at its sides, its name at the top, its base underlined."""
    rows = spaces_of(tile, space)
    name = ("" if tile.startswith("d") else tile[3:]) + mark
    for index, row in enumerate(rows):
        inner = (name if index == 0 else "").ljust(WIDE * len(row) - 2)[: WIDE * len(row) - 2]
        line = f"▏{inner}▕"
        look = (style or FILLED[letter_of(tile)]) + (" underline" if index == len(rows) - 1 else "")
        for at, number in enumerate(row):
            cells[number] = (line[WIDE * at : WIDE * (at + 1)], look)


def large_wall(player: Player, scene: Scene) -> Text:
    """The own wall with the legal places of the tile in focus, and the tile where it would lie."""
    cells: Cells = {}
    for hung in player.wall.tiles:
        paint(cells, hung.tile, hung.space, mark="!" if hung.faux_pas else "")
    for place in places_in_focus(scene):
        cells[SPACE_NAMES.index(place.space)] = (
            (" ! ", "red")
            if place.faux_pas
            else (
                f"{'+' + str(place.matches) if place.matches else '+':^3}",
                "bold bright_green",
            )
        )
    focused = tile_in_focus(scene)
    if focused is not None:
        paint(cells, *focused, mark="?", style="bold black on bright_white")
    return framed(player.wall, cells)


def framed(wall: WallView, cells: Cells) -> Text:
    """The wall with its letters, its numbers and its eyeline."""
    letters = "".join(f"{'abcdefghij'[column]:^3}" for column in range(wall.columns))
    text = Text(f"    {letters}\n", "dim")
    for row in range(min(wall.rows, ROWS)):
        eye = EYELINE_TOP <= row <= EYELINE_BOTTOM
        text.append(f"{row + 1:>2} ", "dim").append("»" if eye else " ", "bold")
        for column in range(wall.columns):
            space = COLUMNS * row + column
            dot = " ★ " if SPACE_NAMES[space] in wall.open_stars else " · "
            text.append(*cells.get(space, (dot, "on grey19" if eye else "bright_black")))
        text.append("«" if eye else " ", "bold").append("\n" if row + 1 < wall.rows else "")
    return text


def small_wall(player: Player) -> Text:
    """Another player's wall: one letter for each space."""
    shown: Cells = {}
    for hung in player.wall.tiles:
        letter = letter_of(hung.tile)
        for line in spaces_of(hung.tile, hung.space):
            for number in line:
                shown[number] = ("▪" if letter == "d" else letter, FILLED[letter])
    text = Text()
    for row in range(player.wall.rows):
        eye = EYELINE_TOP <= row <= EYELINE_BOTTOM
        for column in range(player.wall.columns):
            text.append(*shown.get(COLUMNS * row + column, ("·", "bright_black")))
        text.append(" «" if eye else "", "dim").append("\n" if row + 1 < player.wall.rows else "")
    return text


def tiny_wall(player: Player) -> Text:
    """Another player's wall where lines are few: a dot for each covered space."""
    covered = {
        number: letter_of(hung.tile)
        for hung in player.wall.tiles
        for line in spaces_of(hung.tile, hung.space)
        for number in line
    }
    text = Text()
    for top in range(0, player.wall.rows, len(DOTS)):
        for left in range(0, player.wall.columns, len(DOTS[0])):
            text.append(*braille(covered, top, left))
        text.append("\n" if top + len(DOTS) < player.wall.rows else "")
    return text


def braille(covered: dict[int, str], top: int, left: int) -> tuple[str, str]:
    """Two by four spaces as one letter, in the colour of what covers most of them."""
    bits, there = 0, []
    for row, dots in enumerate(DOTS):
        for column, bit in enumerate(dots):
            letter = covered.get(COLUMNS * (top + row) + left + column)
            if letter is not None:
                bits |= bit
                there.append(letter)
    return chr(BRAILLE + bits), STYLES[max(there, key=there.count)] if there else ""


def places_in_focus(scene: Scene) -> tuple[Place, ...]:
    """Every place of the tile that the action in focus is about."""
    if scene.focus is None:
        return ()
    named = write(scene.focus).split()
    asked = scene.choices
    if isinstance(asked, Start):
        return asked.places
    if isinstance(asked, Take):
        tiles = asked.paintings
    elif isinstance(asked, Turn):
        tiles = tuple(tile for tile in (asked.new, asked.held) if tile is not None)
    elif isinstance(asked, Decor):
        return next((t.places for t in asked.decor if t.tile in named and "hold" not in named), ())
    else:
        return ()
    return next((tile.places for tile in tiles if tile.tile in named), ())


def tile_in_focus(scene: Scene) -> tuple[str, str] | None:
    """The tile that the action in focus would hang, and where."""
    if scene.focus is None:
        return None
    verb, *words = write(scene.focus).split()
    if verb == "start" and isinstance(scene.choices, Start):
        return scene.choices.tile, words[0]
    if verb in ("hang", "decor") and words[1] in SPACE_NAMES:
        return words[0], words[1]
    return None
