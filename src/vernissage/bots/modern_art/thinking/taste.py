"""How the gentle bots of Modern Art differ from perfect ones: taste and mood."""

from collections.abc import Sequence

from vernissage.bots.drawing import wavering
from vernissage.core.chance import Generator


def taste(
    scored: Sequence[tuple[float, int]], within: float, warmth: float, chance: Generator
) -> int:
    """One of the answers that are close enough to the best; the better, the likelier."""
    best = max(score for score, _ in scored)
    fair = [(score, action) for score, action in scored if score >= best - within]
    return wavering({action: score for score, action in fair}, warmth, chance)
