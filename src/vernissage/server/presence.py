"""Who has a socket open: at this process, and at the others that share its bus."""

from typing import Final, NamedTuple

LEASE: Final = 40_000
"""Milliseconds for which another process is believed without a word."""
REPEATED: Final = 15_000
"""So often a process tells again who is here."""


class _Told(NamedTuple):
    seats: frozenset[int]
    until: int


class Elsewhere:
    """What other processes have told, by table."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, _Told]] = {}

    def hear(self, table: str, process: str, seats: tuple[int, ...], now: int) -> bool:
        """A process tells who is here with it; whether it was heard of for the first time."""
        told = self._tables.setdefault(table, {})
        new = process not in told
        told[process] = _Told(frozenset(seats), now + LEASE)
        return new

    def seats(self, table: str, now: int) -> frozenset[int]:
        told = self._tables.get(table)
        if not told:
            return frozenset()
        return frozenset().union(*(each.seats for each in told.values() if each.until > now))

    def forget(self, now: int) -> list[str]:
        """Drop what nobody has told again; the tables where somebody is not here any more."""
        changed = []
        for table, told in list(self._tables.items()):
            late = [process for process, each in told.items() if each.until <= now]
            if any(told[process].seats for process in late):
                changed.append(table)
            for process in late:
                del told[process]
            if not told:
                del self._tables[table]
        return changed
