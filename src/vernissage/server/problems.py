"""Refusals as people and programs read them: problem+json over HTTP, `no` on a socket."""

import re
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from vernissage.core.languages import FALLBACK, LANGUAGES
from vernissage.core.refusals import Argument, Refusal
from vernissage.core.words import Words, words
from vernissage.server.ports import Closed, Lost
from vernissage.server.refusals import Denied, Stale, status_of
from vernissage.server.wire import No, Problem

SCHEMA: Final = "/api/v1/schema.json"
OPENAPI: Final = "/api/v1/openapi.json"
RETRY_SECONDS: Final = 2
"""Said with 503."""
OF_OURS: Final = frozenset(
    (
        *("branch", "code", "hint", "push", "record", "rematch"),
        *("review", "server", "start", "table", "undo"),
    )
)
"""What is refused, in words that nobody has written or read; the sentence needs none of them."""
DEEPEST: Final = 32
LONGEST_ECHO: Final = 60
"""How much of what a client sent is said back to it."""
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)
MISSING: Final = re.compile(r"Object missing required field `(.*?)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*?)`", re.DOTALL)
PLACE: Final = re.compile(r"at `(\$.*)`$", re.DOTALL)

Body = TypeVar("Body", bound=msgspec.Struct)

_encode: Final = msgspec.json.Encoder().encode


def problem(refusal: Refusal, language: str) -> Problem:
    """The refusal in words; `stale` brings the current update along."""
    return Problem(**_members(refusal, language))


def no(cid: str, refusal: Refusal, language: str) -> bytes:
    """The refusal as a message on a socket."""
    return _encode(No(cid=cid, **_members(refusal, language)))


def _members(refusal: Refusal, language: str) -> dict[str, Any]:
    status, say = status_of(refusal), words(language)
    members: dict[str, Any] = {
        "title": say(f"problem-title-{status}"),
        "status": status,
        "detail": _detail(refusal, say),
        "code": refusal.code,
        "rule": refusal.rule,
        "args": refusal.arguments,
    }
    if isinstance(refusal, Stale):
        members["update"] = msgspec.Raw(refusal.update)
    return members


def _detail(refusal: Refusal, say: Words) -> str:
    """A sentence; which part of the server refuses is told to programs alone, by `code`."""
    if refusal.what not in OF_OURS:
        return say.refusal(refusal)
    why = say.why(refusal)
    return why[:1].upper() + why[1:]


def refusal_of(error: Exception) -> Refusal | None:
    """The refusal that an exception means; None: nobody expected it."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Closed | Lost):
        return Denied("server", "not-written")
    return None


def seconds_to_wait(refusal: Refusal) -> int | None:
    """What Retry-After says."""
    if status_of(refusal) == 503:
        return RETRY_SECONDS
    seconds: Argument | None = refusal.arguments.get("seconds")
    return seconds if isinstance(seconds, int) and refusal.code == "too-much" else None


def understood(body: bytes, decoder: msgspec.json.Decoder[Body]) -> Body:
    """The body as its struct, or a refusal that says which field is wrong, and nothing of ours."""
    check_depth(body)
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        raise misfit(str(error)) from None
    except (msgspec.DecodeError, ValueError):
        raise Denied("JSON", "not-json", schema=SCHEMA) from None


def check_depth(body: bytes) -> None:
    """Nothing that we read is nested deeply; what is would be a burden to everyone after us."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    depth = 0
    for found in BRACKETS.finditer(body):
        if found.group() in (b"[", b"{"):
            depth += 1
        elif found.group() in (b"]", b"}"):
            depth -= 1
        if depth > DEEPEST:
            raise Denied("JSON", "too-deep", levels=DEEPEST)


def misfit(told: str) -> Denied:
    """What msgspec says about a body, as a refusal of ours."""
    if missing := MISSING.match(told):
        return Denied(_echo(missing[1]), "field-missing", schema=SCHEMA)
    if unknown := UNKNOWN.match(told):
        return Denied(_echo(unknown[1]), "field-unknown", schema=SCHEMA)
    place = PLACE.search(told)
    return Denied(_echo(place[1][2:] if place else "JSON"), "field-wrong", schema=SCHEMA)


def _echo(text: str) -> str:
    return text[:LONGEST_ECHO] or "JSON"


@lru_cache(maxsize=256)
def language_of(accepted: str) -> str:
    """The best language of an Accept-Language header, or of hello's `lang`, that we have."""
    best, chosen = 0.0, FALLBACK
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        wanted = _weight(weight)
        if wanted > best and (language in LANGUAGES or language == "*"):
            best, chosen = wanted, language if language != "*" else FALLBACK
    return chosen


def _weight(text: str) -> float:
    """`q=0.8` as a number; what cannot be read counts as nothing."""
    text = text.strip().replace(" ", "")
    if not text:
        return 1.0
    found = re.fullmatch(r"q=([01](?:\.\d{0,3})?)", text)
    return min(float(found[1]), 1.0) if found else 0.0
