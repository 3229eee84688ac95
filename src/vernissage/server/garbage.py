"""Garbage: looked for rarely, and counted how long that has held everyone up."""

import gc
from time import thread_time
from typing import Any, Final

THRESHOLDS: Final = (4_000, 4, 1_000_000)
"""Garbage is looked for rarely, and in little at a time: some thousand objects take a few
milliseconds. Views come and go by counting alone; what is old is left to `settle`."""


def settle() -> None:
    """What is there now mostly stays: a full collection would take a third of a second."""
    gc.set_threshold(*THRESHOLDS)
    gc.collect(1)
    gc.freeze()


class Pauses:
    """How long the collector took at most, in time of the processor."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._began = 0.0

    def watch(self) -> None:
        gc.callbacks.append(self._heard)

    def _heard(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = thread_time()
        else:
            self.longest = max(self.longest, thread_time() - self._began)
