"""Art Society for machines: an observation and a mask for the seat that is asked.

An observation is a row of numbers in the order of `research/layouts/art_society.py`; actions are
those of `art_society_actions.py`.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from vernissage.core.chance import Generator
from vernissage.core.sets import BIT
from vernissage.games.art_society import rules, scoring
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import PILE
from vernissage.games.art_society.facts import SETTLING
from vernissage.games.art_society.parts import (
    CARDS,
    COLUMNS,
    MOST_EXCESS,
    NO_TILE,
    ROWS,
    SHAPES,
    SPACES,
    STACKS,
    TYPES,
    place_in_pile,
    size_of,
    type_of,
)
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import lot as lots
from vernissage.games.art_society.wall import Wall
from vernissage.research.kernel.art_society_actions import (
    ACTIONS,
    BID_CARD,
    FROM_STACK,
    compacted,
    expanded,
    mark_legal,
)
from vernissage.research.kernel.games import (
    Dealt,
    Games,
    apart,
    put,
    put_changed,
    put_one,
    put_row,
    put_set,
)

PHASES: Final = SETTLING + 2
NEW: Final = 256
"""Added to what a space shows if it was covered in this round."""
MOST_BIDS: Final = CARDS + 1


@final
class ArtSocietyGames(Games):
    """Many games of Art Society."""

    __slots__ = ("left", "shown", "states", "unseen")

    def __init__(self, size: i64, players: i64, width: i64, dealt: Dealt) -> None:
        super().__init__(size, players, width, ACTIONS, dealt)
        self.states: list[State] = []
        self.left = vec[i64]([0] * (size * STACKS))
        """AS-S1: how many paintings each stack has; they change only while a lot is prepared."""
        self.unseen = vec[i64]([0] * (size * TYPES))
        """AS-S1: for each type the set of paintings that nobody has seen, as in a museum pile."""
        self.shown = vec[i64]([0] * (size * 2 * TYPES))
        """The large sets that each row holds: unseen paintings and museum piles."""

    def put_state(self, game: i64, state: object) -> None:
        """Go on from this position where this game was."""
        if game == len(self.states):
            self.states.append(cast(State, state))
        else:
            self.states[game] = cast(State, state)
        self.look_at_stacks(game)

    def look_at_stacks(self, game: i64) -> None:
        """AS-S1, AS-A1: what they hold now; a lot that lies face down is as unseen as they are."""
        state = self.states[game]
        kind: i64 = TYPES * game
        while kind < TYPES * (game + 1):
            self.unseen[kind] = 0
            kind += 1
        size: i64 = 0
        while size < STACKS:
            stack: vec[i64] = state.stacks[size]
            place: i64 = state.drawn[size]
            self.left[STACKS * game + size] = len(stack) - place
            while place < len(stack):
                self.unseen[TYPES * game + type_of(stack[place])] |= BIT[
                    place_in_pile(stack[place])
                ]
                place += 1
            size += 1
        if lots.is_face_down(state):
            for tile in state.lot:
                if tile != NO_TILE:
                    self.unseen[TYPES * game + type_of(tile)] |= BIT[place_in_pile(tile)]

    def state_of(self, game: i64) -> object:
        """The position of this game."""
        return self.states[game]

    def engine_action(self, game: i64, seat: i64, action: i64) -> int:
        """The action of the engine that this one means for the seat."""
        return expanded(self.states[game], seat, action)

    def own_action(self, game: i64, seat: i64, action: i64) -> int:
        """The other way round: an action of the engine, as it is numbered here."""
        return compacted(self.states[game], seat, action)

    def is_over(self, game: i64) -> bool:
        """Whether the game has come to its end."""
        return self.states[game].over

    def next_seat(self, game: i64) -> i64:
        """AS-B1, AS-S2, AS-E1: where several may act, any of them, by chance."""
        return self.states[game].some_seat(self.order)

    def perform(self, game: i64, seat: i64, action: i64) -> None:
        """Do what the action means now."""
        state = self.states[game]
        state.perform(seat, expanded(state, seat, action))
        if FROM_STACK <= action < BID_CARD:
            self.look_at_stacks(game)

    def observe(self, game: i64, seat: i64) -> None:
        """What the seat may know."""
        row: vec[i16] = self.observations
        state = self.states[game]
        at: i64 = put_walls(state, seat, row, self.width * game)
        at = put_players(state, seat, row, at)
        at = put_lot(state, row, at)
        at = put_row(row, at, self.left, STACKS * game, STACKS)
        place: i64 = 2 * TYPES * game
        at = put_piles(self.unseen, TYPES * game, self.shown, place, row, at)
        at = put_piles(state.museum, 0, self.shown, place + TYPES, row, at)
        at = put_prestige(state, row, at)
        at = put_course(state, seat, row, at)
        put(row, at, state.sealed[seat])

    def mark(self, game: i64, seat: i64, mark: u8) -> None:
        """What the seat may do."""
        mark_legal(self.states[game], seat, self.masks, ACTIONS * game, mark)

    def some_action(self, game: i64, seat: i64, chance: Generator) -> i64:
        """A random one of the legal actions."""
        state = self.states[game]
        legal: ActionSet = state.legal_actions(seat)
        return compacted(state, seat, legal.nth(chance.below(legal.total)))

    def count(self, game: i64) -> None:
        """AS-F8: who shares the victory."""
        state = self.states[game]
        winners = state.winners()
        self.put_results(game, state.scores(), winners, len(winners))


def put_walls(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """AS-C1: every wall, the seat's own first."""
    turn: i64 = 0
    while turn < state.players:
        at = put_wall(state.walls[(seat + turn) % state.players], row, at)
        turn += 1
    return at


def put_players(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """What lies before every player, first before the seat itself."""
    turn: i64 = 0
    while turn < state.players:
        at = put_player(state, (seat + turn) % state.players, row, at)
        turn += 1
    return at


def put_wall(wall: Wall, row: vec[i16], at: i64) -> i64:
    """AS-C1: what every space shows; a space covered in this round shows 256 more."""
    at = put_row(row, at, wall.cells, 0, SPACES)
    began: vec[i64] = wall.began
    free: vec[i64] = wall.free
    line: i64 = 0
    while line < ROWS:
        fresh: i64 = began[line] & ~free[line]
        space: i64 = at - SPACES + COLUMNS * line
        while fresh != 0:
            if fresh & 1 != 0:
                row[space] += i16(NEW)
            fresh >>= 1
            space += 1
        line += 1
    return at


def put_player(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """What lies before one player, open to all."""
    at = put(row, at, state.assistants[seat])
    at = put_row(row, at, state.excess, MOST_EXCESS * seat, MOST_EXCESS)
    at = put_set(row, at, state.hands[seat] >> 1, CARDS)
    at = put_bids(state.bids[seat], row, at)
    at = put(row, at, 1 if state.sealed[seat] != 0 else 0)
    at = put(row, at, 1 if state.is_settled(seat) else 0)
    at = put(row, at, state.painting[seat])
    at = put(row, at, state.manner[seat])
    return put(row, at, (state.merged >> seat) & 1)


def put_bids(stack: vec[i64], row: vec[i16], at: i64) -> i64:
    """AS-B3: the bid stack from the bottom, then zeros."""
    end: i64 = at + MOST_BIDS
    at = put_row(row, at, stack, 0, len(stack))
    while at < end:
        at = put(row, at, 0)
    return at


def put_lot(state: State, row: vec[i16], at: i64) -> i64:
    """AS-A1: sizes as they are chosen, paintings once they lie open; those left of the lot."""
    hidden: bool = lots.is_face_down(state)
    places: i64 = len(state.lot)
    end: i64 = put_set(row, at, 0, 2 * places)
    for tile in state.lot:
        if tile != NO_TILE:
            row[at] = i16(size_of(tile) + 1)
            row[at + places] = i16(0 if hidden else tile)
            at += 1
    return end


def put_piles(
    piles: vec[i64], first: i64, shown: vec[i64], place: i64, row: vec[i16], at: i64
) -> i64:
    """AS-S1, AS-P1: four sets of paintings, one of each type."""
    kind: i64 = 0
    while kind < TYPES:
        at = put_changed(row, at, shown, place + kind, piles[first + kind], PILE)
        kind += 1
    return at


def put_prestige(state: State, row: vec[i16], at: i64) -> i64:
    """AS-P1, AS-F1, AS-C3: prestige, multipliers, and the pool of decor."""
    at = put_row(row, at, state.prestige, 0, TYPES)
    kind: i64 = 0
    while kind < TYPES:
        at = put(row, at, scoring.multiplier(state.museum, state.prestige, kind))
        kind += 1
    return put_row(row, at, state.pool, 0, SHAPES)


def put_course(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """Where the round stands, whose turn it is, and what that seat has still to resolve."""
    players: i64 = state.players
    nobody: i64 = -1
    acting: bool = rules.someone_is_acting(state)
    one: bool = acting or rules.waits_for_one(state)
    at = put_one(row, at, PHASES - 1 if state.over else state.phase, PHASES)
    at = put(row, at, state.round)
    at = put_one(row, at, apart(state.auctioneer, seat, players), players)
    at = put_one(row, at, apart(state.turn, seat, players) if one else nobody, players)
    revealed: bool = rules.bids_are_revealed(state)
    place: i64 = 0
    while place < players:
        at = put(row, at, 1 + apart(state.order[place], seat, players) if revealed else 0)
        place += 1
    at = put(row, at, state.takers)
    at = put(row, at, state.fresh if acting else 0)
    at = put(row, at, 1 if acting and state.must_hang else 0)
    at = put(row, at, 1 if acting and state.given else 0)
    at = put(row, at, state.owed if acting else 0)
    at = put(row, at, 1 if acting and state.owed > 0 and state.choosing_set else 0)
    return put(row, at, 1 if acting and state.set_begun else 0)
