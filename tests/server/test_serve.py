"""`vernissage serve`: flags, the ready line, a graceful end, several processes."""

import os
import signal
import subprocess
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest

from tests.cli.run import run, run_apart
from tests.server.running import Seat, Server, closed, hear_until, running
from vernissage.core.languages import LANGUAGES
from vernissage.core.refusals import Invalid
from vernissage.core.words import words
from vernissage.server.doors import address_of, counting, listening, opened
from vernissage.server.wanted import Wanted, is_loopback


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (("--host", "0.0.0.0"), "serve-needs-public-url"),
        (("--host", "::"), "serve-needs-public-url"),
        (
            ("--host", "10.0.0.1", "--testing", "--public-url", "https://x"),
            "serve-testing-is-local",
        ),
        (("--public-url", "example.org"), "serve-not-a-url"),
        (("--database", "mysql://x"), "database-not-understood"),
        (("--workers", "0"), "cli-at-least-one"),
        (("--bots", "0"), "cli-at-least-one"),
    ],
)
def test_what_is_not_served(tmp_path: Path, flags: tuple[str, ...], code: str) -> None:
    exit_code, output, errors = run("serve", *flags, home=tmp_path)
    assert (exit_code, output) == (2, "")
    assert words("en")(f"{code}.instead") in errors


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with listening(Wanted(port=0, database="")) as taken:
        port = str(taken.getsockname()[1])
        exit_code, _, errors = run("serve", "--port", port, home=tmp_path)
    assert exit_code == 2
    assert "--port" in errors


def test_tables_that_are_open_already_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")
    with running(tmp_path, "--bots", "1") as server:
        exit_code, said, _ = run("serve", "--port", str(server.port), home=tmp_path)
    assert (exit_code, said.strip()) == (0, words("en")("serve-already-running", url=server.url))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_port_for_metrics_that_is_taken(tmp_path: Path, workers: str) -> None:
    with counting(0) as taken:
        port = str(taken.getsockname()[1])
        flags = ("--port", "0", "--workers", workers, "--metrics-port", port)
        exit_code, output, errors = run("serve", *flags, home=tmp_path)
    assert (exit_code, output) == (2, "")
    assert errors.startswith(f"--metrics-port {port}: ")
    assert words("en")("serve-cannot-count.instead") in errors


def test_each_process_has_a_port_for_metrics() -> None:
    with opened(Wanted(port=0, database="", metrics_port=0), processes=3) as doors:
        ports = {door.metrics.getsockname()[1] for door in doors if door.metrics}
        assert len(ports) == 3
        assert len({door.guests for door in doors}) == 1
        last = Wanted(port=0, database="", metrics_port=65535)
        with pytest.raises(Invalid, match="--metrics-port 65536: "), opened(last, processes=2):
            pass


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_is_not_there(tmp_path: Path, workers: str) -> None:
    url = "postgresql://ola:secret@127.0.0.1:1/tables"
    flags = ("--port", "0", "--workers", workers, "--database", url)
    exit_code, _, errors = run_apart("serve", *flags, home=tmp_path)
    assert exit_code == 2
    assert "secret" not in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True),
        ("127.5.5.5", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("192.168.0.1", False),
        ("example.org", False),
    ],
)
def test_what_only_this_machine_can_reach(host: str, local: bool) -> None:
    assert is_loopback(host) is local


def test_where_it_is_reached() -> None:
    with listening(Wanted(port=0, database="", host="0.0.0.0")) as everywhere:
        assert address_of(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_every_flag(tmp_path: Path, language: str) -> None:
    _, page, _ = run("serve", "--help", "--lang", language, home=tmp_path)
    for flag in ("--host", "--port", "--database", "--bus", "--public-url", "--metrics-port"):
        assert flag in page
    for flag in ("--no-browser", "--workers", "--testing", "--proxy"):
        assert flag in page
        assert f"--no-{flag[2:]}" not in page


def test_all_interfaces_are_told_in_one_line(tmp_path: Path) -> None:
    url = "https://tables.example.org"
    with running(tmp_path, "--host", "0.0.0.0", "--public-url", url, "--bots", "1") as server:
        assert server.log.read_text().strip() == words("en")("serve-open-to-all", url=url)
        page = server.client.get("/")
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        (ola,) = server.make("Ola")
        with server.socket(ola.table, additional_headers={"Origin": url}):
            pass


def test_the_database_lies_in_the_data_folder(tmp_path: Path) -> None:
    with running(tmp_path, "--bots", "1") as server:
        server.make("Ola")
    assert (tmp_path / "vernissage" / "tables.sqlite").stat().st_size > 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_end_and_a_new_beginning(tmp_path: Path, number: int) -> None:
    with running(tmp_path, "--testing", "--bots", "1") as server:
        ola, jan = server.playing("Ola", "Jan")
        waiting = ola.get("/update").json()["n"]
        answers: list[httpx2.Response] = []
        query = f"/update?since={waiting}&wait=25"
        patient = threading.Thread(target=lambda: answers.append(jan.get(query)))
        patient.start()
        with server.seated(ola) as socket:
            began = time.monotonic()
            server.process.send_signal(number)
            code, said = closed(socket)
            assert code == 1012
            assert said[-1]["t"] == "bye"
            assert said[-1]["reason"] == "restart"
            assert 0 < said[-1]["retry_ms"] < 5000
        patient.join(60)
        assert answers[0].status_code in (204, 503)
        assert server.process.wait(30) == 0
        assert time.monotonic() - began < 20
        assert server.logged() == []
    with running(tmp_path, "--testing", "--bots", "1") as server:
        again = Seat(server.client, ola.table, ola.token)
        assert again.get("/update").json()["n"] == waiting


def test_an_action_is_acked_before_the_end(tmp_path: Path) -> None:
    with running(tmp_path, "--testing", "--bots", "1") as server:
        seats = server.playing("Ola", "Jan")
        actor = next(seat for seat in seats if seat.legal()[1])
        n, actions = actor.legal()
        with server.seated(actor) as socket:
            socket.send(f'{{"t":"act","cid":"a","seen":{n},"action":"{actions[0]}"}}')
            server.process.terminate()
            _, said = closed(socket)
        acked = any(message["t"] == "ack" for message in said)
        assert server.process.wait(30) == 0
    with running(tmp_path, "--testing", "--bots", "1") as server:
        again = Seat(server.client, actor.table, actor.token)
        assert (again.get("/update").json()["n"] == n + 1) or not acked


def test_a_second_interrupt_is_quick(tmp_path: Path) -> None:
    with running(tmp_path, "--testing", "--bots", "1") as server:
        (ola,) = server.make("Ola")
        with server.seated(ola):
            server.process.send_signal(signal.SIGINT)
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(30) == 0


def children(server: Server) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    return [int(line.split()[0]) for line in found if "vernissage.server.processes" in line]


def test_several_processes_share_tables_and_are_replaced(tmp_path: Path) -> None:
    flags = ("--testing", "--bots", "1", "--workers", "2", "--metrics-port", "0")
    with running(tmp_path, *flags) as server:
        first = children(server)
        assert len(first) == 2
        ola, jan = server.playing("Ola", "Jan")
        with ExitStack() as opened:
            sockets = [opened.enter_context(server.seated(ola)) for _ in range(12)]
            open_at = [server.metrics(process)["vernissage_sockets"] for process in range(2)]
            assert sum(open_at) == 12
            jan.put("/seats/1", json={"name": "Janek"})
            for socket in sockets:
                while hear_until(socket, "table")["seats"][1]["name"] != "Janek":
                    pass
        os.kill(first[0], signal.SIGKILL)
        until = time.monotonic() + 60
        while time.monotonic() < until and (len(children(server)) < 2 or not answers(server)):
            time.sleep(0.1)
        second = children(server)
        assert len(second) == 2
        assert first[1] in second
        assert ola.get().status_code == 200
        assert server.stop() == 0
        assert children(server) == []


def answers(server: Server) -> bool:
    """Every process has counted something; one that has just died leaves a question open."""
    try:
        return all("vernissage_sockets" in server.metrics(process) for process in range(2))
    except httpx2.TransportError:
        return False


def test_processes_end_with_their_parent(tmp_path: Path) -> None:
    with running(tmp_path, "--testing", "--bots", "1", "--workers", "2") as server:
        orphans = children(server)
        server.process.kill()
        server.process.wait()
        until = time.monotonic() + 60
        while time.monotonic() < until and any(Path(f"/proc/{pid}").exists() for pid in orphans):
            time.sleep(0.1)
        assert not [pid for pid in orphans if Path(f"/proc/{pid}").exists()]
