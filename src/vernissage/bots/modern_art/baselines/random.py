"""Modern Art's random bot: any card, any amount up to what the lot could bring. A baseline.

Uniform bids up to all one owns would ruin everyone in the first round, so amounts are bounded.
"""

from vernissage.bots.modern_art.thinking.prices import column, size
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
from vernissage.games.modern_art.parts import TOKENS
from vernissage.games.modern_art.view import View


class Random:
    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer(cards=cards):
                return choices.action(cards[chance.below(len(cards))])
            case AddOrDecline(cards=cards):
                index = chance.below(len(cards) + 1)
                return DECLINE if index == len(cards) else choices.action(cards[index])
            case BidOrPass(lot=lot, lowest=lowest, highest=highest):
                amount = some_amount(view, lot, highest, chance)
                return PASS if amount < lowest else choices.action(amount)
            case Seal(lot=lot, highest=highest):
                return choices.action(some_amount(view, lot, highest, chance))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                return choices.action(max(lowest, some_amount(view, lot, highest, chance)))
            case BuyOrPass():
                return (PASS, BUY)[chance.below(2)]
            case RevealOrSkip():
                return (REVEAL, SKIP)[chance.below(2)]


def some_amount(view: View, lot: Lot, highest: int, chance: Generator) -> int:
    """Anything from 0 to what the lot would pay in first place, as far as money goes."""
    bound = size(lot) * (column(view, lot) + TOKENS[0])
    return chance.below(min(bound, highest) + 1)
