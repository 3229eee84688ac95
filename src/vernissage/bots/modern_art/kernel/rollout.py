"""Whole games of Modern Art played out by quick, sensible players. Compiled.

Everyone knows the market by the closed form, offers the card that is best at one look, and pays
up to a limit of its own; an auction is not bid step by step but settled from the limits. What
each seat pays is given from outside, so that the table can be played as it was met.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.modern_art.kernel import odds
from vernissage.core.chance import Generator
from vernissage.core.sets import BIT, count, nth_member
from vernissage.games.modern_art import rules, scoring
from vernissage.games.modern_art.actions import ADD, DECLINE, SKIP
from vernissage.games.modern_art.auctions import sale
from vernissage.games.modern_art.facts import (
    IN_ANSWERS,
    IN_DOUBLE,
    IN_OFFER,
    IN_ONCE,
    IN_OPEN,
    IN_PRICE,
    IN_SEALED,
)
from vernissage.games.modern_art.parts import (
    ARTISTS,
    AUCTIONS,
    DOUBLE,
    FIFTH,
    KINDS,
    TOKENS,
    artist_of,
    floats,
    zeros,
)
from vernissage.games.modern_art.state import State

BASES: Final = 3
"""A seat pays shares of what a lot is expected to pay, pays today, and can pay at best."""
USUAL: Final = 0.87
"""What a good player pays of the expected value."""
SALE: Final = 0.85
"""What a sale brings of the expected value."""
SEALED_SHARE: Final = 0.92
"""In a closed hand lies a little less than the limit."""
NOISE: Final = 0.35
"""Estimates of one lot differ by at most this share, with a standard deviation of a seventh."""
ONE_MORE: Final = exp(odds.LYING - odds.HELD)
TWO_MORE: Final = ONE_MORE * ONE_MORE
"""What a card that comes from a hand to lie there makes of the strength of its artist."""
CARELESS: Final = 6.0
"""Cards that are this close may be played instead of the best."""


@final
class Rollout:
    """One game that is played on to its end."""

    __slots__ = (
        "chance",
        "columns",
        "held",
        "holdings",
        "limits",
        "lying",
        "round",
        "stakes",
        "state",
        "strong",
        "values",
        "wants",
    )

    def __init__(self, state: State, wants: vec[float], chance: Generator) -> None:
        self.state = state
        self.wants = wants
        """Shares of the three bases that each seat pays, at 3 * seat + base."""
        self.chance = chance
        self.round: i64 = -1
        self.columns = zeros(ARTISTS)
        self.held = zeros(ARTISTS)
        self.holdings = zeros(ARTISTS * state.players)
        """How many paintings of each artist lie before each seat, at 5 * seat + artist."""
        self.lying = zeros(ARTISTS)
        """How many lie before all seats together."""
        self.stakes = floats(ARTISTS)
        self.strong = floats(ARTISTS)
        self.values = floats(ARTISTS)
        self.limits = floats(state.players)

    def play(self, last_round: i64) -> None:
        """Play to the end of that round, counted from 0."""
        state = self.state
        while not state.over and state.round <= last_round:
            if state.round != self.round:
                self.look_around()
            phase: i64 = state.phase
            if phase == IN_OFFER:
                self.offer()
            elif phase == IN_DOUBLE:
                self.add_or_decline()
            elif phase == IN_OPEN:
                self.sell_openly()
            elif phase == IN_ONCE:
                self.sell_once_around()
            elif phase == IN_SEALED:
                self.sell_sealed()
            elif phase == IN_PRICE or phase == IN_ANSWERS:
                self.sell_at_a_price()
            else:
                state.perform(state.turn, SKIP - self.chance.below(2))

    def look_around(self) -> None:
        """At the start, and when a round begins: columns, hands and paintings."""
        state = self.state
        self.round = state.round
        artist: i64 = 0
        while artist < ARTISTS:
            self.columns[artist] = scoring.column(state.tokens, artist)
            self.held[artist] = 0
            artist += 1
        seat: i64 = 0
        while seat < state.players:
            kind: i64 = 0
            while kind < KINDS:
                self.held[kind // AUCTIONS] += state.hands[KINDS * seat + kind]
                kind += 1
            seat += 1
        self.holdings = state.holdings[:]
        artist = 0
        while artist < ARTISTS:
            self.lying[artist] = 0
            artist += 1
        at: i64 = 0
        while at < ARTISTS * state.players:
            self.lying[at % ARTISTS] += self.holdings[at]
            at += 1

    def offer(self) -> None:
        """Play the card that is best at one look."""
        state = self.state
        seat: i64 = state.turn
        odds.strengths(state.played, self.held, self.columns, self.strong)
        self.take_stock(seat)
        best: float = -1000000.0
        chosen: i64 = 0
        pair: bool = False
        artist: i64 = 0
        while artist < ARTISTS:
            own: i64 = (state.held[seat] >> (AUCTIONS * artist)) & 31
            if own != 0:
                joined: bool = own & 16 != 0 and own & 15 != 0 and state.played[artist] + 2 < FIFTH
                score: float = self.score_of(artist, 2 if joined else 1)
                score += CARELESS * self.chance.fraction()
                if score > best:
                    best = score
                    chosen = artist
                    pair = joined
            artist += 1
        kind: i64 = AUCTIONS * chosen + DOUBLE
        if not pair:
            kind = self.some_kind(seat, chosen)
        self.held[chosen] -= 1
        state.perform(seat, kind)

    def some_kind(self, seat: i64, artist: i64) -> i64:
        """Any card of this artist; a double only if there is no other."""
        own: i64 = self.state.held[seat] & (BIT[AUCTIONS * artist + 4] - BIT[AUCTIONS * artist])
        if own == 0:
            return AUCTIONS * artist + DOUBLE
        return nth_member(own, self.chance.below(count(own)))

    def score_of(self, artist: i64, cards: i64) -> float:
        """What playing so many cards of an artist brings the seat that took stock."""
        state = self.state
        before: float = self.strong[artist]
        state.played[artist] += cards
        ends: bool = state.played[artist] >= FIFTH
        score: float = 0.0
        if ends:
            self.settle()
        else:
            self.strong[artist] = before * (ONE_MORE if cards == 1 else TWO_MORE)
            odds.worths(self.strong, self.columns, self.values)
            lot: float = float(cards) * self.values[artist]
            sale: float = SALE * lot
            score = sale - (lot - sale) / float(state.players - 1)
        state.played[artist] -= cards
        self.strong[artist] = before
        return score + self.standing() - self.keep(artist, cards)

    def keep(self, artist: i64, cards: i64) -> float:
        """What the cards would bring in a later round."""
        if self.state.round == 3:
            return 0.0
        return 0.25 * float(cards) * (0.5 * float(self.columns[artist]) + 8.0)

    def settle(self) -> None:
        """What everything pays if the round ends with the cards that lie there."""
        artist: i64 = 0
        while artist < ARTISTS:
            self.values[artist] = float(self.today(artist))
            artist += 1

    def today(self, artist: i64) -> i64:
        """MA-V3: what a painting of this artist pays by the cards that lie there."""
        return scoring.pays(scoring.token(self.state.played, artist), self.columns[artist])

    def take_stock(self, seat: i64) -> None:
        """Paintings of each artist that the seat owns, less the average of the others."""
        share: float = 1.0 / float(self.state.players - 1)
        artist: i64 = 0
        while artist < ARTISTS:
            own: i64 = self.holdings[ARTISTS * seat + artist]
            self.stakes[artist] = float(own) - share * float(self.lying[artist] - own)
            artist += 1

    def standing(self) -> float:
        """What the stakes are worth."""
        worth: float = 0.0
        artist: i64 = 0
        while artist < ARTISTS:
            worth += self.stakes[artist] * self.values[artist]
            artist += 1
        return worth

    def add_or_decline(self) -> None:
        """A second card earns the whole sale; a fifth one must pay by itself."""
        state = self.state
        seat: i64 = state.turn
        cards: i64 = rules.can_be_added(state.held[seat], state.lot)
        artist: i64 = artist_of(state.lot)
        if cards == 0 or (state.played[artist] + 1 >= FIFTH and not self.ending_pays(seat, artist)):
            self.decline(seat, artist)
            return
        kind: i64 = nth_member(cards, self.chance.below(count(cards)))
        self.held[artist] -= 1
        state.perform(seat, ADD + kind)

    def decline(self, seat: i64, artist: i64) -> None:
        """MA-D3: when nobody adds a card, the player of the double has it for nothing."""
        state = self.state
        host: i64 = state.host
        state.perform(seat, DECLINE)
        if state.phase != IN_DOUBLE:
            self.own(host, artist, 1)

    def ending_pays(self, seat: i64, artist: i64) -> bool:
        odds.strengths(self.state.played, self.held, self.columns, self.strong)
        odds.worths(self.strong, self.columns, self.values)
        self.take_stock(seat)
        later: float = self.standing()
        self.state.played[artist] += 1
        self.settle()
        self.state.played[artist] -= 1
        return self.standing() > later

    def set_limits(self) -> float:
        """What each seat pays for the lot at most; gives what the lot is expected to pay."""
        state = self.state
        artist: i64 = artist_of(state.lot)
        cards: float = float(state.lot_size)
        odds.strengths(state.played, self.held, self.columns, self.strong)
        odds.worths(self.strong, self.columns, self.values)
        expected: float = cards * self.values[artist]
        today: float = cards * float(self.today(artist))
        best: float = cards * float(scoring.pays(TOKENS[0], self.columns[artist]))
        seat: i64 = 0
        while seat < state.players:
            at: i64 = BASES * seat
            off: float = 1.0 + NOISE * (self.chance.fraction() + self.chance.fraction() - 1.0)
            limit: float = off * (self.wants[at] * expected + self.wants[at + 1] * today)
            limit += off * self.wants[at + 2] * best
            if seat == state.auctioneer:
                limit *= self.own_share()
            purse: float = float(state.purses[seat])
            self.limits[seat] = limit if limit < purse else purse
            seat += 1
        return expected

    def own_share(self) -> float:
        """An auctioneer who buys does not sell: n / (2n - 1) of the value, not all of the limit."""
        players: float = float(self.state.players)
        return players / (2.0 * players - 1.0) / 0.87

    def sell(self, buyer: i64, price: i64) -> None:
        state = self.state
        self.own(buyer, artist_of(state.lot), state.lot_size)
        sale.sell(state, buyer, price)

    def own(self, seat: i64, artist: i64, paintings: i64) -> None:
        self.holdings[ARTISTS * seat + artist] += paintings
        self.lying[artist] += paintings

    def sell_openly(self) -> None:
        """The highest limit wins and pays one more than the second."""
        self.set_limits()
        buyer: i64 = self.state.auctioneer
        best: i64 = 0
        second: i64 = 0
        seat: i64 = 0
        while seat < self.state.players:
            limit: i64 = i64(self.limits[seat])
            if limit > best:
                second = best
                best = limit
                buyer = seat
            elif limit > second:
                second = limit
            seat += 1
        self.sell(buyer, second + 1 if best > second else best)

    def sell_once_around(self) -> None:
        """Everyone bids most of the limit, the last before the auctioneer only what is needed."""
        state = self.state
        self.set_limits()
        own: i64 = i64(self.limits[state.auctioneer])
        bid: i64 = 0
        buyer: i64 = state.auctioneer
        turn: i64 = 1
        while turn < state.players:
            seat: i64 = (state.auctioneer + turn) % state.players
            limit: i64 = i64(self.limits[seat])
            if limit > bid:
                needed: i64 = bid + 1 if bid >= own else own
                offered: i64 = needed
                if turn < state.players - 1:
                    offered = i64(0.95 * self.limits[seat])
                if offered <= bid:
                    offered = bid + 1
                bid = offered if offered < limit else limit
                buyer = seat
            turn += 1
        if own > bid:
            bid += 1
            buyer = state.auctioneer
        self.sell(buyer, bid)

    def sell_sealed(self) -> None:
        """The highest amount wins and is paid."""
        state = self.state
        self.set_limits()
        seat: i64 = 0
        while seat < state.players:
            amount: i64 = i64(SEALED_SHARE * self.limits[seat])
            self.limits[seat] = float(amount)
            seat += 1
        buyer: i64 = rules.highest(self.limits, state.auctioneer)
        self.sell(buyer, i64(self.limits[buyer]))

    def sell_at_a_price(self) -> None:
        """The first who pays the price has the lot; at last the auctioneer."""
        state = self.state
        asked: float = 0.82 * self.set_limits()
        price: i64 = i64(asked)
        if state.phase == IN_ANSWERS:
            price = state.bid
        elif price > state.purses[state.auctioneer]:
            price = state.purses[state.auctioneer]
        if price == 0 and state.purses[state.auctioneer] > 0:
            price = 1
        seat: i64 = rules.left_of(state.auctioneer, state.players)
        if state.phase == IN_ANSWERS:
            seat = state.turn
        while seat != state.auctioneer and self.limits[seat] < float(price):
            seat = rules.left_of(seat, state.players)
        self.sell(seat, price)
