"""Advice for Art Society: the best answer beside the runner-up, its reasons and one risk."""

from statistics import fmean
from typing import Final

from vernissage.bots.advice import Advice, Reason
from vernissage.bots.art_society.advice.answers_by_worth import (
    Values,
    answers_by_worth,
    best_first,
    is_tried_out,
)
from vernissage.bots.art_society.advice.bid_outlook import BidOutlook
from vernissage.bots.art_society.advice.reasons import Reasons
from vernissage.bots.art_society.advice.risks import Risks, told
from vernissage.bots.art_society.club import tuned
from vernissage.bots.art_society.kernel.search import Trials
from vernissage.bots.art_society.master import MANNER
from vernissage.bots.art_society.thinking.mind import Mind
from vernissage.bots.art_society.thinking.prospect import Prospect, takes
from vernissage.bots.art_society.thinking.trying_out import patience
from vernissage.bots.sureness import SURELY, error_of
from vernissage.core.chance import Generator, compiled
from vernissage.games.art_society.choices import Bid, Choices
from vernissage.games.art_society.notation import SPACE_NAMES
from vernissage.games.art_society.view import View

SLIGHT: Final = 0.2
"""Answers that differ by fewer points are the same."""
WORLDS: Final = 200 if compiled() else 8
"""Worlds in which two places are compared."""
FRESH: Final = 2
"""The seed of these worlds: the best place was not chosen in them, so its luck does not count."""


def advise(view: View, choices: Choices) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view."""
    return consult(view, choices, beside=None)[0]


def consult(view: View, choices: Choices, beside: int | None) -> tuple[Advice, Values]:
    """The advice, compared with `beside` or else with the next best; and what each answer is worth.

    An answer that was not even in question is worth no more than the least that was.
    """
    mind = Mind(view, tuned(len(view.players)))
    bids = BidOutlook(mind, choices) if isinstance(choices, Bid) else None
    values = answers_by_worth(mind, choices) if bids is None else best_first(bids.values)
    prospect = Prospect(mind)
    action, *rest = values
    other = next((one for one in rest if not prospect.is_same(action, one)), None)
    if beside is not None and beside != action:
        other = beside
    other_value = 0.0 if other is None else values.get(other, min(values.values()))
    later = 0.0
    if other is not None and is_tried_out(choices, len(view.players)) and other in values:
        later, sure = what_follows(mind, action, other)
        if values[action] - other_value <= SURELY * sure:
            other_value = values[action]
    level = other is not None and values[action] - other_value < SLIGHT
    reasons = Reasons(prospect, bids).between(choices, action, other, later, level=level)
    advice = Advice(
        action=action,
        value=values[action],
        runner_up=other,
        runner_up_value=values[action] if level else other_value,
        reasons=reasons,
        risk=Risks(prospect).of(choices, action, reasons),
        worth=where_it_hangs(prospect, action),
    )
    return advice, values


def where_it_hangs(prospect: Prospect, action: int) -> Reason | None:
    """AS-T1: the place that what is said of a painting to be taken is about."""
    space = prospect.place_of(action) if takes(action) else None
    return None if space is None else told("best-place", space=SPACE_NAMES[space])


def what_follows(mind: Mind, action: int, other: int) -> tuple[float, float]:
    """How much more the own wall gains later by the one, and the standard error of that."""
    seat, chance = mind.seat, Generator(FRESH)
    trials = Trials(mind.state, seat, mind.judge, MANNER.depth, patience(mind), chance)
    for one in (action, other):
        trials.add(mind.state, one, 0.0)
    apart, so_far = [], 0.0
    for _ in range(WORLDS):
        trials.play([0, 1], 1)
        more = trials.rewards[0] - trials.rewards[1]
        apart.append(more - so_far)
        so_far = more
    return fmean(apart), error_of(apart)
