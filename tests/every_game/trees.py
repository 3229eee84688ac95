"""Every game from a position on, counted: for law 10, as perft is in chess."""

from typing import Any

Counts = tuple[int, int]


def games_and_positions(state: Any) -> Counts:
    """How many different games there are from here, and how many different positions."""
    known: dict[bytes, int] = {}

    def games(at: Any) -> int:
        key = at.key()
        if key not in known:
            known[key] = 1 if at.over else sum(map(games, children(at)))
        return known[key]

    return games(state), len(known)


def children(state: Any) -> list[Any]:
    """The positions after one action more."""
    found = []
    for seat in state.to_act():
        for action in state.legal(seat):
            child = state.copy()
            child.apply(seat, action)
            found.append(child)
    return found
