"""Walls drawn as text, and tables set up around them.

A wall is drawn row by row; a line may begin with its row number. `.` is an empty space, `1` a
d1, and every other letter a tile that the legend names.
"""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.records import read_action
from vernissage.core.sets import BIT
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.box import box, stacks_of
from vernissage.games.art_society.notation import TILE_NAMES, write
from vernissage.games.art_society.parts import (
    COLUMNS,
    D1,
    HEIGHT,
    MOST_EXCESS,
    WIDTH,
    place_in_pile,
    type_of,
)
from vernissage.games.art_society.state import State, new
from vernissage.games.art_society.wall import Wall, bare_wall


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


def draw(text: str, columns: int = 10, rows: int = 14, **legend: str) -> Wall:
    """The wall of the drawing; each letter must cover just the spaces of its tile."""
    spaces: dict[str, list[int]] = {}
    wall = bare_wall(columns, rows)
    for row, line in _lines(text):
        assert len(line) == columns, line
        for column, letter in enumerate(line):
            if letter == "1":
                wall.cover(D1, COLUMNS * row + column)
            elif letter != ".":
                spaces.setdefault(letter, []).append(COLUMNS * row + column)
    for letter, covered in spaces.items():
        number, first = tile(legend[letter]), covered[0]
        wanted = [first + 10 * r + c for r in range(HEIGHT[number]) for c in range(WIDTH[number])]
        assert covered == wanted, f"{letter} is not {legend[letter]}"
        wall.cover(number, first)
    wall.begin_round()
    return wall


def _lines(text: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for line in text.split("\n"):
        words = line.split()
        if len(words) == 2:
            found.append((int(words[0]) - 1, words[1]))
        elif words:
            found.append((found[-1][0] + 1 if found else 0, words[0]))
    return found


def opened(players: int = 2) -> State:
    """A game whose starting paintings hang and whose first lot is to be chosen by seat 0.

    The stacks lie in the order of the box, so that everything that comes is known.
    """
    starts = [tile(name) for name in ("2x3PG", "2x3CH", "2x3SW", "2x3LS")[:players]]
    state = new(starts, list(range(1, players + 1)), stacks_of(box()))
    for seat in range(players):
        play(state, f"{seat} start e5")
    return state


def play(state: State, *actions: str) -> State:
    for text in actions:
        state.apply(*read_action(ART_SOCIETY, text))
    return state


def legal(state: State, seat: int) -> list[str]:
    return [write(action) for action in state.legal(seat)]


def verbs(state: State, seat: int) -> set[str]:
    """The first words of what the seat may do."""
    return {text.split()[0] for text in legal(state, seat)}


def places(state: State, seat: int, what: str) -> set[str]:
    """The last words of what the seat may do that begins with these words."""
    return {text.split()[-1] for text in legal(state, seat) if text.startswith(f"{what} ")}


def at_turn(
    wall: Wall,
    taken: str,
    *,
    assistant: str | None = None,
    museum: tuple[str, ...] = (),
    excess: tuple[str, ...] = (),
    pool: tuple[int, ...] | None = None,
    players: int = 2,
) -> State:
    """Seat 0 has this wall, won the bidding and has taken this painting."""
    state = opened(players)
    state.walls[0] = wall
    state.assistants[0] = tile(assistant) if assistant else 0
    for index, name in enumerate(excess):
        state.excess[MOST_EXCESS * 0 + index] = tile(name)
    for name in museum:
        state.museum[type_of(tile(name))] |= BIT[place_in_pile(tile(name))]
    if pool is not None:
        numbers = list(pool)
        state.pool = vec[i64](numbers)
    play(state, *["0 lot 1x2"] * (players + 1))
    for index, name in enumerate((taken, "1x2PG", "1x2PH", "1x2PW", "1x2CG")[: players + 1]):
        state.lot[index] = tile(name)
        state.history[index] = tile(name)
    play(state, *[f"{seat} bid {20 - seat}" for seat in range(players)])
    return play(state, f"0 take {taken}")


def finish_round(state: State) -> State:
    """The other seats take and hold or hang whatever is first; nobody re-hangs."""
    before = state.round
    while not state.over and state.round == before:
        seat = state.to_act()[0]
        found = legal(state, seat)
        play(state, f"{seat} {'done' if 'done' in found else found[0]}")
    return state
