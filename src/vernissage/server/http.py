"""The requests of the protocol, each handed to the hall and its answer handed back."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from time import perf_counter
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from vernissage import __version__
from vernissage.server import wire, wire_finished, wire_learning
from vernissage.server.answers import json_answer, packed_answer, struct_answer
from vernissage.server.bodies import (
    body_of,
    body_or_nothing,
    day_of,
    eye_of,
    language_for,
    query_of,
    read,
    record_in,
    seat_of,
    since_and_wait,
    token_of,
)
from vernissage.server.house import House
from vernissage.server.learning import lesson_told, puzzle_told, solution_told
from vernissage.server.limits import LARGEST_RECORD, too_much
from vernissage.server.problems import understood
from vernissage.server.refusals import Denied

NEW_TABLE: Final = msgspec.json.Decoder(wire.NewTable)
SIT: Final = msgspec.json.Decoder(wire.Sit)
CHANGE_SEAT: Final = msgspec.json.Decoder(wire.ChangeSeat)
ACT: Final = msgspec.json.Decoder(wire.Act)
SET_ORDERS: Final = msgspec.json.Decoder(wire.SetOrders)
UNDO: Final = msgspec.json.Decoder(wire.Undo)
REMATCH: Final = msgspec.json.Decoder(wire.Rematch)
LEARN: Final = msgspec.json.Decoder(wire_learning.Learn)
SOLVE: Final = msgspec.json.Decoder(wire_learning.Solve)
NEW_BRANCH: Final = msgspec.json.Decoder(wire_finished.NewBranch)
NEW_BRANCH_OF_FILE: Final = msgspec.json.Decoder(wire_finished.NewBranchOfFile)
SUBSCRIBE: Final = msgspec.json.Decoder(wire.Subscribe)
UNSUBSCRIBE: Final = msgspec.json.Decoder(wire.Unsubscribe)
NOTHING: Final = msgspec.json.Decoder(wire.Nothing)


Handler = Callable[["Requests", Request], Awaitable[Response]]
UNREADABLE: Final = (400, 413, 415)


def at_table(handler: Handler) -> Handler:
    """A request that everyone may make, with or without a token."""
    return _known_first(handler, public=True)


def with_token(handler: Handler) -> Handler:
    """A request that nobody makes without a token."""
    return _known_first(handler, public=False)


def _known_first(handler: Handler, *, public: bool) -> Handler:
    """An unknown table or token comes before anything that is wrong with the request itself."""

    @wraps(handler)
    async def handle(self: "Requests", request: Request) -> Response:
        try:
            return await handler(self, request)
        except Denied as refusal:
            if refusal.status in UNREADABLE:
                table, token = _whose(request)
                await self.hall.table(table, token)
                if token is None and not public:
                    raise Denied("token", "token") from None
            raise

    return handle


class Requests:
    """One method a route; app.py lists them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hall = house.hall
        self.allowances = house.allowances

    async def make(self, request: Request) -> Response:
        query_of(request)
        asked = await body_of(request, NEW_TABLE)
        address = self.allowances.address_of(request.scope)
        self.allowances.tables.check_left(address)
        made = await self.hall.make(asked)
        self.allowances.tables.take(address)
        return struct_answer(made, 201)

    @at_table
    async def table(self, request: Request) -> Response:
        query_of(request)
        return json_answer(await self.hall.table(*_whose(request)))

    async def code(self, request: Request) -> Response:
        """Codes are short enough to be guessed: who asks for many that are none must wait."""
        query_of(request)
        address = self.allowances.address_of(request.scope)
        self.allowances.guesses.check_left(address)
        try:
            found = await self.hall.code(request.path_params["code"])
        except Denied:
            self.allowances.guesses.take(address)
            raise
        return struct_answer(wire.TableOfCode(found))

    @at_table
    async def sit(self, request: Request) -> Response:
        query_of(request)
        asked = await body_of(request, SIT)
        return struct_answer(await self.hall.sit(*_whose(request), asked), 201)

    @with_token
    async def seat(self, request: Request) -> Response:
        leaves = request.method == "DELETE"
        return await (self.leave(request) if leaves else self.change_seat(request))

    async def change_seat(self, request: Request) -> Response:
        query_of(request)
        asked = await body_of(request, CHANGE_SEAT)
        table, token, seat = *_whose(request), seat_of(request)
        changes = (asked.occupant, asked.name, asked.away)
        if sum(change is not msgspec.UNSET for change in changes) != 1:
            raise Denied("JSON", "one-change")
        if asked.occupant is not msgspec.UNSET:
            return json_answer(await self.hall.occupy(table, token, seat, asked.occupant))
        if asked.name is not msgspec.UNSET:
            return json_answer(await self.hall.rename(table, token, seat, asked.name))
        assert asked.away is not msgspec.UNSET
        return json_answer(await self.hall.away(table, token, seat, asked.away))

    async def leave(self, request: Request) -> Response:
        query_of(request)
        await body_or_nothing(request, NOTHING)
        await self.hall.leave(*_whose(request), seat_of(request))
        return Response(status_code=204)

    @with_token
    async def start(self, request: Request) -> Response:
        query_of(request)
        await body_or_nothing(request, NOTHING)
        return json_answer(await self.hall.start(*_whose(request)))

    @at_table
    async def update(self, request: Request) -> Response:
        since, wait = since_and_wait(request)
        if since is None or not wait:
            found = await self.hall.update(*_whose(request), since)
        else:
            found = await self._wait_for_update(request, since, wait)
        return Response(status_code=204) if found is None else json_answer(found)

    async def _wait_for_update(self, request: Request, since: int, wait: float) -> bytes | None:
        """Until there is one, or the time is over, or the client is gone."""
        address = self.allowances.address_of(request.scope)
        if not self.allowances.sockets.take(address):
            raise too_much("wait", wait)
        update = asyncio.ensure_future(self.hall.update(*_whose(request), since, wait))
        gone = asyncio.ensure_future(_gone(request))
        try:
            await asyncio.wait({update, gone}, return_when=asyncio.FIRST_COMPLETED)
            if update.done():
                return update.result()
            raise ClientDisconnect
        finally:
            self.allowances.sockets.give_back(address)
            update.cancel()
            gone.cancel()

    @with_token
    async def legal(self, request: Request) -> Response:
        query_of(request)
        return struct_answer(await self.hall.legal(*_whose(request)))

    @with_token
    async def act(self, request: Request) -> Response:
        query_of(request)
        since = perf_counter()
        asked = await body_of(request, ACT)
        table, token = _whose(request)
        self.allowances.actions.check((table, token))
        done = await self.hall.act(table, token, asked.cid, asked.seen, asked.action)
        self.house.metrics.acted(since)
        return struct_answer(done)

    @with_token
    async def order(self, request: Request) -> Response:
        query_of(request)
        asked = await body_of(request, SET_ORDERS)
        table, token = _whose(request)
        self.allowances.actions.check((table, token))
        return struct_answer(wire.OrdersNow(await self.hall.order(table, token, asked.orders)))

    @with_token
    async def undo(self, request: Request) -> Response:
        query_of(request)
        asked = await body_or_nothing(request, UNDO)
        table, token = _whose(request)
        self.allowances.actions.check((table, token))
        return struct_answer(await self.hall.undo(table, token, asked.cid))

    @with_token
    async def hint(self, request: Request) -> Response:
        query_of(request)
        await body_or_nothing(request, NOTHING)
        table, token = _whose(request)
        self.allowances.actions.check((table, token))
        return struct_answer(await self.hall.hint(table, token, language_for(request)))

    @at_table
    async def record(self, request: Request) -> Response:
        query_of(request)
        return json_answer(await self.hall.record(*_whose(request)))

    @at_table
    async def shuffle(self, request: Request) -> Response:
        query_of(request)
        return json_answer(await self.hall.shuffle(*_whose(request)))

    @at_table
    async def replay(self, request: Request) -> Response:
        eye = eye_of(request)
        record = await self.hall.record(*_whose(request))
        return await self._replay(request, record, eye)

    async def replay_of_file(self, request: Request) -> Response:
        eye = eye_of(request)
        return await self._replay(request, await record_in(request), eye)

    async def _replay(self, request: Request, record: bytes, eye: str) -> Response:
        self.allowances.replays.check(self.allowances.address_of(request.scope))
        packed = await self.house.library.replay(record, eye)
        return packed_answer(packed, request.headers.get("accept-encoding", ""))

    @at_table
    async def review(self, request: Request) -> Response:
        query_of(request)
        await body_or_nothing(request, NOTHING)
        return await self._review(request, await self.hall.record(*_whose(request)))

    async def review_of_file(self, request: Request) -> Response:
        query_of(request)
        return await self._review(request, await record_in(request))

    async def _review(self, request: Request, record: bytes) -> Response:
        """200 when it is there; 202 while it is made."""
        address = self.allowances.address_of(request.scope)
        found = await self.house.library.review(
            record, language_for(request), lambda: self.allowances.reviews.check(address)
        )
        return json_answer(found) if isinstance(found, bytes) else struct_answer(found, 202)

    async def lesson(self, request: Request) -> Response:
        query_of(request)
        asked = await body_of(request, LEARN)
        game = request.path_params["game"]
        return struct_answer(lesson_told(game, asked.moves, language_for(request)))

    async def puzzle(self, request: Request) -> Response:
        """What is asked, or once it was answered the solution."""
        query_of(request)
        game, day = request.path_params["game"], day_of(request)
        if request.method != "POST":
            return struct_answer(puzzle_told(game, day))
        asked = await body_of(request, SOLVE)
        return struct_answer(solution_told(game, day, asked.action, language_for(request)))

    @with_token
    async def rematch(self, request: Request) -> Response:
        query_of(request)
        asked = await body_or_nothing(request, REMATCH)
        address = self.allowances.address_of(request.scope)
        self.allowances.tables.check_left(address)
        made = await self.hall.rematch(*_whose(request), asked)
        self.allowances.tables.take(address)
        return struct_answer(made, 201)

    @at_table
    async def branches(self, request: Request) -> Response:
        query_of(request)
        if request.method != "POST":
            return struct_answer(await self.hall.branches(*_whose(request)))
        asked = await body_of(request, NEW_BRANCH)
        address = self.allowances.address_of(request.scope)
        self.allowances.tables.check_left(address)
        made = await self.hall.branch(*_whose(request), asked)
        self.allowances.tables.take(address)
        return struct_answer(made, 201)

    async def branch_of_file(self, request: Request) -> Response:
        query_of(request)
        asked = understood(await read(request, LARGEST_RECORD), NEW_BRANCH_OF_FILE)
        address = self.allowances.address_of(request.scope)
        self.allowances.tables.check_left(address)
        made = await self.hall.branch_of_file(asked)
        self.allowances.tables.take(address)
        return struct_answer(made, 201)

    async def push(self, request: Request) -> Response:
        query_of(request)
        post = self.house.post
        return struct_answer(wire.Push(None if post is None else post.key))

    @with_token
    async def devices(self, request: Request) -> Response:
        """Of the seat: one more that is told of its turns, or one less."""
        query_of(request)
        subscribes = request.method == "PUT"
        wanted = await body_of(request, SUBSCRIBE) if subscribes else None
        unwanted = None if subscribes else await body_or_nothing(request, UNSUBSCRIBE)
        table, token = _whose(request)
        self.allowances.actions.check((table, token))
        post = self.house.post
        if post is None:
            await self.hall.seat_of(table, token)
            raise Denied("push", "push-off")
        if wanted is not None:
            await post.subscribe(table, token, wanted)
        elif unwanted is not None:
            await post.unsubscribe(table, token, unwanted.endpoint)
        return Response(status_code=204)

    async def socket(self, request: Request) -> Response:
        """Plain HTTP where a WebSocket is."""
        raise Denied("WebSocket", "needs-socket")

    async def health(self, request: Request) -> Response:
        return struct_answer(wire.Health("ok", __version__))

    async def openapi(self, request: Request) -> Response:
        from vernissage.server.schema import openapi

        return json_answer(openapi())

    async def schema(self, request: Request) -> Response:
        from vernissage.server.schema import schema

        return json_answer(schema())


def _whose(request: Request) -> tuple[str, str | None]:
    """The table of the path and the token of the header."""
    return request.path_params["table"], token_of(request)


async def _gone(request: Request) -> None:
    """Until the client has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
