"""Strength of one bot against another on the same deals: python bench/strength.py --deals 500"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, NoReturn

from vernissage.arena.games import play
from vernissage.core.refusals import Refusal
from vernissage.games.musee import MUSEE

PLAYERS = 2


class Strength(NamedTuple):
    """The part of the games won, with its 95 % interval. A shared victory is half a win."""

    deals: int
    rate: float
    low: float
    high: float
    points: float
    """Points ahead, on average."""


class OneLine(argparse.ArgumentParser):
    """Bad arguments are answered in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See --help.\n")


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    try:
        found = strength(asked.bot, asked.against, asked.deals, asked.seed)
    except Refusal as refusal:
        print(f"strength: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("strength: stopped.", file=sys.stderr)
        return 130
    print(told(asked.bot, asked.against, found))
    return 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLine(prog="strength", description=__doc__)
    parser.add_argument("--deals", type=deals, default=500, help="each played twice, seats swapped")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    return parser.parse_args(given)


def deals(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) >= 2):
        raise argparse.ArgumentTypeError(f"{text} is not a number of deals: give 2 or more")
    return int(text)


def strength(bot: str, against: str, deals: int, seed: int = 0) -> Strength:
    """Every deal is one observation: its two games share their luck and are not independent."""
    pairs = [both_ways(bot, against, number) for number in range(seed, seed + deals)]
    won = [wins / 2 for wins, _ in pairs]
    rate, half = fmean(won), 1.96 * stdev(won) / sqrt(deals)
    ahead = fmean(points / 2 for _, points in pairs)
    return Strength(deals, rate, max(0.0, rate - half), min(1.0, rate + half), ahead)


def both_ways(bot: str, against: str, seed: int) -> tuple[float, int]:
    """Wins and points ahead of the bot in the two games of one deal."""
    options = MUSEE.options(players=PLAYERS)
    setup = MUSEE.deal(options, seed)
    one = outcome(options, [bot, against], setup, seed, seat=0)
    other = outcome(options, [against, bot], setup, seed, seat=1)
    return one[0] + other[0], one[1] + other[1]


def outcome(
    options: Any, seats: Sequence[str], setup: Any, seed: int, *, seat: int
) -> tuple[float, int]:
    result = play(MUSEE, options, seats, seed, setup=setup).result
    assert result is not None
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won, result.scores[seat] - result.scores[1 - seat]


def told(bot: str, against: str, found: Strength) -> str:
    return (
        f"musee-2: {bot} against {against}, {found.deals} deals, {2 * found.deals} games: "
        f"wins {found.rate:.1%} (95 % interval {found.low:.1%} to {found.high:.1%}, deal as unit), "
        f"{found.points:+.1f} points a game"
    )


if __name__ == "__main__":
    sys.exit(main())
