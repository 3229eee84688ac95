"""The table on the screen: draws the view, takes keys or notation, lets the others play."""

from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from vernissage.cli.language import SAY
from vernissage.cli.paragraph import wrapped
from vernissage.cli.place import Declined, Place
from vernissage.cli.telling import shown_names
from vernissage.cli.terminal import Terminal
from vernissage.core.refusals import Refusal
from vernissage.faces import Item, Scene, face_of

PAUSE = 0.35
"""Seconds between two moves of bots, so that a person can follow."""
STORIES = 3


@dataclass
class Screen:
    """What is on the screen beside the game itself."""

    terminal: Terminal
    place: Place
    item: int = 0
    answer: int = 0
    typed: str = ""
    message: str = ""
    seat: int = 0
    stories: list[str] = field(default_factory=list)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.seat = (self.place.people or [0])[0]
        while not self.place.over:
            seat = self.place.asked()
            if seat is None:
                self.draw(None)
                if self.terminal.key(PAUSE) == "escape":
                    raise Leave
                self.place.go_on()
            else:
                self.hand_over(seat)
                self.ask()

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: hide one hand before the next is shown."""
        if seat == self.seat:
            return
        question = Text(SAY("table-hand-over", seat=seat), justify="center")
        while len(self.place.people) > 1:
            self.terminal.show(Text(), question)
            key = self.terminal.key(None)
            if key == "escape":
                raise Leave
            if key == "enter":
                break
        self.seat, self.stories = seat, []

    def ask(self) -> None:
        """One answer of the person whose turn it is; the table may change meanwhile."""
        items: list[Item] = []
        moment, self.typed = None, ""
        while self.place.asked() == self.seat:
            if moment != (moment := self.place.moment()):
                if items and not self.place.patience:
                    return
                items = face_of(self.place.game.name).menu(self.place.choices(self.seat))
                self.item, self.answer = 0, 0
            self.draw(items)
            key = self.terminal.key(self.place.patience)
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
            self.try_action(self.place.game.write(items[self.item].answers[self.answer].action))

    def try_action(self, notation: str) -> None:
        try:
            self.act(self.place.game.parse(notation))
        except Refusal as refusal:
            self.message = SAY.refusal(refusal)
        except Declined as declined:
            self.message = str(declined)

    def act(self, action: int) -> None:
        self.message = ""
        self.place.act(self.seat, action)

    def ask_for_hint(self) -> None:
        try:
            self.message = self.place.hint(self.seat)
        except Refusal as refusal:
            self.message = SAY.refusal(refusal)
        except Declined as declined:
            self.message = str(declined)

    def draw(self, items: list[Item] | None) -> None:
        game = self.place.game
        self.listen()
        focus = items[self.item].answers[self.answer].action if items else None
        scene = Scene(
            say=SAY,
            names=self.place.names,
            width=self.terminal.console.width,
            height=self.terminal.console.height,
            focus=focus,
            choices=self.place.choices(self.seat),
        )
        body = face_of(game.name).draw(self.place.view(self.seat), scene)
        self.terminal.show(body, self.footer(focus))

    def listen(self) -> None:
        """Turn what happened since the last frame into sentences."""
        names = shown_names(self.place.names)
        face = face_of(self.place.game.name)
        told = (face.story(event, SAY, names) for event in self.place.news(self.seat))
        self.stories = [*self.stories, *(line for line in told if line)][-STORIES:]

    def footer(self, focus: int | None) -> RenderableType:
        """What happened, or in its place an answer, so that the cards stay in sight."""
        lines = [Text(story, "dim") for story in self.stories]
        if self.message:
            width = self.terminal.console.width
            lines = [Text(wrapped(self.message, width), "bold yellow")]
        if focus is None:
            return Group(*lines, Text(SAY("table-wait"), "bold"))
        move = self.place.game.write(focus)
        prompt = Text(SAY("table-your-turn", move=move), "bold")
        typed = Text(f"> {self.typed}▏")
        return Group(*lines, prompt, Text(SAY("table-keys"), "dim"), typed)


class Leave(Exception):
    """The person leaves; the game is saved."""


def play_in_terminal(place: Place) -> bool:
    """Play on the screen; whether the game came to its end."""
    with Terminal() as terminal:
        try:
            Screen(terminal, place).run()
        except Leave:
            return False
    return True
