"""What can go wrong, how often, and the fate that decides it by its seed."""

import asyncio
from dataclasses import dataclass

from vernissage.core.chance import Generator


@dataclass(frozen=True, kw_only=True)
class Faults:
    """How often something goes wrong, in a thousand."""

    drop: int = 0
    double: int = 0
    refuse: int = 0
    """A commit that the disk refuses."""
    slow: int = 0
    """A commit that takes seconds."""
    deaf: int = 0
    """News of the bus that get lost."""
    hang_up: int = 0
    """A socket that breaks, at each step."""
    crash: int = 0
    """A process that dies, at each thing it waits for."""


NONE = Faults()
STORM = Faults(drop=60, double=60, refuse=15, slow=15, deaf=200, hang_up=20, crash=4)


class Dead(Exception):
    """The process that was asked has died."""


class Fate:
    """Decides by the seed what goes wrong when."""

    def __init__(self, seed: int, faults: Faults) -> None:
        self.chance = Generator(seed)
        self.faults = faults
        self.calm = False
        """Near the end nothing goes wrong any more, so that everything can be finished."""

    def strikes(self, often: int) -> bool:
        return not self.calm and int(self.chance.below(1000)) < often

    async def delay(self) -> None:
        """Others come first, now and then."""
        if self.faults is not NONE:
            for _ in range(int(self.chance.below(4))):
                await asyncio.sleep(0)
