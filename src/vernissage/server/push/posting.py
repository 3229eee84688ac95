"""One letter taken to a push service: no detours, and never onto our own network unawares."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from time import time
from typing import Final, NamedTuple

from vernissage.server.push.addresses import Address

PATIENCE: Final = 10.0
"""Seconds for each step of the way."""
AT_A_TIME: Final = 4


class Posted(NamedTuple):
    """What the service said; nobody there: no status."""

    status: int | None
    retry_after: float | None = None
    """Seconds that it wants us to wait."""


class Posting:
    """Threads in which one may wait: the loop has other things to do."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_A_TIME, "post")

    async def post(self, address: Address, headers: Mapping[str, str], body: bytes) -> Posted:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _post, address, headers, body)

    async def close(self) -> None:
        """Whoever is on the way comes back within seconds; nobody waits for that."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _post(address: Address, headers: Mapping[str, str], body: bytes) -> Posted:
    """A redirection is an answer like any other, and is not followed."""
    connection = _connection(address)
    try:
        connection.request("POST", address.path, body, dict(headers))
        answer = connection.getresponse()
        return Posted(answer.status, _seconds(answer.getheader("Retry-After")))
    except (OSError, HTTPException):
        return Posted(None)
    finally:
        connection.close()


def _connection(address: Address) -> HTTPConnection:
    if not address.secure:
        return HTTPConnection(address.host, address.port, timeout=PATIENCE)
    if address.named:
        return HTTPSConnection(address.host, address.port, timeout=PATIENCE)
    return PublicConnection(address.host, address.port, timeout=PATIENCE)


class PublicConnection(HTTPSConnection):
    """TLS to a host of the open internet, whatever its name is said to stand for."""

    def connect(self) -> None:
        raw = _reached(self.host, self.port)
        self.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=self.host)


def _reached(host: str, port: int) -> socket.socket:
    """The first public address of the host that answers; the others are not tried."""
    failure: OSError = OSError("no public address")
    for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not ip_address(str(place[0])).is_global:
            continue
        try:
            return socket.create_connection((str(place[0]), port), timeout=PATIENCE)
        except OSError as error:
            failure = error
    raise failure


def _seconds(retry_after: str | None) -> float | None:
    """Seconds, or a date."""
    if retry_after is None:
        return None
    if retry_after.isdecimal():
        return float(retry_after[:9])
    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time())
    except ValueError:
        return None
