"""What views of one state need not build again: walls, finished rounds, sales.

Everything is kept beside what it was built from, and built anew when that has changed: no view is
ever stale. A state that was copied begins with nothing.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Memory:
    """What was built last, by subject, and what it was built from."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: dict[Any, tuple[Any, Any]] = {}

    def recall(self, subject: Any, source: Any, build: Callable[..., T], *given: Any) -> T:
        """What was built of this subject, if from an equal source; else it is built now."""
        kept = self.kept.get(subject)
        if kept is not None and kept[0] == source:
            known: T = kept[1]
            return known
        built = build(*given)
        self.kept[subject] = (source, built)
        return built


class Remembering(Protocol):
    """A state with room for a memory."""

    memory: object


def memory_of(state: Remembering) -> Memory:
    """What views of this state have built so far."""
    if not isinstance(state.memory, Memory):
        state.memory = Memory()
    assert isinstance(state.memory, Memory)
    return state.memory
