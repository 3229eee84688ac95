"""Finds positions where one move is surely best, for the puzzle of the day.

python bench/puzzles.py musee                    until there are 60 of them; goes on where it was
python bench/puzzles.py art-society --wanted 90
python bench/puzzles.py musee --again            tells those that there are by today's advice

The positions come from the ladder: deal by deal of MATCHES, out of build/ladder if it was played
there, else played again, which gives the same games. A move is surely best where
- the advice finds it, a novice does not,
- every other legal move gives away at least LEAST, weighed as a review weighs decisions, and
- in games that club bots play on from WORLDS worlds that the seat may think possible, it ends
  ahead of the runner-up by more than SURELY standard errors.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from ladder import HERE, contest_of
from ladder_plan import Match, Plan, read_plan
from vernissage.arena.duplicate import ArenaRecord, Room
from vernissage.arena.journal import Key, key_in, read, whole_deals
from vernissage.bots.advice import Advice
from vernissage.bots.hints import advice
from vernissage.bots.sureness import error_of
from vernissage.core import records
from vernissage.core.chance import compiled
from vernissage.core.contract import Game, State
from vernissage.core.seeds import generator
from vernissage.games import game_called
from vernissage.learning.puzzles import Origin, Price, Puzzle, file_of
from vernissage.review.measuring import lead_of
from vernissage.review.reviewer import reviewer_of
from vernissage.tables.seats import ask, seated

WANTED = 60
RECORDS = Path("build/ladder")
MATCHES = {
    "musee": ("musee-2-step-expert-club", "musee-2-master-club"),
    "modern-art": ("modern-art-3-step-expert-club", "modern-art-4-step-expert-club"),
    "art-society": ("art-society-2-step-expert-club", "art-society-2-master-club"),
}
"""They take turns, deal by deal: with as many players the same deal is the same cards."""
QUESTIONS = {
    "musee": ("Hang",),
    "modern-art": ("Offer", "AddOrDecline", "BuyOrPass"),
    "art-society": ("Take", "Turn"),
}
"""Where one answer can stand out: among amounts the next one is nearly as good."""
LEAST = {"musee": 1.0, "modern-art": 5.0, "art-society": 1.5}
"""What every other move must give away, in points or money."""
SURELY = 3.0
FIRST_WORLDS, WORLDS = 12, 60
BEGUN = 0.15
"""The part of a game that is left out: at its beginning there is nothing to see yet."""


class Position(NamedTuple):
    number: int
    seat: int
    state: State
    view: Any
    choices: Any


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(MATCHES))
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args(given)
    if not compiled():
        parser.error("the engine is not compiled, so advice is thin: run make engine first")
    game, file = game_called(asked.game), file_of(asked.game)
    lines = file.read_bytes().splitlines() if file.exists() else []
    if asked.again:
        lines = [msgspec.json.encode(one) for line in lines if (one := told_again(game, line))]
        file.write_bytes(b"\n".join(lines) + b"\n")
        return
    known = [msgspec.json.decode(line, type=Puzzle).ladder.deal for line in lines]
    played = deals_of(read_plan(HERE / "ladder.json"), game, 1 + max(known, default=-1))
    while len(lines) < asked.wanted and (deal := next(played, None)) is not None:
        if (one := puzzle_in(game, *deal)) is None:
            continue
        lines.append(msgspec.json.encode(one))
        file.write_bytes(b"\n".join(lines) + b"\n")
        print(f"{len(lines)} of {asked.wanted}: {one.ladder}, {one.best}", flush=True)


def deals_of(plan: Plan, game: Game, first: int) -> Iterator[tuple[Match, list[ArenaRecord]]]:
    """The games of the ladder from this deal on, a deal at a time."""
    named = {match.name: match for match in plan.matches}
    matches = [named[name] for name in MATCHES[game.name]]
    written = {key: lines for match in matches for key, lines in written_down(match)}
    for deal in range(first, min(match.deals for match in matches)):
        match = matches[deal % len(matches)]
        contest = contest_of(plan, match)
        lines = written.get(key_in(contest, deal))
        yield match, [read(line) for line in lines] if lines else Room(contest).play_deal(deal)


def written_down(match: Match) -> Iterator[tuple[Key, list[bytes]]]:
    """The deals in the journal of a match; only read, for it may be growing."""
    file = RECORDS / f"{match.name}.jsonl"
    if file.exists():
        for key, lines, _ in whole_deals(file, file.read_bytes()):
            yield key, lines


def told_again(game: Game, line: bytes) -> Puzzle | None:
    """The same puzzle by today's advice; None if that would play otherwise."""
    old = msgspec.json.decode(line, type=Puzzle)
    state, seat = old.table(game).state, old.seat
    view, choices = game.view(state, seat), game.choices(state, seat)
    told = advice(game, view, choices)
    if game.write(told.action) != old.best or not stands_out(game, told):
        return None
    position = Position(len(old.actions), seat, state, view, choices)
    prices = prices_of(game, position, told.action)
    return None if prices is None else msgspec.structs.replace(old, **said(game, told, prices))


def said(game: Game, told: Advice, prices: dict[str, Price]) -> dict[str, Any]:
    """What the advice adds to a position."""
    assert told.runner_up is not None
    return {
        "best": game.write(told.action),
        "value": round(told.value, 1),
        "runner_up": game.write(told.runner_up),
        "runner_up_value": round(told.runner_up_value, 1),
        "reasons": told.reasons,
        "risk": told.risk,
        "worth": told.worth,
        "prices": prices,
    }


def puzzle_in(game: Game, match: Match, deal: list[ArenaRecord]) -> Puzzle | None:
    """The first puzzle of this deal, looked for in an order of its own."""
    for record in deal:
        for position in positions(game, record):
            told = advice(game, position.view, position.choices)
            if not stands_out(game, told) or novice_finds(game, position, told.action):
                continue
            prices = prices_of(game, position, told.action)
            if prices is not None and surely_best(game, position, told):
                return puzzle(game, match, record, position, told, prices)
    return None


def positions(game: Game, record: ArenaRecord) -> Iterator[Position]:
    """Decisions of the kinds that make puzzles, shuffled."""
    last = len(record.actions)
    numbers = list(range(round(BEGUN * last), last))
    generator(record.arena.deal, f"puzzle/{record.arena.rotation}").shuffle(numbers)
    for number in numbers:
        state = records.replay(game, record, until=number)
        seat, _ = records.read_action(game, record.actions[number])
        choices = game.choices(state, seat)
        if type(choices).__name__ in QUESTIONS[game.name]:
            yield Position(number, seat, state, game.view(state, seat), choices)


def stands_out(game: Game, told: Advice) -> bool:
    ahead = told.value - told.runner_up_value
    return told.runner_up is not None and ahead >= LEAST[game.name]


def novice_finds(game: Game, position: Position, best: int) -> bool:
    """What everybody sees at once is no puzzle."""
    novice = seated(game, "novice", 1, position.seat)
    return ask(game, position.view, position.choices, novice) == best


def prices_of(game: Game, position: Position, best: int) -> dict[str, Price] | None:
    """What every other move gives away; None if one of them is too good."""
    found: dict[str, Price] = {}
    for action in position.state.legal(position.seat):
        if action == best:
            continue
        cost = reviewer_of(game).cost(position.view, position.choices, action)
        if cost.advice.action != best or cost.amount < LEAST[game.name]:
            return None
        found[game.write(action)] = Price(round(cost.amount, 1), cost.at_least)
    return found


def surely_best(game: Game, position: Position, told: Advice) -> bool:
    """Whether it also ends ahead of the runner-up where club bots play on."""
    assert told.runner_up is not None
    ahead: list[float] = []
    for world in range(WORLDS):
        mine, theirs = (
            lead_of(game, position.view, position.seat, action, world)
            for action in (told.action, told.runner_up)
        )
        ahead.append(mine - theirs)
        if world + 1 == FIRST_WORLDS and fmean(ahead) < error_of(ahead):
            return False
    return fmean(ahead) > SURELY * error_of(ahead)


def puzzle(
    game: Game,
    match: Match,
    record: ArenaRecord,
    position: Position,
    told: Advice,
    prices: dict[str, Price],
) -> Puzzle:
    return Puzzle(
        ladder=Origin(
            match=match.name,
            bots=tuple(dict.fromkeys(match.seats)),
            deal=record.arena.deal,
            game=record.arena.rotation,
        ),
        options=record.options,
        setup=record.setup,
        actions=record.actions[: position.number],
        seat=position.seat,
        **said(game, told, prices),
    )


if __name__ == "__main__":
    main()
