"""The application: the list of routes, and the one place where everything that goes wrong ends."""

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from vernissage.core.refusals import Refusal
from vernissage.server.answers import NO_STORE, headers_for, problem_answer
from vernissage.server.house import House
from vernissage.server.http import Requests
from vernissage.server.pages import Pages
from vernissage.server.problems import OPENAPI, SCHEMA, language_of, refusal_of
from vernissage.server.refusals import Denied
from vernissage.server.sockets import Sockets

API: Final = "/api/v1"
TABLE: Final = f"{API}/tables/{{table}}"


def routes(requests: Requests, sockets: Sockets) -> Sequence[BaseRoute]:
    """Everything that can be asked of the server; pages come after."""
    return [
        Route(f"{API}/tables", requests.make, methods=["POST"]),
        Route(TABLE, requests.table, methods=["GET"]),
        Route(f"{API}/codes/{{code}}", requests.code, methods=["GET"]),
        Route(f"{TABLE}/seats", requests.sit, methods=["POST"]),
        Route(f"{TABLE}/seats/{{seat}}", requests.seat, methods=["PUT", "DELETE"]),
        Route(f"{TABLE}/start", requests.start, methods=["POST"]),
        Route(f"{TABLE}/update", requests.update, methods=["GET"]),
        Route(f"{TABLE}/legal", requests.legal, methods=["GET"]),
        Route(f"{TABLE}/actions", requests.act, methods=["POST"]),
        Route(f"{TABLE}/orders", requests.order, methods=["PUT"]),
        Route(f"{TABLE}/undo", requests.undo, methods=["POST"]),
        Route(f"{TABLE}/hint", requests.hint, methods=["POST"]),
        Route(f"{TABLE}/record", requests.record, methods=["GET"]),
        Route(f"{TABLE}/shuffle", requests.shuffle, methods=["GET"]),
        Route(f"{TABLE}/replay", requests.replay, methods=["GET"]),
        Route(f"{TABLE}/review", requests.review, methods=["POST"]),
        Route(f"{API}/replay", requests.replay_of_file, methods=["POST"]),
        Route(f"{API}/review", requests.review_of_file, methods=["POST"]),
        Route(f"{API}/lessons/{{game}}", requests.lesson, methods=["POST"]),
        Route(f"{API}/puzzles/{{game}}/{{day}}", requests.puzzle, methods=["GET", "POST"]),
        Route(f"{TABLE}/branches", requests.branches, methods=["GET", "POST"]),
        Route(f"{API}/branches", requests.branch_of_file, methods=["POST"]),
        Route(f"{TABLE}/rematch", requests.rematch, methods=["POST"]),
        Route(f"{API}/push", requests.push, methods=["GET"]),
        Route(f"{TABLE}/push", requests.devices, methods=["PUT", "DELETE"]),
        Route(f"{TABLE}/socket", requests.socket, methods=["GET"]),
        WebSocketRoute(f"{TABLE}/socket", sockets),
        Route("/healthz", requests.health, methods=["GET"]),
        Route(OPENAPI, requests.openapi, methods=["GET"]),
        Route(SCHEMA, requests.schema, methods=["GET"]),
    ]


class Application:
    """What the ASGI server calls. No exception leaves it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.sockets = Sockets(house)
        listed = routes(Requests(house), self.sockets)
        pages = Pages(house.public_url, look=house.hall.table)
        self.router = Router(listed, redirect_slashes=False, default=pages)
        self.headers = headers_for(house.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] in ("http", "websocket")
        scope["app"] = self
        answer = Answer(self, send)
        try:
            self._admit(scope)
            await self.router(scope, receive, answer.send)
        except ClientDisconnect:
            return
        except Exception as error:
            denial = self._denial(error, scope)
            if not answer.begun:
                await denial(scope, receive, answer.send)

    def _admit(self, scope: Scope) -> None:
        """Whether anything may be asked at all."""
        if self.house.closing:
            raise Denied("server", "going-down")
        self.house.allowances.requests.check(self.house.allowances.address_of(scope))

    def _denial(self, error: Exception, scope: Scope) -> "Denial":
        refusal = self._refusal(error)
        self.house.metrics.refuse(refusal.code)
        return Denial(refusal, language_of(Headers(scope=scope).get("accept-language", "")[:200]))

    def _refusal(self, error: Exception) -> Refusal:
        """What to say about an exception; one that nobody expected is our mistake."""
        if isinstance(error, HTTPException):
            known = (error.headers or {}).get("Allow", "GET, HEAD")
            if error.status_code == 405:
                return Denied("HTTP", "no-such-method", known=", ".join(sorted(known.split(", "))))
            return Denied("404", "no-such-page", schema=OPENAPI)
        refusal = refusal_of(error)
        if refusal is None:
            self.house.mishap("mishap", error)
            return Denied("server", "mishap")
        return refusal


class Answer:
    """One answer on its way out: it gets the headers that all carry, and is counted."""

    def __init__(self, app: Application, send: Send) -> None:
        self.app = app
        self.begun = False
        self._send = send

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.begun = True
            headers = list(message.get("headers", ()))
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", NO_STORE))
            message["headers"] = headers + self.app.headers
            self.app.house.metrics.answered(message["status"])
        elif message["type"] == "websocket.accept":
            self.begun = True
        await self._send(message)


class Denial:
    """A refusal as the whole answer, also to an upgrade that is not made."""

    def __init__(self, refusal: Refusal, language: str) -> None:
        self.answer = problem_answer(refusal, language)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(self.answer)
