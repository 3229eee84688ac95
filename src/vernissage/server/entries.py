"""The log of a table, append-only: one decision, one entry. Everything else is computed from it."""

from typing import Any, Literal

import msgspec

from vernissage.core.records import Match

Pace = Literal["relaxed", "live", "days"]
Away = Literal["wait", "bot"]
By = Literal["person", "bot", "order", "clock"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a chair: a person with the hash of a token, a bot's level, or nobody."""

    name: str | None = None
    token: bytes | None = None
    """SHA-256 of the token; the token itself is shown once and stored nowhere."""
    bot: str | None = None
    luck: str = ""
    back: bool = False
    """Came over from the table before, for a rematch."""
    cid: str | None = None
    """Of the request that brought the person here, who alone gets a lost answer again."""


class Branch(msgspec.Struct, frozen=True):
    """Where a table comes from that plays on from a moment of a finished game."""

    of: str | None
    """The table of that game; None: it was a record that somebody had as a file."""
    at: int
    """How many of its actions have happened."""
    actions: tuple[str, ...]
    """These."""


class Made(msgspec.Struct, frozen=True, kw_only=True, tag="made", omit_defaults=True):
    """A table was made; entry 0."""

    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    host_seat: int | None
    host_token: bytes | None = None
    """Of a host without a seat."""
    host_cid: str | None = None
    """Of the request by which that host made the table."""
    pace: Pace
    spectators: bool
    hints: bool
    code: str
    secret: str
    """32 hexadecimal digits; published after the end."""
    seed: int | None = None
    """Given under --testing instead of a shuffle."""
    setup: dict[str, Any] | None = None
    bot_seed: int | None = None
    rematch_of: str | None = None
    match: Match | None = None
    first: int | None = None
    """Who starts, in the later games of a match; None: the deal decides."""
    branch: Branch | None = None
    """What if: the game goes on from there, as soon as the table is made."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    chair: Chair


class Reissued(msgspec.Struct, frozen=True, tag="reissued"):
    """A fresh token after a lost answer; the first is void. None: the host's without a seat."""

    seat: int | None
    token: bytes


class Occupied(msgspec.Struct, frozen=True, tag="occupied"):
    """The host put a bot on a chair, or opened it."""

    seat: int
    bot: str | None


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    seat: int
    name: str


class Absent(msgspec.Struct, frozen=True, tag="absent"):
    """What shall happen while the seat is away."""

    seat: int
    away: Away


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Before the start the chair is open again; during a game a bot plays on."""

    seat: int


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A seat that had left during the game is back."""

    seat: int


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The game was dealt and began."""

    seed: int | None
    """None: the table was given its set-up."""


class Acted(msgspec.Struct, frozen=True, kw_only=True, tag="acted", omit_defaults=True):
    """An action, in notation; a sealed choice may be followed by another of the same seat."""

    seat: int
    action: str
    by: By = "person"
    sealed: bool = False
    memory: bytes | None = None
    """What the bot remembers after this move."""


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """The standing orders of a seat, as a whole."""

    seat: int
    orders: tuple[dict[str, Any], ...]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Alone against bots a person has taken back a decision, and with it all that came after."""

    seat: int
    back: int
    """The seq of the action that the decision began with: the game is as it was before."""


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The table has a rematch, at that table."""

    table: str


class Branched(msgspec.Struct, frozen=True, tag="branched"):
    """Somebody plays on from a moment of this game, at another table."""

    table: str
    at: int
    seat: int
    bots: str
    """The level of the others."""


Body = (
    Made
    | Sat
    | Reissued
    | Occupied
    | Renamed
    | Absent
    | Left
    | Returned
    | Begun
    | Acted
    | Ordered
    | Undone
    | Followed
    | Branched
)


class Entry(msgspec.Struct, frozen=True):
    """One row of the log."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    body: Body
    cid: str | None = None
    """Of actions and orders: it belongs to table and seat."""
