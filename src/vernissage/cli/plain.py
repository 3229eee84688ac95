"""The table without a screen: one line in, one position out. For pipes and simple consoles."""

import sys

from rich.console import Console

from vernissage.cli.console import new_console
from vernissage.cli.help_page import help_page
from vernissage.cli.language import SAY
from vernissage.cli.paragraph import paragraph
from vernissage.cli.sitting import Sitting
from vernissage.cli.telling import shown_names
from vernissage.cli.understanding import understood, with_possible
from vernissage.core.refusals import Refusal
from vernissage.faces import Scene, face_of


def play_in_lines(sitting: Sitting) -> bool:
    """Play line by line; whether the game came to its end."""
    console = new_console()
    heard = sitting.table.happened
    while not sitting.over:
        heard = tell(console, sitting, heard)
        seat = sitting.asked()
        if seat is None:
            sitting.go_on()
        elif not ask(console, sitting, seat):
            return False
    tell(console, sitting, heard)
    return True


def tell(console: Console, sitting: Sitting, heard: int) -> int:
    """What happened since then, as far as the people here may know; how much they have heard."""
    seat = sitting.people[0] if len(sitting.people) == 1 else None
    names = shown_names(sitting.names)
    for event in sitting.table.events(seat, heard):
        story = face_of(sitting.game.name).story(event, SAY, names)
        if story:
            console.print(f"  {story}", style="dim")
    return sitting.table.happened


def ask(console: Console, sitting: Sitting, seat: int) -> bool:
    """Ask until an action is taken; False when the input ends or says quit."""
    game, face = sitting.game, face_of(sitting.game.name)
    view = game.view(sitting.table.state, seat)
    if len(sitting.people) > 1:
        console.print("\n" * console.height + SAY("table-hand-over", seat=seat), style="bold")
        if not sys.stdin.readline():
            return False
    console.print(face.draw(view, Scene(say=SAY, names=sitting.names, width=console.width)))
    items = face.menu(game.choices(sitting.table.state, seat))
    before = len(sitting.table.actions)
    while len(sitting.table.actions) == before:
        console.print(SAY("table-your-turn-line"), style="bold")
        line = sys.stdin.readline()
        said = line.strip()
        if not line or said in ("quit", "exit"):
            return False
        try:
            if said in ("h", "help"):
                console.print(help_page(game, sitting.choices(seat), console.width))
            elif said in ("hint", "?"):
                paragraph(console, sitting.hint(seat).text)
            else:
                sitting.act(seat, understood(game, said, items))
        except Refusal as refusal:
            console.print(with_possible(game, refusal, items), style="yellow")
    return True
