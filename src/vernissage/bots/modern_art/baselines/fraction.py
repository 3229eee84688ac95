"""Modern Art's “fraction” bot: pays (n - 1)/n of today's value. A frozen baseline.

Known from its description: a deal is good for a buyer if he gains more than the others do on
average, hence (n - 1)/n of the value, which is what the lot would pay if the round ended now. It
offers the painting that brings most at this rate, and ends a round in which it is ahead.
"""

from vernissage.bots.modern_art.baselines.limits import Baseline
from vernissage.bots.modern_art.thinking.prices import (
    artist,
    income,
    most_it_can_be_worth,
    size,
    worths,
)
from vernissage.games.modern_art.choices import Playable
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.view import View


class Fraction(Baseline):
    def limit(self, view: View, lot: Lot) -> int:
        """(n - 1)/n of what the lot would pay now, and never more than it still can."""
        each = min(view.worth[artist(lot)], most_it_can_be_worth(view, artist(lot)))
        return size(lot) * each * (view.players - 1) // view.players

    def liking(self, view: View, playable: Playable) -> tuple[int, ...]:
        """What the card sells for; a last card of a round, what the seat is ahead by."""
        painter = ARTIST_NAMES.index(playable.card.artist)
        worth = worths(view, [painter])
        if playable.ends_round:
            everyone = [income(view, seat, worth) for seat in range(view.players)]
            mine = everyone.pop(view.seat or 0)
            return (mine - max(everyone),)
        return (worth[painter] * (view.players - 1) // view.players,)
