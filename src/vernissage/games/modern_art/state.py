"""One position of Modern Art: hands, purses, the market board, the lot on the easel."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.core.seats import check_seat
from vernissage.core.sets import BIT, count, members_of, nth_member
from vernissage.games.modern_art import answers, sales, scoring
from vernissage.games.modern_art.actions import ACTIONS
from vernissage.games.modern_art.auctions import turn
from vernissage.games.modern_art.facts import IN_OFFER
from vernissage.games.modern_art.history import NOTHING, Ended
from vernissage.games.modern_art.parts import KINDS
from vernissage.games.modern_art.variant import Variant


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
        "calls",
        "dealt",
        "deck",
        "declined",
        "earned",
        "hand_sizes",
        "hands",
        "held",
        "holdings",
        "host",
        "log",
        "lot",
        "lot_size",
        "memory",
        "mystery",
        "over",
        "passed",
        "phase",
        "played",
        "players",
        "purses",
        "revealed",
        "reveals",
        "round",
        "rounds",
        "sales",
        "sealed",
        "seen",
        "silent",
        "tokens",
        "turn",
        "variant",
    )

    def __init__(self, variant: Variant, deck: vec[i64]) -> None:
        """Nobody has cards or money yet; `positions` lays them out, `copy` takes them over."""
        self.variant = variant
        self.players: i64 = variant.players
        self.deck = deck
        """Never changed in place, so that copies share it."""
        self.dealt: i64 = 0
        """How many cards of the deck have been dealt."""
        self.round: i64 = 0
        """Counted from 0."""
        self.phase: i64 = IN_OFFER
        """What the game waits for (see facts.py)."""
        self.turn: i64 = 0
        """The seat that is asked, in all phases that ask one."""
        self.over: bool = False
        self.auctioneer: i64 = 0
        self.host: i64 = 0
        """Who played the first card of the lot."""
        self.lot_size: i64 = 0
        self.lot: i64 = 0
        self.added: i64 = 0
        """MA-D1: the second card of a lot of two; 0 otherwise."""
        self.declined: i64 = 0
        """MA-D2: who added no card to the double on the easel."""
        self.bid: i64 = 0
        """The standing bid or the fixed price; 0 while there is none."""
        self.bidder: i64 = 0
        """Who has the lot if nobody says more: the auctioneer, until someone bids (MA-A3)."""
        self.passed: i64 = 0
        """MA-R1, MA-F2: who was asked in turn and has passed."""
        self.silent: i64 = 0
        """MA-O2: who has passed in the open auction since the last bid."""
        self.sealed: i64 = 0
        """MA-H1: whose hand is closed."""
        self.amounts: vec[i64] = NOTHING
        """MA-H1: what is in the closed hands."""
        self.purses: vec[i64] = NOTHING
        self.earned: vec[i64] = NOTHING
        """What each seat got from players."""
        self.bought: vec[i64] = NOTHING
        """What each seat paid for lots."""
        self.bank: vec[i64] = NOTHING
        """What each seat got from the bank."""
        self.hands: vec[i64] = NOTHING
        """How many cards of kind k seat s holds, at 25 * s + k."""
        self.held: vec[i64] = NOTHING
        """The set of kinds that each seat holds."""
        self.hand_sizes: vec[i64] = NOTHING
        self.mystery: vec[i64] = NOTHING
        """MA-M1: the mystery hand's cards, in the order in which they are revealed."""
        self.revealed: i64 = 0
        """How many of them have been revealed."""
        self.reveals: vec[i64] = NOTHING
        """MA-M2: who revealed which in this round (see history.py)."""
        self.seen: vec[i64] = NOTHING
        """How many cards of each kind have lain open in this game."""
        self.played: vec[i64] = NOTHING
        """MA-V1: how many cards of each artist were played in this round."""
        self.holdings: vec[i64] = NOTHING
        """MA-A4: how many paintings of artist a lie before seat s, at 5 * s + a."""
        self.tokens: vec[i64] = NOTHING
        """MA-C2: the token of artist a in round r, at 5 * r + a; 0 for none."""
        self.sales: vec[i64] = NOTHING
        """MA-C3: every sale of this round (see sales.py)."""
        self.calls: vec[i64] = NOTHING
        """MA-O1, MA-R1, MA-H1: bids called and amounts opened in this round (see history.py)."""
        self.rounds: Ended | None = None
        """Every finished round, the newest first."""
        self.log: list[tuple[int, ...]] | None = None
        self.memory: object = None
        """What views of this state need not build again (core/memory.py)."""

    def copy(self) -> "State":
        """An independent copy, with no listener attached."""
        twin = State(self.variant, self.deck)
        twin.dealt = self.dealt
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.over = self.over
        twin.auctioneer = self.auctioneer
        twin.host = self.host
        twin.lot_size = self.lot_size
        twin.lot = self.lot
        twin.added = self.added
        twin.declined = self.declined
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.silent = self.silent
        twin.sealed = self.sealed
        twin.amounts = self.amounts[:]
        twin.purses = self.purses[:]
        twin.earned = self.earned[:]
        twin.bought = self.bought[:]
        twin.bank = self.bank[:]
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.mystery = self.mystery[:]
        twin.revealed = self.revealed
        twin.reveals = self.reveals[:]
        twin.seen = self.seen[:]
        twin.played = self.played[:]
        twin.holdings = self.holdings[:]
        twin.tokens = self.tokens[:]
        twin.sales = self.sales[:]
        twin.calls = self.calls[:]
        twin.rounds = self.rounds
        return twin

    def able(self) -> i64:
        """The set of seats that may act now. In an open auction only the engine knows it."""
        return turn.able(self)

    def may_act(self, seat: int) -> bool:
        """Whether this seat may act now; whatever number it is."""
        players: int = self.players
        return 0 <= seat < players and self.able() & BIT[seat] != 0

    def to_act(self) -> list[int]:
        """The seats that may act now, ascending."""
        return members_of(self.able())

    def count_legal(self, seat: int) -> int:
        """How many legal actions the seat has."""
        return answers.count_answers(turn.answers(self, seat)) if self.may_act(seat) else 0

    def nth_legal(self, seat: int, index: int) -> int:
        """The legal action at that index of the list, without the list."""
        if not 0 <= index < self.count_legal(seat):
            raise IndexError(index)
        return answers.nth_answer(turn.answers(self, seat), index)

    def legal(self, seat: int) -> list[int]:
        """Every legal action of the seat, ascending."""
        return answers.list_answers(turn.answers(self, seat)) if self.may_act(seat) else []

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now; whatever numbers these are."""
        players: int = self.players
        known = 0 <= seat < players and 0 <= action < ACTIONS
        return known and self.allows(seat, action)

    def allows(self, seat: i64, action: i64) -> bool:
        """The same of numbers that are known."""
        return self.may_act(seat) and answers.allows(turn.answers(self, seat), action)

    def apply(self, seat: int, action: int) -> None:
        """Act, or raise Illegal and change nothing."""
        if not self.is_legal(seat, action):
            from vernissage.games.modern_art.refusals import illegal

            raise illegal(self, seat, action)
        turn.act(self, seat, action)

    def perform(self, seat: i64, action: i64) -> None:
        """Act for the seat. The caller has checked that it may."""
        turn.act(self, seat, action)

    def playout(self, chance: Generator) -> int:
        """Play on with random legal actions to the end; how many there were."""
        actions: i64 = 0
        while not self.over:
            seats: i64 = turn.able(self)
            able: i64 = count(seats)
            place: i64 = 0
            if able > 1:
                place = chance.below(able)
            seat: i64 = nth_member(seats, place)
            asked = turn.answers(self, seat)
            index: i64 = chance.below(answers.count_answers(asked))
            turn.act(self, seat, answers.nth_answer(asked, index))
            actions += 1
        return actions

    def scores(self) -> list[int]:
        """Everyone's money."""
        return [purse for purse in self.purses]

    def winners(self) -> list[int]:
        """MA-W1: the richest, as if the game ended now."""
        return scoring.richest(self.scores())

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where the seat's money comes from."""
        check_seat(seat, self.players)
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

    def all_sales(self) -> list[int]:
        """MA-C3: every sale of the game, the oldest first."""
        found = [sold for sold in self.sales]
        ended = self.rounds
        while ended is not None:
            found = [sold for sold in ended.sales] + found
            ended = ended.before
        return found

    def key(self) -> bytes:
        """Canonical bytes. What follows from the rest is left out, and what was only said."""
        variant = self.variant
        flags = (
            variant.mystery_hand,
            variant.winner_reveals,
            variant.shared_double,
            variant.open_purses,
        )
        small: list[int] = [self.players, self.round, self.phase, self.turn, self.auctioneer]
        small += [self.host, self.lot_size, self.lot, self.added, self.bidder]
        small += [self.silent, self.sealed, len(self.reveals)]
        small += [1 if flag else 0 for flag in flags]
        small += [cards for cards in variant.deal]
        small += [cards for cards in self.hands]
        small += [cards for cards in self.seen]
        small += [cards for cards in self.played]
        small += [token for token in self.tokens]
        hidden = self.mystery[self.revealed - len(self.reveals) :]
        rest = self.deck[self.dealt :]
        small += [len(hidden), *[kind for kind in hidden], *[kind for kind in rest]]
        wide: list[int] = [self.bid, *[purse for purse in self.purses]]
        wide += [amount for amount in self.amounts]
        wide += [sales.payment_of(sold) for sold in self.all_sales()]
        return bytes(small) + b"".join([value.to_bytes(5, "little") for value in wide])
