"""vernissage dataset: games between bots as Parquet, one row a decision."""

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vernissage.arena.duplicate import Contest
from vernissage.arena.entries import read_entry
from vernissage.arena.journal import Journal
from vernissage.arena.workers import hired
from vernissage.cli.console import new_console
from vernissage.cli.game_options import NO_OPTIONS, GameName, GameOptions, Lang, names_in
from vernissage.cli.language import SAY
from vernissage.cli.progress import bar
from vernissage.cli.simulate import check_at_least_one
from vernissage.core.files import not_written
from vernissage.core.refusals import Invalid
from vernissage.games import game_called


def dataset(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help=SAY("dataset-flag-out"))],
    seats: Annotated[str, Parameter(help=SAY("dataset-flag-seats"))] = "club",
    deals: Annotated[int, Parameter(help=SAY("dataset-flag-deals"))] = 100,
    seed: Annotated[int, Parameter(help=SAY("cli-seed"))] = 1,
    workers: Annotated[int, Parameter(help=SAY("cli-workers"))] = 1,
    ray: Annotated[str | None, Parameter(help=SAY("arena-flag-ray"))] = None,
    options: GameOptions = NO_OPTIONS,
    lang: Lang = None,
) -> int:
    check_at_least_one("--deals", deals)
    check_at_least_one("--workers", workers)
    contest = contest_of(game, seats, seed, options)
    check_extra()
    if ray is not None:
        from vernissage.arena.cluster import check_there

        check_there(ray)
    make_folder(out)
    return make(contest, deals, out, workers, ray)


def make(contest: Contest, deals: int, out: Path, workers: int, ray: str | None) -> int:
    """Play and write; Ctrl-C keeps what is there."""
    from vernissage.research.dataset import JOURNAL, written

    errors = new_console(errors=True)
    try:
        with (
            Journal(out / JOURNAL, "--out") as journal,
            bar(errors, SAY("dataset-playing", deals=deals), deals) as progress,
            hired(workers, ray) as hands,
        ):
            for deal in written(contest, deals, out, hands, journal):
                progress.advance(str(deal))
    except KeyboardInterrupt:
        errors.print(SAY("dataset-stopped", folder=str(out)), highlight=False, soft_wrap=True)
        return 130
    except OSError as error:
        raise not_written(out, error) from None
    errors.print(SAY("dataset-made", deals=deals, folder=str(out)), highlight=False, soft_wrap=True)
    return 0


def contest_of(game: str, seats: str, seed: int, options: GameOptions) -> Contest:
    """One name sits everywhere; several sit as they are named."""
    rules = game_called(game)
    names = names_in("--seats", seats)
    if len(names) > 1 and options.players is None:
        options = replace(options, players=len(names))
    chosen = options.chosen(rules)
    if len(names) == 1:
        names *= chosen.players
    if len(names) != chosen.players:
        raise Invalid(f"--seats {seats}", "wrong-seats", players=chosen.players)
    entries = tuple(read_entry(game, name) for name in names)
    return Contest(game, msgspec.to_builtins(chosen), entries, seed)


def check_extra() -> None:
    """Parquet needs what the extra `research` brings."""
    if find_spec("pyarrow") is None or find_spec("gymnasium") is None:
        raise Invalid("dataset", "arena-extra-missing", extra="research")


def make_folder(out: Path) -> None:
    """The folder is there, or is made."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Invalid(f"--out {out}", "dataset-not-a-folder") from None
    except OSError as error:
        raise not_written(out, error) from None
