"""Tiny variants solved exactly: `python -m vernissage.research.exact docs/exact.json`.

Every game of a smaller box is played, by the same rules as always. Two seats and a margin make a
zero-sum game; in sequence form its value is the solution of a linear program, and the best answer
to any policy is found by walking the information sets once.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, hstack

from vernissage.research.learnable import LEARNABLE
from vernissage.research.table import CHANCE, OVER, Table

VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "musee-3-cards": ("musee", {"columns": 2, "cards": 3, "hand": 1, "first": 0}),
    "musee-4-cards": ("musee", {"columns": 2, "cards": 4, "hand": 1, "first": 0}),
    "musee-6-cards": ("musee", {"columns": 1, "cards": 6, "hand": 1, "first": 0}),
    "modern-art-3-cards": (
        "modern-art",
        {
            "cards": "nex sealed; koriko sealed; bahut sealed",
            "deal": "1;0;0;0",
            "money": 3,
            "first": 0,
        },
    ),
    "modern-art-4-cards": (
        "modern-art",
        {
            "cards": "nex sealed; nex once; bahut fixed; bahut sealed",
            "deal": "2;0;0;0",
            "money": 2,
            "first": 0,
        },
    ),
    "modern-art-5-cards": (
        "modern-art",
        {
            "cards": "nex sealed; nex open; bahut fixed; bahut sealed; koriko once",
            "deal": "2;0;0;0",
            "money": 2,
            "first": 0,
        },
    ),
}
OPEN_VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "art-society-2-that-fit": (
        "art-society",
        {"columns": 3, "rows": 3, "cards": 1, "paintings": "1x3PG; 1x2CG; 5x4SS"},
    ),
    "art-society-1-that-fits": (
        "art-society",
        {"columns": 3, "rows": 3, "cards": 1, "paintings": "1x3PG; 5x4CG; 2x2SG"},
    ),
}
"""With one bid card each and no choice of paintings nothing is hidden from anybody."""
Vector = NDArray[np.float64]
ROOT: Final = 0
"""The empty sequence: nothing chosen yet."""


@dataclass
class Side:
    """One seat's information sets and sequences of own actions."""

    sets: dict[str, int] = field(default_factory=dict)
    before: list[int] = field(default_factory=list)
    """For each information set the sequence that leads to it."""
    actions: list[list[int]] = field(default_factory=list)
    """For each information set the sequences that its actions lead to."""
    sequences: int = 1

    def find(self, known: str, before: int, choices: int) -> list[int]:
        """The sequences that begin here; what a seat knows includes all that it did before."""
        at = self.sets.setdefault(known, len(self.sets))
        if at == len(self.before):
            self.before.append(before)
            self.actions.append(list(range(self.sequences, self.sequences + choices)))
            self.sequences += choices
        assert self.before[at] == before, "what a seat did, it remembers"
        assert len(self.actions[at]) == choices, "it knows what it may do"
        return self.actions[at]

    def constraints(self) -> csr_matrix:
        """The rows that make a plan of a vector: what flows into a set flows out of it."""
        rows, columns, values = [0], [ROOT], [1.0]
        for at, before in enumerate(self.before):
            rows += [at + 1] * (1 + len(self.actions[at]))
            columns += [before, *self.actions[at]]
            values += [-1.0] + [1.0] * len(self.actions[at])
        return csr_matrix((values, (rows, columns)), (len(self.before) + 1, self.sequences))

    def uniform(self) -> Vector:
        """The plan that chooses every action as often as the others."""
        plan = np.ones(self.sequences)
        for at, before in enumerate(self.before):
            plan[self.actions[at]] = plan[before] / len(self.actions[at])
        return plan

    def best(self, worth: Vector) -> float:
        """The most that a plan can get, if its sequences are worth this."""
        found = worth.copy()
        for at in reversed(range(len(self.before))):
            found[self.before[at]] += found[self.actions[at]].max()
        return float(found[ROOT])


@dataclass
class Tree:
    """A two-player game in sequence form."""

    sides: tuple[Side, Side]
    payoffs: csr_matrix
    """What seat 0 gets by both sequences, chance included."""
    games: int
    """How many ways it can go, chance included."""


def tree_of(game: str, given: Mapping[str, Any]) -> Tree:
    """Play every game of a smaller box."""
    learnable = LEARNABLE[game]
    sides = Side(), Side()
    rows, columns, values = list[int](), list[int](), list[float]()

    def walk(table: Table, likely: float, so_far: tuple[int, int]) -> None:
        if table.asked == OVER:
            rows.append(so_far[0])
            columns.append(so_far[1])
            values.append(likely * learnable.returns(table.state, "margin")[0])
        elif table.asked == CHANCE:
            for outcome, part in table.outcomes():
                after = table.copy()
                after.decide(outcome)
                walk(after, likely * part, so_far)
        else:
            seat = table.asked
            legal = table.state.legal(seat)
            places = sides[seat].find(table.knowledge(seat), so_far[seat], len(legal))
            for action, place in zip(legal, places, strict=True):
                after = table.copy()
                after.act(action)
                walk(after, likely, (place, so_far[1]) if seat == 0 else (so_far[0], place))

    walk(Table(learnable.box(**given)), 1.0, (ROOT, ROOT))
    shape = sides[0].sequences, sides[1].sequences
    return Tree(sides, csr_matrix((values, (rows, columns)), shape), len(values))


def plan_of(payoffs: csr_matrix, own: Side, other: Side) -> Vector:
    """The plan that gets the most for sure; the payoffs are those of its side.

    Beside the plan x the program looks for q, what each of the other side's sets costs at most:
    the largest q of its first one, where no sequence of it costs less than its sets say.
    """
    ours, theirs = own.constraints(), other.constraints()
    sets = theirs.shape[0]
    aim = np.concatenate([np.zeros(own.sequences), [-1.0], np.zeros(sets - 1)])
    start = np.concatenate([[1.0], np.zeros(ours.shape[0] - 1)])
    found = linprog(
        aim,
        A_ub=hstack([-payoffs.T, theirs.T]),
        b_ub=np.zeros(other.sequences),
        A_eq=hstack([ours, csr_matrix((ours.shape[0], sets))]),
        b_eq=start,
        bounds=[(0, None)] * own.sequences + [(None, None)] * sets,
    )
    return np.asarray(found.x[: own.sequences])


def bounds_of(tree: Tree, plans: tuple[Vector, Vector]) -> tuple[float, float]:
    """What seat 0 gets at least by its plan, and what it can get at most against the other's."""
    least = -tree.sides[1].best(-(tree.payoffs.T @ plans[0]))
    return least, tree.sides[0].best(tree.payoffs @ plans[1])


def solved(tree: Tree) -> dict[str, float]:
    """The value for seat 0, and by how much policies can be exploited, on average of both seats."""
    one, two = tree.sides
    plans = plan_of(tree.payoffs, one, two), plan_of(-tree.payoffs.T, two, one)
    least, most = bounds_of(tree, plans)
    worst, best = bounds_of(tree, (one.uniform(), two.uniform()))
    return {
        "value": (least + most) / 2,
        "exploitability of the solution": (most - least) / 2,
        "exploitability of random": (best - worst) / 2,
    }


def induced(game: str, given: Mapping[str, Any]) -> dict[str, float]:
    """The same where nobody knows more than anybody else: from the end of the game to its start."""
    learnable = LEARNABLE[game]
    known: dict[tuple[bytes, int], Vector] = {}

    def worth(table: Table) -> Vector:
        """For seat 0: both play best, 0 plays best against random, 1 does."""
        if table.asked == OVER:
            return np.full(3, learnable.returns(table.state, "margin")[0])
        if table.asked == CHANCE:
            parts = []
            for outcome, part in table.outcomes():
                after = table.copy()
                after.decide(outcome)
                parts.append(part * worth(after))
            return np.asarray(np.sum(parts, axis=0))
        key = table.state.key(), table.asked
        if key not in known:
            known[key] = chosen(table)
        return known[key]

    def chosen(table: Table) -> Vector:
        found = []
        for action in table.state.legal(table.asked):
            after = table.copy()
            after.act(action)
            found.append(worth(after))
        rows, mean = np.array(found), np.mean(found, axis=0)
        if table.asked == 0:
            return np.array([rows[:, 0].max(), rows[:, 1].max(), mean[2]])
        return np.array([rows[:, 0].min(), mean[1], rows[:, 2].min()])

    value, best, worst = worth(Table(learnable.box(**given)))
    return {"value": float(value), "exploitability of random": float(best - worst) / 2}


def all_solved() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every variant with its answers."""
    for name, (game, given) in VARIANTS.items():
        tree = tree_of(game, given)
        sizes = {"games": tree.games, "information sets": [len(side.sets) for side in tree.sides]}
        yield name, {"game": game, "options": given, **sizes, **rounded(solved(tree))}
    for name, (game, given) in OPEN_VARIANTS.items():
        yield name, {"game": game, "options": given, **rounded(induced(game, given))}


def rounded(answers: dict[str, float]) -> dict[str, float]:
    """As many digits as the linear program is sure of."""
    return {name: round(answer, 7) + 0.0 for name, answer in answers.items()}


def main(target: Path) -> None:
    """Write all answers to this file."""
    target.write_text(json.dumps(dict(all_solved()), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
