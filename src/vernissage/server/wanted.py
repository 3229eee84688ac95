"""What a server was asked to be: the flags of `vernissage serve`, as one struct."""

import re
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final

import msgspec

from vernissage.core.refusals import Invalid
from vernissage.server.limits import NO_LIMITS, Limits

CONTACT: Final = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*")
"""Of whoever keeps the server."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str
    bus: str | None = None
    public_url: str | None = None
    metrics_port: int | None = None
    testing: bool = False
    behind_proxy: bool = False
    limits: Limits = msgspec.field(default_factory=Limits)
    bots: int | None = None
    """Processes in which bots think; as many as there are cores to spare, if not said."""
    idle_days: int = 90
    push: str | None = None
    """Web Push is on: whom a push service can write to about us."""
    push_services: tuple[str, ...] = ()
    """Besides those that everybody knows."""

    def limits_now(self) -> Limits:
        return NO_LIMITS if self.testing else self.limits


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def check(wanted: Wanted) -> None:
    """What would be unsafe is refused, with the way out."""
    local = is_loopback(wanted.host)
    if wanted.testing and not local:
        raise Invalid(f"--testing --host {wanted.host}", "serve-testing-is-local")
    if not local and wanted.public_url is None:
        raise Invalid(f"--host {wanted.host}", "serve-needs-public-url")
    if wanted.public_url and not wanted.public_url.startswith(("http://", "https://")):
        raise Invalid(f"--public-url {wanted.public_url}", "serve-not-a-url")
    if not wanted.database.startswith(("sqlite:///", "postgresql://")):
        raise Invalid(f"--database {wanted.database}", "database-not-understood")
    _check_push(wanted)


def _check_push(wanted: Wanted) -> None:
    """Push services want to know whom they can write to; letters need a package to be sealed."""
    from vernissage.server.push.addresses import Services

    if wanted.push is None:
        if wanted.push_services:
            raise Invalid("--push-service", "serve-push-missing")
        return
    if not CONTACT.fullmatch(wanted.push):
        raise Invalid(f"--push {wanted.push}", "serve-push-contact")
    Services(wanted.push_services)
    if find_spec("cryptography") is None:
        raise Invalid("--push", "push-not-installed")
