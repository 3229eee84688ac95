"""The square of an invitation: a QR code that leads a phone to the table."""

from io import BytesIO
from typing import Final

import segno

from vernissage.server.world import CODE_LETTERS

CODE_LENGTH: Final = 6


def code_in(path: str) -> str | None:
    """The code that `/qr/HVWKMT.svg` asks for; None if it cannot be one."""
    code = path.removeprefix("/qr/").removesuffix(".svg").upper()
    whole = path.upper() == f"/QR/{code}.SVG"
    return code if whole and len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


def square(url: str) -> bytes:
    """The URL as a picture without a size of its own."""
    drawn = BytesIO()
    made = segno.make_qr(url, error="m")
    made.save(drawn, kind="svg", xmldecl=False, border=0, omitsize=True, dark="#1e1b18")
    return drawn.getvalue()
