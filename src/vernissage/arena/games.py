"""One game between bots: they get views and choices, the arena keeps the truth."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Any

import msgspec

from vernissage.bots import Bot, bot_called
from vernissage.core.chance import Generator
from vernissage.core.contract import Game, State
from vernissage.core.records import Match, Record, record
from vernissage.core.refusals import Invalid, Refusal
from vernissage.core.seeds import generator


class Seated:
    """A bot at its seat: its name, its own chance, and how long it took each time.

    `thought` counts seconds of this core, which others on the machine cannot lengthen;
    `waited` counts seconds on the wall.
    """

    __slots__ = ("bot", "chance", "name", "thought", "waited")

    def __init__(self, name: str, bot: Bot, chance: Generator) -> None:
        self.name = name
        self.bot = bot
        self.chance = chance
        self.thought: list[float] = []
        self.waited: list[float] = []


def play(
    game: Game,
    options: Any,
    seats: Sequence[str],
    seed: int,
    *,
    setup: Any = None,
    match: Match | None = None,
) -> Record:
    """Play one game to its end and give its record."""
    seated = [
        Seated(name, bot_called(game.name, name)(), generator(seed, f"bot/{seat}"))
        for seat, name in enumerate(seats)
    ]
    setup = game.deal(options, seed) if setup is None else setup
    state: State = game.start(options, setup)
    actions = play_out(game, state, seated, generator(seed, "order"))
    return record(game, options, setup, actions, state, seed=seed, seats=seats, match=match)


def play_out(game: Game, state: State, seated: Sequence[Seated], order: Generator) -> list[str]:
    """Play on to the end; `order` decides who is asked first where several may act."""
    actions: list[str] = []
    while not state.over:
        able = state.to_act()
        seat = able[order.below(len(able))]
        action = move(game, state, seat, seated[seat])
        actions.append(f"{seat} {game.write(action)}")
    return actions


def play_match(game: Game, options: Any, seats: Sequence[str], seed: int) -> list[Record]:
    """Play games until the match is won; the records of all of them."""
    if game.match is None:
        raise Invalid("match", "no-match", game=game.name)
    wins = [0] * len(seats)
    records: list[Record] = []
    while game.match.match_winners(len(seats), wins) is None:
        number = len(records) + 1
        game_seed = seed if number == 1 else generator(seed, f"match/{number}").word >> 14
        setup = game.deal(options, game_seed)
        if records and records[-1].result is not None:
            last = records[-1].result
            first = game.match.first_of_next_game(len(seats), last.scores, last.winners)
            setup = msgspec.structs.replace(setup, first=first)
        match = Match(id=str(seed), game=number, wins=tuple(wins))
        records.append(play(game, options, seats, game_seed, setup=setup, match=match))
        result = records[-1].result
        for seat in result.winners if result else ():
            wins[seat] += 1
    return records


def move(game: Game, state: State, seat: int, seated: Seated) -> int:
    """Ask the bot and act: `apply` refuses what is illegal and changes nothing, so no copy."""
    view, choices = game.view(state, seat), game.choices(state, seat)
    with blamed_on(seated.name, seat):
        action = ask(game, view, choices, seated)
        state.apply(seat, action)
    return action


def answer(game: Game, state: State, seat: int, bot: Bot, chance: Generator, name: str) -> int:
    """What the bot answers, checked; the state is left as it is."""
    view, choices = game.view(state, seat), game.choices(state, seat)
    with blamed_on(name, seat):
        action = ask(game, view, choices, Seated(name, bot, chance))
        state.copy().apply(seat, action)
    return action


def ask(game: Game, view: Any, choices: Any, seated: Seated) -> int:
    """The bot's answer as an action; only its own thinking is on the clock."""
    wall, core = perf_counter(), thread_time()
    said = seated.bot.choose(view, choices, seated.chance)
    seated.thought.append(thread_time() - core)
    seated.waited.append(perf_counter() - wall)
    action = game.parse(said) if isinstance(said, str) else said
    if not isinstance(action, int):
        raise Invalid(repr(said), "bot-answer")
    return action


@contextmanager
def blamed_on(name: str, seat: int) -> Iterator[None]:
    """What goes wrong in here is told in the bot's name."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.within("where-bot", bot=name, seat=seat) from None
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise Invalid(name, "bot-failed", seat=seat, detail=detail) from None
