"""Modern Art's casual bot: knows how rounds go, forgets cards, and has moods and tastes."""

from typing import ClassVar, Final

import msgspec

from vernissage.bots.memory import Remembers
from vernissage.bots.modern_art.baselines.first_club import FirstClub
from vernissage.bots.modern_art.thinking.prices import lot_number
from vernissage.bots.modern_art.thinking.sight import Appraisal, Sight
from vernissage.bots.modern_art.thinking.taste import taste
from vernissage.core.chance import Generator
from vernissage.games.modern_art.actions import BUY, PASS
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

WITHIN: Final = 24.0
"""Cards that seem to bring this much less than the best are played too."""
WARMTH: Final = 9.0
"""A card that seems to bring this much less than another is played less often, by e."""
MEANEST: Final = 0.68
"""The least that a lot seems worth, as a share of what it is."""
MOOD: Final = 0.30
"""How much of that a good mood adds at most."""


class Casual:
    """Never above what a lot can be worth, nor above its own money."""

    REMEMBERS: ClassVar[Remembers] = {"lot_number": int, "appraisal": Appraisal}

    def __init__(self) -> None:
        self.club = FirstClub()
        self.lot_number = -1
        self.appraisal = Appraisal(0.0, 0, 0)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        match choices:
            case Offer() | AddOrDecline() | RevealOrSkip():
                sight = Sight(view, self.club.weights, chance)
                sight.outlook.forget()
                return taste(self.club.cards(sight, choices), WITHIN, WARMTH, chance)
            case BidOrPass(lot=lot):
                return self.club.bid(view, choices, self.appraise(view, lot, chance))
            case Seal(lot=lot, highest=highest):
                return choices.action(min(self.limit(view, lot, chance), highest))
            case NamePrice(lot=lot, lowest=lowest, highest=highest):
                asked = int(self.club.weights.ask * self.appraise(view, lot, chance).worth)
                return choices.action(min(max(lowest, asked), highest))
            case BuyOrPass(lot=lot, price=price):
                return BUY if price <= self.limit(view, lot, chance) else PASS

    def limit(self, view: View, lot: Lot, chance: Generator) -> int:
        return self.club.limit(view, lot, self.appraise(view, lot, chance))

    def appraise(self, view: View, lot: Lot, chance: Generator) -> Appraisal:
        """One estimate for each lot, coloured by the mood of the moment."""
        number = lot_number(view, lot)
        if number != self.lot_number:
            self.lot_number = number
            sight = Sight(view, self.club.weights, chance)
            best = len(lot.cards) * sight.outlook.most(sight.artist(lot))
            sight.outlook.forget()
            sober = sight.appraise(lot)
            worth = sober.worth * (MEANEST + MOOD * chance.fraction())
            self.appraisal = msgspec.structs.replace(
                sober, worth=min(worth, float(best)), best=best
            )
        return self.appraisal
