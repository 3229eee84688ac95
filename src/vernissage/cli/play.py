"""vernissage play: a game in the terminal against bots."""

import secrets
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import RenderableType

from vernissage.bots import bot_called
from vernissage.bots.program import check_program
from vernissage.cli.console import new_console
from vernissage.cli.game_options import NO_OPTIONS, GameOptions, Lang, names_in
from vernissage.cli.language import SAY
from vernissage.cli.place import Place
from vernissage.cli.sitting import Sitting, new_sitting
from vernissage.cli.slow_engine import tell_of_a_slow_engine
from vernissage.cli.telling import told_result
from vernissage.core.contract import State
from vernissage.core.refusals import Invalid
from vernissage.faces import YOU, Scene, face_of
from vernissage.games import GAMES, game_called


def play(
    game: Annotated[str | None, Parameter(help=SAY("cli-play-game"))] = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(help=SAY("cli-play-seats"))] = None,
    seed: Annotated[int | None, Parameter(help=SAY("cli-play-seed"))] = None,
    match: Annotated[bool, Parameter(help=SAY("cli-match"), negative=())] = False,
    at: Annotated[str | None, Parameter(help=SAY("cli-play-at"))] = None,
    name: Annotated[str | None, Parameter(help=SAY("cli-play-name"))] = None,
    options: GameOptions = NO_OPTIONS,
    lang: Lang = None,
) -> None:
    if at is not None:
        from vernissage.cli.friends import play_at

        play_at(at, name)
        return
    played = game_called(game or chosen_game())
    chosen = options.chosen(played, seats)
    alone = [YOU] + ["casual"] * (chosen.players - 1)
    names = alone if seats is None else names_in("--seats", seats)
    if len(names) != chosen.players:
        raise Invalid(f"--seats {seats}", "wrong-seats", players=chosen.players)
    if YOU not in names:
        raise Invalid(f"--seats {seats}", "nobody-plays")
    for name in names:
        if name != YOU:
            bot_called(played.name, name)
            check_program(played.name, name)
    deal = secrets.randbelow(1 << 48) if seed is None else seed
    sit(new_sitting(played, chosen, names, deal, match=match))


def chosen_game() -> str:
    """Ask which game, if there is a choice and somebody to ask."""
    names = list(GAMES)
    if len(names) == 1 or not sys.stdin.isatty():
        return names[0]
    tell_of_a_slow_engine()
    console = new_console()
    console.print(SAY("table-which-game"), style="bold")
    for number, name in enumerate(names, start=1):
        console.print(f"  {number}  {SAY(name)}")
    while True:
        said = console.input("> ").strip()
        if said.isdigit() and 1 <= int(said) <= len(names):
            return names[int(said) - 1]
        if said in names:
            return said


def sit(sitting: Sitting | None) -> None:
    """Play a sitting, and the further games of its match, to the end or until somebody leaves."""
    tell_of_a_slow_engine()
    console = new_console()
    while sitting is not None:
        sitting.save()
        try:
            over = play_sitting(sitting)
        except BaseException:
            sitting.leave()
            raise
        if not over:
            sitting.leave()
            console.print(SAY("table-left"))
            return
        kept = sitting.finish()
        result = sitting.record().result
        assert result is not None
        console.print(final_position(sitting, sitting.table.state, console.width))
        console.print(told_result(sitting.game.name, result, sitting.names, kept))
        following = sitting.next_game()
        if following is not None and following.saved.match is not None:
            wins = " : ".join(map(str, following.saved.match.wins))
            console.print(SAY("table-next-game", number=following.saved.match.game, wins=wins))
            following.save()
            if sys.stdin.isatty():
                console.input(SAY("table-press-enter"))
        sitting = following


def final_position(place: Place, state: State, width: int) -> RenderableType:
    """The table as it was left, as everybody at this screen may see it."""
    seat = place.people[0] if len(place.people) == 1 else None
    view = place.game.view(state, seat)
    return face_of(place.game.name).draw(view, Scene(SAY, place.names, width))


def has_a_screen() -> bool:
    """Whether this is a terminal that can be drawn on and asked for single keys."""
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.platform != "win32"


def play_sitting(sitting: Sitting) -> bool:
    """Play until the game is over; False: somebody has left before."""
    if has_a_screen():
        from vernissage.cli.screen import play_in_terminal

        return play_in_terminal(sitting)
    from vernissage.cli.plain import play_in_lines

    return play_in_lines(sitting)
