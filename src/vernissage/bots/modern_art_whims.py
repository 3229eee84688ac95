"""How the gentle bots of Modern Art differ from perfect ones: taste, mood and forgetting."""

from collections.abc import Sequence
from math import exp

from vernissage.bots.modern_art_outlook import FINE
from vernissage.bots.modern_art_sight import Sight
from vernissage.core.chance import Generator
from vernissage.games.modern_art.parts import ARTISTS, AUCTIONS, COPIES


def fraction(chance: Generator) -> float:
    """A number from 0 to 1."""
    return chance.below(FINE) / FINE


def taste(
    scored: Sequence[tuple[float, int]], within: float, warmth: float, chance: Generator
) -> int:
    """One of the answers that are close enough to the best; the better, the likelier."""
    best = max(score for score, _ in scored)
    fair = [(score, action) for score, action in scored if score >= best - within]
    wishes = [exp((score - best) / warmth) for score, _ in fair]
    mark = fraction(chance) * sum(wishes)
    for wish, (_, action) in zip(wishes, fair, strict=True):
        mark -= wish
        if mark < 0:
            return action
    return fair[-1][1]


def forget(sight: Sight) -> None:
    """Nobody counts the cards of earlier rounds: all that do not lie there may still come."""
    for artist in range(ARTISTS):
        copies = sum(COPIES[AUCTIONS * artist : AUCTIONS * (artist + 1)])
        there = sight.outlook.counts[artist] + sight.outlook.hand[artist]
        sight.outlook.unseen[artist] = max(0, copies - there)
