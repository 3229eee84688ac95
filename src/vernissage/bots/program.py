"""A program as a bot: it reads lines and writes lines, in the notation of records.

The whole conversation is told in docs/protocol-bots.md. A program is started for every game and
seat; it hears what a view holds and nothing else.
"""

import os
import shlex
import signal
import subprocess
import weakref
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

import msgspec

from vernissage.bots import bot_called
from vernissage.core.chance import Generator
from vernissage.core.refusals import Invalid

PREFIX: Final = "exec:"
VERSION: Final = "vernissage 1"
SECONDS: Final = 5.0
"""For an answer, where the name says nothing else: `exec:./mybot@0.5s`."""
START_SECONDS: Final = 20.0
"""For the first word: a program may have to load something."""
FAREWELL_SECONDS: Final = 1.0
LONGEST_LINE: Final = 65_536
MOST_WAITING: Final = 1000
MOST_TOLD: Final = 200
ENDED: Final = ""
"""What is read from a program that has closed its output."""


class ProgramBot:
    """One game of a program: what it is asked, and what it answers in time."""

    def __init__(self, game: str, command: str, seconds: float = SECONDS) -> None:
        self.game = game
        self.command = command
        self.seconds = seconds
        self.talk: Conversation | None = None
        self.words = False

    def choose(self, view: Any, choices: Any, chance: Generator) -> str:
        """Tell the position, and wait for `play` and a move."""
        if self.talk is None:
            self.talk = self._begin(view)
        talk = self.talk
        talk.tell("view " + msgspec.json.encode(view).decode())
        talk.tell("choices " + msgspec.json.encode(choices).decode())
        if self.words:
            words = told_in_words(self.game, view, choices)
            talk.tell("words " + msgspec.json.encode(words).decode())
        talk.tell("legal " + " | ".join(legal_moves(self.game, view)))
        talk.tell(f"go {round(self.seconds * 1000)}")
        return self._answer(talk)

    def _begin(self, view: Any) -> "Conversation":
        """Start it, and wait until it is ready."""
        talk = Conversation(self.command)
        weakref.finalize(self, talk.end)
        talk.tell(VERSION)
        deadline = monotonic() + START_SECONDS
        while (line := talk.hear(deadline, START_SECONDS)) != "ready":
            self.words = self.words or line == "words true"
        talk.tell(f"newgame {self.game} seat {view.seat}")
        return talk

    def _answer(self, talk: "Conversation") -> str:
        deadline = monotonic() + self.seconds
        while True:
            word, _, move = talk.hear(deadline, self.seconds).partition(" ")
            if word == "play":
                return printable(move.strip())


def check_program(game: str, name: str) -> None:
    """Refuse a program that cannot be started at all: nobody wants games that `random` plays."""
    if name.startswith(PREFIX):
        bot = bot_called(game, name)()
        assert isinstance(bot, ProgramBot)
        Conversation(bot.command).end()


def legal_moves(game: str, view: Any) -> list[str]:
    """Every legal move in notation; any position that looks like this has the same ones."""
    from vernissage.games import game_called

    rules = game_called(game)
    return [rules.write(action) for action in rules.imagine(view, 0).legal(view.seat)]


def told_in_words(game: str, view: Any, choices: Any) -> str:
    """The table as the terminal draws it, and the question with its rule: for language models."""
    from io import StringIO

    from rich.console import Console

    from vernissage.core.rulebook import rulebook
    from vernissage.core.words import words
    from vernissage.faces import YOU, Scene, face_of

    say, face = words("en"), face_of(game)
    players = view.players if isinstance(view.players, int) else len(view.players)
    names = [YOU if seat == view.seat else "" for seat in range(players)]
    console = Console(file=StringIO(), width=100, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(face.draw(view, Scene(say=say, names=names, width=100, choices=choices)))
    drawn = "\n".join(line.rstrip() for line in capture.get().splitlines())
    rule = rulebook(game, "en").rule(face.rule(choices))
    items = ", ".join(item.label for item in face.menu(choices))
    return "\n".join(
        (
            drawn.rstrip("\n"),
            say(f"{game}-legend"),
            f"{rule.id} {rule.title}. {rule.text}",
            say("program-question", seat=view.seat, items=items),
            say(f"{game}-notation.instead"),
        )
    )


def printable(line: str) -> str:
    """The start of what a program says, without what would move a cursor."""
    return "".join(sign if sign.isprintable() else " " for sign in line[:MOST_TOLD])


class Conversation:
    """A running program: lines to it, and lines from it in time."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command) or [""],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Invalid(f"{PREFIX}{command}", "program-not-started", detail=str(error)) from None
        self.lines: Queue[str] = Queue(MOST_WAITING)
        self.complaint = ""
        """The last line that it wrote to its standard error."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        assert self.process.stdin is not None
        self.told: Queue[str | None] = Queue()
        """What is still to be written; None ends it. Who does not read it holds nobody up."""
        self.threads = [
            Thread(target=self._read, args=(self.process.stdout,), daemon=True),
            Thread(target=self._keep_complaint, args=(self.process.stderr,), daemon=True),
            Thread(target=self._write, args=(self.process.stdin,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def _read(self, output: IO[str]) -> None:
        with suppress(ValueError, OSError), output:
            while line := output.readline(LONGEST_LINE):
                self.lines.put(line.strip() or " ")
        self.lines.put(ENDED)

    def _keep_complaint(self, errors: IO[str]) -> None:
        with suppress(ValueError, OSError), errors:
            while line := errors.readline(LONGEST_LINE):
                self.complaint = printable(line.strip()) or self.complaint

    def _write(self, wanted: IO[str]) -> None:
        with suppress(ValueError, OSError), wanted:
            while (line := self.told.get()) is not None:
                wanted.write(line + "\n")
                wanted.flush()

    def tell(self, line: str) -> None:
        """One line to the program; if it is gone, that is noticed when it should answer."""
        self.told.put(line)

    def hear(self, deadline: float, seconds: float) -> str:
        """The next line of the program, before the deadline."""
        left = deadline - monotonic()
        try:
            line = self.lines.get(timeout=left) if left > 0 else None
        except Empty:
            line = None
        if line is None:
            raise Invalid(self.name, "program-silent", seconds=f"{seconds:g}")
        if line == ENDED:
            raise self._ended()
        return line

    @property
    def name(self) -> str:
        """As a line-up names it."""
        return f"{PREFIX}{self.command}"

    def _ended(self) -> Invalid:
        """It is gone, or will say nothing more; with its last words."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL_SECONDS)
        for thread in self.threads[:2]:
            thread.join(FAREWELL_SECONDS)
        if self.process.returncode is None:
            return Invalid(self.name, "program-closed")
        words = f"{self.process.returncode}: {self.complaint}".rstrip(": ")
        return Invalid(self.name, "program-ended", detail=words)

    def end(self) -> None:
        """Say goodbye, and end what does not go: the program, and whatever it started."""
        self.tell("quit")
        self.told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL_SECONDS)
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._let_go()

    def _let_go(self) -> None:
        """Nobody listens any more: readers that wait for room find it, and close what they read."""
        deadline = monotonic() + FAREWELL_SECONDS
        while any(thread.is_alive() for thread in self.threads) and monotonic() < deadline:
            with suppress(Empty):
                self.lines.get(timeout=0.01)
