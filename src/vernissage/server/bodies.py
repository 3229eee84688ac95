"""What a request brings: its body, token, query and language, read with bounds."""

import asyncio
import re
from datetime import UTC, date, datetime
from typing import Final

import msgspec
from starlette.requests import Request

from vernissage.server.limits import LARGEST_BODY, LARGEST_RECORD
from vernissage.server.problems import SCHEMA, Body, check_depth, language_of, understood
from vernissage.server.refusals import Denied

SLOWEST: Final = 10.0
"""Seconds that a body may take."""
JSON_TYPE: Final = re.compile(r'application/json *(?:; *charset *= *"?utf-8"? *)?', re.IGNORECASE)
NOBODYS: Final = "?"
"""Stands for a token that cannot be one."""
NO_CHAIR: Final = 99
NUMBER: Final = re.compile(r"[0-9]{1,15}")
SECONDS: Final = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
LONGEST_WAIT: Final = 25.0


async def body_of(request: Request, decoder: msgspec.json.Decoder[Body]) -> Body:
    """The body as its struct."""
    return understood(await read(request), decoder)


async def body_or_nothing(request: Request, decoder: msgspec.json.Decoder[Body]) -> Body:
    """The same, where all may be left out: no body is an empty one."""
    return understood(await read(request) or b"{}", decoder)


async def record_in(request: Request) -> bytes:
    """A record file; what it says is looked at later."""
    record = await read(request, LARGEST_RECORD)
    check_depth(record)
    return record


async def read(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The body, refused as soon as it is known to be too large."""
    content_type = request.headers.get("content-type")
    if content_type is not None and not JSON_TYPE.fullmatch(content_type.strip()):
        raise Denied(content_type[:60], "not-json-type")
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most:
        raise too_large(most)
    read = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise too_large(most)
    except TimeoutError:
        raise Denied(request.method, "too-slow") from None
    return bytes(read)


def too_large(most: int) -> Denied:
    return Denied("JSON", "too-large", most=most)


def token_of(request: Request) -> str | None:
    """`Authorization: Bearer …`; what is there and is none belongs to nobody."""
    given = request.headers.getlist("authorization")
    if not given:
        return None
    scheme, _, token = given[0].strip().partition(" ")
    ours = len(given) == 1 and scheme.lower() == "bearer" and token.strip()
    return token.strip() if ours else NOBODYS


def language_for(request: Request) -> str:
    return language_of(request.headers.get("accept-language", "")[:200])


def seat_of(request: Request) -> int:
    """The seat in the path; what is no number is a chair that no table has."""
    text = request.path_params["seat"]
    return int(text) if re.fullmatch("[0-9]", text) else NO_CHAIR


def day_of(request: Request) -> date:
    """The day in the path, as 2026-11-17."""
    text = request.path_params["day"]
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError:
        raise Denied(text[:20], "no-such-day") from None


def query_of(request: Request, *known: str) -> dict[str, str]:
    """The query, each name once and known here; a token in it is as unknown as anything else."""
    found: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name not in known or name in found:
            raise bad_query(name)
        found[name] = value
    return found


def since_and_wait(request: Request) -> tuple[int | None, float]:
    """`since=K&wait=S`."""
    query = query_of(request, "since", "wait")
    since, wait = query.get("since"), query.get("wait", "0")
    if since is not None and not NUMBER.fullmatch(since):
        raise bad_query("since")
    if not SECONDS.fullmatch(wait):
        raise bad_query("wait")
    return None if since is None else int(since), min(float(wait), LONGEST_WAIT)


def eye_of(request: Request) -> str:
    """`eye=2`; who looks, the public if nobody says."""
    return query_of(request, "eye").get("eye", "public")


def bad_query(name: str) -> Denied:
    return Denied(name[:60] or "?", "bad-query", schema=SCHEMA)
