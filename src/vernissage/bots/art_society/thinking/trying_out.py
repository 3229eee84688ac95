"""Thinking ahead in Art Society: which answers are tried out, and how they compare."""

from typing import ClassVar, Final

import msgspec

from vernissage.bots.art_society.club import tuned
from vernissage.bots.art_society.kernel.bids import Bidding
from vernissage.bots.art_society.kernel.mixing import Mixing
from vernissage.bots.art_society.kernel.search import Trials
from vernissage.bots.art_society.thinking.auction import Auction, Shares
from vernissage.bots.art_society.thinking.mind import (
    ORDINARY_MATCHES,
    ORDINARY_SNUGNESS,
    Mind,
)
from vernissage.bots.art_society.thinking.rivals import CleverRivals, Rivals
from vernissage.bots.budget import Budget
from vernissage.bots.drawing import drawn
from vernissage.bots.halving import best_first
from vernissage.bots.memory import Remembers
from vernissage.core.chance import Generator
from vernissage.games.art_society.choices import Bid, Choices, Decor, Start, Turn
from vernissage.games.art_society.view import View

FEW: Final = 2
"""With more players places are not tried out."""
BIDS_FOR_A_WORLD: Final = 10
"""The rounds of bids that take about as long as playing a wall on once."""


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How to search."""

    candidates: int
    """Answers that are tried out: those that look best."""
    depth: int
    """Rounds that are played on."""
    mixes: bool
    """Whether bids are mixed; else one card answers what the others are likely to bid."""


class Found(msgspec.Struct, frozen=True):
    """An answer that was tried out."""

    action: int
    value: float


class Thinker:
    """A player who searches: bids, and with two players places; all else as the club bot does.

    With three players trying out places was no better: 41.7 ± 9.0 % of 120 games against two
    experts, where 48.3 ± 8.1 % were won without.
    """

    REMEMBERS: ClassVar[Remembers] = {"rivals": Rivals, "clever_rivals": CleverRivals}

    def __init__(self, budget: Budget, manner: Manner) -> None:
        self.budget = budget
        self.manner = manner
        self.rivals = Rivals()
        self.clever_rivals = CleverRivals()

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        mind = Mind(view, tuned(len(view.players)))
        if isinstance(choices, Bid):
            return choices.action(self.card(mind, choices, chance))
        return search(mind, choices, self.budget, self.manner, chance)[0].action

    def card(self, mind: Mind, choices: Bid, chance: Generator) -> int:
        """AS-B1: a card that does well against what the others are likely to play."""
        mind.stake()
        auction = Auction(mind)
        if self.manner.mixes:
            return drawn(self.mixed_bids(mind, auction, chance), chance)
        bidding = auction.bidding(mind.seat, self.rivals.likely(mind), chance)
        self.play(bidding)
        values = bidding.values()
        return max(choices.cards, key=lambda card: values[card])

    def mixed_bids(self, mind: Mind, auction: Auction, chance: Generator) -> Shares:
        """How often to play each card, so that it does well and cannot be foreseen."""
        rivals = self.clever_rivals
        habits = rivals.habits(mind, auction, chance)
        mixing = auction.mixing(habits, rivals.trust(mind.seat), chance)
        self.play(mixing)
        bids = [mixing.shares(seat) for seat in range(len(habits))]
        rivals.expect_mixed(bids, mind.view)
        return bids[mind.seat]

    def play(self, bids: Bidding | Mixing) -> None:
        """As long as the budget lasts."""
        for turns in self.budget.rounds(1):
            for iterations in turns:
                bids.play(iterations * BIDS_FOR_A_WORLD)


def search(
    mind: Mind, choices: Choices, budget: Budget, manner: Manner, chance: Generator
) -> list[Found]:
    """The answers in question, the best first; where a tile hangs is tried out.

    Trying out what to take was no better: 37.1 ± 7.7 % of 105 games against two experts, where the
    club bot's look at the round gave 41.9 ± 8.3 %.
    """
    scored = mind.answers(choices)
    tried_out = isinstance(choices, Start | Turn | Decor) and len(mind.view.players) <= FEW
    if not tried_out or len(scored) == 1:
        return [Found(action, value) for value, action in scored]
    scored = scored[: manner.candidates]
    trials = Trials(mind.state, mind.seat, mind.judge, manner.depth, patience(mind), chance)
    for value, action in scored:
        trials.add(mind.state, action, value)
    order = best_first(trials, len(scored), budget)
    values = trials.values()
    return [Found(scored[index][1], values[index]) for index in order]


def patience(mind: Mind) -> float:
    """What an ordinary place later brings beside the multiplier, less what waiting costs."""
    ordinary = ORDINARY_MATCHES * mind.judge.decor + ORDINARY_SNUGNESS * mind.judge.snug
    return ordinary - mind.weights.delay
