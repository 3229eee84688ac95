"""Live ratings while games are played: quick, and dependent on their order (openskill)."""

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating


class Live:
    """A rating for each bot, moved by every game; the published ladder is computed at the end."""

    def __init__(self, names: Sequence[str]) -> None:
        self.model = PlackettLuce()
        self.ratings: dict[str, PlackettLuceRating] = {
            name: self.model.rating(name=name) for name in dict.fromkeys(names)
        }

    def add(self, places: Sequence[tuple[str, int]]) -> None:
        """One game: who came in which place (0 is the best, equal places are ties)."""
        if len({name for name, _ in places}) < 2:
            return
        sides = [[self.ratings[name]] for name, _ in places]
        ranks = [float(place) for _, place in places]
        for (name, _), side in zip(places, self.model.rate(sides, ranks=ranks), strict=True):
            self.ratings[name] = side[0]

    def order(self) -> list[tuple[str, float]]:
        """Every bot with what it is surely worth, the best first."""
        worth = [(name, float(rating.ordinal())) for name, rating in self.ratings.items()]
        return sorted(worth, key=lambda pair: -pair[1])
