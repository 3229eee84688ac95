"""One position of Modern Art: hands, purses, the market board, the lot on the easel."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.games.modern_art import answers, lots, scoring
from vernissage.games.modern_art.actions import ADD, BID, DECLINE, OFFER, PASS, PRICE, REVEAL, SEAL
from vernissage.games.modern_art.auctions import double, fixed_price, once_around, sealed
from vernissage.games.modern_art.auctions import open as open_auction
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
    BIT,
    KINDS,
    count,
    lowest,
    members_of,
    nth_member,
)


@final
class State:
    """Sets are integers: bit n of `held` is kind n, bit n of `silent` and `sealed` is seat n."""

    __slots__ = (
        "added",
        "amounts",
        "auctioneer",
        "bank",
        "bid",
        "bidder",
        "bought",
        "deal",
        "dealt",
        "deck",
        "earned",
        "first_sale",
        "hand_sizes",
        "hands",
        "held",
        "host",
        "log",
        "lot",
        "lot_size",
        "mystery",
        "mystery_hand",
        "open_purses",
        "over",
        "phase",
        "played",
        "players",
        "purses",
        "revealed",
        "revealed_before",
        "round",
        "sales",
        "sealed",
        "seen",
        "shared_double",
        "silent",
        "tokens",
        "turn",
        "winner_reveals",
    )

    def __init__(
        self,
        players: i64,
        mystery_hand: bool,
        winner_reveals: bool,
        shared_double: bool,
        open_purses: bool,
        deal: vec[i64],
        deck: vec[i64],
        dealt: i64,
        round_number: i64,
        phase: i64,
        turn: i64,
        auctioneer: i64,
        host: i64,
        lot_size: i64,
        lot: i64,
        added: i64,
        bid: i64,
        bidder: i64,
        silent: i64,
        sealed: i64,
        amounts: vec[i64],
        purses: vec[i64],
        earned: vec[i64],
        bought: vec[i64],
        bank: vec[i64],
        hands: vec[i64],
        held: vec[i64],
        hand_sizes: vec[i64],
        mystery: vec[i64],
        revealed: i64,
        revealed_before: i64,
        seen: vec[i64],
        played: vec[i64],
        tokens: vec[i64],
        sales: vec[i64],
        first_sale: i64,
        over: bool,
    ) -> None:
        self.players = players
        self.mystery_hand = mystery_hand
        self.winner_reveals = winner_reveals
        self.shared_double = shared_double
        self.open_purses = open_purses
        self.deal = deal
        """MA-S1: how many cards each hand is dealt before each round."""
        self.deck = deck
        self.dealt = dealt
        """How many cards of the deck have been dealt."""
        self.round = round_number
        """Counted from 0."""
        self.phase = phase
        """What the game waits for (see facts.py)."""
        self.turn = turn
        """The seat that is asked, in all phases that ask one."""
        self.auctioneer = auctioneer
        self.host = host
        """Who played the first card of the lot."""
        self.lot_size = lot_size
        self.lot = lot
        self.added = added
        """MA-D1: the second card of a lot of two; 0 otherwise."""
        self.bid = bid
        """The standing bid or the fixed price; 0 while there is none."""
        self.bidder = bidder
        """Who has the lot if nobody says more: the auctioneer, until someone bids (MA-A3)."""
        self.silent = silent
        """MA-O2: who has passed in the open auction since the last bid."""
        self.sealed = sealed
        """MA-H1: whose hand is closed."""
        self.amounts = amounts
        """MA-H1: what is in the closed hands."""
        self.purses = purses
        self.earned = earned
        """What each seat got from players."""
        self.bought = bought
        """What each seat paid for lots."""
        self.bank = bank
        """What each seat got from the bank."""
        self.hands = hands
        """How many cards of kind k seat s holds, at 25 * s + k."""
        self.held = held
        """The set of kinds that each seat holds."""
        self.hand_sizes = hand_sizes
        self.mystery = mystery
        """MA-M1: the mystery hand's cards, in the order in which they are revealed."""
        self.revealed = revealed
        self.revealed_before = revealed_before
        """How many of them were revealed, in all and before this round."""
        self.seen = seen
        """How many cards of each kind have lain open in this game."""
        self.played = played
        """MA-V1: how many cards of each artist were played in this round."""
        self.tokens = tokens
        """MA-C2: the token of artist a in round r, at 5 * r + a; 0 for none."""
        self.sales = sales
        """MA-C3: every sale of this game (see sales.py)."""
        self.first_sale = first_sale
        """Where the sales of this round start."""
        self.over = over
        self.log: list[tuple[int, ...]] | None = None

    def copy(self) -> "State":
        return State(
            self.players,
            self.mystery_hand,
            self.winner_reveals,
            self.shared_double,
            self.open_purses,
            self.deal,
            self.deck,
            self.dealt,
            self.round,
            self.phase,
            self.turn,
            self.auctioneer,
            self.host,
            self.lot_size,
            self.lot,
            self.added,
            self.bid,
            self.bidder,
            self.silent,
            self.sealed,
            self.amounts[:],
            self.purses[:],
            self.earned[:],
            self.bought[:],
            self.bank[:],
            self.hands[:],
            self.held[:],
            self.hand_sizes[:],
            self.mystery[:],
            self.revealed,
            self.revealed_before,
            self.seen[:],
            self.played[:],
            self.tokens[:],
            self.sales[:],
            self.first_sale,
            self.over,
        )

    def able(self) -> i64:
        """The set of seats that may act now. In an open auction only the engine knows it."""
        if self.phase == IN_OPEN:
            return open_auction.able(self)
        if self.phase == IN_SEALED:
            return sealed.able(self)
        return 0 if self.over else BIT[self.turn]

    def may_act(self, seat: i64) -> bool:
        return 0 <= seat < self.players and self.able() & BIT[seat] != 0

    def to_act(self) -> list[int]:
        return members_of(self.able())

    def count_legal(self, seat: i64) -> int:
        return answers.count_answers(self, seat) if self.may_act(seat) else 0

    def nth_legal(self, seat: i64, index: i64) -> int:
        if not 0 <= index < self.count_legal(seat):
            raise IndexError(index)
        return answers.nth_answer(self, seat, index)

    def legal(self, seat: i64) -> list[int]:
        return answers.list_answers(self, seat) if self.may_act(seat) else []

    def is_legal(self, seat: i64, action: i64) -> bool:
        return self.may_act(seat) and answers.allows(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        if not self.is_legal(seat, action):
            from vernissage.games.modern_art.refusals import illegal

            raise illegal(self, seat, action)
        self.perform(seat, action)

    def perform(self, seat: i64, action: i64) -> None:
        """Act for the seat. The caller has checked that it may."""
        phase: i64 = self.phase
        if phase == IN_OPEN:
            if action == PASS:
                open_auction.fall_silent(self, seat)
            else:
                open_auction.bid(self, seat, action - BID)
        elif phase == IN_SEALED:
            sealed.seal(self, seat, action - SEAL)
        elif phase == IN_ONCE:
            if action == PASS:
                once_around.pass_over(self)
            else:
                once_around.bid(self, action - BID)
        else:
            self.answer(action)

    def answer(self, action: i64) -> None:
        """Act for the seat whose turn it is, in the phases that ask one seat."""
        phase: i64 = self.phase
        if phase == IN_OFFER:
            lots.offer(self, action - OFFER)
        elif phase == IN_PRICE:
            fixed_price.name_price(self, action - PRICE)
        elif phase == IN_ANSWERS:
            if action == PASS:
                fixed_price.pass_over(self)
            else:
                fixed_price.buy(self)
        elif phase == IN_DOUBLE:
            if action == DECLINE:
                double.decline(self)
            else:
                double.add(self, action - ADD)
        elif action == REVEAL:
            lots.reveal(self)
        else:
            lots.skip(self)

    def playout(self, chance: Generator) -> int:
        actions: i64 = 0
        while not self.over:
            seats: i64 = self.able()
            able: i64 = count(seats)
            seat: i64 = lowest(seats) if able == 1 else nth_member(seats, chance.below(able))
            index: i64 = chance.below(answers.count_answers(self, seat))
            self.perform(seat, answers.nth_answer(self, seat, index))
            actions += 1
        return actions

    def worth_now(self, artist: i64) -> int:
        """MA-V3: what a painting of this artist would pay if the round ended now."""
        token: i64 = scoring.token(self.played, artist)
        return token + scoring.column(self.tokens, artist) if token > 0 else 0

    def scores(self) -> list[int]:
        return [purse for purse in self.purses]

    def winners(self) -> list[int]:
        return scoring.richest(self.scores())

    def breakdown(self, seat: i64) -> dict[str, int]:
        traded: i64 = self.earned[seat] - self.bought[seat] + self.bank[seat]
        return {
            "start": self.purses[seat] - traded,
            "sold_to_players": self.earned[seat],
            "bought": -self.bought[seat],
            "bank": self.bank[seat],
        }

    def hand(self, seat: i64) -> list[int]:
        """The kinds in a seat's hand, ascending, as often as they are held."""
        first = KINDS * seat
        return [kind for kind in range(KINDS) for _ in range(self.hands[first + kind])]

    def key(self) -> bytes:
        """Canonical bytes. What follows from the rest is left out."""
        flags = (self.mystery_hand, self.winner_reveals, self.shared_double, self.open_purses)
        small: list[int] = [self.players, self.round, self.phase, self.turn, self.auctioneer]
        small += [self.host, self.lot_size, self.lot, self.added, self.bidder]
        small += [self.silent, self.sealed, self.revealed - self.revealed_before]
        small += [1 if flag else 0 for flag in flags]
        small += [cards for cards in self.deal]
        small += [cards for cards in self.hands]
        small += [cards for cards in self.seen]
        small += [cards for cards in self.played]
        small += [token for token in self.tokens]
        hidden = self.mystery[self.revealed_before :]
        rest = self.deck[self.dealt :]
        small += [len(hidden), *[kind for kind in hidden], *[kind for kind in rest]]
        wide: list[int] = [self.bid, *[purse for purse in self.purses]]
        wide += [amount for amount in self.amounts]
        wide += [sold for sold in self.sales]
        return bytes(small) + b"".join([value.to_bytes(5, "little") for value in wide])
