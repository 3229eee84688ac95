"""vernissage arena: bots against bots on duplicate deals, with honest intervals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console

from vernissage.arena.duplicate import Contest
from vernissage.arena.entries import read_entry
from vernissage.arena.journal import Journal, Started, encoded, started
from vernissage.arena.ladder import LadderSummary, Table, ladder, line_ups
from vernissage.arena.live import Live
from vernissage.arena.outcomes import Outcome
from vernissage.arena.report import replacements, report, verdicts
from vernissage.arena.run import outcomes, until_decided
from vernissage.arena.sprt import Sprt
from vernissage.arena.summary import Summary, summary
from vernissage.arena.workers import Workers, hired
from vernissage.cli.arena_table import ladder_table, match_table
from vernissage.cli.console import new_console
from vernissage.cli.game_options import NO_OPTIONS, GameName, GameOptions, Lang, names_in
from vernissage.cli.language import SAY
from vernissage.cli.outputs import Force, check_output, made_by, write_output
from vernissage.cli.progress import Bar, bar
from vernissage.cli.simulate import check_at_least_one
from vernissage.core.numbers import signed
from vernissage.core.refusals import Invalid
from vernissage.games import game_called
from vernissage.tables.saving import folder


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked:
    """The flags of the arena."""

    seats: Annotated[str | None, Parameter(help=SAY("arena-flag-seats"))] = None
    ladder: Annotated[str | None, Parameter(help=SAY("arena-flag-ladder"))] = None
    deals: Annotated[int, Parameter(help=SAY("arena-flag-deals"))] = 100
    seed: Annotated[int | None, Parameter(help=SAY("arena-flag-seed"))] = None
    workers: Annotated[int, Parameter(help=SAY("cli-workers"))] = 1
    ray: Annotated[str | None, Parameter(help=SAY("arena-flag-ray"))] = None
    records: Annotated[Path | None, Parameter(help=SAY("arena-flag-records"))] = None
    resume: Annotated[Path | None, Parameter(help=SAY("arena-flag-resume"))] = None
    json: Annotated[Path | None, Parameter(help=SAY("arena-flag-json"))] = None
    html: Annotated[Path | None, Parameter(help=SAY("arena-flag-html"))] = None
    sprt: Annotated[str | None, Parameter(help=SAY("arena-flag-sprt"))] = None
    check: Annotated[bool, Parameter(help=SAY("arena-flag-check"), negative=())] = False
    force: Force = False


SEED: Final = 1
MOST_TOLD: Final = 3
NOTHING_ASKED = Asked()


def arena(
    game: GameName,
    /,
    *,
    asked: Asked = NOTHING_ASKED,
    options: GameOptions = NO_OPTIONS,
    lang: Lang = None,
) -> int:
    check_flags(asked)
    sprt = read_sprt(asked)
    check_files(asked)
    check_cluster(asked)
    if asked.resume is not None:
        with Journal(asked.resume, "--resume") as journal:
            asked, contests = taken_up(game, asked, options, journal.started())
            return finish(Run(asked, contests, journal, sprt))
    contests = contests_of(game, asked, options)
    with Journal(journal_path(game, asked)) as journal:
        return finish(Run(asked, contests, journal, sprt))


def finish(run: "Run") -> int:
    """Play to the end and tell what came out; the exit code."""
    errors = new_console(errors=True)
    stopped = run.play(errors)
    try:
        result = run.result()
        if result is not None:
            show(result)
            write(run.asked, result, run.journal)
    finally:
        told = SAY("arena-stopped" if stopped else "arena-recorded", file=str(run.journal.path))
        errors.print(told, highlight=False, soft_wrap=True)
    if stopped:
        return 130
    unfair = isinstance(result, Summary) and result.check is not None and not result.check.fair
    return 1 if unfair else 0


class Run:
    """One run: its contests and what was played so far."""

    def __init__(
        self, asked: Asked, contests: list[Contest], journal: Journal, sprt: Sprt | None
    ) -> None:
        self.asked = asked
        self.journal = journal
        self.sprt = sprt
        self.live = Live([name for contest in contests for name in contest.names])
        self.tables: list[Table] = [(contest, []) for contest in contests]

    def play(self, console: Console) -> bool:
        """Play all contests; True if Ctrl-C stopped them."""
        total = self.asked.deals * len(self.tables)
        try:
            with (
                bar(console, SAY("arena-playing", deals=total), total) as progress,
                hired(self.asked.workers, self.asked.ray) as workers,
            ):
                for contest, deals in self.tables:
                    for deal in self.deals_of(contest, workers):
                        deals.append(deal)
                        self.tell(contest, deal, progress)
        except KeyboardInterrupt:
            return True
        return False

    def deals_of(self, contest: Contest, workers: Workers) -> Iterator[list[Outcome]]:
        deals = outcomes(contest, self.asked.deals, workers, self.journal)
        return deals if self.sprt is None else until_decided(deals, self.sprt)

    def tell(self, contest: Contest, deal: list[Outcome], progress: Bar) -> None:
        for game in deal:
            self.live.add([(contest.names[entry], place) for entry, place in game.ranks])
        best = self.live.order()[:3]
        live = "  ".join(f"{name} {worth:.1f}" for name, worth in best)
        progress.advance(
            f"LLR {signed(self.sprt.llr(), SAY.language, digits=2)}" if self.sprt else live
        )

    def result(self) -> Summary | LadderSummary | None:
        """What the deals say so far; None if there are none."""
        played = [(contest, deals) for contest, deals in self.tables if deals]
        if not played:
            return None
        if self.asked.ladder is not None:
            names = list(dict.fromkeys(name for one, _ in played for name in one.names))
            return ladder(names, played, dict(self.live.order()))
        contest, deals = played[0]
        verdict = self.sprt.verdict() if self.sprt else None
        return summary(contest, deals, verdict=verdict, check=self.asked.check)


def contests_of(game: str, asked: Asked, options: GameOptions) -> list[Contest]:
    """The line-ups that are asked for, checked."""
    rules = game_called(game)
    names = names_of(asked)
    if options.players is None and asked.ladder is None:
        options = replace(options, players=len(names))
    chosen = options.chosen(rules)
    plain, seed = msgspec.to_builtins(chosen), SEED if asked.seed is None else asked.seed
    entries = [read_entry(game, name) for name in names]
    if asked.ladder is not None:
        if len(set(names)) < 2 or len(set(names)) < len(names):
            raise Invalid(f"--ladder {asked.ladder}", "arena-ladder-names")
        tables = line_ups(rules, chosen.players, entries)
        return [Contest(game, plain, table, seed) for table in tables]
    if len(entries) != chosen.players:
        raise Invalid(f"--seats {asked.seats}", "wrong-seats", players=chosen.players)
    if asked.check and len(set(names)) > 1:
        raise Invalid(f"--seats {asked.seats}", "arena-check-one-bot")
    return [Contest(game, plain, tuple(entries), seed, fresh=asked.check)]


def names_of(asked: Asked) -> list[str]:
    """The bots of --seats or --ladder."""
    if asked.ladder is not None:
        return names_in("--ladder", asked.ladder)
    return names_in("--seats", asked.seats or "")


def taken_up(
    game: str, asked: Asked, options: GameOptions, runs: Sequence[Started]
) -> tuple[Asked, list[Contest]]:
    """The run to go on with: as it is asked for, or else as the file has it."""
    if asked.seats is not None or asked.ladder is not None:
        contests = contests_of(game, asked, options)
        if runs and not any(started(contest) in runs for contest in contests):
            raise another_run(asked, runs)
        return asked, contests
    if not runs:
        raise Invalid(str(asked.resume), "arena-nothing-there")
    if len(runs) > 1:
        raise Invalid(f"--resume {asked.resume}", "arena-several-runs", runs=listed(runs))
    run = runs[0]
    asked = replace(asked, seats=",".join(run.names), check=asked.check or run.fresh)
    asked = replace(asked, seed=run.seed if asked.seed is None else asked.seed)
    plain = msgspec.json.decode(run.options)
    if options != NO_OPTIONS:
        plain = msgspec.to_builtins(options.chosen(game_called(game), asked.seats))
    same = Started(game, encoded(plain), run.names, asked.seed or 0, asked.check)
    if same != run:
        raise another_run(asked, runs)
    entries = tuple(read_entry(game, name) for name in run.names)
    return asked, [Contest(game, plain, entries, run.seed, fresh=run.fresh)]


def another_run(asked: Asked, runs: Sequence[Started]) -> Invalid:
    return Invalid(f"--resume {asked.resume}", "arena-another-run", runs=listed(runs))


def listed(runs: Sequence[Started]) -> str:
    """The first runs of a file; a ladder can have very many."""
    some = "; ".join(run.command() for run in runs[:MOST_TOLD])
    return f"{some}; …" if len(runs) > MOST_TOLD else some


def check_flags(asked: Asked) -> None:
    """Flags that need or exclude each other."""
    check_at_least_one("--deals", asked.deals)
    check_at_least_one("--workers", asked.workers)
    named = [flag for flag in (asked.seats, asked.ladder) if flag is not None]
    if len(named) > 1 or not (named or asked.resume):
        raise Invalid("arena", "arena-seats-or-ladder")
    if asked.ladder is not None and (asked.sprt or asked.check):
        raise Invalid("--ladder", "arena-ladder-alone")
    if asked.sprt and asked.check:
        raise Invalid("--check", "arena-ladder-alone")
    if asked.resume is not None and asked.records is not None:
        raise Invalid("--resume", "arena-one-file")
    if asked.resume is not None and not asked.resume.is_file():
        raise Invalid(str(asked.resume), "arena-nothing-there")


def check_files(asked: Asked) -> None:
    """Every file that will be written can be, and none of them is another one."""
    named = {"--records": asked.records, "--resume": asked.resume}
    for flag, path in {"--json": asked.json, "--html": asked.html}.items():
        if path is None:
            continue
        for other, there in named.items():
            if there is not None and there.resolve() == path.resolve():
                raise Invalid(f"{flag} {path}", "arena-same-file", other=other)
        named[flag] = path
        check_output(path, flag=flag, force=asked.force)


def check_cluster(asked: Asked) -> None:
    if asked.ray is not None:
        from vernissage.arena.cluster import check_there

        check_there(asked.ray)


def read_sprt(asked: Asked) -> Sprt | None:
    """`P0,P1` as two win rates, the lower first."""
    if asked.sprt is None:
        return None
    try:
        low, high = (float(part) for part in asked.sprt.split(","))
    except ValueError:
        raise Invalid(f"--sprt {asked.sprt}", "arena-two-rates") from None
    if not 0 < low < high < 1:
        raise Invalid(f"--sprt {asked.sprt}", "arena-two-rates")
    return Sprt(low, high)


def journal_path(game: str, asked: Asked) -> Path:
    """Every game is recorded: in the file that is named, else in one of its own."""
    now = datetime.now().strftime("%Y-%m-%dT%H-%M-%S-%f")
    return asked.resume or asked.records or folder() / "arena" / f"{game}-{now}.jsonl"


def show(result: Summary | LadderSummary) -> None:
    """The table on standard output, and one line for each verdict."""
    console = new_console()
    if isinstance(result, LadderSummary):
        console.print(ladder_table(result, SAY))
        for told in replacements(result, SAY):
            console.print(told)
        return
    console.print(match_table(result, SAY))
    for told in verdicts(result, SAY):
        console.print(told)


def write(asked: Asked, result: Summary | LadderSummary, journal: Journal) -> None:
    if asked.json is not None:
        plain = msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
        write_output(asked.json, plain)
    if asked.html is not None:
        write_output(asked.html, report(result, journal, SAY, made_by()).encode())
