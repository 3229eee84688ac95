"""Games of Modern Art between bots, small enough for tests, and what the bots said in them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from vernissage.bots import Bot, bot_called
from vernissage.bots.modern_art.expert import Expert
from vernissage.bots.modern_art.master import Master
from vernissage.core.seeds import generator
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.choices import Choices
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import View

LEVELS = ("novice", "casual", "club", "expert", "master")
BASELINES = ("half", "fraction", "lock-in", "tight-40", "tight-60")


def quick(name: str) -> Bot:
    """The bot of that name; those that search do so briefly."""
    if name == "expert":
        return Expert(iterations=24)
    if name == "master":
        return Master(iterations=24)
    return bot_called("modern-art", name)()


def told(
    names: Sequence[str], seed: int, make: Callable[[str], Bot] = quick, **given: Any
) -> Iterator[tuple[State, View, Choices, int]]:
    """A game between these bots: the state before each answer, what was seen, and the answer."""
    options = MODERN_ART.options(players=len(names), **given)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, seed))
    bots = [make(name) for name in names]
    streams = [generator(seed, f"bot/{seat}") for seat in range(len(names))]
    order = generator(seed, "order")
    while not state.over:
        able = state.to_act()
        seat = able[order.below(len(able))]
        view, choices = MODERN_ART.view(state, seat), MODERN_ART.choices(state, seat)
        answer = bots[seat].choose(view, choices, streams[seat])
        action = MODERN_ART.parse(answer) if isinstance(answer, str) else answer
        yield state.copy(), view, choices, action
        state.apply(seat, action)


def answers(names: Sequence[str], seed: int, **given: Any) -> list[str]:
    return [MODERN_ART.write(action) for *_, action in told(names, seed, **given)]
