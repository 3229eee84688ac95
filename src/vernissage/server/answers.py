"""Answers over HTTP: JSON, problems, and the headers that every one of them carries."""

import gzip
from typing import Final

import msgspec
from starlette.responses import Response

from vernissage.core.refusals import Refusal
from vernissage.server.problems import problem, seconds_to_wait

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
NO_STORE: Final = b"no-store"
HSTS: Final = "max-age=31536000"

_encode: Final = msgspec.json.Encoder().encode


def headers_for(public_url: str | None) -> list[tuple[bytes, bytes]]:
    """What every answer carries; a browser that came by TLS shall come by TLS again."""
    https = {"strict-transport-security": HSTS} if (public_url or "").startswith("https:") else {}
    return [(name.encode(), value.encode()) for name, value in (HEADERS | https).items()]


def json_answer(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def struct_answer(body: msgspec.Struct, status: int = 200) -> Response:
    return json_answer(_encode(body), status)


def packed_answer(packed: bytes, accepted: str) -> Response:
    """JSON that is packed with gzip already; unpacked for whoever cannot."""
    if "gzip" not in accepted.lower():
        return json_answer(gzip.decompress(packed))
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed, headers=headers, media_type="application/json")


def problem_answer(refusal: Refusal, language: str) -> Response:
    """A refusal with the headers that belong to its status."""
    told = problem(refusal, language)
    headers = {"content-language": language, "vary": "Accept-Language"}
    if told.status == 401:
        headers["www-authenticate"] = "Bearer"
    if told.status == 405:
        headers["allow"] = str(refusal.arguments["known"])
    if told.status == 426:
        headers["upgrade"] = "websocket"
    if (seconds := seconds_to_wait(refusal)) is not None:
        headers["retry-after"] = str(seconds)
    return Response(_encode(told), told.status, headers, "application/problem+json")
