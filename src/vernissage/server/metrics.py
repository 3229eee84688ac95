"""What a server counts, as Prometheus reads it, on a port of its own.

Never on the tables' port: a counter of actions would tell of hidden ones.
"""

import asyncio
import socket
from bisect import bisect_left
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LAG_EVERY: Final = 0.25
LAG_KEPT: Final = 240
"""How many measurements the greatest lag is taken from: a minute."""
ANSWER: Final = (
    b"HTTP/1.1 %s\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
    b"Content-Length: %d\r\nConnection: close\r\n\r\n%s"
)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        below = 0
        for bound, count in zip((*SECONDS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """Counters are added to; gauges are asked when somebody looks."""

    def __init__(self) -> None:
        self.actions = 0
        self.errors = 0
        self.requests: dict[int, int] = {}
        self.refused: dict[str, int] = {}
        self.closed: dict[int, int] = {}
        self.latency = Histogram()
        self.lag: list[float] = []
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def acted(self, since: float) -> None:
        """An action is durable that came in at `since` of perf_counter."""
        self.actions += 1
        self.latency.observe(perf_counter() - since)

    def answered(self, status: int) -> None:
        self.requests[status] = self.requests.get(status, 0) + 1

    def refuse(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1

    def close(self, code: int) -> None:
        self.closed[code] = self.closed.get(code, 0) + 1

    def gauge(self, name: str, told: str, ask: Callable[[], float]) -> None:
        self.gauges[name] = told, ask

    async def watch_lag(self) -> None:
        """How late the event loop wakes up, for ever."""
        while True:
            before = perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lag.append(max(0.0, perf_counter() - before - LAG_EVERY))
            del self.lag[:-LAG_KEPT]

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _told("vernissage_actions_total", "counter", "Actions made durable")
        yield f"vernissage_actions_total {self.actions}"
        yield from _told("vernissage_errors_total", "counter", "Mistakes of ours")
        yield f"vernissage_errors_total {self.errors}"
        yield from _told("vernissage_requests_total", "counter", "Answers over HTTP")
        yield from _labelled("vernissage_requests_total", "status", self.requests)
        yield from _told("vernissage_refused_total", "counter", "Refusals by code")
        yield from _labelled("vernissage_refused_total", "code", self.refused)
        yield from _told("vernissage_closed_total", "counter", "Sockets that we closed")
        yield from _labelled("vernissage_closed_total", "code", self.closed)
        name = "vernissage_action_seconds"
        yield from _told(name, "histogram", "From an action's arrival until it is durable")
        yield from self.latency.lines(name)
        name = "vernissage_loop_lag_seconds"
        yield from _told(name, "gauge", "The latest the event loop woke up in the last minute")
        yield f"{name} {max(self.lag, default=0.0):.6f}"
        for name, (told, ask) in sorted(self.gauges.items()):
            yield from _told(f"vernissage_{name}", "gauge", told)
            yield f"vernissage_{name} {ask():g}"


def _told(name: str, kind: str, text: str) -> tuple[str, str]:
    return f"# HELP {name} {text}.", f"# TYPE {name} {kind}"


def _labelled(name: str, label: str, counts: dict[int, int] | dict[str, int]) -> Iterator[str]:
    for value, count in sorted(counts.items()):
        yield f'{name}{{{label}="{value}"}} {count}'


async def serve_metrics(metrics: Metrics, door: socket.socket) -> asyncio.Server:
    """A server that knows one page; everything else is 404."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                head = await reader.readuntil(b"\r\n\r\n")
                found = head.startswith((b"GET /metrics ", b"GET / "))
                text = metrics.text().encode() if found else b""
                status = b"200 OK" if found else b"404 Not Found"
                writer.write(ANSWER % (status, len(text), text))
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(answer, sock=door, limit=8192)
