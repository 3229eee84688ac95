"""Game records: one JSON document a game, replayed without the seed that made it."""

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from vernissage.core.contract import Game, State
from vernissage.core.documents import decode as decoded
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Invalid, Refusal

FORMAT: Final = "vernissage-record/1"
ARENA: Final = "arena"
"""What the arena notes beside a game that it played."""
_ACTION: Final = re.compile(r"(0|[1-9][0-9]?) (\S.*)")


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game of which match this is, and who had won how often before it."""

    id: str
    game: int
    wins: tuple[int, ...]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    format: str
    game: str
    options: dict[str, Any]
    match: Match | None = None
    seed: int | None = None
    seats: tuple[str, ...] | None = None
    setup: dict[str, Any]
    actions: tuple[str, ...]
    result: Result | None = None


class _Header(msgspec.Struct):
    format: str


def encode(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def decode(document: bytes) -> Record:
    """The record a document holds; anything else is refused."""
    try:
        fields = decoded(document, dict[str, msgspec.Raw])
        document = document.removeprefix(BOM_UTF8)
        _check_format(msgspec.json.decode(document, type=_Header).format)
        _check_fields(fields)
        return msgspec.json.decode(document, type=Record)
    except msgspec.ValidationError as error:
        raise Invalid(_start_of(document), "not-a-record", **misfit(error)) from None
    except msgspec.DecodeError as error:
        raise Invalid(_start_of(document), "broken-json", **misfit(error)) from None


def _check_format(found: str) -> None:
    name, _, version = found.partition("/")
    if name != "vernissage-record":
        raise Invalid(found, "foreign-format", known=FORMAT)
    if found != FORMAT:
        newer = version.isdigit() and int(version) > 1
        raise Invalid(found, "newer-format" if newer else "foreign-format", known=FORMAT)


def _check_fields(fields: Iterable[str]) -> None:
    """A record says what it is made of; a field that nobody knows was mistyped."""
    known = (*Record.__struct_fields__, ARENA)
    for name in fields:
        if name not in known:
            raise Invalid(name, "unknown-field", known=", ".join(known))


def _start_of(document: bytes) -> str:
    text = document.decode("utf-8", "replace").strip()
    return text if len(text) <= 32 else f"{text[:30]}…"


def record(
    game: Game,
    options: Any,
    setup: Any,
    actions: Sequence[str],
    state: State,
    *,
    seed: int | None = None,
    seats: Sequence[str] | None = None,
    match: Match | None = None,
) -> Record:
    """The record of a game that has come to this state."""
    return Record(
        format=FORMAT,
        game=game.name,
        options=msgspec.to_builtins(options),
        match=match,
        seed=seed,
        seats=None if seats is None else tuple(seats),
        setup=msgspec.to_builtins(setup),
        actions=tuple(actions),
        result=result(state, options.players),
    )


def result(state: State, players: int) -> Result | None:
    """How the game ended; None while it runs."""
    if not state.over:
        return None
    return Result(
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        breakdown=tuple(state.breakdown(seat) for seat in range(players)),
    )


def opening(game: Game, record: Record) -> tuple[Any, Any]:
    """The options and the set-up of a record, both checked."""
    if record.game != game.name:
        raise Invalid(record.game, "other-game", game=game.name)
    if "players" not in record.options:
        raise Invalid("options", "no-players")
    options = game.options(**record.options)
    return options, checked_setup(game, options, record.setup)


def checked_setup(game: Game, options: Any, given: dict[str, Any]) -> Any:
    """The set-up as the game knows it; one that these options cannot have is refused."""
    try:
        setup = msgspec.convert(given, game.setup)
    except msgspec.ValidationError as error:
        raise Invalid("setup", "not-a-record", **misfit(error)) from None
    game.check_setup(options, setup)
    return setup


def read_action(game: Game, text: str) -> tuple[int, int]:
    """Seat and action of `<seat> <notation>`."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise Invalid(text, "no-seat")
    return int(found[1]), game.parse(found[2])


def states(game: Game, record: Record) -> Iterator[State]:
    """The position before the first action and after each one: always the same object."""
    options, setup = opening(game, record)
    state: State = game.start(options, setup)
    yield state
    for number, text in enumerate(record.actions, start=1):
        try:
            seat, action = read_action(game, text)
            state.apply(seat, action)
        except Refusal as refusal:
            refusal.what = text
            raise refusal.within("where-action", number=number) from None
        yield state


def replay(game: Game, record: Record, *, until: int | None = None) -> State:
    """The position after all actions, or after the first `until` of them."""
    positions = states(game, record)
    state = next(positions)
    for _ in islice(positions, until):
        pass
    return state


def events(game: Game, record: Record) -> list[Any]:
    """All that happened, as a spectator may know it."""
    positions = states(game, record)
    state = next(positions)
    state.log = []
    for _ in positions:
        pass
    return game.events(state.log, None)


def verify(game: Game, record: Record) -> State:
    """Replay the record and compare its result; the final position."""
    state = replay(game, record)
    players = record.options["players"]
    if record.seats is not None and len(record.seats) != players:
        raise Invalid(f"seats {len(record.seats)}", "wrong-seats", players=players)
    if record.match is not None and len(record.match.wins) != players:
        raise Invalid(f"match.wins {len(record.match.wins)}", "wrong-seats", players=players)
    found = result(state, players)
    if record.result is not None and found is None:
        raise Invalid("result", "result-too-early")
    if record.result is None and found is not None:
        raise Invalid("result", "result-missing")
    if record.result is not None and found is not None:
        _compare(record.result, found)
    return state


def _compare(claimed: Result, found: Result) -> None:
    for name in Result.__struct_fields__:
        said, truth = getattr(claimed, name), getattr(found, name)
        if said != truth:
            text = msgspec.json.encode(truth).decode()
            raise Invalid(f"result.{name}", "result-differs", truth=text)
