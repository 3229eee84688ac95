"""Advice for Art Society: the best answer beside the runner-up, its reasons and one risk."""

from vernissage.bots.advice import Advice
from vernissage.bots.art_society.advice.answers_by_worth import (
    Values,
    answers_by_worth,
    is_tried_out,
)
from vernissage.bots.art_society.advice.reasons import Reasons
from vernissage.bots.art_society.advice.risks import Risks
from vernissage.bots.art_society.club import tuned
from vernissage.bots.art_society.thinking.mind import Mind
from vernissage.bots.art_society.thinking.prospect import Prospect
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View


def advise(view: View, choices: Choices) -> Advice:
    """What to do now, from what this seat may know; the same advice for the same view."""
    return consult(view, choices, beside=None)[0]


def consult(view: View, choices: Choices, beside: int | None) -> tuple[Advice, Values]:
    """The advice, compared with `beside` or else with the next best; and what each answer is worth.

    An answer that was not even in question is worth no more than the least that was.
    """
    mind = Mind(view, tuned(len(view.players)))
    values = answers_by_worth(mind, choices)
    action, *rest = values
    other = rest[0] if rest else None
    if beside is not None and beside != action:
        other = beside
    other_value = 0.0 if other is None else values.get(other, min(values.values()))
    gap = 0.0 if other is None else round(values[action] - other_value, 1)
    unexplained = gap if is_tried_out(choices, len(view.players)) else 0.0
    prospect = Prospect(mind)
    advice = Advice(
        action=action,
        value=values[action],
        runner_up=other,
        runner_up_value=other_value,
        reasons=Reasons(prospect).between(choices, action, other, unexplained),
        risk=Risks(prospect).of(choices, action),
    )
    return advice, values
