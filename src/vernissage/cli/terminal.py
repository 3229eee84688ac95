"""The terminal as a table: a full screen, single keys, and everything put back at the end."""

import os
import re
import select
import signal
import sys
import termios
import tty
from collections.abc import Callable, Sequence
from types import FrameType, TracebackType
from typing import Any

from rich.console import RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.text import Text

from vernissage.cli.console import new_console

KEYS = {
    b"\x1b[A": "up",
    b"\x1b[B": "down",
    b"\x1b[C": "right",
    b"\x1b[D": "left",
    b"\x1bOA": "up",
    b"\x1bOB": "down",
    b"\x1bOC": "right",
    b"\x1bOD": "left",
    b"\x1b[H": "home",
    b"\x1b[F": "end",
    b"\x1bOH": "home",
    b"\x1bOF": "end",
    b"\x1b[1~": "home",
    b"\x1b[4~": "end",
    b"\x1b[7~": "home",
    b"\x1b[8~": "end",
    b"\x1b[Z": "up",
    b"\t": "down",
    b"\r": "enter",
    b"\n": "enter",
    b"\x7f": "backspace",
    b"\x08": "backspace",
    b"\x1b": "escape",
    b"\x03": "escape",
    b"\x04": "escape",
}
SEQUENCE = re.compile(rb"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Za-z]")
"""What a terminal sends for one key that has no character."""


NARROWEST = 60
"""Columns below which tables are torn apart."""


class Terminal:
    """Use it in a `with`: it takes the whole screen and gives it back."""

    def __init__(self) -> None:
        self.console = new_console()
        self._resized = False
        self._waiting: list[str] = []
        self._before: list[Any] = []
        self._handler: Any = None

    def __enter__(self) -> "Terminal":
        self._before = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        modes = termios.tcgetattr(sys.stdin)
        modes[3] &= ~termios.ISIG
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, modes)
        self._handler = signal.signal(signal.SIGWINCH, self._on_resize)
        self.console.set_alt_screen(enable=True)
        self.console.show_cursor(show=False)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.console.show_cursor(show=True)
        self.console.set_alt_screen(enable=False)
        signal.signal(signal.SIGWINCH, self._handler)
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def _on_resize(self, number: int, frame: FrameType | None) -> None:
        self._resized = True

    def show(
        self,
        body: RenderableType,
        footer: RenderableType,
        *,
        news: Sequence[RenderableType] = (),
        answer: RenderableType | None = None,
        cut: Callable[[int, int], str] = lambda lines, width: "…",
    ) -> None:
        """Draw a frame: the footer stays visible, the news fill what height the body leaves.

        An answer takes their place and is shown whole, before a cut body. A window that has no
        room even for the last news is told what it needs: nothing is cut silently.
        """
        width, height = self.console.size
        above, below = self._lines(body, width), self._lines(footer, width)
        told = [line for each in news for line in self._lines(each, width)]
        room = height - len(below) - min(len(told), 1)
        if answer is not None:
            told = self._lines(answer, width)
            if len(above) > height - len(below) - len(told):
                above = above[: height - len(below) - len(told) - 1] + self._lines(Text("…"), width)
        elif len(above) > room or width < NARROWEST:
            needed = len(above) + height - room
            notice = self._lines(Text(cut(needed, max(width, NARROWEST)), "bold red"), width)
            above = above[: max(0, room - len(notice))] + notice
        told = told[max(0, len(told) - (height - len(above) - len(below))) :]
        blank = [Segment(" " * width)]
        lines = above + [blank] * (height - len(above) - len(told) - len(below)) + told + below
        lines = lines[-height:]
        frame = [segment for line in lines[:-1] for segment in (*line, Segment.line())]
        self.console.control(Control.home())
        self.console.print(Segments(frame + lines[-1]), end="", soft_wrap=True)

    def _lines(self, drawn: RenderableType, width: int) -> list[list[Segment]]:
        options = self.console.options.update(width=width, height=None)
        return self.console.render_lines(drawn, options, pad=True)

    def forget_enters(self) -> None:
        """Enters that were pressed before a question could be seen do not answer it."""
        if select.select([sys.stdin], [], [], 0)[0]:
            self._waiting += read_keys(os.read(sys.stdin.fileno(), 1024))
        while self._waiting[:1] == ["enter"]:
            del self._waiting[0]

    def key(self, seconds: float | None) -> str | None:
        """The next key: a name of KEYS or one character; None after that time or on a resize."""
        while True:
            if self._waiting:
                return self._waiting.pop(0)
            if self._resized:
                self._resized = False
                return None
            wait = 0.2 if seconds is None else min(seconds, 0.2)
            ready, _, _ = select.select([sys.stdin], [], [], wait)
            if ready:
                pressed = os.read(sys.stdin.fileno(), 1024)
                self._waiting = read_keys(pressed) if pressed else ["escape"]
            elif seconds is not None:
                seconds -= wait
                if seconds <= 0:
                    return None


def read_keys(pressed: bytes) -> list[str]:
    """The keys in what the terminal sent: names of KEYS and single characters, no others."""
    keys = []
    while pressed:
        sequence = SEQUENCE.match(pressed)
        first = sequence[0] if sequence else pressed[:1]
        if sequence or first in KEYS:
            pressed = pressed[len(first) :]
            keys += [KEYS[first]] if first in KEYS else []
            continue
        text = pressed.decode("utf-8", "ignore")
        pressed = text[1:].encode()
        keys += [text[0]] if text[:1].isprintable() and text else []
    return keys
