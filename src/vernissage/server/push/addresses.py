"""To which addresses the server writes: those of push services that everybody knows, or that its
keeper has named. Browsers hand the addresses in, so strangers choose them.
"""

import re
from typing import Final, NamedTuple

from vernissage.core.refusals import Invalid
from vernissage.server.refusals import Denied
from vernissage.server.wanted import is_loopback

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Of Chrome, Firefox, Safari and Edge; a dot before a name stands for all hosts below it."""
ADDRESS: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]+)"
)
"""Read by one pattern alone, so that nobody can read it otherwise: no names and passwords, no
brackets, no backslashes, no capital letters."""
NAMED: Final = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?")
PORTS: Final = {"http": 80, "https": 443}


class Address(NamedTuple):
    """Where a letter is taken to."""

    secure: bool
    host: str
    port: int
    path: str
    named: bool
    """By the keeper of this server: it may lie on a private network."""

    @property
    def origin(self) -> str:
        """As the signature names it."""
        scheme = "https" if self.secure else "http"
        usual = self.port == PORTS[scheme]
        return f"{scheme}://{self.host}" + ("" if usual else f":{self.port}")


class Services:
    """The push services that are known here."""

    def __init__(self, named: tuple[str, ...] = ()) -> None:
        for name in named:
            if not NAMED.fullmatch(name):
                raise Invalid(f"--push-service {name}", "serve-push-service")
        self.named = frozenset(named)

    def address(self, endpoint: str) -> Address:
        """The address that a browser was given, if it is one of a service that we know."""
        found = ADDRESS.fullmatch(endpoint)
        if found is None:
            raise Denied("push", "push-address")
        scheme, host = found["scheme"], found["host"]
        port = int(found["port"] or PORTS[scheme])
        named = f"{host}:{port}" in self.named or (port == PORTS[scheme] and host in self.named)
        # Only this machine hears what is said to itself: there alone TLS may be left out.
        secure = scheme == "https"
        known = is_loopback(host) or secure if named else secure and port == 443 and _known(host)
        if not known:
            raise Denied("push", "push-address")
        return Address(secure, host, port, found["path"], named)


def _known(host: str) -> bool:
    return any(host.endswith(one) if one[0] == "." else host == one for one in SERVICES)
