"""How a table is made: from a request, for a rematch, or to play on from a finished game."""

from typing import Any

import msgspec

from vernissage.core.contract import Game
from vernissage.core.records import Match, Record, checked_setup, opening
from vernissage.core.refusals import Refusal
from vernissage.games import GAMES, game_called
from vernissage.server.entries import Branch, Chair, Made
from vernissage.server.hosted import HostedTable
from vernissage.server.names import checked_name
from vernissage.server.refusals import BadTable, Denied
from vernissage.server.shuffle import commitment
from vernissage.server.wire import NewTable
from vernissage.server.wire_finished import NewBranch
from vernissage.tables import matches
from vernissage.tables.table import Table


def made(request: NewTable, *, token: bytes, code: str, secret: str, testing: bool) -> Made:
    """The first entry of the log, or a refusal."""
    if not testing and (request.seed, request.setup, request.bot_seed) != (None, None, None):
        raise Denied("seed", "testing-only")
    game = GAMES[request.game]
    options, match = _wanted(game, request, secret)
    host_seat, chairs = _chairs(request, options.players, token)
    return Made(
        game=game.name,
        options=msgspec.to_builtins(options),
        chairs=chairs,
        host_seat=host_seat,
        host_token=token if host_seat is None else None,
        host_cid=request.cid if host_seat is None else None,
        pace=request.pace,
        spectators=request.spectators,
        hints=request.hints,
        code=code,
        secret=secret,
        seed=request.seed,
        setup=request.setup,
        bot_seed=request.bot_seed,
        match=match,
    )


def _first_of_match(game: Game, players: int, secret: str) -> Match:
    """A match is named by what its first table promised."""
    return matches.first_game(game, players, int(commitment(secret)[:12], 16)).match


def _wanted(game: Game, request: NewTable, secret: str) -> tuple[Any, Match | None]:
    """The game's options, and the match that begins; a set-up is checked with them."""
    try:
        options = game.options(**request.options)
        if request.setup is not None:
            checked_setup(game, options, request.setup)
        match = _first_of_match(game, options.players, secret) if request.match else None
    except Refusal as refusal:
        raise BadTable(refusal) from None
    return options, match


def _chairs(request: NewTable, players: int, token: bytes) -> tuple[int | None, tuple[Chair, ...]]:
    """Where the host sits, and all chairs."""
    wanted = ("open",) * players if request.seats is None else request.seats
    if len(wanted) != players:
        raise Denied("seats", "bad-seats", players=players)
    chairs = [Chair(bot=None if kind == "open" else kind.removeprefix("bot:")) for kind in wanted]
    if request.name is None:
        if request.seat is not None:
            raise Denied("seat", "bad-seats", players=players)
        return None, tuple(chairs)
    free = [seat for seat, kind in enumerate(wanted) if kind == "open"]
    seat = request.seat if request.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Denied("seat", "bad-seats", players=players)
    name = checked_name(request.name)
    chairs[seat] = Chair(name=name, token=token, luck=request.luck, cid=request.cid)
    return seat, tuple(chairs)


def remade(
    before: HostedTable,
    seat: int,
    *,
    luck: str,
    token: bytes,
    cid: str | None,
    code: str,
    secret: str,
) -> Made:
    """The same chairs once more; whoever asks first is the host, the others' chairs are open."""
    chairs = [Chair(bot=chair.bot) for chair in before.seats.chairs]
    name = before.seats[seat].name
    chairs[seat] = Chair(name=name, token=token, luck=luck, back=True, cid=cid)
    match, first = _continued(before, secret)
    return msgspec.structs.replace(
        before.made,
        chairs=tuple(chairs),
        host_seat=seat,
        host_token=None,
        host_cid=None,
        code=code,
        secret=secret,
        seed=None,
        setup=None,
        rematch_of=before.id,
        match=match,
        first=first,
        branch=None,
    )


def branched(
    record: Record,
    request: NewBranch,
    *,
    of: str | None,
    spectators: bool,
    token: bytes,
    code: str,
    secret: str,
) -> Made:
    """A table that plays on from a moment of a game, with the deal that it had."""
    if request.at > len(record.actions):
        raise Denied(f"at {request.at}", "no-such-moment", last=len(record.actions))
    actions = record.actions[: request.at]
    game = game_called(record.game)
    table = Table(game, *opening(game, record), actions)
    if table.state.over:
        raise Denied(f"at {request.at}", "game-over")
    players = table.options.players
    if request.seat >= players:
        raise Denied(f"seat {request.seat}", "no-chair", last=players - 1)
    chairs = [Chair(bot=request.bots) for _ in range(players)]
    name = checked_name(request.name)
    chairs[request.seat] = Chair(name=name, token=token, cid=request.cid)
    return Made(
        game=game.name,
        options=msgspec.to_builtins(table.options),
        chairs=tuple(chairs),
        host_seat=request.seat,
        pace="relaxed",
        spectators=spectators,
        hints=True,
        code=code,
        secret=secret,
        setup=record.setup,
        branch=Branch(of, request.at, actions),
    )


def _continued(before: HostedTable, secret: str) -> tuple[Match | None, int | None]:
    """The next game of the match and who starts it (MU-S2); of a new match if that is won."""
    match, record = before.made.match, before.record()
    if match is None or record is None or record.result is None:
        return None, None
    if matches.winners(before.game, match, record.result):
        return _first_of_match(before.game, len(match.wins), secret), None
    return matches.after(match, record.result), matches.first_after(before.game, record.result)
