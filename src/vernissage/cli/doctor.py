"""vernissage doctor: is the engine compiled, which versions are here, and what to do if not."""

import platform
from importlib.metadata import version

from rich.table import Table

from vernissage import __version__
from vernissage.cli.console import new_console
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.core.chance import compiled
from vernissage.engine import ROOT, Engine


def doctor(*, lang: Lang = None) -> None:
    table = Table.grid(padding=(0, 2))
    engine = SAY("cli-engine-compiled" if compiled() else "cli-engine-pure")
    table.add_row(SAY("cli-engine"), engine)
    table.add_row("vernissage", __version__)
    table.add_row("Python", f"{platform.python_version()} ({platform.machine()})")
    for package in ("msgspec", "librt", "cyclopts", "rich", "fluent.syntax"):
        table.add_row(package, version(package))
    console = new_console()
    console.print(table, highlight=False)
    if not compiled():
        behind = Engine(ROOT).is_being_built()
        way_out = SAY("cli-engine-behind" if behind else "cli-engine-advice")
        console.print(way_out, highlight=False)
