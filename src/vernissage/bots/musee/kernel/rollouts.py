"""Trying moves of Musée out: deal what is hidden, play to the end, compare. Compiled.

Every world is played by all moves still in question, with the same cards, so that they differ by
the move alone.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.musee.kernel.judge import Judge
from vernissage.core.chance import Generator
from vernissage.core.sets import BIT, count
from vernissage.games.musee import rules
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.state import State

PATIENCE: Final = 20
"""Deals tried before the seats that are out keep the cards they were imagined with."""
FARTHEST: Final = 80
"""No margin counts for more points than this."""
TEMPERATURE: Final = 8.0
"""The points of margin that raise the estimate of a win from 50 to 73 %."""
PAUSE: Final = 16
"""Worlds between two looks at who is behind."""
SURELY: Final = 2.5
"""The standard errors from which on a difference is certain."""
SLIGHT: Final = 0.02
"""A move that is better by less than this is not worth looking for."""


@final
class Rollouts:
    """The moves in question at one position, and how they fared so far."""

    __slots__ = (
        "actions",
        "chance",
        "judge",
        "latest",
        "margins",
        "played",
        "position",
        "rewards",
        "seat",
        "squares",
        "worlds",
        "worth",
    )

    def __init__(
        self,
        position: State,
        actions: list[int],
        judge: Judge,
        chance: Generator,
    ) -> None:
        self.position = position
        self.seat: i64 = position.turn
        self.actions = vec[i64](actions)
        self.judge = judge
        self.chance = chance
        self.rewards = vec[float]([0.0] * len(actions))
        self.margins = vec[float]([0.0] * len(actions))
        self.worlds: i64 = 0
        """Worlds played; the moves still in question played them all."""
        self.latest = vec[float]([0.0] * len(actions))
        """What each move brought in the last world it played."""
        self.squares = vec[float]([0.0] * (len(actions) * len(actions)))
        """For two moves, len(actions) * one + other: the sum of their squared differences."""
        self.played = vec[i64]([0] * len(actions))
        self.worth = vec[float](
            [1.0 / (1.0 + exp(-m / TEMPERATURE)) for m in range(-FARTHEST, FARTHEST + 1)]
        )

    def values(self) -> list[float]:
        """The mean reward of each action."""
        return means(self.rewards, self.played)

    def margins_so_far(self) -> list[float]:
        """The mean of the points by which each action ends ahead of the best rival."""
        return means(self.margins, self.played)

    def play(self, alive: list[int], worlds: i64) -> list[int]:
        """Up to so many worlds with the actions named by their indices; those that stay in it."""
        world: i64 = 0
        while world < worlds and len(alive) > 1:
            dealt = self.deal()
            for index in alive:
                self.try_out(dealt, index)
            self.compare(alive)
            world += 1
            self.worlds += 1
            if self.worlds % PAUSE == 0:
                alive = self.not_behind(alive)
        return alive

    def compare(self, alive: list[int]) -> None:
        width: i64 = len(self.actions)
        for one in alive:
            for other in alive:
                apart: float = self.latest[one] - self.latest[other]
                at: i64 = width * one + other
                self.squares[at] += apart * apart

    def not_behind(self, alive: list[int]) -> list[int]:
        """Without the moves that are hardly better than the best so far, if at all."""
        best: i64 = alive[0]
        for index in alive:
            if self.rewards[index] > self.rewards[best]:
                best = index
        return [index for index in alive if index == best or not self.is_behind(index, best)]

    def is_behind(self, index: i64, best: i64) -> bool:
        worlds: float = float(self.worlds)
        gain: float = (self.rewards[index] - self.rewards[best]) / worlds
        width: i64 = len(self.actions)
        spread: float = self.squares[width * index + best] / worlds - gain * gain
        return gain + SURELY * sqrt(max(0.0, spread) / worlds) < SLIGHT

    def try_out(self, dealt: State, index: i64) -> None:
        state = dealt.copy()
        state.perform(self.actions[index])
        self.finish(state)
        musee: i64 = rules.musee_of(self.seat, state.players)
        margin: i64 = margin_of(state, musee)
        self.margins[index] += float(margin)
        self.played[index] += 1
        if margin > FARTHEST:
            margin = FARTHEST
        if margin < -FARTHEST:
            margin = -FARTHEST
        reward: float = self.worth[margin + FARTHEST]
        if margin > 0 or (margin == 0 and wins_tie(state, musee)):
            reward += 1.0
        self.rewards[index] += reward
        self.latest[index] = reward

    def finish(self, state: State) -> None:
        """Everyone plays on by rules of thumb."""
        judge = self.judge
        while not state.over:
            if state.deciding:
                state.perform(KEEP)
            else:
                judge.look(state, state.turn)
                state.perform(judge.best(everywhere=False))

    def deal(self) -> State:
        """Another world that the seat cannot tell from this one."""
        state = self.position.copy()
        cards = self.hidden()
        tries: i64 = 0
        while tries < PATIENCE:
            self.chance.shuffle_packed(cards)
            if self.hand_out(state, cards, as_imagined=tries == PATIENCE - 1):
                break
            tries += 1
        return state

    def hidden(self) -> vec[i64]:
        """Every card that the seat does not see."""
        state = self.position
        number: i64 = 1
        held: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != self.seat:
                held |= state.hands[other]
            other += 1
        at: i64 = state.drawn
        while at < len(state.deck):
            held |= BIT[state.deck[at]]
            at += 1
        cards = vec[i64]([0] * count(held))
        at = 0
        while number <= state.numbers:
            if held & BIT[number] != 0:
                cards[at] = number
                at += 1
            number += 1
        return cards

    def hand_out(self, state: State, cards: vec[i64], *, as_imagined: bool) -> bool:
        """MU-T5: first who is out, then the other hands, the rest is the pile. No if it fails."""
        dealt: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat and state.out & BIT[seat] != 0:
                hand: i64 = self.position.hands[seat]
                if not as_imagined:
                    given: i64 = state.gifts[seat]
                    held_then: i64 = count(hand) - given
                    hand = pick(cards, held_then, dealt | state.barred[seat])
                    if count(hand) < held_then:
                        return False
                    hand |= pick(cards, given, dealt | hand)
                state.hands[seat] = hand
                dealt |= hand
            seat += 1
        self.hand_out_rest(state, cards, dealt)
        return True

    def hand_out_rest(self, state: State, cards: vec[i64], dealt: i64) -> None:
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat and state.out & BIT[seat] == 0:
                state.hands[seat] = pick(cards, count(self.position.hands[seat]), dealt)
                dealt |= state.hands[seat]
            seat += 1
        pile = vec[i64]([0] * self.position.pile())
        at: i64 = 0
        for card in cards:
            if dealt & BIT[card] == 0:
                pile[at] = card
                at += 1
        state.deck = pile
        state.drawn = 0


def pick(cards: vec[i64], wanted: i64, without: i64) -> i64:
    """The first so many of the cards that are not in `without`."""
    picked: i64 = 0
    at: i64 = 0
    while wanted > 0 and at < len(cards):
        card: i64 = BIT[cards[at]]
        if without & card == 0:
            picked |= card
            wanted -= 1
        at += 1
    return picked


def means(totals: vec[float], played: vec[i64]) -> list[float]:
    return [totals[at] / float(max(1, played[at])) for at in range(len(totals))]


def wins_tie(state: State, musee: i64) -> bool:
    """MU-P6: with the most points, has it more paintings, then more bonus cards? Shared is no."""
    own = state.standing(musee)
    other: i64 = 0
    while other < len(state.hung):
        if other != musee and state.standing(other) >= own:
            return False
        other += 1
    return True


def margin_of(state: State, musee: i64) -> i64:
    """Points of this Musée less those of the best other one."""
    best: i64 = -1
    other: i64 = 0
    while other < len(state.hung):
        if other != musee:
            points: i64 = state.standing(other)[0]
            if points > best:
                best = points
        other += 1
    own: i64 = state.standing(musee)[0]
    return own - best
