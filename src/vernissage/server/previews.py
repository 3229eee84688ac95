"""What other programs show of a link to a table or a replay: its game, its people, its cover."""

import re
from html import escape
from typing import Final

import msgspec

from vernissage.core.words import Words
from vernissage.server.wire import Table

PLACES: Final = re.compile(r"/[tr]/(?P<table>[\w-]{22})")
"""Links that lead to a table. Codes have no preview: it would tell guessers which there are."""
HEAD: Final = b"</head>"
MOMENT: Final = re.compile(r"at=(?P<at>[0-9]{1,4})(&eye=(public|all|[0-9]))?(?=&|$)")
"""Of a query: the moment and the eye. Whoever follows a preview must come to the same."""
_decode: Final = msgspec.json.Decoder(Table).decode


def with_preview(page: bytes, table: bytes, say: Words, address: str, query: str) -> bytes:
    """The client's page with the marks that chats and networks read."""
    tags = _tags(_decode(table), say, address, query)
    lines = "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}"'
        f' content="{escape(text, quote=True)}" />\n'
        for name, text in tags.items()
    )
    return page.replace(HEAD, lines.encode() + HEAD, 1)


def _tags(table: Table, say: Words, address: str, query: str) -> dict[str, str]:
    moment = MOMENT.match(query) if table.status == "over" and "/r/" in address else None
    base = re.sub(r"/[tr]/.*$", "", address)
    names = [_name(table, seat, say) for seat in range(len(table.seats))]
    title = say("preview-title", game=say(table.game), names=", ".join(filter(None, names)))
    return {
        "og:site_name": "Vernissage",
        "og:type": "website",
        "og:title": title,
        "og:description": _told(table, say, moment),
        "og:url": f"{address}?{moment[0]}" if moment else address,
        "og:image": f"{base}/previews/{table.game}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }


def _name(table: Table, seat: int, say: Words) -> str | None:
    """Bots have the names that the client gives them."""
    there = table.seats[seat]
    return say(f"web-bot-{seat}") if there.occupant.startswith("bot:") else there.name


def _told(table: Table, say: Words, moment: re.Match[str] | None) -> str:
    if table.status == "waiting":
        free = sum(seat.occupant == "open" for seat in table.seats)
        return say("preview-waiting", free=free)
    if moment:
        return say("preview-moment", at=int(moment["at"]))
    return say("preview-over" if table.status == "over" else "preview-playing")
