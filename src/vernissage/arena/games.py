"""One game between bots: they get views and choices, the arena keeps the truth."""

from collections.abc import Sequence
from typing import Any

import msgspec

from vernissage.bots import Bot, bot_called
from vernissage.core.chance import Generator
from vernissage.core.contract import Game, State
from vernissage.core.records import Match, Record, record
from vernissage.core.refusals import Invalid, Refusal
from vernissage.core.seeds import generator


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
    bots = [bot_called(game.name, name)() for name in seats]
    streams = [generator(seed, f"bot/{seat}") for seat in range(len(seats))]
    order = generator(seed, "order")
    setup = game.deal(options, seed) if setup is None else setup
    state: State = game.start(options, setup)
    actions: list[str] = []
    while not state.over:
        able = state.to_act()
        seat = able[order.below(len(able))]
        action = answer(game, state, seat, bots[seat], streams[seat], seats[seat])
        state.apply(seat, action)
        actions.append(f"{seat} {game.write(action)}")
    return record(game, options, setup, actions, state, seed=seed, seats=seats, match=match)


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


def answer(game: Game, state: State, seat: int, bot: Bot, chance: Generator, name: str) -> int:
    """What the bot answers, checked: an illegal answer is refused in the bot's name."""
    view, choices = game.view(state, seat), game.choices(state, seat)
    try:
        said = bot.choose(view, choices, chance)
        action = game.parse(said) if isinstance(said, str) else said
        if not isinstance(action, int):
            raise Invalid(repr(said), "bot-answer")
        state.copy().apply(seat, action)
    except Refusal as refusal:
        raise refusal.within("where-bot", bot=name, seat=seat) from None
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise Invalid(name, "bot-failed", seat=seat, detail=detail) from None
    return action
