"""Positions of Musée drawn as text, and text drawn from positions.

    T  13  28  38   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .

A number hangs there, `.` is an empty slot or a chandelier, `/` is a staircase.
"""

from collections.abc import Sequence
from itertools import pairwise
from textwrap import dedent
from typing import Any

from tests.every_game.conservation import musee as cards_are_conserved
from vernissage.core.records import read_action
from vernissage.games.musee import MUSEE
from vernissage.games.musee.notation import LETTERS
from vernissage.games.musee.parts import COLUMNS, SLOTS, TABLES
from vernissage.games.musee.setup import Stairs, check_stairs, token_set
from vernissage.games.musee.state import State, empty
from vernissage.games.musee.turn.hanging import put_up

EMPTY = """
    T   .   .   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
"""
EMPTY_OF_FIVE = """
    T   .   .   .   .   .
        .   /   .   /   .
    M   .   .   .   .   .
        /   .   /   .   /
    B   .   .   .   .   .
"""


class Drawing:
    """One Musée as it was drawn."""

    def __init__(self, text: str) -> None:
        lines = [line.split() for line in text.strip().splitlines()]
        if [line[0] for line in lines[::2]] != list(LETTERS):
            raise ValueError("a Musée has the galleries T, M and B, with tokens between them")
        self.galleries = [
            [0 if cell == "." else int(cell) for cell in row[1:]] for row in lines[::2]
        ]
        self.stairs = Stairs(*(_columns_of_stairs(row) for row in lines[1::2]))
        self.columns = len(self.galleries[0])
        widths = {len(row) for row in self.galleries} | {len(row) for row in lines[1::2]}
        if widths != {self.columns}:
            raise ValueError("the rows are not equally long")
        for gallery in self.galleries:
            hung = [number for number in gallery if number]
            if any(left >= right for left, right in pairwise(hung)):
                raise ValueError(f"{hung} does not rise from left to right")

    def hung(self) -> list[tuple[int, int]]:
        """Slot and number of every painting."""
        return [
            (COLUMNS * row + column, number)
            for row, gallery in enumerate(self.galleries)
            for column, number in enumerate(gallery)
            if number
        ]

    def full(self) -> set[str]:
        return {letter for letter, row in zip(LETTERS, self.galleries, strict=True) if all(row)}


def _columns_of_stairs(tokens: list[str]) -> tuple[int, ...]:
    if not set(tokens) <= {"/", "."}:
        raise ValueError("a token is / or .")
    return tuple(column for column, token in enumerate(tokens, start=1) if token == "/")


def table(
    *drawings: str,
    hands: Sequence[Sequence[int]],
    top: Sequence[int] = (),
    turn: int = 0,
    bonuses: Sequence[str] = (),
) -> State:
    """The position with these Musées and hands; Musées that are not drawn are empty.

    Every number that is nowhere else lies in the pile: first those of `top`, then ascending.
    `bonuses` has for each Musée the letters of the bonus cards it took. A seat that can place
    nothing is put out by the engine, when its turn comes; if nobody can, the game is over.
    """
    players, musees = len(hands), TABLES[len(hands)].musees
    blank = EMPTY_OF_FIVE if players == 3 else EMPTY
    drawn = [Drawing(text) for text in (drawings or (blank,))]
    blanks = [_blank_like(drawn[0]) for _ in range(musees - len(drawn))]
    drawn = _checked([*drawn, *blanks], players)
    deck, dealt = _deck(drawn, hands, top)
    state = _state(drawn, hands, deck, dealt, turn)
    _hang(state, drawn)
    _give_bonuses(state, drawn, [*bonuses, *[""] * (musees - len(bonuses))])
    _look_for_places(state)
    cards_are_conserved(state)
    return state


def _deck(
    drawn: list[Drawing], hands: Sequence[Sequence[int]], top: Sequence[int]
) -> tuple[list[int], int]:
    """All cards: first those that hang or are held, then the pile; and how many the first are."""
    cards = range(1, TABLES[len(hands)].cards + 1)
    taken = [number for musee in drawn for _, number in musee.hung()]
    taken += [number for hand in hands for number in hand]
    pile = [*top, *(number for number in cards if number not in {*taken, *top})]
    if sorted(taken + pile) != list(cards):
        raise ValueError(f"every number from 1 to {cards[-1]} must be somewhere exactly once")
    return taken + pile, len(taken)


def _blank_like(drawing: Drawing) -> Drawing:
    blank = Drawing(EMPTY if drawing.columns == 6 else EMPTY_OF_FIVE)
    blank.stairs = drawing.stairs
    return blank


def _checked(drawn: list[Drawing], players: int) -> list[Drawing]:
    """Only tables that the rules allow can be drawn."""
    if len(drawn) != TABLES[players].musees or drawn[0].columns != TABLES[players].columns:
        raise ValueError(f"not the table of {players} players")
    if len({musee.stairs for musee in drawn}) != 1:
        raise ValueError("every Musée has the same staircases")
    check_stairs(drawn[0].stairs, players)
    return drawn


def _state(
    drawn: list[Drawing], hands: Sequence[Sequence[int]], deck: list[int], dealt: int, turn: int
) -> State:
    stairs = token_set(drawn[0].stairs)
    state = empty(len(hands), drawn[0].columns, len(deck), stairs, deck, dealt, turn)
    for seat, hand in enumerate(hands):
        state.hands[seat] = sum(1 << number for number in hand)
    return state


def _hang(state: State, drawn: list[Drawing]) -> None:
    for musee, drawing in enumerate(drawn):
        for slot, number in drawing.hung():
            put_up(state, musee, slot, number)


def _give_bonuses(state: State, drawn: list[Drawing], bonuses: Sequence[str]) -> None:
    """The bonus card of a gallery that is full somewhere lies with one such Musée."""
    for letter in LETTERS:
        full = [musee for musee, drawing in enumerate(drawn) if letter in drawing.full()]
        holders = [musee for musee, letters in enumerate(bonuses) if letter in letters]
        if len(holders) != bool(full) or not set(holders) <= set(full):
            raise ValueError(f"bonus card {letter}: full in {full}, taken by {holders}")
        for musee in holders:
            state.bonuses[musee] |= 1 << LETTERS.index(letter)


def _look_for_places(state: State) -> None:
    seats = range(state.players)
    if not any(set(state.hand(seat)).intersection(state.fitting(seat)) for seat in seats):
        state.over = True
        state.out = (1 << state.players) - 1
        for seat in seats:
            state.barred[seat] = sum(1 << number for number in state.fitting(seat))
    elif not state.count_places():
        raise ValueError(f"seat {state.turn} cannot place: let the engine find out")


def draw(state: State, musee: int = 0) -> str:
    """The Musée as text."""
    rows = []
    for gallery, letter in enumerate(LETTERS):
        first = SLOTS * musee + COLUMNS * gallery
        cells = [str(number or ".") for number in state.paintings[first : first + state.columns]]
        rows.append(letter + "".join(f"{cell:>4}" for cell in cells))
        if gallery < 2:
            tokens = range(COLUMNS * gallery, COLUMNS * gallery + state.columns)
            signs = ["/" if state.stairs >> token & 1 else "." for token in tokens]
            rows.append(" " + "".join(f"{sign:>4}" for sign in signs))
    return "\n".join(rows)


def drawing(text: str) -> str:
    """A drawing in a test, moved to the margin, to be compared with `draw`."""
    return dedent(text).strip()


def play(state: State, *lines: str) -> State:
    """Apply actions written as in a record: `0 hang 13 T4`. The cards stay conserved."""
    for line in lines:
        state.apply(*read_action(MUSEE, line))
        cards_are_conserved(state)
    return state


def happenings(state: State, *lines: str, seen_by: int | None) -> list[Any]:
    """What a seat is told about these actions."""
    state.log = []
    play(state, *lines)
    told = MUSEE.events(state.log, seen_by)
    state.log = None
    return told


def where(state: State, seat: int, number: int) -> list[str]:
    """The slots in which the seat may hang this card now."""
    texts = [MUSEE.write(action) for action in state.legal(seat)]
    return [text.split()[2] for text in texts if text.startswith(f"hang {number} ")]


def seats_that_are_out(state: State) -> list[int]:
    return [gone.seat for gone in MUSEE.view(state, None).exits]
