"""Limits: how much one address, one seat, one socket may ask for. Off under --testing."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from time import monotonic
from typing import Any, Final

from vernissage.server.refusals import Denied

LARGEST_BODY: Final = 16 * 1024
"""Bytes of a request's body, and of a message on a socket; never off."""
LARGEST_RECORD: Final = 64 * 1024
"""Bytes of a record file that is handed in; games that people play have a tenth of it."""
MOST_REMEMBERED: Final = 20_000
"""Buckets that are kept at a time: an attacker cannot fill the memory with addresses."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What the keeper of a server may change; `inf` is off."""

    messages_per_second: float = 10
    """On one socket, with a burst of twice as many."""
    actions_per_minute: float = 60
    """Of one seat, actions and orders together."""
    sockets_per_seat: float = 5
    """The newest ones stay."""
    sockets_per_address: float = 20
    """Sockets and waiting requests together."""
    connections_per_address: float = 60
    tables_per_hour: float = 20
    """Made by one address, rematches too."""
    requests_per_minute: float = 1200
    """Over HTTP, of one address."""
    guesses_per_minute: float = 10
    """Codes asked for by one address that are none."""
    replays_per_minute: float = 30
    """Of finished games and of record files, for one address."""
    reviews_per_hour: float = 20
    """Begun for one address; those that are kept cost nothing."""


NO_LIMITS: Final = Limits(
    messages_per_second=inf,
    actions_per_minute=inf,
    sockets_per_seat=inf,
    sockets_per_address=inf,
    connections_per_address=inf,
    tables_per_hour=inf,
    requests_per_minute=inf,
    guesses_per_minute=inf,
    replays_per_minute=inf,
    reviews_per_hour=inf,
)


class Bucket:
    """At most `most` at once, and one more each time `1 / rate` seconds have passed."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate = most, rate
        self.left, self.at = most, now

    def take(self, now: float) -> float:
        """0 if there is one to take; else the seconds until there will be."""
        left = self.look(now)
        if left >= 1:
            self.left = left - 1
            return 0
        return (1 - left) / self.rate

    def look(self, now: float) -> float:
        """How many there are."""
        if self.most == inf:
            return inf
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left


@dataclass
class Rate:
    """One bucket for each address or seat; full ones are forgotten."""

    what: str
    most: float
    rate: float
    clock: Callable[[], float] = monotonic
    buckets: dict[Hashable, Bucket] = field(default_factory=dict)

    def check(self, key: Hashable) -> None:
        """Take one, or refuse with the seconds to wait."""
        if seconds := self.take(key):
            raise too_much(self.what, seconds)

    def check_left(self, key: Hashable) -> None:
        """Refuse if there is none to take, and take none."""
        bucket = self.buckets.get(key)
        if bucket is not None and (left := bucket.look(self.clock())) < 1:
            raise too_much(self.what, (1 - left) / self.rate)

    def take(self, key: Hashable) -> float:
        """Take one; if there is none, the seconds until there will be."""
        if self.most == inf:
            return 0
        now = self.clock()
        bucket = self.buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self.buckets[key] = Bucket(self.most, self.rate, now)
        return bucket.take(now)

    def _make_room(self, now: float) -> None:
        if len(self.buckets) < MOST_REMEMBERED:
            return
        self.buckets = {k: b for k, b in self.buckets.items() if b.look(now) < b.most}
        for key in list(self.buckets)[: len(self.buckets) - MOST_REMEMBERED + 1]:
            del self.buckets[key]


@dataclass
class Share:
    """How many of something each address has at this moment."""

    most: float
    held: dict[Hashable, int] = field(default_factory=dict)

    def take(self, key: Hashable) -> bool:
        """One more, if there may be; then `give_back` must follow."""
        have = self.held.get(key, 0)
        if have >= self.most:
            return False
        self.held[key] = have + 1
        return True

    def give_back(self, key: Hashable) -> None:
        left = self.held[key] - 1
        if left:
            self.held[key] = left
        else:
            del self.held[key]


class Allowances:
    """All limits of one server process, with what has been used up."""

    def __init__(self, limits: Limits, *, behind_proxy: bool = False) -> None:
        self.limits = limits
        self.behind_proxy = behind_proxy
        self.actions = per_minute("actions", limits.actions_per_minute)
        self.requests = per_minute("requests", limits.requests_per_minute)
        self.guesses = per_minute("codes", limits.guesses_per_minute)
        self.replays = per_minute("replays", limits.replays_per_minute)
        self.reviews = Rate("reviews", limits.reviews_per_hour, limits.reviews_per_hour / 3600)
        self.tables = Rate("tables", limits.tables_per_hour, limits.tables_per_hour / 3600)
        self.sockets = Share(limits.sockets_per_address)
        self.connections = Share(inf if behind_proxy else limits.connections_per_address)

    def messages(self, now: float) -> Bucket:
        """For a new socket."""
        rate = self.limits.messages_per_second
        return Bucket(2 * rate, rate, now)

    def address_of(self, scope: Mapping[str, Any]) -> str:
        """Who asks. Behind a proxy that we were told of: whom the proxy names last."""
        client = scope.get("client")
        address = str(client[0]) if client else ""
        if self.behind_proxy:
            named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            address = named[-1].decode("latin-1").split(",")[-1].strip() if named else address
        return one_household(address)


def one_household(address: str) -> str:
    """Who has one IPv6 address has 2**64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def per_minute(what: str, most: float) -> Rate:
    return Rate(what, most, most / 60)


def too_much(what: str, seconds: float) -> Denied:
    return Denied(what, "too-much", seconds=max(1, ceil(seconds)))
