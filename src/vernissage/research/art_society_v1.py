"""Art Society for PettingZoo: `art_society_v1.env(players=2)`, with every option of the game."""

from typing import Any

from vernissage.research.aec import Environment
from vernissage.research.learnable import ART_SOCIETY_V1
from vernissage.research.parallel import ParallelEnvironment


def env(**options: Any) -> Environment:
    """The AEC environment, guards included: PettingZoo's wrappers cost more than the game."""
    return Environment(ART_SOCIETY_V1, **options)


raw_env = env


def parallel_env(**options: Any) -> ParallelEnvironment:
    """All seats answer at once; those that are not asked are not heard."""
    return ParallelEnvironment(ART_SOCIETY_V1, **options)
