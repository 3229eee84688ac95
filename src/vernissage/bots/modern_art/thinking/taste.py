"""How the gentle bots of Modern Art differ from perfect ones: taste and mood."""

from collections.abc import Sequence

from vernissage.bots.people import sensible, wavering
from vernissage.core.chance import Generator


def taste(
    scored: Sequence[tuple[float, int]], within: float, warmth: float, chance: Generator
) -> int:
    """One of the answers that are close enough to the best; the better, the likelier."""
    values = {action: score for score, action in scored}
    return wavering(values, sensible(values, within), warmth, chance)
