"""Bad input: one line of what, why and the way out, exit code 2, nothing written over."""

import lzma
from pathlib import Path

import pytest

from tests.cli.run import run, run_apart

RECORDS = Path(__file__).parent.parent / "records" / "musee-2.jsonl"


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("dance",), "dance: there is no such command."),
        (("simulate",), "GAME: this is needed and missing."),
        (("simulate", "chess"), "chess: there is no such game."),
        (("simulate", "musee", "--players", "5"), "players 5: Musée is not played by that many."),
        (("simulate", "musee", "--players", "two"), "--players two: this takes a whole number."),
        (("simulate", "musee", "--colour", "red"), "--colour: there is no such option here."),
        (("simulate", "musee", "--stairs", "many"), "stairs many: this is not a pattern"),
        (("simulate", "musee", "--stairs", "1,2,3/4,5"), "lower 4, 5: the lower row has 2"),
        (("simulate", "musee", "--games", "0"), "--games 0: this must be at least 1."),
        (("simulate", "musee", "--workers", "0"), "--workers 0: this must be at least 1."),
        (("simulate", "musee", "--seats", "greedy"), "--seats greedy: this does not name one"),
        (("simulate", "musee", "--seats", ""), "--seats : a name is empty"),
        (("play", "musee", "--seats", ""), "--seats : a name is empty"),
        (("simulate", "musee", "--seats", "exec:/no/such,random"), "exec:/no/such: this program"),
        (("play", "musee", "--seats", "you,exec:/no/such"), "exec:/no/such: this program cannot"),
        (("arena", "musee", "--seats", "exec:/no/such@1s,random"), "exec:/no/such: this program"),
        (("simulate", "musee", "--seats", "exec:,random"), "exec:: this program cannot be"),
        (("simulate", "musee", "--seats", "greedy,genius"), "genius: Musée has no such bot."),
        (("simulate", "musee", "--seats", "a.py:B,random"), "a.py:B: this bot cannot be loaded"),
        (("simulate", "musee", "--out", "/dev/null/x"), "/dev/null/x: there is no such folder."),
        (("verify", "nothing.jsonl"), "nothing.jsonl: there is no such file."),
        (("replay", "nothing.jsonl"), "nothing.jsonl: there is no such file."),
        (("replay", str(RECORDS), "--at", "999"), "--at 999: the record has no such action."),
        (("replay", str(RECORDS), "--as-seen-by", "2"), "--as-seen-by 2: there is no such seat"),
        (("replay", str(RECORDS), "--line", "99"), "musee-2.jsonl, 99: there is no record in"),
        (("rules", "musee", "MU-Z9"), "MU-Z9: there is no such rule."),
        (("rules", "go"), "go: there is no such game."),
        (("play", "musee", "--seats", "greedy,greedy"), "--seats greedy,greedy: nobody at this"),
        (("resume",), "resume: no game is waiting."),
    ],
)
def test_refusals_are_one_line(arguments: tuple[str, ...], what: str, tmp_path: Path) -> None:
    code, output, errors = run(*arguments, home=tmp_path)
    assert code == 2
    assert errors.startswith(what)
    assert errors.count("\n") == 1
    assert output == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("lang", "what"),
    [
        ("C", "dance: there is no such command."),
        ("pl_PL.UTF-8", "dance: nie ma takiego polecenia."),
        ("de_DE.UTF-8", "dance: Diesen Befehl gibt es nicht."),
    ],
)
def test_a_process_refuses_in_the_language_of_its_environment(
    lang: str, what: str, tmp_path: Path
) -> None:
    code, output, errors = run_apart("dance", home=tmp_path, lang=lang)
    assert (code, output) == (2, "")
    assert errors.startswith(what)
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('{"format"', 'games.jsonl, line 2: {"format": this is not JSON'),
        ("[1]", "games.jsonl, line 2: [1]: this is not a game record"),
        (
            '{"format":"vernissage-record/9"}',
            "line 2: vernissage-record/9: this record was written",
        ),
    ],
)
def test_a_broken_line_is_named(line: str, what: str, tmp_path: Path) -> None:
    good = RECORDS.read_text(encoding="utf-8").splitlines()[0]
    (tmp_path / "games.jsonl").write_text(f"{good}\n{line}\n", encoding="utf-8")
    code, _, errors = run("verify", "games.jsonl", home=tmp_path)
    assert code == 2
    assert what in errors
    assert errors.count("\n") == 1


def test_records_are_read_from_an_archive_and_a_torn_one_is_refused(tmp_path: Path) -> None:
    archive = lzma.compress(RECORDS.read_bytes())
    (tmp_path / "games.jsonl.xz").write_bytes(archive)
    assert run("verify", "games.jsonl.xz", home=tmp_path)[0] == 0
    (tmp_path / "games.jsonl.xz").write_bytes(archive[:-9])
    code, _, errors = run("verify", "games.jsonl.xz", home=tmp_path)
    assert code == 2
    assert "games.jsonl.xz: this is no whole .xz archive" in errors


def test_a_tampered_record_is_refused_with_line_action_and_rule(tmp_path: Path) -> None:
    lines = RECORDS.read_text(encoding="utf-8").splitlines()
    first = lines[2].split('"actions":["')[1].split('"')[0]
    tampered = lines[2].replace(f'"{first}",', f'"{first}","{first}",', 1)
    (tmp_path / "games.jsonl").write_text("\n".join([*lines[:2], tampered]), encoding="utf-8")
    code, _, errors = run("verify", "games.jsonl", home=tmp_path)
    assert code == 2
    assert errors.startswith(f"games.jsonl, line 3: action 2: {first}: ")
    assert "(MU-T1)" in errors


def test_a_refused_run_leaves_an_old_file_alone(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("kept", encoding="utf-8")
    code, _, _ = run("simulate", "musee", "--seats", "x,y", "--out", "games.jsonl", home=tmp_path)
    assert code == 2
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == "kept"
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]
