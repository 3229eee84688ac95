"""What the others in Art Society are likely to bid, learned from what they bid before.

A rival may bid by the stake as the club bot does, more or less exactly; or any card; or, like the
expert bot, what does best against those. These are habits. Or it mixes its bids, so that no habit
can be read from them. Every revealed bid speaks for the ways of bidding that made it likely.
"""

from collections.abc import Sequence
from math import exp
from typing import ClassVar, Final

from vernissage.bots.art_society.thinking.auction import Auction, Shares
from vernissage.bots.art_society.thinking.mind import Mind, prices, wanted_rank
from vernissage.bots.memory import Remembers
from vernissage.core.chance import Generator
from vernissage.games.art_society.parts import CARDS
from vernissage.games.art_society.view import View

EXACT: Final = 0.03
VAGUE: Final = 0.25
"""How far from the card that fits their stake rivals bid, in ranks."""
SURELY: Final = 0.1
"""The difference in value that a rival who answers the others hardly misses."""
FIRST_GUESS: Final = (0.27, 0.19, 0.12, 0.19, 0.23)
"""How likely each way is before anything was bid: exact, vague, any, answering, mixing."""
SIMPLE_WAYS: Final = 3
TIMES: Final = 200
"""How often bids are played in thought to find what a rival would answer."""
DOUBT: Final = 0.03
"""No way is ever ruled out by one card."""


class Beliefs:
    """How likely each seat follows each way of bidding, by the cards it has shown."""

    REMEMBERS: ClassVar[Remembers] = {
        "shares": dict[int, list[float]],
        "guesses": list[list[Shares]],
        "seen": int,
    }

    def __init__(self, first_guess: Sequence[float]) -> None:
        self.first_guess = first_guess
        self.shares: dict[int, list[float]] = {}
        self.guesses: list[list[Shares]] = []
        self.seen = 0

    def of(self, seat: int) -> list[float]:
        return self.shares.setdefault(seat, list(self.first_guess))

    def expect(self, guesses: list[list[Shares]], view: View) -> None:
        """What each seat will bid in each of the ways."""
        self.guesses = guesses
        self.seen = bids_shown(view)

    def watch(self, view: View) -> None:
        """AS-B1: learn from the cards that were revealed since."""
        if bids_shown(view) == self.seen + 1:
            for seat, guesses in enumerate(self.guesses):
                card = view.players[seat].bids[-1]
                told = [b * (g[card] + DOUBT) for b, g in zip(self.of(seat), guesses, strict=True)]
                self.shares[seat] = [share / sum(told) for share in told]
        self.guesses = []


class Rivals:
    """The other seats of one game, as the expert bot gets to know them: they bid in simple ways."""

    REMEMBERS: ClassVar[Remembers] = {"beliefs": Beliefs}

    def __init__(self) -> None:
        self.beliefs = Beliefs(FIRST_GUESS[:SIMPLE_WAYS])

    def likely(self, mind: Mind) -> list[Shares]:
        """For each seat how likely its cards are."""
        self.beliefs.watch(mind.view)
        ways = [simple_ways(mind, seat) for seat, _ in enumerate(mind.view.players)]
        self.beliefs.expect(ways, mind.view)
        return [mixture(ways[seat], self.beliefs.of(seat)) for seat, _ in enumerate(ways)]


class CleverRivals:
    """The same as the master bot gets to know them: some are experts or masters themselves."""

    REMEMBERS: ClassVar[Remembers] = {
        "as_experts_see_them": Rivals,
        "beliefs": Beliefs,
        "ways": list[list[Shares]],
    }

    def __init__(self) -> None:
        self.as_experts_see_them = Rivals()
        self.beliefs = Beliefs(FIRST_GUESS)
        self.ways: list[list[Shares]] = []

    def habits(self, mind: Mind, auction: Auction, chance: Generator) -> list[Shares]:
        """For each seat how likely its cards are by habit."""
        self.beliefs.watch(mind.view)
        likely = self.as_experts_see_them.likely(mind)
        self.ways = []
        for seat, hand in enumerate(auction.hands):
            bidding = auction.bidding(seat, likely, chance)
            bidding.play(TIMES)
            self.ways.append([*simple_ways(mind, seat), answer(hand, bidding.values())])
        return [mixture(ways, self.beliefs.of(seat)[:-1]) for seat, ways in enumerate(self.ways)]

    def trust(self, own: int) -> list[float]:
        """For each seat how likely it bids by habit; the own seat never does."""
        seats = range(len(self.ways))
        return [0.0 if seat == own else 1.0 - self.beliefs.of(seat)[-1] for seat in seats]

    def expect_mixed(self, bids: list[Shares], view: View) -> None:
        """How likely each card of each seat is if it mixes its bids."""
        guesses = [[*ways, shares] for ways, shares in zip(self.ways, bids, strict=True)]
        self.beliefs.expect(guesses, view)


def bids_shown(view: View) -> int:
    return len(view.players[0].bids)


def simple_ways(mind: Mind, seat: int) -> list[Shares]:
    return [by_stake(mind, seat, EXACT), by_stake(mind, seat, VAGUE), any_card(mind, seat)]


def mixture(ways: list[Shares], believed: Sequence[float]) -> Shares:
    """How often each card is played by ways to bid that are believed in so much."""
    total = sum(believed)
    return [
        sum(b * way[card] for b, way in zip(believed, ways, strict=True)) / total
        for card in range(CARDS + 1)
    ]


def normal(shares: Shares) -> Shares:
    total = sum(shares)
    return [share / total for share in shares]


def by_stake(mind: Mind, seat: int, spread: float) -> Shares:
    """The card that fits what taking first would bring the seat, or one near it."""
    hand = mind.view.players[seat].hand
    ranks = prices(hand, mind.rounds, mind.weights.stake)
    wanted = wanted_rank(mind.stake_of(seat), mind.weights.stake)
    off = {card: abs(rank - wanted) for card, (rank, _) in ranks.items()}
    least = min(off.values())
    return normal(
        [exp((least - off[card]) / spread) if card in off else 0.0 for card in range(CARDS + 1)]
    )


def any_card(mind: Mind, seat: int) -> Shares:
    hand = mind.view.players[seat].hand
    return [1.0 / len(hand) if card in hand else 0.0 for card in range(CARDS + 1)]


def answer(hand: Sequence[int], values: list[float]) -> Shares:
    """The card of the highest value, or one nearly as good."""
    best = max(values[card] for card in hand)
    return normal(
        [exp((values[card] - best) / SURELY) if card in hand else 0.0 for card in range(CARDS + 1)]
    )
