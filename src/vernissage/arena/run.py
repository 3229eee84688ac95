"""A run: the deals of a contest in order, played or taken from the journal, until decided."""

from collections.abc import Iterator
from statistics import fmean

from vernissage.arena.duplicate import Contest
from vernissage.arena.journal import Journal, read
from vernissage.arena.outcomes import Outcome, outcome
from vernissage.arena.sprt import Sprt
from vernissage.arena.workers import Workers, in_order
from vernissage.games import game_called


def outcomes(
    contest: Contest, deals: int, workers: Workers, journal: Journal
) -> Iterator[list[Outcome]]:
    """The outcomes of every deal, in order; new ones are written down when they are due."""
    game = game_called(contest.game)
    missing = [deal for deal in range(deals) if journal.has(contest, deal) is None]
    playing = in_order(workers, contest, missing)
    for deal in range(deals):
        lines = journal.take(contest, deal)
        if lines is None:
            _, lines = next(playing)
            journal.add(contest, deal, lines)
        yield [outcome(game, read(line)) for line in lines]


def until_decided(deals: Iterator[list[Outcome]], sprt: Sprt) -> Iterator[list[Outcome]]:
    """The deals up to the one that decides the test on the first entry's win rate."""
    for deal in deals:
        yield deal
        share = fmean(game.shares[0] for game in deal)
        if sprt.add(share).accepted is not None:
            return
