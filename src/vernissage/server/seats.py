"""The chairs of a table: who sits where, by which token, and who is the host."""

import hashlib
from typing import NamedTuple

from vernissage.server.entries import Away, Chair, Made
from vernissage.server.names import folded
from vernissage.server.refusals import Denied

STAND_IN = "club"
"""The bot that plays for a person who has left, is away or runs out of time."""


def hashed(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


class Who(NamedTuple):
    """Whom a token stands for; without one, the public."""

    seat: int | None
    is_host: bool
    has_token: bool


PUBLIC = Who(seat=None, is_host=False, has_token=False)


class Seat:
    """One chair, and what its person wants."""

    __slots__ = ("away", "back", "bot", "cid", "left", "luck", "name", "token")

    def __init__(self, chair: Chair) -> None:
        self.name = chair.name
        self.token = chair.token
        self.bot = chair.bot
        self.luck = chair.luck
        self.back = chair.back
        self.cid = chair.cid
        self.away: Away = "wait"
        self.left = False
        """A bot plays on until the token comes back."""

    @property
    def is_open(self) -> bool:
        return self.token is None and self.bot is None

    @property
    def is_person(self) -> bool:
        return self.token is not None

    @property
    def occupant(self) -> str:
        if self.bot is not None:
            return f"bot:{self.bot}"
        return "open" if self.token is None else "person"


class Seats:
    __slots__ = ("_tokens", "chairs", "host_cid", "host_seat", "host_token")

    def __init__(self, made: Made) -> None:
        self.chairs = [Seat(chair) for chair in made.chairs]
        self.host_seat = made.host_seat
        self.host_token = made.host_token
        """Of a host without a seat."""
        self.host_cid = made.host_cid
        """Of the request that made the table, where its host has no seat."""
        self._tokens: dict[bytes, int | None] = {}
        self._know_tokens()

    def __getitem__(self, seat: int) -> Seat:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    def who(self, token: str | None) -> Who:
        """Whom a token stands for at this table; an unknown one is refused on every route."""
        if token is None:
            return PUBLIC
        return self.holder(hashed(token))

    def holder(self, token: bytes) -> Who:
        """The same, by what is stored."""
        if token not in self._tokens:
            raise Denied("token", "token")
        seat = self._tokens[token]
        return Who(seat=seat, is_host=seat == self.host_seat, has_token=True)

    def knows(self, token: bytes) -> bool:
        return token in self._tokens

    def has_name(self, name: str, *, besides: int | None = None) -> bool:
        """Whether somebody else at the table has that name."""
        others = (seat for number, seat in enumerate(self.chairs) if number != besides)
        return any(seat.name and folded(seat.name) == folded(name) for seat in others)

    def first_open(self) -> int | None:
        return next((number for number, seat in enumerate(self.chairs) if seat.is_open), None)

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.chairs) if seat.is_person]

    def put(self, seat: int, chair: Chair) -> None:
        """Somebody sits down, a bot is put there, or the chair is open again."""
        self.chairs[seat] = Seat(chair)
        self._know_tokens()

    def reissue(self, seat: int | None, token: bytes) -> None:
        """A fresh token; the one before is void."""
        if seat is None:
            self.host_token = token
        else:
            self.chairs[seat].token = token
        self._know_tokens()

    def empty(self, seat: int) -> None:
        """Before the start the chair is open again; a host stays host, without a seat."""
        if seat == self.host_seat:
            host = self.chairs[seat]
            self.host_seat, self.host_token, self.host_cid = None, host.token, host.cid
        self.put(seat, Chair())

    def _know_tokens(self) -> None:
        self._tokens = {
            seat.token: number for number, seat in enumerate(self.chairs) if seat.token is not None
        }
        if self.host_token is not None:
            self._tokens[self.host_token] = None
