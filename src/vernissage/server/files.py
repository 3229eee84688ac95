"""Files of the browser client: small on the way, and kept by browsers as long as they may."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

HASHED: Final = "/assets/"
"""Files whose names change with what is in them."""
PICTURES: Final = "/pictures/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_DAYS: Final = "public, max-age=86400, stale-while-revalidate=604800"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = frozenset((".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"))
SMALLEST_PACKED: Final = 1000
"""Bytes; below that packing saves nothing."""


class Files:
    """The files below one folder, as answers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def has(self, path: str) -> bool:
        return self._file(path) is not None

    def read(self, path: str) -> bytes:
        """What is in a file that is there."""
        return (self.folder / path.lstrip("/")).read_bytes()

    def answer(self, request: Request, path: str, status: int = 200) -> Response | None:
        """The file at that path of the site; None if there is none."""
        file = self._file(path)
        if file is None:
            return None
        packed = file.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
        body, tag = contents(file, file.stat().st_mtime_ns, packed)
        headers = {"cache-control": kept(path), "etag": tag, "vary": "Accept-Encoding"}
        if tag in request.headers.get("if-none-match", "") and status == 200:
            return Response(status_code=304, headers=headers)
        if tag.endswith('-gz"'):
            headers["content-encoding"] = "gzip"
        return Response(body, status, headers, media_type(file))

    def _file(self, path: str) -> Path | None:
        """Never outside the folder, whatever the path says."""
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (ValueError, OSError):
            return None


@lru_cache(maxsize=1024)
def contents(file: Path, changed: int, packed: bool) -> tuple[bytes, str]:
    """What is sent, and its tag; each file is read and packed once."""
    body = file.read_bytes()
    packed = packed and len(body) >= SMALLEST_PACKED
    tag = f'W/"{changed:x}-{len(body):x}{"-gz" if packed else ""}"'
    return (gzip.compress(body, mtime=0) if packed else body), tag


def kept(path: str) -> str:
    """How long a browser may keep it without asking."""
    if path.startswith(HASHED):
        return FOR_EVER
    return FOR_DAYS if path.startswith(PICTURES) else ASK_AGAIN


def media_type(file: Path) -> str:
    """By the name; what nobody knows is bytes."""
    if file.suffix in (".js", ".mjs"):
        return "text/javascript"
    return guess_type(file.name)[0] or "application/octet-stream"
