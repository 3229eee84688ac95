"""The command line: `vernissage COMMAND ...`. Each command is one file, read when it is run."""

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclopts import App, CoercionError, CycloptsError, Token

COMMANDS = (
    "play",
    "resume",
    "serve",
    "join",
    "rules",
    "score",
    "replay",
    "hint",
    "review",
    "paintings",
    "simulate",
    "verify",
    "arena",
    "tune",
    "dataset",
    "tables",
    "doctor",
)
"""In the order of the help: what people want first."""


def main() -> None:
    """Run the command; a refusal is one line on the error stream and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from vernissage.cli.console import speak_plainly
    from vernissage.cli.language import SAY
    from vernissage.core.refusals import Refusal

    speak_plainly()
    try:
        return int(application()(arguments if is_asked(arguments) else ["--help"]) or 0)
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
        from vernissage.core.safe import shown

        detail = shown(f"{type(error).__name__}: {error}")
        print(SAY("cli-broken", detail=detail), file=sys.stderr)
        return 70
    return 2


def is_asked(arguments: list[str]) -> bool:
    """Whether anything but a language is asked for."""
    return bool(arguments) and not (
        arguments[0].startswith("--lang") and len(arguments) <= 2 - ("=" in arguments[0])
    )


def application() -> "App":
    from cyclopts import App, Group, Parameter

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
        default_parameter=Parameter(converter=exactly),
    )
    for place, name in enumerate(COMMANDS):
        path, told = f"vernissage.cli.{name}:{name}", SAY(f"cli-{name}")
        app.command(path, name=name, help=told, usage=usage_of(name), sort_key=place)
    app["--help"].help, app["--help"].sort_key = SAY("cli-help-flag"), len(COMMANDS)
    app["--version"].help, app["--version"].sort_key = SAY("cli-version-flag"), len(COMMANDS) + 1
    return app


def exactly(kind: Any, tokens: "Sequence[Token]") -> Any:
    """What was typed as the command takes it; half an action is not rounded to a whole one."""
    from typing import get_args

    from cyclopts import CoercionError, convert

    wanted = {kind, *get_args(kind)}
    for token in tokens:
        if int in wanted and float not in wanted and "." in token.value:
            raise CoercionError(token=token, target_type=kind)
    return convert(kind, tokens)


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
    command = " ".join(("vernissage", *(error.command_chain or ())))
    unused = " ".join(error.unused_tokens or []) if hasattr(error, "unused_tokens") else ""
    name = value_name(error.argument.name) if error.argument is not None else ""
    if isinstance(error, UnknownCommandError):
        refusal = Invalid(unused or "?", "cli-no-such-command", known=known)
    elif isinstance(error, UnknownOptionError):
        flag = error.token.keyword or error.token.value
        refusal = Invalid(flag, "cli-no-such-flag", command=command)
    elif isinstance(error, UnusedCliTokensError):
        refusal = Invalid(unused, "cli-too-much", command=command)
    elif isinstance(error, MissingArgumentError):
        refusal = Invalid(name, "cli-missing", command=command)
    elif isinstance(error, CoercionError):
        value = error.token.value if error.token is not None else ""
        wanted = kind_of(error)
        refusal = Invalid(f"{name} {value}", "cli-wrong-value", command=command, wanted=wanted)
    else:
        refusal = Invalid(name or "vernissage", "cli-misread", command=command)
    return SAY.refusal(refusal)


def kind_of(error: "CoercionError") -> str:
    """What the option takes: a whole number, a number, one of some words, or something else."""
    from typing import get_args

    kinds = {error.target_type, *get_args(error.target_type)}
    return "int" if int in kinds else "float" if float in kinds else "other"
