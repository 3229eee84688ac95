"""The command line: `vernissage COMMAND ...`. Each command is one file, read when it is run."""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

COMMANDS = (
    "play",
    "resume",
    "serve",
    "simulate",
    "verify",
    "replay",
    "hint",
    "review",
    "arena",
    "tune",
    "join",
    "tables",
    "rules",
    "score",
    "paintings",
    "doctor",
)


def main() -> None:
    """Run the command; a refusal is one line on the error stream and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from vernissage.cli.language import SAY
    from vernissage.core.refusals import Refusal

    try:
        return int(application()(arguments) or 0)
    except Refusal as refusal:
        print(SAY.refusal(refusal), file=sys.stderr)
    except CycloptsError as error:
        print(misread(error), file=sys.stderr)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(SAY("cli-stopped"), file=sys.stderr)
        return 130
    except Exception as error:
        if os.environ.get("VERNISSAGE_TRACE"):
            raise
        print(SAY("cli-broken", detail=f"{type(error).__name__}: {error}"), file=sys.stderr)
        return 70
    return 2


def application() -> "App":
    from cyclopts import App, Group

    from vernissage import __version__
    from vernissage.cli.help import Help, usage_of
    from vernissage.cli.language import SAY

    app = App(
        name="vernissage",
        help=SAY("cli-vernissage"),
        usage=usage_of("vernissage"),
        help_formatter=Help(),
        version=__version__,
        help_format="plaintext",
        group_commands=Group(SAY("cli-commands"), sort_key=1),
        group_parameters=Group(SAY("cli-parameters"), sort_key=2),
        group_arguments=Group(SAY("cli-arguments"), sort_key=2),
        print_error=False,
        exit_on_error=False,
        result_action="return_value",
    )
    for name in COMMANDS:
        path, told = f"vernissage.cli.{name}:{name}", SAY(f"cli-{name}")
        app.command(path, name=name, help=told, usage=usage_of(name))
    app["--help"].help = SAY("cli-help-flag")
    app["--version"].help = SAY("cli-version-flag")
    return app


def misread(error: "CycloptsError") -> str:
    """What cyclopts could not read, as one line of ours."""
    from cyclopts import (
        CoercionError,
        MissingArgumentError,
        UnknownCommandError,
        UnknownOptionError,
        UnusedCliTokensError,
    )

    from vernissage.cli.help import value_name
    from vernissage.cli.language import SAY
    from vernissage.core.refusals import Invalid

    known = ", ".join(COMMANDS)
    unused = " ".join(error.unused_tokens or []) if hasattr(error, "unused_tokens") else ""
    name = value_name(error.argument.name) if error.argument is not None else ""
    if isinstance(error, UnknownCommandError):
        refusal = Invalid(unused or "?", "cli-no-such-command", known=known)
    elif isinstance(error, UnknownOptionError):
        refusal = Invalid(error.token.keyword or error.token.value, "cli-no-such-flag")
    elif isinstance(error, UnusedCliTokensError):
        refusal = Invalid(unused, "cli-too-much")
    elif isinstance(error, MissingArgumentError):
        refusal = Invalid(name, "cli-missing")
    elif isinstance(error, CoercionError):
        value = error.token.value if error.token is not None else ""
        refusal = Invalid(f"{name} {value}".strip(), "cli-wrong-value")
    else:
        refusal = Invalid(name or "vernissage", "cli-misread")
    return SAY.refusal(refusal)
