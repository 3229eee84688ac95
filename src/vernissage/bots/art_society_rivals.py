"""What the others in Art Society are likely to bid, learned from what they bid before.

A rival may bid by the stake as the club bot does, more or less exactly; or a card that beats those
who do; or any card. Every revealed bid speaks for the ways of bidding that made it likely.
"""

from math import exp
from typing import Final

from vernissage.bots.art_society_bids import Bidding
from vernissage.bots.art_society_mind import Mind, prices, wanted_rank
from vernissage.core.chance import Generator
from vernissage.games.art_society.parts import CARDS
from vernissage.games.art_society.view import View

Shares = list[float]
"""How likely each card is, by its number; card 0 is none."""
EXACT: Final = 0.03
VAGUE: Final = 0.25
"""How far from the card that fits their stake rivals bid, in ranks."""
SURELY: Final = 0.1
"""The difference in value that a rival who answers the others hardly misses."""
FIRST_GUESS: Final = (0.35, 0.25, 0.15, 0.25)
"""How much each way is believed in before anything was bid: exact, vague, any, answering."""
DOUBT: Final = 0.03
"""No way is ever ruled out by one card."""


class Rivals:
    """The other seats of one game, as one seat sees them."""

    def __init__(self, *, answering: bool) -> None:
        self.answering = answering
        """Whether rivals may answer what the others are likely to bid."""
        self.beliefs: dict[int, list[float]] = {}
        self.guesses: dict[int, list[Shares]] = {}
        self.seen = 0

    def watch(self, view: View) -> None:
        """AS-B1: learn from the cards that were revealed since the last guess."""
        revealed = len(view.players[0].bids)
        if revealed == self.seen + 1:
            for seat, guesses in self.guesses.items():
                card = view.players[seat].bids[-1]
                believed = self.beliefs[seat]
                told = [b * (g[card] + DOUBT) for b, g in zip(believed, guesses, strict=True)]
                self.beliefs[seat] = [share / sum(told) for share in told]
        self.guesses = {}

    def guess(self, mind: Mind, times: int, chance: Generator) -> list[Shares]:
        """For each seat how likely its cards are. The round has weighed its orders."""
        seats = range(len(mind.view.players))
        exact = [by_stake(mind, seat, EXACT) for seat in seats]
        self.seen = len(mind.view.players[0].bids)
        found = []
        for seat in seats:
            ways = [exact[seat], by_stake(mind, seat, VAGUE), any_card(mind, seat)]
            if self.answering:
                ways.append(answer(mind, seat, exact, times, chance))
            self.guesses[seat] = ways
            believed = self.beliefs.setdefault(seat, list(FIRST_GUESS[: len(ways)]))
            found.append(mixed(ways, believed))
        return found


def mixed(ways: list[Shares], believed: list[float]) -> Shares:
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


def answer(mind: Mind, seat: int, likely: list[Shares], times: int, chance: Generator) -> Shares:
    """The card that does best against these, or one nearly as good."""
    values = bid_values(mind, seat, likely, times, chance)
    hand = mind.view.players[seat].hand
    best = max(values[card] for card in hand)
    return normal(
        [exp((values[card] - best) / SURELY) if card in hand else 0.0 for card in range(CARDS + 1)]
    )


def bid_values(
    mind: Mind, seat: int, likely: list[Shares], times: int, chance: Generator
) -> list[float]:
    """What each card of a seat is worth: what the order brings, less what it could bring later."""
    costs = [0.0] * (CARDS + 1)
    hand = mind.view.players[seat].hand
    for card, (_, cost) in prices(hand, mind.rounds, mind.weights.stake).items():
        costs[card] = cost
    shares = [share for row in likely for share in row]
    held = sum(1 << card for card in hand)
    bidding = Bidding(mind.round, seat, held, shares, costs, chance)
    bidding.play(times)
    return bidding.values()
