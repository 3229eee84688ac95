"""Musée for PettingZoo: `musee_v1.env(players=3)`, with every option of the game."""

from typing import Any

from vernissage.research.aec import Environment
from vernissage.research.learnable import MUSEE_V1
from vernissage.research.parallel import ParallelEnvironment


def env(**options: Any) -> Environment:
    """The AEC environment, guards included: PettingZoo's wrappers cost more than the game."""
    return Environment(MUSEE_V1, **options)


raw_env = env


def parallel_env(**options: Any) -> ParallelEnvironment:
    """All seats answer at once; those that are not asked are not heard."""
    return ParallelEnvironment(MUSEE_V1, **options)
