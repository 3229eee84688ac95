"""Thinking ahead in Art Society: which answers are tried out, and how they compare.

Sequential halving: every round plays the same number of worlds, shared by the answers still in
question; then the better half of them stays.
"""

from typing import Final

import msgspec

from vernissage.bots.art_society_bids import Bidding
from vernissage.bots.art_society_mind import Mind, Scored, Weights, prices
from vernissage.bots.art_society_search import Trials
from vernissage.bots.budget import Budget
from vernissage.core.chance import Generator
from vernissage.games.art_society import actions
from vernissage.games.art_society.choices import Bid, Choices, Decor, Start, Take, Turn
from vernissage.games.art_society.parts import CARDS, NO_TILE
from vernissage.games.art_society.view import View

FINE: Final = 1 << 20
RARE: Final = 0.2
"""Cards that would be played less than so often, beside the likeliest, are left out."""
TRUST: Final = 4.0
"""The value at one look counts as much as so many worlds played out."""


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How to search."""

    candidates: int
    """Answers that are tried out: those that look best."""
    places: int
    """Places of each painting that are tried out before it is taken."""
    bids: int
    """How often a round of bids is played in thought."""


class Found(msgspec.Struct, frozen=True):
    """An answer that was tried out."""

    action: int
    value: float


class Line(msgspec.Struct, frozen=True):
    """An answer with what follows it at once."""

    actions: tuple[int, ...]
    value: float
    """Its value at one look."""
    bonus: float
    """What it brings beside the own wall."""


class Thinker:
    """A player who searches: bids, takes and hangs; all else as the club bot does."""

    def __init__(self, weights: Weights, budget: Budget, manner: Manner) -> None:
        self.weights = weights
        self.budget = budget
        self.manner = manner

    def choose(self, view: View, choices: Choices, chance: Generator) -> int:
        mind = Mind(view, self.weights)
        if isinstance(choices, Bid):
            return choices.action(self.card(mind, choices, chance))
        return search(mind, choices, self.budget, self.manner, chance)[0].action

    def card(self, mind: Mind, choices: Bid, chance: Generator) -> int:
        """AS-B1: a card of the mixture that nobody can use against this seat."""
        shares = mixture(mind, self.manner.bids, chance)
        likely = {card: shares[card - 1] for card in choices.cards}
        most = max(likely.values())
        mark = chance.below(FINE) / FINE * sum(s for s in likely.values() if s >= RARE * most)
        for card, share in likely.items():
            if share >= RARE * most:
                mark -= share
                if mark < 0:
                    return card
        return max(choices.cards, key=lambda card: likely[card])


def mixture(mind: Mind, times: int, chance: Generator) -> list[float]:
    """How often this seat should play each card, from card 1 on."""
    mind.stake()
    costs: list[float] = []
    for player in mind.view.players:
        priced = prices(player.hand, mind.rounds, mind.weights.stake)
        costs += [priced[card][1] if card in priced else 0.0 for card in range(CARDS + 1)]
    hands = [sum(1 << card for card in player.hand) for player in mind.view.players]
    bidding = Bidding(mind.round, hands, costs, chance)
    bidding.solve(times)
    return bidding.mixture(mind.seat)


def search(
    mind: Mind, choices: Choices, budget: Budget, manner: Manner, chance: Generator
) -> list[Found]:
    """The answers in question, the best first."""
    lines = lines_of(mind, choices, manner)
    if len(lines) == 1:
        return [Found(lines[0].actions[0], lines[0].value)]
    trials = Trials(mind.state, mind.seat, mind.judge, chance)
    for line in lines:
        trials.add(mind.state, list(line.actions), line.bonus)
    alive = list(range(len(lines)))
    order: list[int] = []
    for turns in budget.rounds(max(1, (len(lines) - 1).bit_length())):
        for iterations in turns:
            trials.play(alive, max(1, iterations // len(alive)))
        values = blended(trials, lines)
        alive.sort(key=lambda index: -values[index])
        staying = (len(alive) + 1) // 2
        order = alive[staying:] + order
        alive = alive[:staying]
    values = blended(trials, lines)
    return without_repeats([Found(lines[i].actions[0], values[i]) for i in alive + order])


def blended(trials: Trials, lines: list[Line]) -> list[float]:
    """Means of the worlds played, and the value at one look while these are few."""
    means = trials.means()
    best = max(line.value for line in lines)
    level = max(means)
    return [
        (mean * played + TRUST * (level + line.value - best)) / (played + TRUST)
        for mean, played, line in zip(means, trials.played, lines, strict=True)
    ]


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
    return [Line((action,), value, 0.0) for value, action in scored[: manner.candidates]]


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
            found.append(Line((action,), value, value - worth))
            continue
        found += [
            Line((action, after), value - worth + there, value - worth) for there, after in hung
        ]
    return found
