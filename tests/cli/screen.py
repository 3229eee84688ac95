"""A pseudo-terminal with the command in it, for tests that press keys and wait for a screen."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 300
"""Seconds: a busy machine is slow, and only a screen that never comes takes them all."""


class Screen:
    """Use it in a `with`: the command is gone at the end, however that comes."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C", "TERM": "xterm"}
        environment.update(COLUMNS="100", LINES="30")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vernissage", *arguments],
            env=environment,
            stdin=slave,
            stdout=slave,
            stderr=slave,
        )
        os.close(slave)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, text: str) -> str:
        """Everything shown until this text comes."""
        shown, end = "", time.monotonic() + PATIENCE
        while text not in shown and time.monotonic() < end:
            if select.select([self.master], [], [], 0.2)[0]:
                shown += self.read()
            elif self.process.poll() is not None:
                break
        assert text in shown, shown[-2000:]
        return shown

    def read(self) -> str:
        """What has come; a terminal that nobody writes to any more refuses to be read."""
        try:
            return os.read(self.master, 65536).decode("utf-8", "replace")
        except OSError:
            self.process.wait(PATIENCE)
            return ""

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def ended(self) -> int:
        """The exit code, once the command has left by itself."""
        while select.select([self.master], [], [], 0.2)[0] and self.read():
            pass
        return self.process.wait(PATIENCE)
