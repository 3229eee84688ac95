"""Modern Art's tight bots: the first club bot, but never dearer than a share. Frozen baselines.

They never pay more than 40 or 60 % of what a lot is worth, nor ask more for it, because whoever
names a price may have to pay it. All else is as in the club bot's first edition.
"""

from typing import ClassVar

import msgspec

from vernissage.bots.modern_art.baselines.first_club import FIRST, FirstClub
from vernissage.bots.modern_art.thinking.sight import Appraisal
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.view import View


class Tight(FirstClub):
    """Never above its share of the worth."""

    SHARE: ClassVar[float]

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(FIRST, ask=self.SHARE))

    def limit(self, view: View, lot: Lot, appraisal: Appraisal) -> int:
        most = int(self.SHARE * appraisal.worth)
        return min(super().limit(view, lot, appraisal), most)


class Tight40(Tight):
    SHARE = 0.4


class Tight60(Tight):
    SHARE = 0.6
