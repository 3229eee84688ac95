"""Thinking ahead in Art Society: which answers are tried out, and how they compare.

Sequential halving: every round plays the same number of worlds, shared by the answers still in
question; then the better half of them stays.
"""

import msgspec

from vernissage.bots.art_society_club import tuned
from vernissage.bots.art_society_mind import (
    ORDINARY_MATCHES,
    ORDINARY_SNUGNESS,
    Mind,
    Scored,
)
from vernissage.bots.art_society_rivals import Rivals, bid_values
from vernissage.bots.art_society_search import Trials
from vernissage.bots.budget import Budget
from vernissage.core.chance import Generator
from vernissage.games.art_society import actions
from vernissage.games.art_society.choices import Bid, Choices, Decor, Start, Take, Turn
from vernissage.games.art_society.parts import NO_TILE
from vernissage.games.art_society.view import View


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How to search."""

    candidates: int
    """Answers that are tried out: those that look best."""
    places: int
    """Places of each painting that are tried out before it is taken."""
    depth: int
    """Rounds that are played on."""
    bids: int
    """How often a round of bids is played in thought."""
    answering: bool
    """Whether rivals may answer what others are likely to bid."""


class Found(msgspec.Struct, frozen=True):
    """An answer that was tried out."""

    action: int
    value: float


class Line(msgspec.Struct, frozen=True):
    """An answer with what follows it at once."""

    actions: tuple[int, ...]
    value: float
    """Its value at one look."""


class Thinker:
    """A player who searches: bids, takes and hangs; all else as the club bot does."""

    def __init__(self, budget: Budget, manner: Manner) -> None:
        self.budget = budget
        self.manner = manner
        self.rivals = Rivals(answering=manner.answering)

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        mind = Mind(view, tuned(len(view.players)))
        if isinstance(choices, Bid):
            return choices.action(self.card(mind, choices, chance))
        return search(mind, choices, self.budget, self.manner, chance)[0].action

    def card(self, mind: Mind, choices: Bid, chance: Generator) -> int:
        """AS-B1: the card that does best against what the others are likely to play."""
        mind.stake()
        self.rivals.watch(mind.view)
        likely = self.rivals.guess(mind, self.manner.bids, chance)
        values = bid_values(mind, mind.seat, likely, self.manner.bids, chance)
        return max(choices.cards, key=lambda card: values[card])


def search(
    mind: Mind, choices: Choices, budget: Budget, manner: Manner, chance: Generator
) -> list[Found]:
    """The answers in question, the best first."""
    lines = lines_of(mind, choices, manner)
    if len(lines) == 1:
        return [Found(lines[0].actions[0], lines[0].value)]
    trials = Trials(mind.state, mind.seat, mind.judge, manner.depth, patience(mind), chance)
    for line in lines:
        trials.add(mind.state, list(line.actions), line.value)
    alive = list(range(len(lines)))
    order: list[int] = []
    for turns in budget.rounds(max(1, (len(lines) - 1).bit_length())):
        for iterations in turns:
            trials.play(alive, max(1, iterations // len(alive)))
        values = trials.means()
        alive.sort(key=lambda index: -values[index])
        staying = (len(alive) + 1) // 2
        order = alive[staying:] + order
        alive = alive[:staying]
    values = trials.means()
    return without_repeats([Found(lines[i].actions[0], values[i]) for i in alive + order])


def patience(mind: Mind) -> float:
    """What an ordinary place later brings beside the multiplier, less what waiting costs."""
    ordinary = ORDINARY_MATCHES * mind.judge.decor + ORDINARY_SNUGNESS * mind.judge.snug
    return ordinary - mind.weights.delay


def without_repeats(found: list[Found]) -> list[Found]:
    """Each action once, with the best of its lines."""
    seen: dict[int, Found] = {}
    for one in found:
        seen.setdefault(one.action, one)
    return list(seen.values())


def lines_of(mind: Mind, choices: Choices, manner: Manner) -> list[Line]:
    """The answers that look best, the best first."""
    if isinstance(choices, Take):
        return takes(mind, choices, manner)
    scored = mind.answers(choices)
    if not isinstance(choices, Start | Turn | Decor):
        scored = scored[:1]
    return [Line((action,), value) for value, action in scored[: manner.candidates]]


def takes(mind: Mind, choices: Take, manner: Manner) -> list[Line]:
    """Every painting of the lot, with its best places, or for the assistant."""
    found: list[Line] = []
    lot = [int(tile) for tile in mind.state.lot]
    for value, action in mind.answers(choices):
        tile = action - actions.TAKE + 1
        place = lot.index(tile)
        worth = float(mind.round.worth[5 * mind.seat + place])
        hung: Scored = mind.places(tile, actions.hang(tile, 0))[: manner.places]
        if not hung or mind.state.assistants[mind.seat] == NO_TILE:
            hung.append((mind.keeping(tile), actions.hold(tile)))
        if mind.state.assistants[mind.seat] != NO_TILE and len(hung) == 1 and not mind.judge.found:
            found.append(Line((action,), value))
            continue
        found += [Line((action, after), value - worth + there) for there, after in hung]
    return found
