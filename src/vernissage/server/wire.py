"""What travels between clients and the server: every body, answer and socket message.

What clients send is refused if it has unknown fields; what the server sends may grow.
"""

from typing import Annotated, Any, Literal

import msgspec

from vernissage.core.orders import Order
from vernissage.server.entries import Away, Pace

LARGEST = 2**53 - 1
"""The largest whole number that every client reads exactly."""
END = r"$(?!\n)"
"""The end of a text, where a line feed would go unseen by `$` alone."""

Cid = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,32}" + END)]
LongCid = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{16,32}" + END)]
Luck = Annotated[str, msgspec.Meta(pattern=r"^[ -{}~]{0,64}" + END)]
Name = Annotated[str, msgspec.Meta(max_length=400)]
"""What a name may be is checked by `server.names`; this only bounds the work."""
Action = Annotated[str, msgspec.Meta(max_length=400)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**62 - 1)]
Level = Literal["novice", "casual", "club", "expert", "master"]
Occupant = Literal["open", "bot:novice", "bot:casual", "bot:club", "bot:expert", "bot:master"]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a client sends."""


class NewTable(Asked, frozen=True):
    game: Literal["musee", "modern-art", "art-society"]
    options: dict[str, Any]
    name: Name | None
    seats: tuple[Occupant, ...] | None = None
    seat: Seat | None = None
    pace: Pace = "relaxed"
    spectators: bool = True
    hints: bool = True
    match: bool = False
    """Rematches are the next games of a match, where the game knows matches."""
    luck: Luck = ""
    cid: LongCid | None = None
    seed: Seed | None = None
    """Only under --testing, as are the two below."""
    setup: dict[str, Any] | None = None
    bot_seed: Seed | None = None


class Sit(Asked, frozen=True):
    name: Name
    seat: Seat | None = None
    luck: Luck = ""
    cid: LongCid | None = None


class ChangeSeat(Asked, frozen=True):
    """One of the three: the host's, or the seat's own."""

    occupant: Occupant | msgspec.UnsetType = msgspec.UNSET
    name: Name | msgspec.UnsetType = msgspec.UNSET
    away: Away | msgspec.UnsetType = msgspec.UNSET


class Act(Asked, frozen=True):
    cid: Cid
    seen: Number
    action: Action


Orders = Annotated[tuple[Order, ...], msgspec.Meta(max_length=4)]


class SetOrders(Asked, frozen=True):
    orders: Orders


class Undo(Asked, frozen=True):
    cid: Cid | None = None


class Rematch(Asked, frozen=True):
    luck: Luck = ""
    cid: LongCid | None = None


class Subscribe(Asked, frozen=True):
    """Where a browser wants to be told that it is the seat's turn: its push subscription."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?" + END)]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(?:==)?" + END)]
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class Unsubscribe(Asked, frozen=True):
    """One device of the seat; without its endpoint all of them."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)] | None = None


class Hello(Asked, frozen=True, tag_field="t", tag="hello"):
    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    since: Number | None = None
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class SocketAct(Act, frozen=True, tag_field="t", tag="act"):
    pass


class SocketOrders(SetOrders, frozen=True, tag_field="t", tag="orders"):
    cid: Cid


class Ping(Asked, frozen=True, tag_field="t", tag="ping"):
    cid: Cid


Message = Hello | SocketAct | SocketOrders | Ping
"""What a client may say on a socket."""


class Nothing(Asked, frozen=True):
    """The body of a request that needs none."""


class TableMade(msgspec.Struct, frozen=True):
    table: str
    code: str
    seat: int | None
    token: str
    commitment: str


class SeatTaken(msgspec.Struct, frozen=True):
    seat: int
    token: str


class TableOfCode(msgspec.Struct, frozen=True):
    table: str


class SeatNow(msgspec.Struct, frozen=True):
    """One chair as everybody may see it."""

    seat: int
    occupant: str
    name: str | None
    here: bool
    away: Away


class MatchNow(msgspec.Struct, frozen=True):
    """How a match stands: the game that is played here, or the last one, counts once it is over."""

    game: int
    wins: tuple[int, ...]
    winners: tuple[int, ...]
    """Who has won the match; nobody until it is won."""


class BranchNow(msgspec.Struct, frozen=True):
    """What the table plays on from: the table of that game (null: a record file), and where."""

    of: str | None
    at: int


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it: no tokens, no addresses."""

    table: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    pace: Pace
    host: int | None
    spectators: bool
    hints: bool
    code: str | msgspec.UnsetType = msgspec.UNSET
    """While it waits."""
    seats: tuple[SeatNow, ...]
    commitment: str
    match: MatchNow | msgspec.UnsetType = msgspec.UNSET
    """Where one is played."""
    undone: int | msgspec.UnsetType = msgspec.UNSET
    """How often a person alone against bots has taken the game back, if ever."""
    branch: BranchNow | msgspec.UnsetType = msgspec.UNSET
    """Where somebody tries what would have been if: no game of its own."""


class Clock(msgspec.Struct, frozen=True):
    seat: int | None
    kind: Literal["turn", "hammer"]
    left_ms: int


class Update(msgspec.Struct, frozen=True, kw_only=True):
    """A whole state for one viewer; `view`, `choices`, `events` are the engine's structs."""

    n: int
    view: msgspec.Raw
    choices: msgspec.Raw
    events: msgspec.Raw
    pending: str | None
    orders: tuple[Order, ...]
    waiting: tuple[int, ...]
    clock: Clock | None
    afresh: bool | msgspec.UnsetType = msgspec.UNSET
    """True: the game was taken back; `events` are all that have happened, from the first on."""


class Legal(msgspec.Struct, frozen=True):
    n: int
    actions: tuple[str, ...]


class Acked(msgspec.Struct, frozen=True):
    cid: str
    n: int


class OrdersNow(msgspec.Struct, frozen=True):
    orders: tuple[Order, ...]


class TakenBack(msgspec.Struct, frozen=True):
    n: int


class Hint(msgspec.Struct, frozen=True):
    n: int
    action: str
    sentences: tuple[str, ...]


class Shuffle(msgspec.Struct, frozen=True, kw_only=True):
    commitment: str
    luck: tuple[str, ...]
    secret: str | msgspec.UnsetType = msgspec.UNSET
    """After the end, as is the seed: a decimal string, or null if the set-up was given."""
    seed: str | msgspec.UnsetType | None = msgspec.UNSET


class RematchMade(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal, as application/problem+json and in the socket's `no`."""

    title: str
    status: int
    detail: str
    code: str
    rule: str | None
    args: dict[str, str | int]
    update: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The current update, where the action answered an older question."""


class SocketTable(Table, frozen=True, kw_only=True, tag_field="t", tag="table"):
    pass


class SocketUpdate(Update, frozen=True, kw_only=True, tag_field="t", tag="update"):
    pass


class Ack(Acked, frozen=True, tag_field="t", tag="ack"):
    pass


class No(Problem, frozen=True, kw_only=True, tag_field="t", tag="no"):
    cid: str


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    cid: str


class Bye(msgspec.Struct, frozen=True, tag_field="t", tag="bye"):
    """The server closes; to come back makes sense after so long, or not at all (null)."""

    reason: str
    retry_ms: int | None


class Push(msgspec.Struct, frozen=True):
    """Whether people can be told on their devices that it is their turn."""

    key: str | None
    """The server's public key, for subscribing; null: it is switched off."""


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str
