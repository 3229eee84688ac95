"""Trying moves of Musée out: deal what is hidden, play to the end, compare. Compiled.

Every world is played by all moves still in question, with the same cards and the same noise, so
that they differ by the move alone.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.bots.musee_judge import Judge
from vernissage.bots.musee_pace import paced
from vernissage.core.chance import Generator
from vernissage.games.musee import rules
from vernissage.games.musee.actions import KEEP
from vernissage.games.musee.parts import BIT, count
from vernissage.games.musee.state import State

PATIENCE: Final = 20
"""Deals tried before the seats that are out keep the cards they were imagined with."""
FARTHEST: Final = 80
"""No margin counts for more points than this."""


@final
class Rollouts:
    """The moves in question at one position, and how they fared so far."""

    __slots__ = (
        "actions",
        "chance",
        "judge",
        "margins",
        "noise",
        "played",
        "position",
        "rewards",
        "seat",
        "worth",
    )

    def __init__(
        self,
        position: State,
        actions: list[int],
        judge: Judge | None,
        chance: Generator,
        noise: float,
        temperature: float,
    ) -> None:
        self.position = position
        self.seat: i64 = position.turn
        self.actions = vec[i64](actions)
        self.judge = judge
        """Who plays on in a rollout; None: the spacing rule, which is quicker and knows less."""
        self.chance = chance
        self.noise = noise
        self.rewards = vec[float]([0.0] * len(actions))
        self.margins = vec[float]([0.0] * len(actions))
        self.played = vec[i64]([0] * len(actions))
        self.worth = vec[float](
            [1.0 / (1.0 + exp(-m / temperature)) for m in range(-FARTHEST, FARTHEST + 1)]
        )

    def play(self, alive: list[int], worlds: i64) -> None:
        """Play so many worlds with every action that is named by its index."""
        world: i64 = 0
        while world < worlds:
            dealt = self.deal()
            self.chance.step()
            word: i64 = self.chance.word
            for index in alive:
                self.chance.word = word
                self.try_out(dealt, index)
            world += 1

    def try_out(self, dealt: State, index: i64) -> None:
        state = dealt.copy()
        state.perform(self.actions[index])
        self.finish(state)
        margin: i64 = margin_of(state, rules.musee_of(self.seat, state.players))
        if margin > FARTHEST:
            margin = FARTHEST
        if margin < -FARTHEST:
            margin = -FARTHEST
        self.rewards[index] += self.worth[margin + FARTHEST]
        self.margins[index] += float(margin)
        self.played[index] += 1

    def finish(self, state: State) -> None:
        """Everyone plays on by rules of thumb."""
        judge = self.judge
        while not state.over:
            if state.deciding:
                state.perform(KEEP)
            elif judge is None:
                state.perform(paced(state, self.chance, self.noise))
            else:
                judge.look(state, state.turn)
                state.perform(judge.best(self.chance, self.noise, everywhere=False))

    def deal(self) -> State:
        """Another world that the seat cannot tell from this one."""
        state = self.position.copy()
        cards = self.hidden()
        tries: i64 = 0
        while tries < PATIENCE:
            self.shuffle(cards)
            if self.hand_out(state, cards):
                return state
            tries += 1
        return self.position.copy()

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

    def shuffle(self, cards: vec[i64]) -> None:
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.chance.below(last + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def hand_out(self, state: State, cards: vec[i64]) -> bool:
        """Hands first, the rest is the pile; no if a seat that is out cannot have its hand."""
        at: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat:
                size: i64 = count(self.position.hands[seat])
                hand: i64 = 0
                while size > 0:
                    hand |= BIT[cards[at]]
                    at += 1
                    size -= 1
                if state.out & BIT[seat] != 0:
                    if count(hand & state.barred[seat]) > state.gifts[seat]:
                        return False
                state.hands[seat] = hand
            seat += 1
        state.deck = cards[at:]
        state.drawn = 0
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
