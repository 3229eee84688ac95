"""What one more card of Modern Art's mystery hand does to the paintings of the round."""

from typing import Final

import msgspec

from vernissage.bots.modern_art.kernel.outlook import Outlook
from vernissage.bots.modern_art.thinking.sight import SEASONS, Sight
from vernissage.core.chance import compiled
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS
from vernissage.games.modern_art.view import View, unseen

ROUNDS: Final = 100 * SEASONS if compiled() else SEASONS
"""Simulated seasons behind each number: one card changes little, and luck must change less."""
HARDLY: Final = 1.5
"""A change below this is next to nothing."""


class Change(msgspec.Struct, frozen=True):
    """What paintings should pay as things are, and after one more card."""

    owned: int
    before: float
    after: float

    @property
    def by(self) -> float:
        return self.after - self.before

    @property
    def paid(self) -> int:
        return round(self.before)

    @property
    def change(self) -> int:
        return abs(round(self.by))

    @property
    def then(self) -> int:
        return self.paid + round(self.by)

    @property
    def way(self) -> str:
        """Whether they pay more, less or the same; none: there are no paintings."""
        if not self.owned:
            return "none"
        if abs(self.by) < HARDLY:
            return "same"
        return "more" if self.by > 0 else "less"


def changes_by_revealing(sight: Sight) -> tuple[Change, Change]:
    """To the paintings of this seat, and to those of the others together."""
    view, now = sight.view, sight.outlook.copy()
    now.simulate(ROUNDS, sight.luck())
    before = [expected(view, now, seat) for seat in range(view.players)]
    after = [0.0] * view.players
    left = unseen(view)
    for artist in range(ARTISTS):
        copies = sum(left[AUCTIONS * artist : AUCTIONS * (artist + 1)])
        revealed = sight.revealed(artist, ROUNDS) if copies else now
        for seat in range(view.players):
            after[seat] += copies / sum(left) * expected(view, revealed, seat)
    owned = [sum(view.holdings[seat]) for seat in range(view.players)]
    own = Change(owned.pop(sight.me), before.pop(sight.me), after.pop(sight.me))
    return own, Change(sum(owned), sum(before), sum(after))


def expected(view: View, outlook: Outlook, seat: int) -> float:
    """What the paintings before a seat pay on average."""
    owned = view.holdings[seat]
    return sum(number * float(outlook.value(artist)) for artist, number in enumerate(owned))
