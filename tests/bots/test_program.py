"""Programs as bots: they play by lines, and whoever fails loses the seat, never the run."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.run import run
from vernissage.arena.edition import edition
from vernissage.bots import bot_called
from vernissage.bots.program import told_in_words
from vernissage.core.chance import Generator
from vernissage.core.refusals import Invalid
from vernissage.games import GAMES
from vernissage.tables.playing import play

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "bots"
PYTHON = f"exec:{sys.executable} {EXAMPLES / 'high_numbers.py'}"
SHELL = f"exec:sh {EXAMPLES / 'first_move.sh'}"


def program(folder: Path, body: str) -> str:
    """A program that greets and then does this with every line."""
    file = folder / "bot.py"
    file.write_text(
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    if word == 'vernissage': print('ready', flush=True)\n"
        f"    {body}\n",
        encoding="utf-8",
    )
    return f"exec:{sys.executable} {file}"


@pytest.mark.parametrize("game", GAMES)
def test_the_shell_example_plays_every_game(game: str) -> None:
    rules = GAMES[game]
    options = rules.options(players=rules.players[0])
    names = [SHELL] + ["random"] * (options.players - 1)
    record = play(rules, options, names, seed=3)
    assert record.seats == tuple(names)
    assert record.result is not None


def test_the_python_example_hangs_the_highest_number() -> None:
    musee = GAMES["musee"]
    record = play(musee, musee.options(players=2), [PYTHON, "random"], seed=2)
    assert record.seats == (PYTHON, "random")
    again = play(musee, musee.options(players=2), [PYTHON, "random"], seed=2)
    assert again == record


FAILURES = {
    "ends": ("if word == 'go': sys.exit('no idea')", "no idea"),
    "hangs": ("if word == 'go': time.sleep(60)", "no answer within 0.3 s"),
    "floods": ("\n    while word == 'go': print('thinking', flush=True)", "no answer within 0.3 s"),
    "answers nonsense": ("if word == 'go': print('play castle', flush=True)", "castle"),
    "plays what is illegal": ("if word == 'go': print('play give', flush=True)", "give"),
}


@pytest.mark.parametrize(("body", "why"), FAILURES.values(), ids=FAILURES)
def test_whoever_fails_loses_the_seat_and_the_arena_tells_why(
    body: str, why: str, tmp_path: Path
) -> None:
    name = program(tmp_path, body) + ("@0.3s" if "0.3 s" in why else "@20s")
    asked = ("arena", "musee", "--seats", f"{name},random", "--deals", "1")
    code, output, _ = run(*asked, "--json", str(tmp_path / "found.json"), home=tmp_path)
    assert code == 0
    assert "lost its seat to random" in " ".join(output.split())
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert [one["games"] for one in found["replaced"]] == [2]
    assert why in found["replaced"][0]["why"]


def test_simulate_tells_it_and_the_record_names_it(tmp_path: Path) -> None:
    name = program(tmp_path, "if word == 'go': sys.exit(1)")
    code, output, errors = run(
        "simulate", "musee", "--seats", f"{name},random", "--games", "2", home=tmp_path
    )
    assert code == 0
    assert [json.loads(line)["seats"][0] for line in output.splitlines()] == [
        f"{name} > random"
    ] * 2
    assert "lost its seat to random in 2 games" in " ".join(errors.split())
    assert "it ended (1)" in " ".join(errors.split())


def test_a_ladder_tells_it_below_its_table_and_in_its_report(tmp_path: Path) -> None:
    name = program(tmp_path, "if word == 'go': sys.exit(1)")
    asked = ("arena", "musee", "--ladder", f"{name},random", "--deals", "1", "--players", "2")
    files = ("--json", str(tmp_path / "found.json"), "--html", str(tmp_path / "found.html"))
    code, output, _ = run(*asked, *files, home=tmp_path)
    assert code == 0
    assert "lost its seat to random in 2 games" in " ".join(output.split())
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert [one["games"] for one in found["replaced"]] == [2]
    assert "lost its seat to random" in (tmp_path / "found.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "fails"), [(SHELL, False), ("exec:false", True)])
def test_weights_are_tuned_against_programs(name: str, fails: bool, tmp_path: Path) -> None:
    """A program that fails costs its seat, never the run."""
    lengths = ("--generations", "1", "--deals", "1", "--held-out", "1", "--players", "2")
    asked = ("tune", "musee", "club", "--seats", name, *lengths)
    code, output, errors = run(*asked, "--out", str(tmp_path / "weights.json"), home=tmp_path)
    assert code == 1, errors
    assert ("lost its seat to random" in " ".join(output.split())) == fails


def test_too_many_rivals_are_refused(tmp_path: Path) -> None:
    asked = ("tune", "musee", "club", "--seats", f"{PYTHON},random,random", "--players", "2")
    code, _, errors = run(*asked, "--out", str(tmp_path / "weights.json"), home=tmp_path)
    assert code == 2
    assert "--seats" in errors


def test_a_program_that_is_not_there_is_told_like_any_other_failure() -> None:
    musee = GAMES["musee"]
    record = play(musee, musee.options(players=2), ["exec:./nowhere", "random"], seed=1)
    assert record.seats == ("exec:./nowhere > random", "random")


def test_words_come_to_those_who_ask(tmp_path: Path) -> None:
    file = tmp_path / "reader.py"
    file.write_text(
        "import json, sys\n"
        "print('words true', flush=True)\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    if word == 'vernissage': print('ready', flush=True)\n"
        "    if word == 'words': told = json.loads(rest)\n"
        "    if word == 'go': print('play', repr(told), flush=True)\n",
        encoding="utf-8",
    )
    musee = GAMES["musee"]
    options = musee.options(players=2)
    state = musee.start(options, musee.deal(options, 1))
    seat = state.to_act()[0]
    bot = bot_called("musee", f"exec:{sys.executable} {file}")()
    told = bot.choose(musee.view(state, seat), musee.choices(state, seat), Generator(1))
    assert isinstance(told, str)
    assert "Musée" in told
    assert "\\x1b" not in told


@pytest.mark.parametrize("name", GAMES)
def test_words_tell_the_seat_the_question_and_its_rule(name: str) -> None:
    """AS-S2: even a starting painting that hangs nowhere yet is named."""
    game = GAMES[name]
    options = game.options(players=game.players[0])
    state = game.start(options, game.deal(options, 1))
    seat = state.to_act()[0]
    choices = game.choices(state, seat)
    told = told_in_words(name, game.view(state, seat), choices)
    rule = {"musee": "MU-T1", "modern-art": "MA-S3", "art-society": "AS-S2"}[name]
    assert f"You are seat {seat}." in told
    assert f"\n{rule} " in told
    assert name != "art-society" or f"about: {choices.tile}." in told


def test_a_bot_of_our_own_that_fails_still_stops_the_run(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("class Broken:\n    def choose(self, view, choices, chance): return 'castle'\n")
    musee = GAMES["musee"]
    with pytest.raises(Invalid):
        play(musee, musee.options(players=2), [f"{file}:Broken", "random"], seed=1)


def test_another_program_is_another_edition(tmp_path: Path) -> None:
    name = program(tmp_path, "pass")
    before = edition("musee", name, None)
    assert edition("musee", f"{name}@2s", None) == before
    program(tmp_path, "break")
    assert edition("musee", name, None) != before
