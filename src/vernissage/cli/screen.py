"""The table on the screen: draws the view, takes keys or notation, lets the others play."""

from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from vernissage.cli.help_page import help_page
from vernissage.cli.language import SAY
from vernissage.cli.paragraph import wrapped
from vernissage.cli.place import Declined, Place
from vernissage.cli.telling import shown_names
from vernissage.cli.terminal import Terminal
from vernissage.cli.understanding import understood, with_possible
from vernissage.core.refusals import Refusal
from vernissage.faces import Item, Scene, face_of

PAUSE = 0.35
"""Seconds after something that happened, so that a person can follow."""
STORIES = 200
"""Sentences that are kept; a window shows as many as it has room for."""
HELP = ("h", "help")


@dataclass
class Screen:
    """What is on the screen beside the game itself."""

    terminal: Terminal
    place: Place
    item: int = 0
    answer: int = 0
    typed: str = ""
    message: str = ""
    asked_about: int | None = None
    """The action that Enter will play when it is pressed once more."""
    helping: bool = False
    """Whether the page of help stays until a key is pressed."""
    seat: int = 0
    stories: list[str] = field(default_factory=list)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.seat = (self.place.people or [0])[0]
        while not self.place.over:
            seat = self.place.asked()
            if seat is None:
                self.watch()
            else:
                self.hand_over(seat)
                self.ask()
        self.listen()

    def watch(self) -> None:
        """The others play. Only what can be heard takes time: a silent pass does not (MA-O3)."""
        heard = self.listen()
        self.draw(None)
        if (heard or self.place.patience) and self.terminal.key(PAUSE) == "escape":
            raise Leave
        self.place.go_on()

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
                self.item, self.answer, self.asked_about = 0, 0, None
                self.terminal.forget_enters()
            self.listen()
            self.draw(items)
            key = self.terminal.key(self.place.patience)
            if key is not None:
                self.press(key, items)

    def press(self, key: str, items: list[Item]) -> None:
        asked_about, self.asked_about = self.asked_about, None
        if asked_about is not None:
            self.message = ""
        if self.helping:
            self.helping = False
            if key in ("enter", "escape"):
                return
        if key == "escape" and not self.typed:
            raise Leave
        if key == "escape":
            self.typed = ""
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "enter":
            self.enter(items, asked_about)
        elif key in ("left", "right", "up", "down"):
            self.move_cursor(key, items)
        elif key == "?" and not self.typed:
            self.ask_for_hint(items)
        elif key not in ("home", "end"):
            self.typed += key

    def move_cursor(self, key: str, items: list[Item]) -> None:
        step = 1 if key in ("right", "down") else -1
        if key in ("left", "right"):
            self.item = (self.item + step) % len(items)
            self.answer = min(self.answer, len(items[self.item].answers) - 1)
        else:
            self.answer = (self.answer + step) % len(items[self.item].answers)

    def enter(self, items: list[Item], asked_about: int | None) -> None:
        typed, self.typed = self.typed.strip(), ""
        chosen = items[self.item].answers[self.answer].action
        if typed in ("hint", "?"):
            self.ask_for_hint(items)
        elif typed in ("quit", "exit"):
            raise Leave
        elif typed in HELP:
            self.helping = True
        elif typed:
            self.try_action(typed, items)
        elif asked_about == chosen:
            self.try_action(self.place.game.write(chosen), items)
        else:
            self.asked_about = chosen
            self.message = SAY("table-sure", move=self.place.game.write(chosen))

    def try_action(self, typed: str, items: list[Item]) -> None:
        game = self.place.game
        try:
            action = understood(game, typed, items)
            self.message = ""
            self.place.act(self.seat, action)
        except Refusal as refusal:
            self.message = with_possible(game, refusal, items)
        except Declined as declined:
            self.message = str(declined)

    def ask_for_hint(self, items: list[Item]) -> None:
        """The hint in words, and the cursor on its move: Enter would play it."""
        try:
            tip = self.place.hint(self.seat)
        except Refusal as refusal:
            self.message = SAY.refusal(refusal)
        except Declined as declined:
            self.message = str(declined)
        else:
            self.message = tip.text
            self.move_to(tip.action, items)

    def move_to(self, action: int, items: list[Item]) -> None:
        for number, item in enumerate(items):
            actions = [answer.action for answer in item.answers]
            if action in actions:
                self.item, self.answer = number, actions.index(action)

    def draw(self, items: list[Item] | None) -> None:
        game, console = self.place.game, self.terminal.console
        choices = self.place.choices(self.seat)
        focus = items[self.item].answers[self.answer].action if items else None
        if (self.helping or self.typed in HELP) and choices is not None:
            below = Text(SAY("table-press-enter") if self.helping else f"> {self.typed}▏", "bold")
            self.terminal.show(help_page(game, choices, console.width), below, cut=too_small)
            return
        scene = Scene(
            say=SAY,
            names=self.place.names,
            width=console.width,
            height=console.height,
            focus=focus,
            choices=choices,
        )
        body = face_of(game.name).draw(self.place.view(self.seat), scene)
        answer = Text(wrapped(self.message, console.width), "bold yellow") if self.message else None
        footer, news = self.footer(focus), self.news()
        self.terminal.show(body, footer, news=news, answer=answer, cut=too_small)

    def listen(self) -> bool:
        """Turn what happened since the last time into sentences; whether anything could be heard.

        After the pay-out of a round the person goes on when they have read it.
        """
        names, face = shown_names(self.place.names), face_of(self.place.game.name)
        events = self.place.news(self.seat)
        told = [line for event in events if (line := face.story(event, SAY, names))]
        self.stories = [*self.stories, *told][-STORIES:]
        if any(map(face.is_break, events)):
            self.wait_for_enter()
        return bool(told)

    def wait_for_enter(self) -> None:
        footer = Text(SAY("table-press-enter"), "bold")
        view = self.place.view(self.seat)
        console = self.terminal.console
        scene = Scene(SAY, self.place.names, console.width, console.height)
        while True:
            body = face_of(self.place.game.name).draw(view, scene)
            self.terminal.show(body, footer, news=self.news(), cut=too_small)
            key = self.terminal.key(None)
            if key == "escape":
                raise Leave
            if key == "enter":
                return

    def news(self) -> list[RenderableType]:
        return [Text(story, "dim") for story in self.stories]

    def footer(self, focus: int | None) -> RenderableType:
        if focus is None:
            return Text(SAY("table-wait"), "bold")
        move = self.place.game.write(focus)
        prompt = Text(SAY("table-your-turn", move=move), "bold")
        typed = Text(f"> {self.typed}▏")
        return Group(prompt, Text(SAY("table-keys"), "dim"), typed)


def too_small(lines: int, columns: int) -> str:
    return SAY("table-too-small", lines=lines, columns=columns)


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
