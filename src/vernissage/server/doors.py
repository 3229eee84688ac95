"""Where a server listens: one door for guests, and one a process for whoever reads its metrics.

They are opened before any process starts, so that a port that is taken is refused at once, and a
process that is replaced leaves its doors to the next one.
"""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from errno import EADDRNOTAVAIL
from os import strerror
from typing import Final, NamedTuple

from vernissage.core.refusals import Invalid
from vernissage.server.wanted import Wanted

PORTS: Final = range(1 << 16)


class Doors(NamedTuple):
    """Those of one process; the first is shared by all."""

    guests: socket.socket
    metrics: socket.socket | None = None


@contextmanager
def opened(wanted: Wanted, processes: int = 1) -> Iterator[list[Doors]]:
    """The doors of every process, until the end of the block."""
    with ExitStack() as stack:
        guests = stack.enter_context(listening(wanted))
        if wanted.metrics_port is None:
            yield [Doors(guests)] * processes
            return
        ports = [_port_at(place, wanted.metrics_port) for place in range(processes)]
        metrics = [stack.enter_context(counting(port)) for port in ports]
        yield [Doors(guests, each) for each in metrics]


def listening(wanted: Wanted) -> socket.socket:
    """The socket that guests knock at; port 0 has become a free one."""
    try:
        return _bound(wanted.host, wanted.port, backlog=2048)
    except OSError as error:
        at = f"--host {wanted.host} --port {wanted.port}"
        raise Invalid(at, "serve-cannot-listen", detail=str(error)) from None


def counting(port: int) -> socket.socket:
    """The socket at which this machine alone may ask for metrics."""
    try:
        return _bound("127.0.0.1", port, backlog=16)
    except OSError as error:
        at = f"--metrics-port {port}"
        raise Invalid(at, "serve-cannot-count", detail=str(error)) from None


def _bound(host: str, port: int, backlog: int) -> socket.socket:
    if port not in PORTS:
        raise OSError(EADDRNOTAVAIL, strerror(EADDRNOTAVAIL))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=backlog)


def _port_at(place: int, first: int) -> int:
    """Each further process takes the next port; free ones need no order."""
    return first + place if first else 0


def address_of(door: socket.socket) -> str:
    """Where this machine reaches it."""
    host, port = door.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
