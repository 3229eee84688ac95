"""What a run of the speed bench shows: progress while it measures, then two tables."""

from collections.abc import Iterator
from statistics import median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

Figures = dict[str, float]
Results = dict[str, dict[str, Figures]]
Job = tuple[str, str]

NOTHING = "-"
PIPED_WIDTH = 110


def progress(jobs: list[Job]) -> Iterator[Job]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, TextColumn("{task.description}"), console=console) as bar:
        task = bar.add_task("", total=len(jobs))
        for name, what in jobs:
            bar.update(task, description=f"{name}: {what}")
            yield name, what
            bar.advance(task)


def show(results: Results, ours: list[str], theirs: list[str], baseline: str) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPED_WIDTH)
    console.print(speeds(results, ours, theirs))
    if ours:
        console.print(ratios(results, ours, baseline))
    console.print(noise(results))


def show_adapters(found: dict[str, dict[str, object]]) -> None:
    table = Table(title="Our games through other libraries, beside the fastest of each")
    for heading, justify in (("adapter", "left"), ("decisions/s", "right"), ("beside", "left")):
        table.add_column(heading, justify="right" if justify == "right" else "left")
    table.add_column("times", justify="right")
    for name, figures in found.items():
        ratio = figures.get("ratio")
        times = NOTHING if ratio is None else f"{ratio:.1f}"
        table.add_row(name, f"{figures['api']:,.0f}", str(figures.get("beside", NOTHING)), times)
    console = Console()
    (console if console.is_terminal else Console(width=PIPED_WIDTH)).print(table)


def speeds(results: Results, ours: list[str], theirs: list[str]) -> Table:
    table = Table(title="One core, random play: (a) from Python, (b) inside the engine")
    table.add_column("game", overflow="fold")
    for heading in ("(a) decisions/s", "games/s", "(b) decisions/s", "games/s", "spread"):
        table.add_column(heading, justify="right")
    for name in [*ours, *theirs]:
        found = results[name]
        kinds = [found.get("api", {}), found.get("kernel", {})]
        cells = [number(kind.get(unit)) for kind in kinds for unit in ("decisions", "games")]
        worst = max(kind.get("spread", 0.0) for kind in kinds)
        table.add_row(name, *cells, f"{worst:.0%}", end_section=name in ours[-1:])
    return table


def ratios(results: Results, ours: list[str], baseline: str) -> Table:
    table = Table(title=f"Our games, as multiples of {baseline}")
    table.add_column("game")
    for heading in ("(a)", "(b)", "copy, ns", "memory of the playouts, MB"):
        table.add_column(heading, justify="right")
    for name in ours:
        found = results[name]
        multiples = [multiple(results, name, baseline, kind) for kind in ("api", "kernel")]
        copy, memory = found["copy"]["ns"], found["memory"]["mb"]
        table.add_row(name, *multiples, f"{copy:,.0f}", f"{memory:.1f}")
    return table


def multiple(results: Results, name: str, baseline: str, kind: str) -> str:
    if kind not in results.get(baseline, {}):
        return NOTHING
    ratio = results[name][kind]["decisions"] / results[baseline][kind]["decisions"]
    return f"{ratio:.2f}"


def noise(results: Results) -> str:
    spreads = [
        figures["spread"]
        for found in results.values()
        for figures in found.values()
        if "spread" in figures
    ]
    return (
        "Noise of this machine, lowest to highest of three repeats: "
        f"{median(spreads):.0%} in the middle, {max(spreads):.0%} at worst."
    )


def number(value: float | None) -> str:
    return NOTHING if value is None else f"{value:,.0f}"
