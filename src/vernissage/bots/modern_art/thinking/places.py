"""Where the artist of a lot ends, by the same two estimates that appraise the lot."""

from typing import Final

from vernissage.bots.modern_art.kernel.search import Search
from vernissage.bots.modern_art.thinking.patience import WAYS
from vernissage.bots.modern_art.thinking.sight import SEASONS, Sight
from vernissage.bots.modern_art.thinking.table import Table
from vernissage.games.modern_art.actions import PASS
from vernissage.games.modern_art.lots import Lot
from vernissage.games.modern_art.parts import ARTISTS
from vernissage.games.modern_art.rules import left_of
from vernissage.games.modern_art.scoring import pays, token_at

TOKENS: Final = tuple(token_at(place) for place in range(4))
"""MA-V2: what the first, second and third artist of a round get, and the others."""


class Places:
    """How often the artist comes first, second, third or lower once this seat has the lot."""

    def __init__(self, sight: Sight, lot: Lot, table: Table, looks: int) -> None:
        self.artist = sight.artist(lot)
        self.cards = len(lot.cards)
        self.column = sight.view.columns[self.artist]
        seasons, rounds = self._seasons(sight, lot), self._rounds(sight, table, looks)
        self.shares = tuple((one + two) / 2 for one, two in zip(seasons, rounds, strict=True))

    def _seasons(self, sight: Sight, lot: Lot) -> list[float]:
        """Simulated seasons, as `Sight.appraise` has them."""
        after = sight.outlook.copy()
        after.turn = left_of(lot.auctioneer, after.players)
        after.own(sight.me, self.artist, self.cards)
        after.simulate(SEASONS, sight.luck())
        return [float(after.share(self.artist, place)) for place in range(4)]

    def _rounds(self, sight: Sight, table: Table, looks: int) -> list[float]:
        """Rounds played out, as `Search.foresee` has them."""
        base, me, seed = sight.base, sight.me, sight.seed
        search = Search(base, me, [PASS], [0.0], WAYS, table.running(), seed)
        found = [0, 0, 0, 0]
        for number in range(1, looks + 1):
            world = search.after_round(number, me)
            found[TOKENS.index(int(world.tokens[ARTISTS * base.round + self.artist]))] += 1
        return [times / looks for times in found]

    def pays(self, place: int) -> int:
        """MA-V3: what the lot pays if the artist ends there."""
        return self.cards * pays(TOKENS[place], self.column)

    @property
    def worth(self) -> float:
        return sum(share * self.pays(place) for place, share in enumerate(self.shares))

    def chance_of_more(self, price: int) -> float:
        """How likely the lot pays more than this."""
        return sum(share for place, share in enumerate(self.shares) if self.pays(place) > price)
