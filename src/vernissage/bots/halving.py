"""Sequential halving: which of some answers does best when they are tried out in the same worlds.

Every round plays as many games, shared by the answers still in question; then the better half of
them stays. An answer that is surely behind drops out before.
"""

from typing import Protocol

from vernissage.bots.budget import Budget


class Trials(Protocol):
    """Answers that are tried out, each named by its place."""

    def play(self, alive: list[int], worlds: int) -> list[int]:
        """At most this many worlds more with these answers; those that are not surely behind."""

    def values(self) -> list[float]:
        """How each answer did so far."""


def best_first(
    trials: Trials, answers: int, budget: Budget, *, dropped_count: bool = False
) -> list[int]:
    """The places of all answers, the best first.

    Answers that drop out may count for the worse half, so that more of the others stay.
    """
    alive, gone = list(range(answers)), list[int]()
    for turns in budget.rounds(max(1, (answers - 1).bit_length())):
        staying = alive
        for iterations in turns:
            staying = trials.play(staying, max(1, iterations // len(alive)))
            if len(staying) == 1:
                break
        values = trials.values()
        staying = sorted(staying, key=lambda place: -values[place])
        dropped = [place for place in alive if place not in staying]
        dropped.sort(key=lambda place: -values[place])
        half = (len(alive if dropped_count else staying) + 1) // 2
        gone = staying[half:] + dropped + gone
        alive = staying[:half]
    return alive + gone
