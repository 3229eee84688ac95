"""Bots for the tests of the arena: one that can be tuned, one that is slow."""

import time
from typing import Any

import msgspec


class Weights(msgspec.Struct, frozen=True):
    spacing: float = 0.2
    noise: float = 1.0
    unused: float = 0.0


class Toy:
    """Wants its numbers evenly spaced, as far as its weights say; the rest is silly."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, view: Any, choices: Any, chance: Any) -> Any:
        def liking(offer: tuple[Any, Any]) -> float:
            card, place = offer
            off = abs(card.number - (10 * place.column - 5)) / 60
            silly = (7 * card.number + 3 * place.column) % 10 / 10
            return float(self.weights.noise * silly - self.weights.spacing * off)

        if not hasattr(choices, "cards"):
            return "keep"
        offers = [(card, place) for card in choices.cards for place in card.places]
        card, place = max(offers, key=liking)
        return card.action(place)


class Slow(Toy):
    def choose(self, view: Any, choices: Any, chance: Any) -> Any:
        time.sleep(0.001)
        return super().choose(view, choices, chance)
