"""What a bot of Art Society makes of a view: every sensible answer with its value, best first."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

import msgspec

from vernissage.bots.art_society.kernel.judge import Judge
from vernissage.bots.art_society.kernel.round import Round, rounds_left
from vernissage.core.sets import members_of
from vernissage.games.art_society import actions
from vernissage.games.art_society.actions import AT_ASSISTANT, DONE, END, ENOUGH, RESTORE
from vernissage.games.art_society.choices import (
    Bid,
    Choices,
    ChooseLot,
    Decor,
    Settle,
    Start,
    Take,
    Turn,
)
from vernissage.games.art_society.imagine import imagine
from vernissage.games.art_society.notation import DECOR_NAMES, SIZE_NAMES, parse
from vernissage.games.art_society.parts import (
    D1,
    NO_TILE,
    PAINTINGS,
    shields_of,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import no_room
from vernissage.games.art_society.view import View
from vernissage.games.art_society.wall import Wall

Scored = list[tuple[float, int]]
"""Values with actions."""
ORDINARY_MATCHES: Final = 1.3
ORDINARY_SNUGNESS: Final = 0.6
"""What an ordinary place offers to a painting."""
EXCESS: Final = -4.0
"""AS-F7: 2 points and a second one would end the game; but a d1 comes with it."""
SAMPLE: Final = 3
"""How many unseen paintings stand for a whole stack."""

LOOKS: Final = 9
"""How many of the weights, the first ones, are the judge's."""


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What counts for how much, in points."""

    decor: float
    """Each painting touched that has the same frame: a shield, and a gap filled."""
    snug: float
    """Lying against tiles or the edge all around."""
    hole: float
    """Each space that no painting can cover any more."""
    options: float
    """Places for paintings to come, in logarithms."""
    area: float
    """Each space covered: a fuller wall is nearer to the end."""
    promise: float
    """Each empty space beside it that touches another painting of its frame."""
    blocked: float
    """Each empty space beside it that its type can no longer use without a faux pas."""
    reach: float
    """Each empty space beside it that did not touch its frame before."""
    spoil: float
    """Each space covered where other frames could have been touched."""
    rivalry: float
    """The mean gain of the others, beside an own gain."""
    spite: float
    """The same when sizes for the lot are chosen."""
    delay: float
    """What waiting with the assistant costs."""
    calm: float
    """By how much less a stake counts for each round that is left after this one."""
    stake: float
    """What taking first instead of last brings in an ordinary round."""


class Mind:
    """One position as a seat sees it."""

    def __init__(self, view: View, weights: Weights, *, foresees: bool = True) -> None:
        assert view.seat is not None
        self.view = view
        self.weights = weights
        self.seat = view.seat
        self.state: State = imagine(view, seed=0)
        self.wall: Wall = self.state.walls[self.seat]
        self.rounds = rounds_left(self.state)
        self.judge = judge_of(weights)
        self.judge.expect(self.rounds)
        self.round = Round(self.judge, weights.rivalry)
        if foresees:
            self.judge.forecast.look(self.state.museum, self.state.prestige, self.rounds)
        else:
            self.round.stays = True
            self.judge.forecast.stay(self.state.museum, self.state.prestige)

    def answers(self, choices: Choices) -> Scored:
        """Every sensible answer, the best first."""
        match choices:
            case Start():
                found = self.places(self.state.painting[self.seat], actions.START)
            case ChooseLot():
                found = [(self.size(SIZE_NAMES.index(s.size)), s.action()) for s in choices.stacks]
            case Bid():
                found = self.bids(choices)
            case Take():
                found = self.takes()
            case Turn():
                found = self.turn(choices)
            case Decor():
                found = self.decor(choices)
            case Settle():
                return [(0.0, DONE)]
        return sorted(found, key=lambda answer: -answer[0])

    def places(self, tile: int, base: int) -> Scored:
        """The best places of a tile; the action is base + space."""
        self.judge.best(self.wall, tile)
        return [
            (float(self.judge.values[at]), base + int(self.judge.places[at]))
            for at in range(self.judge.found)
        ]

    def size(self, size: int) -> float:
        """AS-A1: what a painting of this size would bring the seat beside the others."""
        unseen = [int(tile) for tile in self.state.stacks[size]][:SAMPLE]
        worths = [[self.worth(wall, tile) for tile in unseen] for wall in self.state.walls]
        own = sum(worths.pop(self.seat)) / len(unseen)
        others = sum(map(sum, worths)) / (len(unseen) * len(worths))
        return own - self.weights.spite * others

    def worth(self, wall: Wall, tile: int) -> float:
        return max(EXCESS, self.judge.at_a_glance(wall, tile))

    def takes(self) -> Scored:
        self.round.look(self.state, self.rounds)
        values = self.round.weigh_takes(self.state)
        return [
            (values[place], actions.take(tile))
            for place, tile in enumerate(self.state.lot)
            if tile != NO_TILE
        ]

    def bids(self, choices: Bid) -> Scored:
        """AS-B1: the gain of taking early, less what the card could still bring later."""
        stake = self.stake()
        price = prices(choices.cards, self.rounds, self.weights.stake)
        return [(stake * rank - cost, choices.action(card)) for card, (rank, cost) in price.items()]

    def stake(self) -> float:
        """What it brings to take first instead of last."""
        self.round.look(self.state, self.rounds)
        self.round.weigh_orders()
        return self.stake_of(self.seat)

    def stake_of(self, seat: int) -> float:
        """The same for any seat; early in the game such differences tend to vanish again."""
        by_rank = self.round.by_rank(seat)
        return (max(by_rank) - by_rank[-1]) / (1.0 + self.weights.calm * (self.rounds - 1.0))

    def turn(self, turn: Turn) -> Scored:
        """AS-H1 to AS-H5: the new painting and the assistant's tile, together."""
        fresh = int(self.state.fresh)
        held = int(self.state.assistants[self.seat])
        found: Scored = []
        waiting = self.keeping(held) if held else 0.0
        if turn.held is not None:
            hung = self.places(held, actions.hang(held, 0))
            found += [(value + self.then(held, action, fresh), action) for value, action in hung]
            waiting = max([waiting, *[value for value, _ in hung[:1]]])
        if turn.new is None:
            return [*found, (self.keeping(held) if held else 0.0, END)]
        found += [(v + waiting, action) for v, action in self.places(fresh, actions.hang(fresh, 0))]
        if turn.may_hold:
            found.append((self.keeping(fresh), turn.hold()))
        if turn.swaps:
            found += [(v + waiting, action) for v, action in self.swaps(fresh)]
        if turn.may_store:
            found.append((EXCESS + waiting, turn.store()))
        return found or [(0.0, RESTORE)]

    def then(self, held: int, action: int, fresh: int) -> float:
        """What the new painting brings once the assistant's tile hangs there."""
        if fresh == NO_TILE:
            return 0.0
        after = self.wall.copy()
        after.cover(held, action - actions.hang(held, 0))
        return max(self.judge.at_a_glance(after, fresh), self.keeping(fresh), EXCESS)

    def swaps(self, fresh: int) -> Scored:
        """AS-X2: paintings of the museum that fit, each at its best place."""
        kind = type_of(fresh)
        return [
            (self.judge.best(self.wall, tile_in_pile(kind, member)), actions.swap(fresh, member))
            for member in members_of(no_room.fitting(self.state))
        ]

    def keeping(self, tile: int) -> float:
        """What a tile with the assistant is worth: an ordinary place later, if there is time."""
        in_time = min(1.0, max(0.0, self.rounds - 1.0))
        if tile > PAINTINGS:
            return in_time * (float(shields_of(tile)) + self.judge.snug) - self.weights.delay
        ordinary = self.judge.forecast.multipliers[type_of(tile)]
        ordinary += ORDINARY_MATCHES * self.judge.decor
        ordinary += ORDINARY_SNUGNESS * self.judge.snug
        return in_time * ordinary - self.weights.delay

    def decor(self, question: Decor) -> Scored:
        """AS-D2 to AS-D5: the best shape and place for it."""
        found: Scored = []
        for offer in question.decor:
            shape = DECOR_NAMES.index(offer.tile)
            found += self.places(D1 + shape, actions.decor(shape, 0))
            if question.may_hold:
                found.append((self.keeping(D1 + shape), actions.decor(shape, AT_ASSISTANT)))
        found += [(-1.0, parse(merge)) for merge in question.merges]
        if question.may_stop:
            found.append((0.0, ENOUGH))
        return found or [(0.0, RESTORE)]


def judge_of(weights: Weights) -> Judge:
    return Judge([float(weight) for weight in msgspec.structs.astuple(weights)[:LOOKS]])


def prices(hand: Sequence[int], rounds: float, stake: float) -> dict[int, tuple[float, float]]:
    """For each card its rank among those that will be used, from 0 to 1, and what it costs.

    Who plays the card of rank 1 - exp(-S / stake) at a stake S, ordinary stakes being spread
    exponentially, uses every card equally often; these costs make that the best choice.
    """
    used = max(1.0, min(rounds, float(len(hand))))
    spares = len(hand) - used
    found = {}
    for at, card in enumerate(hand):
        rank = min(1.0, max(0.0, (at - spares + 0.5) / used))
        rest = 1.0 - rank
        cost = stake * (rank + (rest * log(rest) if rest > 0.0 else 0.0))
        found[card] = (rank, cost + 0.001 * at)
    return found


def wanted_rank(stake: float, usual: float) -> float:
    """The rank of the card that fits a stake."""
    return 1.0 - exp(-max(0.0, stake) / usual)
