"""Plain HTTP requests to a table server, and what they are refused with."""

import asyncio
import secrets
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, Final

import msgspec

from vernissage.client.links import Link
from vernissage.core.refusals import Invalid

PATIENCE: Final = 30.0
_OPEN: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""No proxy: a table is where its link says."""


class Problem(msgspec.Struct, frozen=True):
    """A refusal of the server, in words."""

    detail: str
    code: str
    status: int
    rule: str | None = None


class Refused(Exception):
    """The server refused; its sentence says why and what to do instead."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


def new_cid() -> str:
    """A name for one intention: sent again with it, a request acts once."""
    return secrets.token_hex(16)


async def request(
    link: Link,
    method: str,
    path: str,
    body: Any = None,
    *,
    token: str | None = None,
    language: str = "en",
) -> Any:
    """The answer to one request under /api/v1, decoded; None if it has no content."""
    return await asyncio.to_thread(_request, link, method, path, body, token, language)


def _request(
    link: Link, method: str, path: str, body: Any, token: str | None, language: str
) -> Any:
    asked = urllib.request.Request(f"{link.server}/api/v1/{path}", method=method)
    asked.add_header("Accept-Language", language)
    if body is not None:
        asked.data = msgspec.json.encode(body)
        asked.add_header("Content-Type", "application/json")
    if token is not None:
        asked.add_header("Authorization", f"Bearer {token}")
    try:
        with _OPEN.open(asked, timeout=PATIENCE) as answer:
            content = answer.read()
            return msgspec.json.decode(content) if content else None
    except urllib.error.HTTPError as error:
        raise _refused(error.read(), error.code) from None
    except (OSError, HTTPException) as error:
        raise Invalid(link.server, "client-unreachable", detail=type(error).__name__) from None


def _refused(content: bytes, status: int) -> Refused:
    try:
        return Refused(msgspec.json.decode(content, type=Problem))
    except msgspec.DecodeError:
        return Refused(Problem(f"HTTP {status}", "http", status))


async def make_table(server: str, game: str, options: dict[str, Any], **more: Any) -> Link:
    """A new table; the link leads to the host's seat. `more` as in `POST /tables`."""
    link = Link(server.rstrip("/"))
    body = {"name": None, "cid": new_cid()} | more | {"game": game, "options": options}
    made = await request(link, "POST", "tables", body)
    return Link(link.server, table=made["table"], code=made["code"], token=made["token"])


async def found(link: Link) -> Link:
    """The same link with its table, where it had a code."""
    if link.table is not None:
        return link
    answer = await request(link, "GET", f"codes/{link.code}")
    return msgspec.structs.replace(link, table=answer["table"])
