"""Sockets that have something to send: served together, once a turn of the event loop.

A task for each of them would cost more than building what it sends.
"""

import asyncio
from typing import Protocol


class Sender(Protocol):
    def attend(self) -> None:
        """Send what there is, and never wait in here."""


class Outbox:
    """Those that are to be served in the next turn."""

    def __init__(self) -> None:
        self._waiting: list[Sender] = []

    def add(self, sender: Sender) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._serve)
        self._waiting.append(sender)

    def _serve(self) -> None:
        waiting, self._waiting = self._waiting, []
        for sender in waiting:
            sender.attend()
