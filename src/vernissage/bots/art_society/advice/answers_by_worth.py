"""The answers of Art Society with what each is worth in points, as a strong player weighs them."""

from typing import Final

from vernissage.bots.art_society.master import MANNER
from vernissage.bots.art_society.thinking.mind import Mind
from vernissage.bots.art_society.thinking.trying_out import FEW, search
from vernissage.bots.budget import budget
from vernissage.core.chance import Generator
from vernissage.games.art_society.actions import END, hang
from vernissage.games.art_society.choices import Choices, Decor, Settle, Start, Turn
from vernissage.games.art_society.parts import NO_TILE

ITERATIONS: Final = 150
"""Worlds in which places are tried out with two players."""
Values = dict[int, float]
"""Answers with points, the best first."""


def answers_by_worth(mind: Mind, choices: Choices) -> Values:
    """Every answer in question but bids; a settled wall is left as it is."""
    found = mind.answers(choices)
    if isinstance(choices, Settle) or len(found) == 1:
        return best_first({action: value for value, action in found})
    patience = budget(None, None, usual=ITERATIONS, uncompiled=0.15)
    tried = search(mind, choices, patience, MANNER, Generator(1))
    looks = {action: value for value, action in found}
    told = {one.action: one.value - played_again(mind, choices, one.action) for one in tried}
    best = tried[0].action
    followed = told[best] - looks[best]
    return best_first({action: min(told[best], told[action]) - followed for action in told})


def played_again(mind: Mind, choices: Choices, action: int) -> float:
    """What both one look and the trials count: the other tile of the turn, a swapped one.

    Bots play better with it, because it makes them free the assistant: without it the expert won
    46.5 ± 4.6 % of 420 games against itself. But it is no difference to tell a player.
    """
    tried = is_tried_out(choices, len(mind.view.players))
    if not tried or not isinstance(choices, Turn) or action == END:
        return 0.0
    if choices.new is not None and action == choices.hold():
        return 0.0
    held, fresh = int(mind.state.assistants[mind.seat]), int(mind.state.fresh)
    if held != NO_TILE and hang(held, 0) <= action < hang(held + 1, 0):
        return mind.then(held, action, fresh)
    hung = mind.places(held, 0)[:1] if choices.held is not None else []
    more = max([0.0, *(value - mind.keeping(held) for value, _ in hung)])
    swapped = {swap: value for value, swap in mind.swaps(fresh)} if choices.swaps else {}
    return more + swapped.get(action, 0.0)


def is_tried_out(choices: Choices, players: int) -> bool:
    """Whether answers are played on, and not weighed at one look."""
    return isinstance(choices, Start | Turn | Decor) and players <= FEW


def best_first(values: Values) -> Values:
    return dict(sorted(values.items(), key=lambda pair: -pair[1]))
