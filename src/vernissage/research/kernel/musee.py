"""Musée for machines: an observation and a mask for the seat that is asked.

An observation is a row of numbers in the order of `research/layouts/musee.py`; actions are those
of `games/musee/actions.py`.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from vernissage.core.chance import Generator
from vernissage.core.sets import count, lowest
from vernissage.games.musee import rules
from vernissage.games.musee.actions import ACTIONS, GIVE, KEEP, number_of, slot_of
from vernissage.games.musee.parts import GALLERIES, HAND, HIGHEST, SLOTS, TOKENS
from vernissage.games.musee.scoring import PAINTING
from vernissage.games.musee.state import State
from vernissage.research.kernel.games import (
    Dealt,
    Games,
    apart,
    put,
    put_changed,
    put_one,
    put_row,
    put_set,
    turned,
)

MOST_PLACES: Final = SLOTS * (HAND + 1)
"""No seat has more cards than it was dealt and has just drawn."""


@final
class MuseeGames(Games):
    """Many games of Musée."""

    __slots__ = ("marked", "marks", "points", "shown", "states")

    def __init__(self, size: i64, players: i64, width: i64, dealt: Dealt) -> None:
        super().__init__(size, players, width, ACTIONS, dealt)
        self.states: list[State] = []
        self.points = vec[i64]([0] * (size * players))
        """MU-P1 to MU-P4: of each Musée; a hanging adds what it brings."""
        self.marked = vec[i64]([0] * (size * MOST_PLACES))
        """Where each mask has its marks, so that they are found again without the rules."""
        self.marks = vec[i64]([0] * size)
        """How many there are."""
        self.shown = vec[i64]([0] * (size * sets_shown(players)))
        """The large sets that each row holds: hand, unseen, and what others never held."""

    def put_state(self, game: i64, state: object) -> None:
        """Go on from this position where this game was."""
        if game == len(self.states):
            self.states.append(cast(State, state))
        else:
            self.states[game] = cast(State, state)
        musee: i64 = 0
        while musee < len(self.states[game].hung):
            self.points[self.players * game + musee] = self.states[game].standing(musee)[0]
            musee += 1

    def state_of(self, game: i64) -> object:
        """The position of this game."""
        return self.states[game]

    def engine_action(self, game: i64, seat: i64, action: i64) -> int:
        """The action of the engine that this one means for the seat."""
        return action

    def own_action(self, game: i64, seat: i64, action: i64) -> int:
        """The other way round: an action of the engine, as it is numbered here."""
        return action

    def is_over(self, game: i64) -> bool:
        """Whether the game has come to its end."""
        return self.states[game].over

    def next_seat(self, game: i64) -> i64:
        """MU-T1: the seat whose turn it is."""
        return self.states[game].turn

    def perform(self, game: i64, seat: i64, action: i64) -> None:
        """Hang, keep or give."""
        state = self.states[game]
        if action < KEEP:
            beside, joined, bonus = state.gain(seat, slot_of(action), number_of(action))
            brought: i64 = PAINTING + beside + joined + bonus
            self.points[self.players * game + rules.musee_of(seat, self.players)] += brought
        state.perform(action)

    def observe(self, game: i64, seat: i64) -> None:
        """What the seat may know."""
        state = self.states[game]
        row: vec[i16] = self.observations
        at: i64 = put_musees(state, seat, self.points, self.players * game, row, self.width * game)
        place: i64 = sets_shown(self.players) * game
        hand: i64 = state.hands[seat]
        unseen: i64 = state.free() & ~hand
        at = put_changed(row, at, self.shown, place, hand >> 1, HIGHEST)
        at = put_changed(row, at, self.shown, place + 1, unseen >> 1, HIGHEST)
        at = put_set(row, at, state.stairs, TOKENS)
        at = put_seats(state, seat, self.shown, place + 2, row, at)
        at = put(row, at, state.pile())
        turn: i64 = -1 if state.over else apart(state.turn, seat, self.players)
        at = put_one(row, at, turn, self.players)
        put(row, at, 1 if state.deciding else 0)

    def mark(self, game: i64, seat: i64, mark: u8) -> None:
        """What the seat may do; marks are taken away where they were made."""
        masks: vec[u8] = self.masks
        first: i64 = MOST_PLACES * game
        if mark == 0:
            marked: vec[i64] = self.marked
            at: i64 = first
            end: i64 = first + self.marks[game]
            while at < end:
                masks[marked[at]] = mark
                at += 1
            self.marks[game] = 0
        else:
            found: i64 = mark_legal(
                self.states[game], seat, masks, ACTIONS * game, self.marked, first
            )
            self.marks[game] = found - first

    def some_action(self, game: i64, seat: i64, chance: Generator) -> i64:
        """A random one of the marks: the mask is that of the seat that is asked."""
        drawn: i64 = chance.below(self.marks[game])
        return self.marked[MOST_PLACES * game + drawn] - ACTIONS * game

    def count(self, game: i64) -> None:
        """MU-P6: partners have won once, not half each."""
        state = self.states[game]
        winners = state.winners()
        sides: i64 = len(winners) // 2 if self.players == 4 else len(winners)
        self.put_results(game, state.scores(), winners, sides)


def engine_action(state: State, seat: i64, action: i64) -> int:
    """The actions here are those of the engine."""
    return action


def legal_actions(state: State, seat: i64) -> list[int]:
    """Every action of the seat, ascending."""
    return state.legal(seat)


def sets_shown(players: i64) -> i64:
    """How many large sets an observation has."""
    return 1 + players


def put_musees(
    state: State, seat: i64, points: vec[i64], first: i64, row: vec[i16], at: i64
) -> i64:
    """MU-M1, MU-T7, MU-P1: paintings, bonus cards and points; the seat's own Musée comes first.

    The points of the Musées stand from the first place on.
    """
    musees: i64 = len(state.hung)
    own: i64 = rules.musee_of(seat, state.players)
    turn: i64 = 0
    while turn < musees:
        at = put_row(row, at, state.paintings, SLOTS * ((own + turn) % musees), SLOTS)
        turn += 1
    turn = 0
    while turn < musees:
        at = put_set(row, at, state.bonuses[(own + turn) % musees], GALLERIES)
        turn += 1
    turn = 0
    while turn < musees:
        at = put(row, at, points[first + (own + turn) % musees])
        turn += 1
    return at


def put_seats(state: State, seat: i64, shown: vec[i64], place: i64, row: vec[i16], at: i64) -> i64:
    """MU-T5: what all know of each seat: how many cards, whether out, what it never held, gifts."""
    players: i64 = state.players
    turn: i64 = 0
    while turn < players:
        at = put(row, at, count(state.hands[(seat + turn) % players]))
        turn += 1
    at = put_set(row, at, turned(state.out, seat, players), players)
    turn = 1
    while turn < players:
        barred: i64 = state.barred[(seat + turn) % players] >> 1
        at = put_changed(row, at, shown, place + turn - 1, barred, HIGHEST)
        turn += 1
    turn = 0
    while turn < players:
        at = put(row, at, state.gifts[(seat + turn) % players])
        turn += 1
    return at


def mark_legal(
    state: State, seat: i64, mask: vec[u8], at: i64, marked: vec[i64], next_mark: i64
) -> i64:
    """MU-T1, MU-T3, MU-4P2: every painting of the hand in every slot that takes it.

    The places of the marks are written down from `next_mark` on; where the next one would go.
    """
    if state.over or seat != state.turn:
        return next_mark
    if state.deciding:
        mask[at + KEEP] = u8(1)
        mask[at + GIVE] = u8(1)
        marked[next_mark] = at + KEEP
        marked[next_mark + 1] = at + GIVE
        return next_mark + 2
    windows: vec[i64] = state.windows
    hand: i64 = state.hands[seat]
    slot: i64 = state.start_of(seat)
    end: i64 = slot + SLOTS
    at -= 1
    while slot < end:
        fitting: i64 = windows[slot] & hand
        while fitting != 0:
            place: i64 = at + lowest(fitting)
            mask[place] = u8(1)
            marked[next_mark] = place
            next_mark += 1
            fitting &= fitting - 1
        at += HIGHEST
        slot += 1
    return next_mark
