"""What the README shows is true: its Python session runs, its commands exist."""

import doctest
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.running import Seat, running
from vernissage.arena.entries import read_entry, weights_of
from vernissage.cli import COMMANDS
from vernissage.core.chance import Generator
from vernissage.faces import YOU
from vernissage.games import GAMES
from vernissage.tables.seats import Seated, move

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_session_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def shown_bot() -> str:
    return str(next(code for code in re.findall(r"```python\n(.*?)```", README, re.DOTALL)))


def test_the_bot_it_shows_plays() -> None:
    found: dict[str, type] = {}
    exec(shown_bot(), found)
    musee = GAMES["musee"]
    options = musee.options(players=2)
    state = musee.start(options, musee.deal(options, 1))
    bot = Seated("Mine", found["Mine"](), Generator(1))
    while not state.over:
        seat = state.to_act()[0]
        move(musee, state, seat, bot)


def test_the_client_it_shows_plays_a_seat(tmp_path: Path) -> None:
    """Against a real server, with a bot on the other chair."""
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[1]
    with running(tmp_path, "--testing", "--bots", "1") as server:
        body = {
            "game": "musee",
            "options": {"players": 2},
            "name": None,
            "seats": ["open", "bot:novice"],
        }
        made = server.client.post("/api/v1/tables", json=body).json()
        host = Seat(server.client, made["table"], made["token"])
        link = f"{server.url}t/{made['table']}"
        assert "http://127.0.0.1:8000/t/…" in code
        with ThreadPoolExecutor(1) as thread:
            playing = thread.submit(exec, code.replace("http://127.0.0.1:8000/t/…", link), {})
            while host.post("/start").status_code != 200:
                time.sleep(0.05)
            playing.result(timeout=180)
        assert host.get("/record").status_code == 200


def test_every_command_is_shown_and_exists() -> None:
    shown = set(re.findall(r"vernissage ([a-z]+)", README))
    assert shown == set(COMMANDS)


def test_the_bots_of_its_commands_play_in_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mybot.py").write_text(shown_bot(), encoding="utf-8")
    asked = re.findall(r"vernissage [a-z]+ (\S+) .*?--(?:seats|ladder) (\S+?)[`\s]", README)
    assert len(asked) >= 5
    for game, names in asked:
        for name in names.split(","):
            assert name == YOU or read_entry(game, name).edition


def test_the_bot_that_it_tunes_has_weights() -> None:
    ((game, bot),) = re.findall(r"vernissage tune (\S+) (\S+) ", README)
    assert weights_of(game, bot, players=2)


def test_every_link_leads_somewhere() -> None:
    for document in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        text = document.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_guide_to_the_documentation_leaves_nothing_out() -> None:
    guide = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {file.name for file in ROOT.glob("docs/*.md")} - {"README.md"}
    assert pages == {page for page in pages if f"]({page})" in guide}


def test_no_command_writes_over_the_file_of_another() -> None:
    written = re.findall(r"--(?:out|html|sheet|json) (\S+?)[`\s]", README)
    assert len(written) == len(set(written)) > 3


def test_files_that_it_reads_are_there() -> None:
    scored = re.findall(r"vernissage score \S+ (\S+?)`", README)
    assert scored
    assert all((ROOT / file).is_file() for file in scored)
