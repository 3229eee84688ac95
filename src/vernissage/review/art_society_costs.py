"""What an answer of Art Society cost, by the thought that gave the advice."""

from vernissage.bots.art_society_advice import advise, answers
from vernissage.bots.art_society_club import tuned
from vernissage.bots.art_society_mind import Mind
from vernissage.games.art_society.choices import Choices
from vernissage.games.art_society.view import View
from vernissage.review.costs import Cost


def cost(view: View, choices: Choices, action: int) -> Cost:
    told = advise(view, choices)
    found = answers(Mind(view, tuned(len(view.players))), choices)
    values = {answer.action: answer.value for answer in found}
    least = min(values.values())
    return Cost(
        amount=max(0.0, told.value - values.get(action, least)),
        advice=told,
        at_least=action not in values,
    )
