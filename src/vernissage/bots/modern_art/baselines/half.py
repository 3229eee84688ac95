"""Modern Art's “half” bot: pays half of today's value and ends rounds fast. A frozen baseline.

Known from its description: it reacts only to what lies on the table, values a painting by what it
would pay if the round ended now, bids half of that, and plays the artist closest to a fifth card.
"""

from vernissage.bots.modern_art.baselines.limits import Baseline
from vernissage.bots.modern_art.thinking.prices import artist, most_it_can_be_worth, size
from vernissage.games.modern_art.choices import Playable
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.view import View


class Half(Baseline):
    def limit(self, view: View, lot: Lot) -> int:
        """Half of what the lot would pay now, and never more than it still can."""
        each = min(view.worth[artist(lot)], most_it_can_be_worth(view, artist(lot)))
        return size(lot) * each // 2

    def liking(self, view: View, playable: Playable) -> tuple[int, ...]:
        """How close the card brings its artist to a fifth one; then how often it is held."""
        painter = ARTIST_NAMES.index(playable.card.artist)
        same = sum(1 for card in view.hand if card.artist == playable.card.artist)
        return view.played[painter], same
