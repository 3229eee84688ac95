"""The help pages: nothing of cyclopts' own English is left, and defaults are told as they are."""

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from inspect import signature

import pytest

from vernissage.cli import COMMANDS
from vernissage.cli.help import EXAMPLES, VALUES, usage_of
from vernissage.cli.language import SAY
from vernissage.cli.replay import replay
from vernissage.cli.simulate import simulate
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words

HELPED = ("", "simulate", "replay", "resume")
CALL = f"""
import sys
from vernissage.cli import run
for command in {HELPED}:
    run([*filter(None, [command]), "--help", *sys.argv[1:]])
    print(end="\\f")
"""


@cache
def pages(language: str) -> dict[str, str]:
    """The help of some commands, read by a process that speaks this language."""
    command = [sys.executable, "-X", "utf8", "-c", CALL, "--lang", language]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    return dict(zip(HELPED, done.stdout.split("\f"), strict=False))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELPED[1:])
def test_help_speaks_one_language(command: str, language: str) -> None:
    page, say = pages(language)[command], words(language)
    assert page.startswith(say("cli-usage", form=say(f"cli-{command}.form")))
    assert not re.findall(r"\[(?:required|default|OPTIONS|ARGS)", page)
    known = {say(f"cli-value-{value.lower()}") for value in VALUES}
    assert set(re.findall(r"│ (?:--\S+ )?([A-ZĄĘÓŁŚŻŹĆŃÄÖÜ]+)  ", page)) <= known


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example_that_can_be_typed(command: str) -> None:
    example = EXAMPLES[command]
    assert example.split()[0] == command
    assert usage_of(command).endswith(
        words(SAY.language)("cli-example", command=f"vernissage {example}")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HELPED)
def test_the_help_shows_its_example(command: str, language: str) -> None:
    example = EXAMPLES[command or "vernissage"]
    told = words(language)("cli-example", command=f"vernissage {example}")
    assert told in pages(language)[command].splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_begins_with_what_people_want_first(language: str) -> None:
    """Playing, going on, friends and the rules; what only a researcher asks for comes last."""
    listed = re.findall(r"^│ ([a-z]+) ", pages(language)[""], re.MULTILINE)
    assert listed[:5] == ["play", "resume", "serve", "join", "rules"]
    assert listed.index("hint") < listed.index("simulate") < listed.index("arena")
    assert tuple(listed) == COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_help_names_every_command(language: str) -> None:
    page, say = pages(language)[""], words(language)
    for command in COMMANDS:
        assert f"│ {command} " in page
        assert say(f"cli-{command}").split()[0] in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "option", "message"),
    [
        (simulate, "games", "cli-games"),
        (simulate, "seed", "cli-seed"),
        (simulate, "workers", "cli-workers"),
        (replay, "line", "cli-replay-line"),
    ],
)
def test_defaults_are_told(
    command: Callable[..., None], option: str, message: str, language: str
) -> None:
    default = signature(command).parameters[option].default
    assert words(language)(message).endswith(f": {default}.")
