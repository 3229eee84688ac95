"""Modern Art for machines: an observation and a mask for the seat that is asked.

An observation is a row of numbers in the order of `research/layouts/modern_art.py`. The actions:

| range      | action                                                                 |
|------------|------------------------------------------------------------------------|
| 0 to 54    | those of `games/modern_art/actions.py`: cards and words                 |
| 55 to 1995 | an amount, 55 + amount: bid, seal or price, whichever is asked          |
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from vernissage.core.chance import Generator
from vernissage.core.sets import BIT, count, lowest, nth_member
from vernissage.games.modern_art import answers, scoring
from vernissage.games.modern_art.actions import BID, PRICE, SEAL
from vernissage.games.modern_art.auctions import turn as turns
from vernissage.games.modern_art.facts import IN_ONCE, IN_OPEN, IN_PRICE, IN_SEALED, IS_OVER
from vernissage.games.modern_art.history import amount_of
from vernissage.games.modern_art.parts import ARTISTS, COPIES, KINDS, RICHEST, ROUNDS
from vernissage.games.modern_art.state import State
from vernissage.research.kernel.games import (
    Dealt,
    Games,
    apart,
    put,
    put_one,
    put_row,
    put_set,
    turned,
)

ACTIONS: Final = BID + RICHEST + 1
PHASES: Final = IS_OVER + 1
NOTHING_SEALED: Final = -1


@final
class ModernArtGames(Games):
    """Many games of Modern Art."""

    __slots__ = ("states",)

    def __init__(self, size: i64, players: i64, width: i64, dealt: Dealt) -> None:
        super().__init__(size, players, width, ACTIONS, dealt)
        self.states: list[State] = []

    def put_state(self, game: i64, state: object) -> None:
        """Go on from this position where this game was."""
        if game == len(self.states):
            self.states.append(cast(State, state))
        else:
            self.states[game] = cast(State, state)

    def state_of(self, game: i64) -> object:
        """The position of this game."""
        return self.states[game]

    def engine_action(self, game: i64, seat: i64, action: i64) -> int:
        """The action of the engine that this one means for the seat."""
        return expanded(self.states[game], action)

    def own_action(self, game: i64, seat: i64, action: i64) -> int:
        """The other way round: an action of the engine, as it is numbered here."""
        return compacted(self.states[game], action)

    def is_over(self, game: i64) -> bool:
        """Whether the game has come to its end."""
        return self.states[game].over

    def next_seat(self, game: i64) -> i64:
        """MA-O1, MA-H1: in open and sealed auctions any seat that may act, by chance."""
        able: i64 = self.states[game].able()
        seats: i64 = count(able)
        return nth_member(able, self.order.below(seats) if seats > 1 else 0)

    def perform(self, game: i64, seat: i64, action: i64) -> None:
        """Do what the action means now."""
        state = self.states[game]
        state.perform(seat, expanded(state, action))

    def observe(self, game: i64, seat: i64) -> None:
        """What the seat may know."""
        observe(self.states[game], seat, self.observations, self.width * game)

    def mark(self, game: i64, seat: i64, mark: u8) -> None:
        """What the seat may do."""
        mark_legal(self.states[game], seat, self.masks, ACTIONS * game, mark)

    def some_action(self, game: i64, seat: i64, chance: Generator) -> i64:
        """A random one of the answers, amounts too."""
        state = self.states[game]
        asked = turns.answers(state, seat)
        index: i64 = chance.below(answers.count_answers(asked))
        return compacted(state, answers.nth_answer(asked, index))

    def count(self, game: i64) -> None:
        """MA-W1: the most money wins."""
        state = self.states[game]
        winners = state.winners()
        self.put_results(game, state.scores(), winners, len(winners))


def first_amount(state: State) -> i64:
    """The action of the engine that says the amount 0 in the auction that runs."""
    if state.phase == IN_SEALED:
        return SEAL
    return PRICE if state.phase == IN_PRICE else BID


def expanded(state: State, action: i64) -> i64:
    """The action of the engine that is meant."""
    return action if action < BID else first_amount(state) + action - BID


def compacted(state: State, action: i64) -> i64:
    """The other way round: an action of the engine as these interfaces number it."""
    return action if action < BID else action - first_amount(state) + BID


def engine_action(state: State, seat: i64, action: i64) -> int:
    """The action of the engine that this one means for the seat."""
    return expanded(state, action)


def legal_actions(state: State, seat: i64) -> list[int]:
    """Every action of the seat, ascending."""
    return [compacted(state, action) for action in state.legal(seat)]


def mark_legal(state: State, seat: i64, mask: vec[u8], at: i64, mark: u8) -> None:
    """The answers that the seat has, amounts too."""
    if not state.may_act(seat):
        return
    words, first, last = turns.answers(state, seat)
    while words != 0:
        mask[at + lowest(words)] = mark
        words &= words - 1
    shift: i64 = at + BID - first_amount(state)
    place: i64 = shift + first
    end: i64 = shift + last
    while place <= end:
        mask[place] = mark
        place += 1


def observe(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """Everything in the order of the layout; the seat itself comes first."""
    kind: i64 = 0
    own: i64 = KINDS * seat
    at = put_row(row, at, state.hands, own, KINDS)
    while kind < KINDS:
        at = put(row, at, COPIES[kind] - state.seen[kind] - state.hands[own + kind])
        kind += 1
    at = put_market(state, seat, row, at)
    at = put_lot(state, seat, row, at)
    at = put(row, at, len(state.deck) - state.dealt)
    at = put(row, at, len(state.mystery) - state.revealed)
    at = put_revealed(state, row, at)
    at = put(row, at, 1 if state.variant.mystery_hand else 0)
    at = put(row, at, 1 if state.variant.winner_reveals else 0)
    at = put(row, at, 1 if state.variant.shared_double else 0)
    return put(row, at, 1 if state.variant.open_purses else 0)


def put_market(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """MA-V1 to MA-V3, MA-C3: the board, what it would pay, who has which paintings and money.

    Money follows from the sales that everybody saw, so that a view tells it, too.
    """
    at = put_row(row, at, state.played, 0, ARTISTS)
    at = put_row(row, at, state.tokens, 0, ROUNDS * ARTISTS)
    artist: i64 = 0
    while artist < ARTISTS:
        fresh: i64 = scoring.token(state.played, artist)
        at = put(row, at, scoring.pays(fresh, scoring.column(state.tokens, artist)))
        artist += 1
    players: i64 = state.players
    turn: i64 = 0
    while turn < players:
        at = put_row(row, at, state.holdings, ARTISTS * ((seat + turn) % players), ARTISTS)
        turn += 1
    turn = 0
    while turn < players:
        at = put(row, at, state.purses[(seat + turn) % players])
        turn += 1
    turn = 0
    while turn < players:
        at = put(row, at, state.hand_sizes[(seat + turn) % players])
        turn += 1
    at = put(row, at, state.round + 1)
    return put_one(row, at, state.phase, PHASES)


def put_lot(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """MA-A1 to MA-H1: the lot, who sells it, what was said; silence and amounts of one's own."""
    players: i64 = state.players
    lot: bool = state.lot_size > 0
    called: bool = state.bid > 0 and (state.phase == IN_OPEN or state.phase == IN_ONCE)
    nobody: i64 = -1
    at = put_one(row, at, apart(state.auctioneer, seat, players), players)
    at = put_one(row, at, apart(state.host, seat, players) if lot else nobody, players)
    first: i64 = at
    at = put_set(row, at, 0, KINDS)
    if lot:
        row[first + state.lot] += i16(1)
    if state.lot_size == 2:
        row[first + state.added] += i16(1)
    at = put(row, at, state.bid)
    at = put_one(row, at, apart(state.bidder, seat, players) if called else nobody, players)
    at = put_set(row, at, turned(state.passed, seat, players), players)
    at = put_set(row, at, turned(state.declined, seat, players), players)
    at = put_set(row, at, turned(state.sealed, seat, players), players)
    at = put(row, at, (state.silent >> seat) & 1)
    sealed: bool = state.sealed & BIT[seat] != 0
    at = put(row, at, state.amounts[seat] if sealed else NOTHING_SEALED)
    return put_set(row, at, turned(awaited(state), seat, players), players)


def awaited(state: State) -> i64:
    """MA-O3: whom the table waits for, as everybody may know: not who is silent."""
    if state.phase != IN_OPEN:
        return turns.able(state)
    everyone: i64 = BIT[state.players] - 1
    return everyone & ~BIT[state.bidder] if state.bid > 0 else everyone


def put_revealed(state: State, row: vec[i16], at: i64) -> i64:
    """MA-M2: the cards of the mystery hand that lie open in this round."""
    end: i64 = put_set(row, at, 0, KINDS)
    for revealed in state.reveals:
        row[at + amount_of(revealed)] += i16(1)
    return end
