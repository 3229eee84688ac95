"""Tuning: CMA-ES on the logarithms of a bot's weights, judged on duplicate deals.

Every generation has deals of its own, the same for all its candidates. What comes out must
beat the weights it started from on deals that no generation has seen.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from vernissage.arena.duplicate import Contest
from vernissage.arena.entries import Entry, read_entry
from vernissage.arena.journal import read
from vernissage.arena.outcomes import Outcome, chance_level, outcome
from vernissage.arena.run import until_decided
from vernissage.arena.sprt import Sprt
from vernissage.arena.summary import Deals, Line, line
from vernissage.arena.workers import Workers, in_order
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator
from vernissage.games import game_called

STEP: Final = 0.2
"""The first candidates differ by about a fifth of each weight."""
FARTHEST: Final = 3.0
"""No weight grows or shrinks by more than e to this power."""
BETTER: Final = 0.03
"""The final test asks: equal, or better by this win rate?"""


class Tuning(msgspec.Struct, frozen=True):
    """What is tuned, and from where."""

    game: str
    options: dict[str, Any]
    bot: str
    champion: dict[str, float]
    deals: int
    seed: int
    rivals: tuple[str, ...] = ()
    """Who sits in the other seats while weights are searched: one bot, or one for each of them;
    nobody is named: the champion."""

    @property
    def tuned(self) -> list[str]:
        """A weight of 0 has no logarithm: it stays."""
        return [name for name, weight in self.champion.items() if weight != 0]


class Tested(msgspec.Struct, frozen=True):
    """How the new weights did against the old ones on held-out deals."""

    passed: bool
    deals: int
    llr: float
    line: Line


def contest(tuning: Tuning, weights: dict[str, float], purpose: str) -> Contest:
    """The candidate (with its partner) against the rivals everywhere else."""
    against_champion = contest_with_champion(tuning, weights, purpose)
    if not tuning.rivals:
        return against_champion
    others = [at for at, name in enumerate(against_champion.names) if name == "champion"]
    names = tuning.rivals * len(others) if len(tuning.rivals) == 1 else tuning.rivals
    if len(names) != len(others):
        raise Invalid(f"--seats {','.join(names)}", "wrong-seats", players=len(others))
    entries = list(against_champion.entries)
    for at, name in zip(others, names, strict=True):
        entries[at] = read_entry(tuning.game, name)
    return msgspec.structs.replace(against_champion, entries=tuple(entries))


def contest_with_champion(tuning: Tuning, weights: dict[str, float], purpose: str) -> Contest:
    """The candidate (with its partner) against the champion everywhere else."""
    game = game_called(tuning.game)
    players = game.options(**tuning.options).players
    new = Entry("candidate", tuning.bot, weights)
    old = Entry("champion", tuning.bot, tuning.champion)
    sides = [game.side_of(seat, players) for seat in range(players)]
    entries = tuple(new if side == sides[0] else old for side in sides)
    seed = generator(tuning.seed, purpose).word >> 14
    return Contest(tuning.game, tuning.options, entries, seed)


def played(one: Contest, deals: int, workers: Workers) -> Iterator[list[Outcome]]:
    game = game_called(one.game)
    for _, lines in in_order(workers, one, range(deals)):
        yield [outcome(game, read(record)) for record in lines]


def fitness(deals: Sequence[Sequence[Outcome]]) -> float:
    """Mean margin and ten times the win rate: the margin leads, the victories decide."""
    games = [game for deal in deals for game in deal]
    return fmean(game.margins[0] for game in games) + 10 * fmean(g.shares[0] for g in games)


def candidate(tuning: Tuning, logarithms: Sequence[float]) -> dict[str, float]:
    """The champion's weights, each multiplied; to four digits, as the file will have them."""
    factors = dict(zip(tuning.tuned, map(math.exp, logarithms), strict=True))
    return {
        name: float(f"{weight * factors.get(name, 1.0):.4g}")
        for name, weight in tuning.champion.items()
    }


def search(
    tuning: Tuning,
    workers: Workers,
    more: Callable[[], bool],
    tell: Callable[[int, float], None],
    notice: Callable[[Contest, Deals], None] = lambda one, deals: None,
) -> tuple[dict[str, float], int]:
    """The weights in the middle of the last generation, and how many there were."""
    optimizer = strategy(len(tuning.tuned), tuning.seed)
    while more():
        results = []
        for _ in range(optimizer.population_size):
            point = optimizer.ask()
            weights = candidate(tuning, point)
            one = contest(tuning, weights, f"tune/{optimizer.generation}")
            deals = list(played(one, tuning.deals, workers))
            notice(one, deals)
            results.append((point, -fitness(deals)))
        optimizer.tell(results)
        tell(optimizer.generation, -min(loss for _, loss in results))
    return candidate(tuning, optimizer.mean), optimizer.generation


def strategy(dimensions: int, seed: int) -> Any:
    """CMA-ES that adapts its learning rate: made for noisy fitness."""
    try:
        import numpy
        from cmaes import CMA
    except ImportError:
        raise Invalid("tune", "arena-extra-missing", extra="tuning") from None
    bounds = numpy.array([[-FARTHEST, FARTHEST]] * dimensions)
    start = numpy.zeros(dimensions)
    return CMA(
        mean=start,
        sigma=STEP,
        bounds=bounds,
        seed=seed,
        population_size=max(8, 4 + int(3 * math.log(dimensions))),
        lr_adapt=True,
    )


def held_out_test(tuning: Tuning, weights: dict[str, float], most: int, workers: Workers) -> Tested:
    """The sequential test on deals of its own."""
    one = contest_with_champion(tuning, weights, "held-out")
    even = chance_level(game_called(tuning.game), len(one.entries))
    sprt = Sprt(even, even + BETTER)
    deals = list(until_decided(played(one, most, workers), sprt))
    verdict = sprt.verdict()
    entries = [entry for entry, name in enumerate(one.names) if name == "candidate"]
    found = line("candidate", deals, entries)
    return Tested(verdict.accepted == "p1", len(deals), verdict.llr, found)
