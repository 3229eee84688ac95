"""vernissage arena as a person runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.conftest import Call


def found(call: Call, *arguments: str) -> dict[str, Any]:
    code, _, errors = call("arena", "musee", *arguments, "--json", "result.json", "--force")
    assert code == 0, errors
    result: dict[str, Any] = json.loads(Path("result.json").read_bytes())
    return result


def test_the_json_has_one_entry_for_each_seat(call: Call) -> None:
    result = found(call, "--seats", "greedy,random,random", "--deals", "5")
    assert result["game"] == "musee"
    assert [seat["bot"] for seat in result["seats"]] == ["greedy", "random", "random"]
    for seat in result["seats"]:
        assert seat["games"] == 15
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        assert isinstance(seat["mean_score"], float)
        assert seat["decision_ms_p99"] >= seat["decision_ms_p50"] >= 0


def test_every_game_is_recorded_and_replays(call: Call) -> None:
    found(call, "--seats", "greedy,random", "--deals", "3", "--records", "games.jsonl")
    code, output, _ = call("verify", "games.jsonl")
    assert code == 0
    assert output.startswith("6 records replayed")


def test_without_a_name_the_records_lie_among_the_saved_games(call: Call, tmp_path: Path) -> None:
    code, output, errors = call("arena", "musee", "--seats", "random,random")
    assert code == 0
    (file,) = (tmp_path / "vernissage" / "arena").iterdir()
    assert str(file) in errors
    assert "Musée, 2 players, 100 deals with full rotation (seed 1)" in output


@pytest.mark.parametrize(
    ("installed", "what"),
    [
        (False, "--ray: a package for this is not installed."),
        (True, "--ray 127.0.0.1:9: no Ray cluster answers"),
    ],
)
def test_without_a_ray_cluster_no_file_of_records_is_begun(
    installed: bool, what: str, call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vernissage.arena.cluster.find_spec", lambda name: installed or None)
    code, output, errors = call(
        "arena", "musee", "--seats", "random,random", "--ray", "127.0.0.1:9"
    )
    assert (code, output) == (2, "")
    assert errors.startswith(what)
    assert list(tmp_path.iterdir()) == []


def test_workers_and_resuming_change_nothing(call: Call) -> None:
    asked = ("--seats", "greedy,random", "--records", "games.jsonl")
    found(call, *asked, "--deals", "4")
    resumed = found(call, *asked[:2], "--deals", "9", "--resume", "games.jsonl")
    at_once = found(call, "--seats", "greedy,random", "--deals", "9", "--workers", "2")
    for result in (resumed, at_once):
        for line in (*result["seats"], *result["bots"]):
            for clock in ("decision_ms_p50", "decision_ms_p99", "waited_ms_p99"):
                del line[clock]
    assert resumed == at_once


def test_a_run_goes_on_from_its_file_alone(call: Call) -> None:
    given = ("--stairs", "random", "--seed", "7", "--records", "games.jsonl")
    first = found(call, "--seats", "greedy,random,random", "--deals", "2", *given)
    again = found(call, "--deals", "3", "--resume", "games.jsonl")
    assert (first["seed"], first["options"]) == (again["seed"], again["options"])
    assert [line["bot"] for line in again["seats"]] == ["greedy", "random", "random"]
    assert again["deals"] == 3
    assert len(Path("games.jsonl").read_bytes().splitlines()) == 9


def test_a_check_goes_on_as_a_check(call: Call) -> None:
    asked = ("--seats", "random,random", "--check", "--deals", "12", "--records", "games.jsonl")
    found(call, *asked)
    assert "check" in found(call, "--deals", "13", "--resume", "games.jsonl")


@pytest.mark.parametrize(
    "arguments",
    [
        ("musee", "--seats", "random,greedy"),
        ("musee", "--seats", "greedy,random", "--seed", "9"),
        ("musee", "--seed", "9"),
        ("musee", "--stairs", "random"),
        ("musee", "--seats", "random,random", "--check"),
        ("musee", "--ladder", "random,spacing"),
        ("modern-art",),
    ],
)
def test_another_run_is_not_begun_in_a_file_to_go_on_with(
    call: Call, arguments: tuple[str, ...]
) -> None:
    found(call, "--seats", "greedy,random", "--deals", "1", "--records", "games.jsonl")
    before = Path("games.jsonl").read_bytes()
    code, output, errors = call("arena", *arguments, "--resume", "games.jsonl")
    assert (code, output) == (2, "")
    told = "this file holds another run: musee --seats greedy,random --seed 1 --players 2."
    assert errors.startswith(f"--resume games.jsonl: {told}")
    assert errors.count("\n") == 1
    assert Path("games.jsonl").read_bytes() == before


def test_a_ladder_goes_on_only_by_its_names(call: Call) -> None:
    asked = ("--ladder", "random,greedy,spacing", "--deals", "1")
    first = found(call, *asked, "--records", "games.jsonl")
    code, _, errors = call("arena", "musee", "--resume", "games.jsonl")
    assert code == 2
    assert "this file holds more than one line-up: musee --seats random,greedy --seed 1" in errors
    assert found(call, *asked, "--resume", "games.jsonl")["meetings"] == first["meetings"]


def test_a_broken_file_to_go_on_with_is_told_by_its_flag(call: Call) -> None:
    Path("notes.txt").write_text("my shopping list", encoding="utf-8")
    code, _, errors = call("arena", "musee", "--resume", "notes.txt")
    assert code == 2
    assert errors.startswith("notes.txt, line 1: notes.txt: this is not a file of arena records")
    assert errors.endswith("Choose another file for --resume.\n")
    assert Path("notes.txt").read_text(encoding="utf-8") == "my shopping list"


def test_an_empty_file_has_no_run_to_go_on_with(call: Call) -> None:
    Path("games.jsonl").touch()
    code, _, errors = call("arena", "musee", "--resume", "games.jsonl")
    assert code == 2
    assert errors.startswith("games.jsonl: there is no run to go on with.")


def test_spaces_after_commas_are_no_part_of_a_name(call: Call) -> None:
    result = found(call, "--seats", "greedy, random", "--deals", "1")
    assert [line["bot"] for line in result["seats"]] == ["greedy", "random"]


def test_a_test_is_decided(call: Call) -> None:
    asked = ("--seats", "greedy,random", "--deals", "400", "--sprt", "0.5,0.6")
    code, output, _ = call("arena", "musee", *asked)
    assert code == 0
    told = " ".join(output.split())
    assert "the win rate of greedy is nearer to 60.0 % than to 50.0 %" in told
    assert "Because the rotations of a deal go together, one game counts as " in told


def test_a_check_is_fair(call: Call) -> None:
    asked = ("--seats", "random,random,random,random", "--check", "--deals", "20")
    code, output, _ = call("arena", "musee", *asked)
    assert code == 0
    assert "Fair:" in output
    assert "Musée, 4 players, 80 games, each with a new deal (seed 1)" in output
    assert "rotation" not in output
    assert "unit" not in output


def test_a_ladder_puts_the_stronger_first(call: Call, toy: str) -> None:
    result = found(call, "--ladder", f"random,greedy,{toy}", "--deals", "6")
    assert result["ladder"][0]["bot"] == "greedy"
    assert len(result["meetings"]) == 3
    ratings = [step["rating"] for step in result["ladder"]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) / 3 == pytest.approx(1500)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ((), "arena: the arena needs either --seats or --ladder."),
        (("--seats", "greedy,random", "--ladder", "greedy,random"), "arena: the arena needs"),
        (("--seats", "greedy"), "players 1: "),
        (("--seats", "greedy,genius"), "genius: "),
        (("--seats", "greedy,,random"), "--seats greedy,,random: a name is empty"),
        (("--ladder", "greedy,random,"), "--ladder greedy,random,: a name is empty"),
        (("--seats", "greedy,random", "--players", "3"), "--seats greedy,random: this does not"),
        (("--seats", "greedy,random", "--deals", "0"), "--deals 0: this must be at least 1."),
        (("--seats", "greedy,random", "--workers", "0"), "--workers 0: this must be at least 1."),
        (("--seats", "greedy,random", "--sprt", "0.6,0.5"), "--sprt 0.6,0.5: these are not two"),
        (("--seats", "greedy,random", "--sprt", "half"), "--sprt half: these are not two"),
        (("--seats", "greedy,random", "--check"), "--seats greedy,random: the check needs"),
        (("--seats", "greedy,greedy", "--check", "--sprt", "0.1,0.2"), "--check: this cannot"),
        (("--seats", "greedy,random", "--resume", "none"), "none: there is no run to go on with."),
        (("--ladder", "greedy"), "--ladder greedy: a ladder needs at least two bots"),
        (("--ladder", "greedy,greedy"), "--ladder greedy,greedy: a ladder needs at least two"),
        (("--ladder", "greedy,random", "--check"), "--ladder: this cannot be asked for together"),
        (("--seats", "greedy@none.json,random"), "none.json: there is no such file."),
        (("--seats", "greedy,random", "--stairs", "many"), "stairs many: "),
    ],
)
def test_refusals_are_one_line(
    call: Call, arguments: tuple[str, ...], what: str, tmp_path: Path
) -> None:
    code, output, errors = call("arena", "musee", *arguments)
    assert code == 2
    assert errors.startswith(what)
    assert errors.count("\n") == 1
    assert output == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("flag", ["--json", "--html"])
def test_files_that_cannot_be_written_are_refused_before_any_game(
    call: Call, tmp_path: Path, flag: str
) -> None:
    (tmp_path / "there").mkdir()
    asked = ("arena", "musee", "--seats", "greedy,random", "--deals", "2", "--records", "games")
    code, output, errors = call(*asked, flag, "there")
    assert (code, output) == (2, "")
    assert errors == "there: this is a folder, not a file. Choose another path.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_the_records_are_never_overwritten_by_the_result(call: Call, tmp_path: Path) -> None:
    asked = ("arena", "musee", "--seats", "greedy,random", "--deals", "2", "--records", "games")
    code, _, errors = call(*asked, "--json", "./games")
    assert code == 2
    assert errors.startswith("--json games: --records names the same file.")
    code, _, errors = call(*asked, "--json", "one", "--html", "one")
    assert code == 2
    assert errors.startswith("--html one: --json names the same file.")
    assert list(tmp_path.iterdir()) == []


def test_a_result_that_cannot_be_written_still_tells_where_the_records_are(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vernissage.cli.arena.check_files", lambda asked: None)
    Path("there").mkdir()
    asked = ("arena", "musee", "--seats", "greedy,random", "--deals", "2", "--records", "games")
    code, output, errors = call(*asked, "--json", "there")
    assert code == 2
    assert "greedy" in output
    assert errors.splitlines()[0] == "Records: games"
    assert errors.splitlines()[1].startswith("there: this is a folder")


def test_weights_of_another_bot_are_refused(call: Call, tmp_path: Path, toy: str) -> None:
    (tmp_path / "w.json").write_text('{"weights": {"spacing": "many"}}', encoding="utf-8")
    for seats, what in (
        (f"{toy}@w.json,random", "w.json: these are not weights"),
        ("greedy@w.json,random", "w.json: these are not weights"),
    ):
        code, _, errors = call("arena", "musee", "--seats", seats)
        assert (code, errors.startswith(what)) == (2, True), errors
    (tmp_path / "w.json").write_text('{"weights": {"spacing": 2}}', encoding="utf-8")
    code, _, errors = call("arena", "musee", "--seats", "greedy@w.json,random")
    assert code == 2
    assert errors.startswith("greedy: this bot has no weights.")


def test_weights_change_the_play(call: Call, tmp_path: Path, toy: str) -> None:
    (tmp_path / "w.json").write_text('{"weights": {"spacing": 2.0}}', encoding="utf-8")
    result = found(call, "--seats", f"{toy}@w.json,{toy}", "--deals", "20")
    assert result["seats"][0]["win_rate"] > 0.6


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(workers: str, toy: str, tmp_path: Path) -> None:
    slow = toy.replace("Toy", "Slow")
    command = ["arena", "musee", "--seats", f"{slow},{slow}", "--deals", "5000"]
    command += ["--records", "games.jsonl", "--workers", workers]
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "from vernissage.cli import main; main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, *command],
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    file = tmp_path / "games.jsonl"
    end = time.monotonic() + 60
    while time.monotonic() < end and not (file.exists() and file.stat().st_size > 20_000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert errors == "Stopped. Go on with the same command and --resume games.jsonl\n"
    assert slow in output
    assert len(file.read_bytes().splitlines()) % 2 == 0
