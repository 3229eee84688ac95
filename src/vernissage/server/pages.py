"""What is not the API: the browser client if it was built, else a page that says what this is."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from vernissage.core.refusals import Refusal
from vernissage.core.words import words
from vernissage.server.bodies import language_for
from vernissage.server.files import Files
from vernissage.server.previews import PLACES, with_preview
from vernissage.server.problems import OPENAPI, SCHEMA
from vernissage.server.squares import code_in, square

Look = Callable[[str, str | None], Awaitable[bytes]]
CLIENT: Final = Path(__file__).parents[1] / "web"
"""Where the build of the browser client lies."""
INDEX: Final = "/index.html"
ROUTES: Final = re.compile(
    r"/|/new(/[\w-]+)?|/rules(/[\w-]+)?|/replay|/notebook|/learn/[\w-]+|/puzzle/[\w-]+|/[tjr]/[^/]+"
)
"""Places of the client: all of them are the same page."""
LINKS: Final = ("/t/", "/j/")
"""Links to tables, by id and by code."""
LONGEST_URL: Final = 500
"""More than that is no address of a house, and no square that a phone can read."""
PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
</head>
<body>
<h1>Vernissage</h1>
<p>{running}</p>
<p>{clients}</p>
</body>
</html>
"""


class Pages:
    """Everything that no route of the API has."""

    def __init__(
        self, public_url: str | None = None, client: Path = CLIENT, look: Look | None = None
    ) -> None:
        """`look` gives *table* as JSON for its id; without it no link has a preview."""
        self.public_url = public_url
        self.look = look
        self.files = Files(client)
        self.built = self.files.has(INDEX)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            raise HTTPException(404)
        request = Request(scope, receive)
        answer = self._answer(request, scope["path"])
        if self.built and answer.status_code in (200, 304):
            answer = await self._preview(request, scope["path"]) or answer
        await answer(scope, receive, send)

    async def _preview(self, request: Request, path: str) -> Response | None:
        """The client's page for a link to a table that is there."""
        link = PLACES.fullmatch(path)
        if link is None or self.look is None:
            return None
        try:
            table = await self.look(link["table"], None)
        except Refusal:
            return None
        url = (self.public_url or str(request.base_url)).rstrip("/")
        page, say = self.files.read(INDEX), words(language_for(request))
        told = with_preview(page, table, say, f"{url}{path}", request.url.query)
        headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
        return HTMLResponse(told, headers=headers)

    def _answer(self, request: Request, path: str) -> Response:
        answer = self._square(request, path) or (
            self._of_client(request, path) if self.built else self._without_client(request, path)
        )
        if answer is None:
            raise HTTPException(404)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        return answer

    def _square(self, request: Request, path: str) -> Response | None:
        """The QR code of an invitation, whether or not there is such a table."""
        code = code_in(path)
        if code is None:
            return None
        url = (self.public_url or str(request.base_url)).rstrip("/")
        if len(url) > LONGEST_URL:
            return None
        headers = {"cache-control": "private, max-age=86400"}
        return Response(square(f"{url}/j/{code}"), headers=headers, media_type="image/svg+xml")

    def _of_client(self, request: Request, path: str) -> Response | None:
        """A place of the client, a file, or for a reader the client's page of lost ways."""
        if ROUTES.fullmatch(path):
            return self.files.answer(request, INDEX)
        found = self.files.answer(request, path)
        reader = "text/html" in request.headers.get("accept", "") and not path.startswith("/api/")
        if found is None and reader:
            return self.files.answer(request, INDEX, status=404)
        return found

    def _without_client(self, request: Request, path: str) -> Response | None:
        """A page that says what this is, where the client would be."""
        if path != "/" and not path.startswith(LINKS):
            return None
        language = language_for(request)
        say = words(language)
        links = {
            "openapi": f'<a href="{OPENAPI}">{OPENAPI}</a>',
            "schema": f'<a href="{SCHEMA}">{SCHEMA}</a>',
        }
        page = PAGE.format(
            language=language,
            title=say("page-title"),
            running=say("page-running"),
            clients=say("page-clients", **links),
        )
        return HTMLResponse(page, headers={"vary": "Accept-Language"})
