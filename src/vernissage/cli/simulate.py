"""vernissage simulate: many games between bots, one record a line."""

import sys
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import track

from vernissage.arena.many import Order, played
from vernissage.bots import bot_called
from vernissage.bots.program import check_program
from vernissage.cli.console import new_console
from vernissage.cli.game_options import NO_OPTIONS, GameName, GameOptions, Lang, names_in
from vernissage.cli.language import SAY
from vernissage.cli.outputs import Force, check_output, written
from vernissage.core.refusals import Invalid
from vernissage.games import game_called

if TYPE_CHECKING:
    from collections.abc import Iterator


def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help=SAY("cli-games"))] = 100,
    seed: Annotated[int, Parameter(help=SAY("cli-seed"))] = 1,
    seats: Annotated[str | None, Parameter(help=SAY("cli-seats"))] = None,
    out: Annotated[Path | None, Parameter(help=SAY("cli-out"))] = None,
    workers: Annotated[int, Parameter(help=SAY("cli-workers"))] = 1,
    match: Annotated[bool, Parameter(help=SAY("cli-match"), negative=())] = False,
    force: Force = False,
    options: GameOptions = NO_OPTIONS,
    lang: Lang = None,
) -> None:
    chosen = options.chosen(game_called(game), seats)
    names = ("random",) * chosen.players if seats is None else tuple(names_in("--seats", seats))
    check_seats(game, names, chosen.players)
    check_at_least_one("--games", games)
    check_at_least_one("--workers", workers)
    if out is not None:
        check_output(out, flag="--out", force=force, inputs=[options.tiles])
    seeds = range(seed, seed + games)
    order = Order(game, msgspec.to_builtins(chosen), names, seeds, match)
    errors = new_console(errors=True)
    lost, why = Counter[str](), dict[str, str]()
    with output(out) as file:
        for done in track(
            played(order, workers),
            description=SAY("cli-simulating", games=games),
            total=games,
            console=errors,
            disable=not errors.is_terminal,
        ):
            file.writelines(line + b"\n" for line in done.lines)
            lost.update(name for name, _ in done.lost)
            why = dict(reversed(done.lost)) | why
    for name, times in lost.items():
        said = SAY("arena-replaced", bot=name, games=times, why=why[name])
        errors.print(said, highlight=False, soft_wrap=True)
    if out is not None:
        errors.print(SAY("cli-simulated", games=games, file=str(out)), highlight=False)


def check_seats(game: str, names: tuple[str, ...], players: int) -> None:
    if len(names) != players:
        raise Invalid(f"--seats {','.join(names)}", "wrong-seats", players=players)
    for name in names:
        bot_called(game, name)
        check_program(game, name)


def check_at_least_one(flag: str, number: int) -> None:
    if number < 1:
        raise Invalid(f"{flag} {number}", "cli-at-least-one")


@contextmanager
def output(out: Path | None) -> "Iterator[IO[bytes]]":
    """The file takes its name when all games are in it; what stops earlier stays in a part file."""
    if out is None:
        yield sys.stdout.buffer
        return
    with written(out) as part, part.open("wb") as file:
        yield file
