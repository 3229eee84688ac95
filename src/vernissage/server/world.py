"""The real world: the clock on the wall, the loop's timers, the system's chance."""

import asyncio
import secrets
from collections.abc import Callable
from time import time_ns
from typing import Any, Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 6


class WallClock:
    """A `ports.Clock`."""

    def now(self) -> int:
        return time_ns() // 1_000_000

    def call_later(self, seconds: float, call: Callable[[], Any]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(seconds, call).cancel

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SystemChance:
    """A `ports.Chance` that nobody can foresee."""

    def token(self) -> str:
        return secrets.token_urlsafe(16)

    def secret(self) -> str:
        return secrets.token_hex(16)

    def code(self) -> str:
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
