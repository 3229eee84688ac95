"""The table on the screen: draws the view, takes keys or notation, lets the bots move."""

from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from vernissage.cli.faces import Item, Scene, face_of
from vernissage.cli.language import SAY
from vernissage.cli.paragraph import wrapped
from vernissage.cli.sitting import Sitting
from vernissage.cli.telling import hint_for, shown_names
from vernissage.cli.terminal import Terminal
from vernissage.core.refusals import Refusal

PAUSE = 0.35
"""Seconds between two moves of bots, so that a person can follow."""
STORIES = 3


@dataclass
class Screen:
    """What is on the screen beside the game itself."""

    terminal: Terminal
    sitting: Sitting
    item: int = 0
    answer: int = 0
    typed: str = ""
    message: str = ""
    seat: int = 0
    heard: dict[int, int] = field(default_factory=dict)
    """How much of what happened each person at this screen has been told."""
    stories: list[str] = field(default_factory=list)

    def run(self) -> None:
        """Play until the game is over or the person leaves; every action is saved."""
        self.seat = (self.sitting.people or [0])[0]
        self.sitting.save()
        while not self.sitting.table.state.over:
            seat = self.sitting.seat_to_move()
            if self.sitting.bots[seat]:
                self.draw(None)
                if self.terminal.key(PAUSE) == "escape":
                    raise Leave
                self.sitting.move_bot(seat)
            else:
                self.hand_over(seat)
                self.ask()

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: hide one hand before the next is shown."""
        if seat == self.seat:
            return
        question = Text(SAY("table-hand-over", seat=seat), justify="center")
        while len(self.sitting.people) > 1:
            self.terminal.show(Text(), question)
            key = self.terminal.key(None)
            if key == "escape":
                raise Leave
            if key == "enter":
                break
        self.seat, self.stories = seat, []

    def ask(self) -> None:
        """One answer of the person whose turn it is."""
        choices = self.sitting.game.choices(self.sitting.table.state, self.seat)
        items = face_of(self.sitting.game.name).menu(choices)
        self.item, self.answer, self.typed = 0, 0, ""
        before = len(self.sitting.table.actions)
        while len(self.sitting.table.actions) == before:
            self.draw(items)
            key = self.terminal.key(None)
            if key is not None:
                self.press(key, items)

    def press(self, key: str, items: list[Item]) -> None:
        if key == "escape" and not self.typed:
            raise Leave
        if key == "escape":
            self.typed = ""
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "enter":
            self.enter(items)
        elif key in ("left", "right"):
            self.item = (self.item + (1 if key == "right" else -1)) % len(items)
            self.answer = min(self.answer, len(items[self.item].answers) - 1)
        elif key in ("up", "down"):
            step = 1 if key == "down" else -1
            self.answer = (self.answer + step) % len(items[self.item].answers)
        elif key == "?" and not self.typed:
            self.ask_for_hint()
        elif len(key) >= 1 and key not in ("home", "end"):
            self.typed += key

    def enter(self, items: list[Item]) -> None:
        typed, self.typed = self.typed.strip(), ""
        if typed in ("hint", "?"):
            self.ask_for_hint()
        elif typed in ("quit", "exit"):
            raise Leave
        elif typed:
            self.try_action(typed)
        else:
            self.act(items[self.item].answers[self.answer].action)

    def try_action(self, notation: str) -> None:
        try:
            self.act(self.sitting.game.parse(notation))
        except Refusal as refusal:
            self.message = SAY.refusal(refusal)

    def act(self, action: int) -> None:
        self.message = ""
        self.sitting.act(self.seat, action)

    def ask_for_hint(self) -> None:
        try:
            self.message = hint_for(self.sitting, self.seat)
        except Refusal as refusal:
            self.message = SAY.refusal(refusal)

    def draw(self, items: list[Item] | None) -> None:
        game = self.sitting.game
        self.listen()
        focus = items[self.item].answers[self.answer].action if items else None
        scene = Scene(
            say=SAY,
            names=self.sitting.names,
            width=self.terminal.console.width,
            height=self.terminal.console.height,
            focus=focus,
            choices=game.choices(self.sitting.table.state, self.seat),
        )
        body = face_of(game.name).draw(game.view(self.sitting.table.state, self.seat), scene)
        self.terminal.show(body, self.footer(focus))

    def listen(self) -> None:
        """Turn what happened since the last frame into sentences."""
        events = self.sitting.table.events(self.seat, self.heard.get(self.seat, 0))
        self.heard[self.seat] = self.sitting.table.happened
        names = shown_names(self.sitting.names)
        told = (face_of(self.sitting.game.name).story(event, SAY, names) for event in events)
        self.stories = [*self.stories, *(line for line in told if line)][-STORIES:]

    def footer(self, focus: int | None) -> RenderableType:
        """What happened, or in its place an answer, so that the cards stay in sight."""
        lines = [Text(story, "dim") for story in self.stories]
        if self.message:
            width = self.terminal.console.width
            lines = [Text(wrapped(self.message, width), "bold yellow")]
        if focus is None:
            return Group(*lines, Text(SAY("table-wait"), "bold"))
        move = self.sitting.game.write(focus)
        prompt = Text(SAY("table-your-turn", move=move), "bold")
        typed = Text(f"> {self.typed}▏")
        return Group(*lines, prompt, Text(SAY("table-keys"), "dim"), typed)


class Leave(Exception):
    """The person leaves; the game is saved."""


def play_in_terminal(sitting: Sitting) -> tuple[Sitting, bool]:
    """The sitting as it was left, and whether it came to its end."""
    with Terminal() as terminal:
        try:
            Screen(terminal, sitting).run()
        except Leave:
            return sitting, False
    return sitting, True
