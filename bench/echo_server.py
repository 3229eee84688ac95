"""The bare echo that the table server is measured beside: the same stack, and nothing else."""

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


class Announced(uvicorn.Server):
    """Says when it is ready, as the table server does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"ready http://127.0.0.1:{port}/", flush=True)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/", echo)])
    config = uvicorn.Config(
        app, port=0, loop="uvloop", ws="websockets-sansio", log_level="error", access_log=False,
        ws_per_message_deflate=False,
    )  # fmt: skip
    Announced(config).run()
