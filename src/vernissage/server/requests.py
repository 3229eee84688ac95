"""What is asked of the hall, as it comes over the wire, and what it answers."""

from typing import Annotated, Any

import msgspec

from vernissage.server.entries import Pace

MAKING_CID = r"^[A-Za-z0-9_-]{16,32}$"
CID = r"^[A-Za-z0-9_-]{1,32}$"

Cid = Annotated[str, msgspec.Meta(pattern=CID)]
"""Of an action or of orders."""
MakingCid = Annotated[str, msgspec.Meta(pattern=MAKING_CID)]
"""Of a request whose answer may be lost: `tables`, `seats` and `rematch`."""


class MakeTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/v1/tables`."""

    game: str
    options: dict[str, Any]
    name: str | None
    """None: a host without a seat."""
    seats: tuple[str, ...] | None = None
    """`open` or `bot:LEVEL` for each chair."""
    seat: int | None = None
    """The host's; None: the first that is open."""
    pace: Pace = "relaxed"
    spectators: bool = True
    hints: bool = True
    luck: str | None = None
    cid: MakingCid | None = None
    seed: int | None = None
    """With `setup` and `bot_seed` only under --testing."""
    setup: dict[str, Any] | None = None
    bot_seed: int | None = None


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/v1/tables/{id}/seats`."""

    name: str
    seat: int | None = None
    luck: str | None = None
    cid: MakingCid | None = None


class PlayAgain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/v1/tables/{id}/rematch`."""

    luck: str | None = None
    cid: MakingCid | None = None


class NewTable(msgspec.Struct, frozen=True):
    table: str
    code: str
    seat: int | None
    token: str
    commitment: str


class Seated(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Rematch(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class Ack(msgspec.Struct, frozen=True):
    cid: str
    n: int


class Legal(msgspec.Struct, frozen=True):
    n: int
    actions: tuple[str, ...]


class Hint(msgspec.Struct, frozen=True):
    n: int
    action: str
    sentences: tuple[str, ...]
