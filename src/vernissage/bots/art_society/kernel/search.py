"""Trying answers of Art Society out: each is played on in the same worlds. Compiled."""

from typing import final

from mypy_extensions import i64

from vernissage.bots.art_society.kernel.judge import Judge
from vernissage.bots.art_society.kernel.solo import Solo
from vernissage.core.chance import Generator
from vernissage.games.art_society.state import State


@final
class Trials:
    """The answers in question at one position, and how they fared so far."""

    __slots__ = ("looks", "played", "rewards", "seat", "solo", "states")

    def __init__(
        self,
        state: State,
        seat: i64,
        judge: Judge,
        depth: i64,
        patience: float,
        chance: Generator,
    ) -> None:
        self.seat = seat
        self.solo = Solo(state, seat, judge, depth, patience, chance)
        self.states: list[State] = []
        self.looks: list[float] = []
        """What each answer is worth at one look."""
        self.rewards: list[float] = []
        self.played: list[int] = []

    def add(self, position: State, action: i64, value: float) -> None:
        """One answer: an action and its value at one look."""
        state = position.copy()
        state.perform(self.seat, action)
        self.states.append(state)
        self.looks.append(value)
        self.rewards.append(0.0)
        self.played.append(0)

    def play(self, alive: list[int], worlds: i64) -> list[int]:
        """Plays `worlds` worlds with each of these answers, named by index; all of them stay."""
        world: i64 = 0
        while world < worlds:
            first: State = self.states[alive[0]]
            rounds: i64 = self.solo.draw_world(first.players, first.round)
            for index in alive:
                self.rewards[index] += self.solo.play(self.states[index], self.seat, rounds)
                self.played[index] += 1
            world += 1
        return alive

    def values(self) -> list[float]:
        """The value of each answer: at one look, and the mean of what followed."""
        return [
            self.rewards[at] / max(1, self.played[at]) + self.looks[at]
            for at in range(len(self.looks))
        ]
