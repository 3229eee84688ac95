"""What is not the API: the browser client if it was built, else a page that says what this is."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from vernissage.core.words import words
from vernissage.server.bodies import language_for
from vernissage.server.problems import OPENAPI, SCHEMA

CLIENT: Final = Path(__file__).parents[1] / "web"
"""Where the build of the browser client lies."""
LINKS: Final = ("/t/", "/j/")
"""Links to tables, by id and by code, lead to the same page."""
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

    def __init__(self, client: Path = CLIENT) -> None:
        there = (client / "index.html").is_file()
        self.client: ASGIApp | None = StaticFiles(directory=client, html=True) if there else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            raise HTTPException(404)
        if self.client is not None:
            await self._file(scope, receive, send, self.client)
        elif scope["path"].startswith(LINKS) or scope["path"] == "/":
            await self._placeholder(Request(scope, receive))(scope, receive, send)
        else:
            raise HTTPException(404)

    async def _file(self, scope: Scope, receive: Receive, send: Send, client: ASGIApp) -> None:
        if scope["path"].startswith(LINKS):
            scope = {**scope, "path": "/"}
        try:
            await client(scope, receive, send)
        except ValueError:
            raise HTTPException(404) from None

    def _placeholder(self, request: Request) -> HTMLResponse:
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
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
