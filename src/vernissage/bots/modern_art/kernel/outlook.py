"""How a round of Modern Art may end: rankings by simulated seasons. Compiled.

Estimator A of the bots: deal the others' hands by artist, let everyone play what they hold, own
and see lying there, until a fifth card; rank; average. It knows only what one seat may know.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, COPIES, FIFTH, KINDS, floats, zeros
from vernissage.games.modern_art.rules import left_of
from vernissage.games.modern_art.state import State

PLACES: Final = 4
"""First, second, third, and none of these."""
NOBODY: Final = -1
"""Not a seat."""


@final
class Outlook:
    """What one seat knows about the artists of this round, and what it expects."""

    __slots__ = (
        "columns",
        "counts",
        "hand",
        "hoard",
        "holdings",
        "me",
        "places",
        "players",
        "sizes",
        "steam",
        "turn",
        "unseen",
        "values",
        "weight",
    )

    def __init__(self, players: i64, me: i64) -> None:
        self.players = players
        self.me = me
        self.turn: i64 = 0
        """Who plays the next card."""
        self.counts = zeros(ARTISTS)
        """Cards of each artist played in this round."""
        self.columns = zeros(ARTISTS)
        """The tokens of earlier rounds."""
        self.hand = zeros(ARTISTS)
        self.unseen = zeros(ARTISTS)
        """Cards of each artist that are neither open nor in the own hand."""
        self.sizes = zeros(players)
        """How many cards every seat holds."""
        self.holdings = zeros(players * ARTISTS)
        """Paintings of this round that lie before every seat, at 5 * seat + artist."""
        self.places = zeros(ARTISTS * PLACES)
        """How often each artist came first, second, third or lower, at 4 * artist + place."""
        self.values = floats(ARTISTS)
        """What a painting of each artist pays on average."""
        self.hoard: float = 0.7
        self.steam: float = 0.25
        self.weight: float = 0.012
        """How much a painting owned, a card lying there and a token make players play an artist."""

    def simulate(self, times: i64, chance: Generator) -> None:
        """Play the rest of the round so many times; fill `places` and `values`."""
        artist: i64 = 0
        while artist < ARTISTS * PLACES:
            self.places[artist] = 0
            artist += 1
        pull = self.pulls()
        push = floats(FIFTH + 1)
        at: i64 = 0
        while at <= FIFTH:
            push[at] = exp(self.steam * float(at))
            at += 1
        hands = zeros(self.players * ARTISTS)
        done: i64 = 0
        while done < times:
            self.deal(hands, chance)
            self.play_round(hands, pull, push, chance)
            done += 1
        self.average(times)

    def pulls(self) -> vec[float]:
        """How much each seat likes to play a card of each artist, apart from what lies there."""
        found = floats(self.players * ARTISTS)
        at: i64 = 0
        while at < self.players * ARTISTS:
            owned: float = float(self.holdings[at])
            laid: float = float(self.columns[at % ARTISTS])
            found[at] = exp(self.hoard * owned + self.weight * laid)
            at += 1
        return found

    def deal(self, hands: vec[i64], chance: Generator) -> None:
        """Give every other seat as many unseen cards as it holds; only artists matter."""
        left = self.unseen[:]
        total: i64 = 0
        for cards in left:
            total += cards
        seat: i64 = 0
        while seat < self.players:
            first: i64 = ARTISTS * seat
            artist: i64 = 0
            while artist < ARTISTS:
                hands[first + artist] = self.hand[artist] if seat == self.me else 0
                artist += 1
            dealt: i64 = self.sizes[seat] if seat == self.me else 0
            while dealt < self.sizes[seat] and total > 0:
                pick: i64 = chance.below(total)
                artist = 0
                while pick >= left[artist]:
                    pick -= left[artist]
                    artist += 1
                left[artist] -= 1
                total -= 1
                hands[first + artist] += 1
                dealt += 1
            seat += 1

    def play_round(
        self, hands: vec[i64], pull: vec[float], push: vec[float], chance: Generator
    ) -> None:
        """One season: clockwise, everyone with cards plays one, until a fifth or the last."""
        counts = self.counts[:]
        wishes = floats(ARTISTS)
        seat: i64 = self.turn
        idle: i64 = 0
        while idle < self.players:
            first: i64 = ARTISTS * seat
            total: float = 0.0
            artist: i64 = 0
            while artist < ARTISTS:
                held: i64 = hands[first + artist]
                if held > 0:
                    total += float(held) * pull[first + artist] * push[counts[artist]]
                wishes[artist] = total
                artist += 1
            if total > 0.0:
                idle = 0
                artist = drawn(wishes, total, chance)
                hands[first + artist] -= 1
                counts[artist] += 1
                if counts[artist] >= FIFTH:
                    break
            else:
                idle += 1
            seat = left_of(seat, self.players)
        self.rank(counts)

    def rank(self, counts: vec[i64]) -> None:
        artist: i64 = 0
        while artist < ARTISTS:
            place: i64 = scoring.place(counts, artist)
            if place >= PLACES - 1:
                place = PLACES - 1
            self.places[PLACES * artist + place] += 1
            artist += 1

    def average(self, times: i64) -> None:
        """What a painting of each artist pays, by how often the artist came to each place."""
        artist: i64 = 0
        while artist < ARTISTS:
            paid: i64 = 0
            place: i64 = 0
            while place < PLACES:
                often: i64 = self.places[PLACES * artist + place]
                paid += often * scoring.pays(scoring.token_at(place), self.columns[artist])
                place += 1
            self.values[artist] = float(paid) / float(times)
            artist += 1

    def settle(self) -> None:
        """MA-V3: what every artist pays if the round ends with the cards that lie there."""
        artist: i64 = 0
        while artist < ARTISTS:
            self.values[artist] = float(self.today(artist))
            artist += 1

    def today(self, artist: i64) -> i64:
        """MA-V3: what a painting of this artist would pay if the round ended now."""
        return scoring.pays(scoring.token(self.counts, artist), self.columns[artist])

    def most(self, artist: i64) -> i64:
        """The best that a painting of this artist can still pay in this round."""
        reach: i64 = self.counts[artist] + self.unseen[artist] + self.hand[artist]
        if reach > FIFTH:
            reach = FIFTH
        place: i64 = scoring.place_with(self.counts, artist, reach)
        return scoring.pays(scoring.token_at(place), self.columns[artist])

    def own(self, seat: i64, artist: i64, cards: i64) -> None:
        """Paintings come to lie before a seat."""
        self.holdings[ARTISTS * seat + artist] += cards

    def play(self, artist: i64, cards: i64) -> None:
        """The own seat plays cards of an artist, and its left neighbour is next."""
        self.counts[artist] += cards
        self.hand[artist] -= cards
        self.sizes[self.me] -= cards
        self.turn = left_of(self.me, self.players)

    def reveal(self, artist: i64) -> None:
        """A card that nobody held comes to lie there."""
        self.counts[artist] += 1
        self.unseen[artist] -= 1

    def forget(self) -> None:
        """Nobody counts the cards of earlier rounds: all that do not lie there may still come."""
        artist: i64 = 0
        while artist < ARTISTS:
            copies: i64 = 0
            kind: i64 = AUCTIONS * artist
            while kind < AUCTIONS * (artist + 1):
                copies += COPIES[kind]
                kind += 1
            there: i64 = self.counts[artist] + self.hand[artist]
            self.unseen[artist] = copies - there if copies > there else 0
            artist += 1

    def is_over(self, artist: i64) -> bool:
        """MA-E1, MA-E3: a fifth card of this artist, or no card left in any hand."""
        cards: i64 = 0
        for size in self.sizes:
            cards += size
        return self.counts[artist] >= FIFTH or cards == 0

    def value(self, artist: i64) -> float:
        return self.values[artist]

    def share(self, artist: i64, place: i64) -> float:
        """How often the artist came to that place, of all simulated seasons."""
        seen: i64 = 0
        at: i64 = PLACES * artist
        while at < PLACES * (artist + 1):
            seen += self.places[at]
            at += 1
        return float(self.places[PLACES * artist + place]) / float(seen) if seen > 0 else 0.0

    def standing(self, others: float) -> float:
        """The own paintings, less so much of what those of the others are worth."""
        total: float = 0.0
        at: i64 = 0
        while at < ARTISTS * self.players:
            if self.holdings[at] > 0:
                paid: float = float(self.holdings[at]) * self.values[at % ARTISTS]
                total += paid if at // ARTISTS == self.me else -others * paid
            at += 1
        return total

    def copy(self) -> "Outlook":
        twin = Outlook(self.players, self.me)
        twin.turn = self.turn
        twin.counts = self.counts[:]
        twin.columns = self.columns
        twin.hand = self.hand[:]
        twin.unseen = self.unseen[:]
        twin.sizes = self.sizes[:]
        twin.holdings = self.holdings[:]
        twin.hoard = self.hoard
        twin.steam = self.steam
        twin.weight = self.weight
        return twin


def drawn(wishes: vec[float], total: float, chance: Generator) -> i64:
    """An artist, drawn by running totals of wishes."""
    mark: float = chance.fraction() * total
    artist: i64 = 0
    while artist < ARTISTS - 1 and wishes[artist] <= mark:
        artist += 1
    return artist


def outlook_of(state: State, me: i64) -> Outlook:
    """What the seat knows, from a state that it imagines; nothing hidden is looked at."""
    outlook = Outlook(state.players, me)
    outlook.turn = state.turn
    artist: i64 = 0
    while artist < ARTISTS:
        outlook.counts[artist] = state.played[artist]
        outlook.columns[artist] = scoring.column(state.tokens, artist)
        artist += 1
    kind: i64 = 0
    while kind < KINDS:
        own: i64 = state.hands[KINDS * me + kind]
        outlook.hand[kind // AUCTIONS] += own
        outlook.unseen[kind // AUCTIONS] += COPIES[kind] - state.seen[kind] - own
        kind += 1
    seat: i64 = 0
    while seat < state.players:
        outlook.sizes[seat] = state.hand_sizes[seat]
        seat += 1
    outlook.holdings = state.holdings[:]
    return outlook


def outlook_from(
    players: i64,
    counts: list[int],
    columns: list[int],
    unseen: list[int],
    held: i64,
    holdings: list[int],
) -> Outlook:
    """What everybody knows, whose hands nobody sees; the cards held are as even as can be."""
    outlook = Outlook(players, NOBODY)
    artist: i64 = 0
    while artist < ARTISTS:
        outlook.counts[artist] = counts[artist]
        outlook.columns[artist] = columns[artist]
        outlook.unseen[artist] = unseen[artist]
        artist += 1
    seat: i64 = 0
    while seat < players:
        outlook.sizes[seat] = (held + seat) // players
        seat += 1
    at: i64 = 0
    while at < ARTISTS * players:
        outlook.holdings[at] = holdings[at]
        at += 1
    return outlook
