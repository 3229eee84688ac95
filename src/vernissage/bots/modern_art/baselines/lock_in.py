"""Modern Art's “lock-in” bot: believes in one order of the artists. A frozen baseline.

Known from its description: before the first card of a round it predicts first, second and third
place and locks them in; lots are worth what they pay if it is right, of which it bids (n - 1)/n,
and it plays its artists in that order.
"""

from vernissage.bots.modern_art.baselines.limits import Baseline
from vernissage.bots.modern_art.thinking.prices import artist, column, most_it_can_be_worth, size
from vernissage.core.chance import Generator
from vernissage.games.modern_art.choices import Choices, Playable
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.parts import ARTISTS
from vernissage.games.modern_art.scoring import pays, token_at
from vernissage.games.modern_art.view import View


class LockIn(Baseline):
    def __init__(self) -> None:
        self.round = 0
        self.order: list[int] = []

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        if view.round != self.round:
            self.round, self.order = view.round, predicted(view)
        return super().choose(view, choices, chance)

    def liking(self, view: View, playable: Playable) -> tuple[int, ...]:
        return (-self.order.index(ARTIST_NAMES.index(playable.card.artist)),)

    def limit(self, view: View, lot: Lot) -> int:
        """(n - 1)/n of what the lot pays if the locked order comes true."""
        place = self.order.index(artist(lot))
        each = pays(token_at(place), column(view, lot))
        each = min(each, most_it_can_be_worth(view, artist(lot)))
        return size(lot) * each * (view.players - 1) // view.players


def predicted(view: View) -> list[int]:
    """The artists by cards lying there and in hand, then by their columns, then from the left."""
    held = [sum(1 for c in view.hand if c.artist == ARTIST_NAMES[a]) for a in range(ARTISTS)]
    laid = view.columns
    return sorted(range(ARTISTS), key=lambda a: (-view.played[a] - held[a], -laid[a], a))
