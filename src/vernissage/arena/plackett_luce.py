"""Plackett-Luce strengths by maximum likelihood, with a bootstrap over deals.

A ranking is a row of choices: who is first of all, who of the rest, and so on; each is made
in proportion to the strengths. Hunter's MM algorithm climbs to the one maximum.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Final

import msgspec

from vernissage.arena.intervals import percentile
from vernissage.core.seeds import generator

Choice = tuple[int, tuple[int, ...]]
"""Who was chosen, and among whom (a bot may stand there twice)."""
Choices = dict[Choice, float]
"""How often each choice was made."""
Ranking = Sequence[tuple[int, int]]
"""Each bot of one game with its place."""

ANCHOR: Final = 0.5
"""One game drawn against an imaginary bot of average strength: no rating is infinite."""
ELO: Final = 400 / math.log(10)


class Rating(msgspec.Struct, frozen=True):
    """On the Elo scale; the mean of all bots is 1500."""

    bot: str
    rating: float
    low: float
    high: float


def choices_in(ranking: Ranking) -> Choices:
    """The choices in one game, from each bot's place; ties are broken every way alike."""
    groups = [
        [bot for bot, at in ranking if at == place] for place in sorted({p for _, p in ranking})
    ]
    found: Choices = {}
    below = [bot for bot, _ in ranking]
    for group in groups:
        for bot in group:
            below.remove(bot)
        orders = list(permutations(group))
        for order in orders:
            for index, bot in enumerate(order):
                among = tuple(sorted((*order[index:], *below)))
                if len(among) > 1:
                    found[bot, among] = found.get((bot, among), 0.0) + 1 / len(orders)
    return found


def choices_by_deal(rankings: Iterable[tuple[int | None, Ranking]]) -> list[Choices]:
    """The choices of each deal, over all the games in which it was played."""
    deals: dict[int | None, Choices] = {}
    for deal, ranking in rankings:
        into = deals.setdefault(deal, {})
        for choice, weight in choices_in(ranking).items():
            into[choice] = into.get(choice, 0.0) + weight
    return list(deals.values())


def strengths(
    choices: Mapping[Choice, float], bots: int, *, anchor: float = 0.0, rounds: int = 2000
) -> list[float]:
    """The most likely strengths, with geometric mean 1."""
    wins = [anchor] * bots
    for (bot, _), weight in choices.items():
        wins[bot] += weight
    sets: dict[tuple[int, ...], float] = {}
    for (_, among), weight in choices.items():
        sets[among] = sets.get(among, 0.0) + weight
    strong = [1.0] * bots
    for _ in range(rounds):
        before = strong
        strong = step(before, wins, sets, anchor)
        if max(abs(math.log(a / b)) for a, b in zip(strong, before, strict=True)) < 1e-9:
            break
    return strong


def step(
    strong: Sequence[float],
    wins: Sequence[float],
    sets: Mapping[tuple[int, ...], float],
    anchor: float,
) -> list[float]:
    """One step of the climb: each bot's wins, divided by the chances that it had of them."""
    offered = [2 * anchor / (one + 1) for one in strong]
    for among, weight in sets.items():
        part = weight / sum(strong[bot] for bot in among)
        for bot in among:
            offered[bot] += part
    new = [max(win, 1e-12) / offer for win, offer in zip(wins, offered, strict=True)]
    scale = math.exp(sum(map(math.log, new)) / len(new))
    return [one / scale for one in new]


def ratings(
    names: Sequence[str], deals: Sequence[Choices], *, resamples: int = 200, seed: int = 1
) -> list[Rating]:
    """Every bot's rating; the interval comes from drawing the deals again and again.

    The imaginary drawn game is drawn with them (its weight is exponential), so that a bot
    that never lost does not seem to be measured exactly.
    """
    middle = elo(total(deals), len(names), ANCHOR)
    chance = generator(seed, "bootstrap")
    drawn = []
    for _ in range(resamples):
        again = total(deals[chance.below(len(deals))] for _ in deals)
        anchor = -ANCHOR * math.log((int(chance.below(1000)) + 0.5) / 1000)
        drawn.append(elo(again, len(names), anchor))
    found = []
    for bot, name in enumerate(names):
        column = sorted(row[bot] for row in drawn)
        low, high = percentile(column, 0.025), percentile(column, 0.975)
        found.append(Rating(name, middle[bot], low, high))
    return sorted(found, key=lambda rating: -rating.rating)


def total(deals: Iterable[Choices]) -> Choices:
    every: Choices = {}
    for deal in deals:
        for choice, weight in deal.items():
            every[choice] = every.get(choice, 0.0) + weight
    return every


def elo(choices: Mapping[Choice, float], bots: int, anchor: float) -> list[float]:
    return [1500 + ELO * math.log(s) for s in strengths(choices, bots, anchor=anchor)]
