"""vernissage tune: search better weights for a bot, and keep them only if they prove better."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from vernissage.arena.duplicate import Contest
from vernissage.arena.entries import Entry, maker, read_weights, weights_of
from vernissage.arena.summary import Deals, all_replaced
from vernissage.arena.tuning import Tested, Tuning, contest, held_out_test, search, strategy
from vernissage.arena.workers import Workers, hired
from vernissage.bots.tuned_weights import WeightsFile
from vernissage.cli.console import new_console
from vernissage.cli.game_options import NO_OPTIONS, GameName, GameOptions, Lang, names_in
from vernissage.cli.language import SAY
from vernissage.cli.outputs import Force, check_output, write_output
from vernissage.cli.progress import bar
from vernissage.cli.simulate import check_at_least_one
from vernissage.core.numbers import percent, points, span
from vernissage.core.refusals import Invalid
from vernissage.games import game_called

Played = tuple[Sequence[str], Deals]
"""A line-up and its games."""
MINUTES: Final = 10.0
"""How long to search where nothing is said."""


def tune(
    game: GameName,
    bot: Annotated[str, Parameter(help=SAY("tune-flag-bot"))],
    /,
    *,
    out: Annotated[Path, Parameter(help=SAY("tune-flag-out"))],
    seats: Annotated[str | None, Parameter(help=SAY("tune-flag-seats"))] = None,
    start: Annotated[Path | None, Parameter(help=SAY("tune-flag-start"))] = None,
    minutes: Annotated[float | None, Parameter(help=SAY("tune-flag-minutes"))] = None,
    generations: Annotated[int | None, Parameter(help=SAY("tune-flag-generations"))] = None,
    deals: Annotated[int, Parameter(help=SAY("tune-flag-deals"))] = 150,
    held_out: Annotated[int, Parameter(help=SAY("tune-flag-held-out"))] = 2000,
    seed: Annotated[int, Parameter(help=SAY("tune-flag-seed"))] = 1,
    workers: Annotated[int, Parameter(help=SAY("cli-workers"))] = 1,
    options: GameOptions = NO_OPTIONS,
    force: Force = False,
    lang: Lang = None,
) -> int:
    for flag, number in (("--deals", deals), ("--held-out", held_out), ("--workers", workers)):
        check_at_least_one(flag, number)
    check_length(minutes, generations)
    chosen = options.chosen(game_called(game))
    champion = weights_of(game, bot, chosen.players) if start is None else given(game, bot, start)
    rivals = () if seats is None else tuple(names_in("--seats", seats))
    tuning = Tuning(game, msgspec.to_builtins(chosen), bot, champion, deals, seed, rivals)
    contest(tuning, champion, "try")
    strategy(len(tuning.tuned), seed)
    check_output(out, flag="--out", force=force, inputs=[start])
    with hired(workers) as hands:
        lost: list[Played] = []
        length = minutes or MINUTES, generations
        weights, searched_for = searched(tuning, hands, length, lost)
        with bar(new_console(errors=True), SAY("tune-testing"), None):
            tested = held_out_test(tuning, weights, held_out, hands)
    if tested.passed:
        lengths = {"generations": searched_for, "deals": deals, "held-out": held_out, "seed": seed}
        files = {"out": out} if start is None else {"start": start, "out": out}
        who = {"seats": seats} if seats else {}
        command = repeating(
            game, bot, replace(options, players=chosen.players), {**who, **lengths, **files}
        )
        write_output(out, weights_file(command, tuning, weights, searched_for, tested))
    for one in all_replaced(lost):
        print(SAY("arena-replaced", bot=one.bot, games=one.games, why=one.why))
    print(in_words(tested, out))
    return 0 if tested.passed else 1


def given(game: str, bot: str, start: Path) -> dict[str, float]:
    """The weights of a file, refused if the bot cannot play with them."""
    weights = read_weights(start)
    maker(game, Entry(str(start), bot, weights))
    return weights


def check_length(minutes: float | None, generations: int | None) -> None:
    """A search ends by the clock or after so many generations, not by both."""
    if minutes is not None and not minutes > 0:
        raise Invalid(f"--minutes {minutes:g}", "tune-minutes")
    if generations is not None:
        check_at_least_one("--generations", generations)
        if minutes is not None:
            raise Invalid("--generations", "tune-one-length")


def repeating(
    game: str, bot: str, options: GameOptions, settings: Mapping[str, int | str | Path]
) -> str:
    """The command that finds the same weights on any machine: it counts, whatever the clock did."""
    command = ["vernissage", "tune", game, bot, *options.flags()]
    for flag, setting in settings.items():
        command += [f"--{flag}", str(setting)]
    return shlex.join(command)


def searched(
    tuning: Tuning, workers: Workers, length: tuple[float, int | None], lost: list[Played]
) -> tuple[dict[str, float], int]:
    """Search as long as asked, at least one generation; games whose programs failed are kept."""
    minutes, generations = length
    if generations is None:
        says = SAY("tune-searching", minutes=int(minutes) if minutes >= 1 else 1)
    else:
        says = SAY("tune-searching-generations", generations=generations)
    with bar(new_console(errors=True), says, generations) as progress:

        def tell(generation: int, fitness: float) -> None:
            found = points(fitness, SAY.language, digits=2)
            progress.advance(SAY("tune-standing", generation=generation, fitness=found))

        def notice(one: Contest, deals: Deals) -> None:
            failed = [[game for game in deal if game.replaced] for deal in deals]
            lost.append((one.names, failed))

        return search(tuning, workers, not_over(minutes, generations), tell, notice)


def not_over(minutes: float, generations: int | None) -> Callable[[], bool]:
    """Asked before every generation; the first one is always searched."""
    end = monotonic() + 60 * minutes
    begun = 0

    def more() -> bool:
        nonlocal begun
        begun += 1
        return begun == 1 or (monotonic() < end if generations is None else begun <= generations)

    return more


def in_words(tested: Tested, out: Path) -> str:
    """Whether the weights proved better, and by how much."""
    lang = SAY.language
    rate = percent(tested.line.win_rate, lang)
    interval = span(tested.line.interval, percent, lang)
    if tested.passed:
        return SAY("tune-passed", deals=tested.deals, rate=rate, interval=interval, file=str(out))
    return SAY("tune-failed", deals=tested.deals, rate=rate, interval=interval)


def weights_file(
    command: str, tuning: Tuning, weights: dict[str, float], generations: int, tested: Tested
) -> bytes:
    """The weights and what made them: the command, from where, its seeds, and how it ended."""
    low, high = (round(end, 4) for end in tested.line.interval)
    made_by = {
        "command": command,
        "started_from": tuning.champion,
        "seeds": {
            "search": [f"tune/{number}/{tuning.seed}" for number in (0, generations - 1)],
            "held_out": f"held-out/{tuning.seed}",
        },
        "result": {
            "generations": generations,
            "deals": tested.deals,
            "games": tested.line.games,
            "win_rate": round(tested.line.win_rate, 4),
            "interval": [low, high],
            "llr": round(tested.llr, 3),
        },
    }
    file = WeightsFile(weights, made_by)
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"
