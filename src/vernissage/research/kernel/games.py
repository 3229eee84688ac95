"""Many games of one kind, stepped in one call. Rows of packed numbers are all that comes out.

Row g of `observations` and of `masks` is what the seat that game g asks may know and may do. The
rows are written in place, so that whoever looks at the memory behind them copies nothing.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from vernissage.core.chance import Generator
from vernissage.core.sets import lowest

NONE_ILLEGAL = -1

Dealt = Callable[[int], object]
"""A seed -> the first position of the game that is dealt from it."""


class Games(ABC):
    """What the three games have in common; a subclass holds the positions of one of them."""

    __slots__ = (
        "actions",
        "deals",
        "dealt",
        "ended",
        "masks",
        "observations",
        "order",
        "players",
        "results",
        "sampled",
        "seats",
        "size",
        "width",
    )

    def __init__(self, size: i64, players: i64, width: i64, actions: i64, dealt: Dealt) -> None:
        self.size = size
        self.players = players
        self.width = width
        """How many numbers an observation has."""
        self.actions = actions
        self.observations = vec[i16]([i16(0)] * (size * width))
        self.masks = vec[u8]([u8(0)] * (size * actions))
        self.seats = vec[i64]([0] * size)
        """Whom each game asks."""
        self.ended = vec[u8]([u8(0)] * size)
        """Which games came to their end in the last step, and were dealt anew."""
        self.results = vec[i64]([0] * (2 * size * players))
        """For each game that ended and each seat: its score, and how many sides share the victory
        if it is one of them, else 0."""
        self.sampled = vec[i64]([0] * size)
        """A random legal action for each game, once `sample` was called."""
        self.dealt = dealt
        self.deals = Generator(0)
        self.order = Generator(0)

    @abstractmethod
    def put_state(self, game: i64, state: object) -> None:
        """Go on from this position where this game was."""

    @abstractmethod
    def state_of(self, game: i64) -> object:
        """The position of this game."""

    @abstractmethod
    def engine_action(self, game: i64, seat: i64, action: i64) -> int:
        """The action of the engine that this one means for the seat."""

    @abstractmethod
    def own_action(self, game: i64, seat: i64, action: i64) -> int:
        """The other way round: an action of the engine, as it is numbered here."""

    @abstractmethod
    def is_over(self, game: i64) -> bool:
        """Whether the game has come to its end."""

    @abstractmethod
    def next_seat(self, game: i64) -> i64:
        """Whom to ask; where several may act, `order` decides: being asked tells nobody a thing."""

    @abstractmethod
    def observe(self, game: i64, seat: i64) -> None:
        """Write what the seat may know into the row of the game."""

    @abstractmethod
    def mark(self, game: i64, seat: i64, mark: u8) -> None:
        """Write this into the row of the game's mask, wherever the seat has a legal action."""

    @abstractmethod
    def perform(self, game: i64, seat: i64, action: i64) -> None:
        """Act; the caller has checked the mask."""

    @abstractmethod
    def some_action(self, game: i64, seat: i64, chance: Generator) -> i64:
        """A legal action of the seat, each as likely as the others."""

    @abstractmethod
    def count(self, game: i64) -> None:
        """Write the results of a game that is over."""

    def put_results(self, game: i64, scores: list[int], winners: list[int], sides: i64) -> None:
        """Write what every seat has, and how many sides share the victory."""
        at: i64 = 2 * self.players * game
        for seat in range(self.players):
            self.results[at] = scores[seat]
            self.results[at + 1] = sides if seat in winners else 0
            at += 2

    def begin(self, deals: i64, order: i64) -> None:
        """Deal every game anew, from these seeds."""
        self.deals = Generator(deals)
        self.order = Generator(order)
        game: i64 = 0
        while game < self.size:
            self.begin_next(game)
            game += 1

    def begin_next(self, game: i64) -> None:
        """Deal the next game in this place."""
        self.clear(game)
        self.deal(game)
        self.ask(game)

    def deal(self, game: i64) -> None:
        """Put a new position where this game was, from the stream of deals."""
        self.deals.step()
        self.put_state(game, self.dealt(self.deals.word >> 14))

    def clear(self, game: i64) -> None:
        """Nothing is legal any more."""
        masks: vec[u8] = self.masks
        at: i64 = self.actions * game
        end: i64 = at + self.actions
        while at < end:
            masks[at] = u8(0)
            at += 1

    def ask(self, game: i64) -> None:
        """Show the position to the seat that acts next."""
        seat: i64 = self.next_seat(game)
        self.seats[game] = seat
        self.observe(game, seat)
        self.mark(game, seat, u8(1))

    def turn_to(self, game: i64, seat: i64) -> None:
        """Ask this seat next instead."""
        self.seats[game] = seat
        self.look(game, seat)

    def look(self, game: i64, seat: i64) -> None:
        """Write what any seat may know and do into the rows of the game."""
        self.clear(game)
        self.observe(game, seat)
        self.mark(game, seat, u8(1))

    def seat_of(self, game: i64) -> int:
        """Whom the game asks."""
        return self.seats[game]

    def allows(self, game: i64, action: i64) -> bool:
        """Whether the mask of the game has this action."""
        return 0 <= action < self.actions and self.masks[self.actions * game + action] != 0

    def first_illegal(self, chosen: bytes) -> int:
        """The first game whose action its mask forbids; -1: there is none."""
        game: i64 = 0
        while game < self.size:
            if not self.allows(game, read_i64_le(chosen, 8 * game)):
                return game
            game += 1
        return NONE_ILLEGAL

    def act(self, game: i64, action: i64) -> bool:
        """Act for the seat that is asked, by its mask; whether the game is over.

        If it is, its results are counted; if not, the next seat is asked.
        """
        seat: i64 = self.seats[game]
        self.mark(game, seat, u8(0))
        self.perform(game, seat, action)
        if self.is_over(game):
            self.count(game)
            return True
        self.ask(game)
        return False

    def step(self, chosen: bytes) -> None:
        """One decision in every game: 8 bytes each, the lowest first. All must be legal."""
        game: i64 = 0
        while game < self.size:
            over: bool = self.act(game, read_i64_le(chosen, 8 * game))
            self.ended[game] = u8(1 if over else 0)
            if over:
                self.deal(game)
                self.ask(game)
            game += 1

    def sample(self, chance: Generator) -> None:
        """A random legal action for every game."""
        game: i64 = 0
        while game < self.size:
            self.sampled[game] = self.some_action(game, self.seats[game], chance)
            game += 1


def put(row: vec[i16], at: i64, number: i64) -> i64:
    """Write one number; where the next one goes."""
    row[at] = i16(number)
    return at + 1


def put_set(row: vec[i16], at: i64, members: i64, size: i64) -> i64:
    """Write 1 for each member of a set of numbers below the size, and 0 for the others."""
    end: i64 = at + size
    while at < end:
        row[at] = i16(members & 1)
        members >>= 1
        at += 1
    return at


def put_changed(
    row: vec[i16], at: i64, shown: vec[i64], place: i64, members: i64, size: i64
) -> i64:
    """The same where the row still holds the set that was shown last: only what differs."""
    changed: i64 = shown[place] ^ members
    while changed != 0:
        where: i64 = at + lowest(changed)
        row[where] = i16(1) - row[where]
        changed &= changed - 1
    shown[place] = members
    return at + size


def put_one(row: vec[i16], at: i64, which: i64, size: i64) -> i64:
    """Write 1 at this place and 0 at the others; all 0 if it is no place."""
    end: i64 = at + size
    while at < end:
        row[at] = i16(1 if which == 0 else 0)
        which -= 1
        at += 1
    return at


def put_row(row: vec[i16], at: i64, numbers: vec[i64], first: i64, size: i64) -> i64:
    """Write some of these numbers, one after the other."""
    end: i64 = at + size
    while at < end:
        row[at] = i16(numbers[first])
        first += 1
        at += 1
    return at


def turned(members: i64, seat: i64, players: i64) -> i64:
    """A set of seats as this seat counts them: itself 0, the next one clockwise 1, and so on."""
    found: i64 = 0
    at: i64 = 0
    while at < players:
        found |= ((members >> ((seat + at) % players)) & 1) << at
        at += 1
    return found


def apart(other: i64, seat: i64, players: i64) -> i64:
    """A seat as this seat counts it."""
    return (other - seat + players) % players
