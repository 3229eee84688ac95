"""Modern Art's novice bot: believes in today's ranking, forgets the rest, and has moods."""

from typing import ClassVar, Final

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.baselines.greedy import gain, hoped, value
from vernissage.bots.modern_art.thinking.prices import lot_number, worths
from vernissage.bots.modern_art.thinking.taste import taste
from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import BUY, DECLINE, PASS, REVEAL, SKIP
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.view import View

WITHIN: Final = 0.25
"""Cards that bring less than the best by this share of it are played too."""
MEANEST: Final = 0.45
"""The least it pays of what a lot would pay now."""
MOOD: Final = 0.40
"""How much of that a good mood adds at most."""


class Novice:
    """Never above what a lot can be worth, nor above its own money."""

    REMEMBERS: ClassVar[Remembers] = {"lot_number": int, "most": int}

    def __init__(self) -> None:
        self.lot_number = -1
        self.most = 0

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer(cards=cards):
                scored = [(float(gain(view, c)), choices.action(c)) for c in cards]
                return self.some_card(scored, chance)
            case AddOrDecline(cards=cards):
                scored = [(float(gain(view, c)), choices.action(c)) for c in cards]
                wait = float(hoped(view, worths(view)))
                return self.some_card([*scored, (wait, DECLINE)], chance)
            case BidOrPass(lot=lot, lowest=lowest, highest=highest):
                most = min(self.limit(view, lot, chance), highest)
                if most < lowest or (choices.last_word and lot.bid == 0):
                    return PASS
                return choices.action(lowest + (most - lowest) // 3)
            case Seal(lot=lot, highest=highest):
                return choices.action(min(self.limit(view, lot, chance), highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                asked = self.limit(view, lot, chance)
                return choices.action(min(max(lowest, asked), highest))
            case BuyOrPass(lot=lot, price=price):
                return BUY if price <= self.limit(view, lot, chance) else PASS
            case RevealOrSkip():
                return (REVEAL, SKIP)[chance.below(2)]

    def some_card(self, scored: list[tuple[float, int]], chance: Generator) -> int:
        best = max(score for score, _ in scored)
        within = max(4.0, WITHIN * abs(best))
        return taste(scored, within, within / 2, chance)

    def limit(self, view: View, lot: Lot, chance: Generator) -> int:
        """What it pays for this lot at most; it does not change its mind."""
        number = lot_number(view, lot)
        if number != self.lot_number:
            self.lot_number = number
            self.most = int(value(view, lot) * (MEANEST + MOOD * chance.fraction()))
        return self.most
