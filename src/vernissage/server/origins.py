"""Origins: which pages may open a socket here. A browser says from where it was asked to."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from vernissage.server.refusals import Denied

PORTS: Final = {"http": ":80", "https": ":443"}


def check_origin(given: Sequence[str], host: str, public_url: str | None) -> None:
    """Foreign is what is neither the Host nor the public URL; none at all is no browser."""
    ours = {(scheme, _plain(scheme, host)) for scheme in PORTS}
    if public_url is not None:
        ours.add(_origin(public_url))
    if any(_origin(origin) not in ours for origin in given):
        raise Denied("Origin", "foreign-origin")


def _origin(url: str) -> tuple[str, str]:
    """Scheme and host with port; what cannot be read is nobody's."""
    try:
        parts = urlsplit(url.strip())
    except ValueError:
        return "", ""
    return parts.scheme, _plain(parts.scheme, parts.netloc)


def _plain(scheme: str, host: str) -> str:
    """Without the port that goes without saying."""
    return host.strip().lower().removesuffix(PORTS.get(scheme, ":"))
