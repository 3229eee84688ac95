"""The help pages, in the language of this run: our own words where cyclopts has English ones."""

from typing import TYPE_CHECKING

from vernissage.cli.language import SAY

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

VALUES = (
    "GAME",
    "ACTION",
    "LINK",
    "BOT",
    "NAME",
    "FILE",
    "RULE",
    "PICTURE",
    "STR",
    "INT",
    "FLOAT",
    "PATH",
)
"""What cyclopts calls arguments, after the parameter, and values, after their type."""


EXAMPLES = {
    "vernissage": "play musee",
    "play": "play musee --seats you,club,master",
    "resume": "resume --list",
    "serve": "serve --port 8000",
    "join": "join http://127.0.0.1:8000/t/ABCDEF --bot club",
    "rules": "rules musee MU-T5",
    "score": "score art-society walls.json",
    "replay": "replay games.jsonl --at 12 --as-seen-by 1",
    "hint": "hint games.jsonl --at 12",
    "review": "review games.jsonl --html review.html",
    "paintings": "paintings --sheet all.html",
    "simulate": "simulate musee --players 3 --games 200 --out games.jsonl",
    "verify": "verify games.jsonl",
    "arena": "arena modern-art --seats greedy,random,random --deals 100",
    "tune": "tune musee club --minutes 10 --out weights.json",
    "dataset": "dataset musee --seats club --deals 1000 --out games",
    "tables": "tables list",
    "doctor": "doctor",
}
"""One call of each command, as somebody would type it."""


class Help:
    """Cyclopts' boxes; what is required stands in the usage line, defaults in our sentences."""

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        from cyclopts.help import DefaultFormatter

        entries = [translated(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(entries=entries))

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        from rich.text import Text

        console.print(Text(str(usage), "bold"))


def translated(entry: "HelpEntry") -> "HelpEntry":
    return entry.copy(
        positional_label=entry.positional_label and value_name(entry.positional_label),
        metavar=entry.metavar and value_name(entry.metavar),
        required=False,
        default=None,
    )


def value_name(name: str) -> str:
    """GAME or INT in the language of this run; a flag stays as it is."""
    return SAY(f"cli-value-{name.lower()}") if name in VALUES else name


def usage_of(command: str) -> str:
    """How the command is called, with an example."""
    usage = SAY("cli-usage", form=SAY(f"cli-{command}.form"))
    example = SAY("cli-example", command=f"vernissage {EXAMPLES[command]}")
    return f"{usage}\n{example}"
