"""Bots at their seats: they get views and choices, the table keeps the truth."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from vernissage.bots import Bot, bot_called, is_own
from vernissage.bots.loading import mistake_told
from vernissage.bots.program import PREFIX
from vernissage.core.chance import Generator
from vernissage.core.contract import Game, State
from vernissage.core.refusals import Invalid, Refusal
from vernissage.core.seeds import generator


class Seated:
    """A bot at its seat: its name, its own chance, and how long it took each time.

    `thought` counts seconds of this core, which others on the machine cannot lengthen;
    `waited` counts seconds on the wall.
    """

    __slots__ = ("bot", "chance", "name", "thought", "waited", "why_replaced")

    def __init__(self, name: str, bot: Bot, chance: Generator) -> None:
        self.name = name
        self.bot = bot
        self.chance = chance
        self.thought: list[float] = []
        self.waited: list[float] = []
        self.why_replaced: str | None = None
        """A program that failed has lost its seat to `random`, and this is why."""

    @property
    def recorded_name(self) -> str:
        """Its name for a record, with what became of it."""
        return self.name if self.why_replaced is None else f"{self.name} > random"

    def give_way(self, game: Game, failure: Refusal) -> None:
        """`random` plays on for a program; what any other bot does wrong stops the run."""
        if not self.name.startswith(PREFIX) or self.why_replaced is not None:
            raise failure
        self.why_replaced = str(failure)
        self.bot = bot_called(game.name, "random")()


def seated(game: Game, name: str, seed: int, seat: int) -> Seated:
    """A new bot of that name for this seat of the game that is dealt from this seed."""
    maker = bot_called(game.name, name)
    with blamed_on(name, seat, making=True):
        return Seated(name, maker(), generator(seed, f"bot/{seat}"))


def all_seated(game: Game, names: Sequence[str], seed: int) -> list[Seated]:
    """A bot for every seat."""
    return [seated(game, name, seed, seat) for seat, name in enumerate(names)]


def next_seat(state: State, order: Generator) -> int:
    """Who acts next. Where several may, chance decides: being asked tells nobody a thing."""
    able = state.to_act()
    return able[order.below(len(able))]


def move(game: Game, state: State, seat: int, seated: Seated) -> int:
    """Ask the bot and act: `apply` refuses what is illegal and changes nothing, so no copy."""
    view, choices = game.view(state, seat), game.choices(state, seat)
    try:
        return act(game, state, seat, seated, view, choices)
    except Refusal as failure:
        seated.give_way(game, failure)
        return act(game, state, seat, seated, view, choices)


def act(game: Game, state: State, seat: int, seated: Seated, view: Any, choices: Any) -> int:
    """What goes wrong is told in the bot's name."""
    with blamed_on(seated.name, seat):
        action = ask(game, view, choices, seated)
        state.apply(seat, action)
    return action


def ask(game: Game, view: Any, choices: Any, seated: Seated) -> int:
    """The bot's answer as an action; only its own thinking is on the clock."""
    wall, core = perf_counter(), thread_time()
    with aside(seated.name):
        said = seated.bot.choose(view, choices, seated.chance)
    seated.thought.append(thread_time() - core)
    seated.waited.append(perf_counter() - wall)
    action = game.parse(said) if isinstance(said, str) else said
    if type(action) is not int:
        raise Invalid(repr(said), "bot-answer")
    return action


def aside(name: str) -> AbstractContextManager[Any]:
    """What a user's own bot prints goes to the errors: records may be on the output."""
    return redirect_stdout(sys.stderr) if is_own(name) else nullcontext()


@contextmanager
def blamed_on(name: str, seat: int, *, making: bool = False) -> Iterator[None]:
    """What goes wrong in here is told in the bot's name."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.within("where-bot", bot=name, seat=seat) from None
    except (KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        why = mistake_told(error, Path(name.partition(":")[0]).name)
        if making:
            raise Invalid(name, "bot-not-made", seat=seat, detail=why) from None
        raise Invalid(name, "bot-failed", seat=seat, detail=why) from None
