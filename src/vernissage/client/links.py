"""Links: a table's address, a code to say aloud, or the way back to one's own seat."""

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec

from vernissage.core.refusals import Invalid

CODE: Final = re.compile(r"[A-HJKMNP-TV-Z]{6}", re.IGNORECASE)
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{22}")
LOCAL: Final = "http://127.0.0.1:8000"


class Link(msgspec.Struct, frozen=True):
    """Where a table is."""

    server: str
    """`http://host:port`, without a slash at its end."""
    table: str | None = None
    code: str | None = None
    token: str | None = None
    """Behind `#`: whoever has it has the seat."""

    def url(self) -> str:
        """The link as people share it; with the token it leads back to the seat."""
        behind = f"#{self.token}" if self.token else ""
        return f"{self.server}/t/{self.table}{behind}"


def read_link(text: str) -> Link:
    """`http://host/t/ID`, `http://host/j/CODE`, either with `#TOKEN`, or a code alone."""
    if CODE.fullmatch(text):
        return Link(LOCAL, code=text.upper())
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Invalid(text, "client-no-link")
    server = f"{parts.scheme}://{parts.netloc}"
    place, _, name = parts.path.strip("/").rpartition("/")
    token = parts.fragment or None
    if place.endswith("t") and TABLE.fullmatch(name):
        return Link(server, table=name, token=token)
    if place.endswith("j") and CODE.fullmatch(name):
        return Link(server, code=name.upper())
    raise Invalid(text, "client-no-link")
