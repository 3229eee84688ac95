"""vernissage review: in the terminal, as a page, and what it refuses."""

import os
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tests.cli.run import run
from tests.review import games
from vernissage.cli.paragraph import paragraph
from vernissage.core.contract import Game
from vernissage.core.languages import LANGUAGES
from vernissage.core.records import Record, decode, encode
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.review.review import Review, Wanted

RECORDS = Path(__file__).parent.parent / "records"
MUSEE = str(RECORDS / "musee-2.jsonl")
QUICK = ("--replays", "1", "--seat", "0", "--top", "1")


WANTED = ("--replays", "1", "--seat", "1", "--top", "2")
"""As the tests of reviews want it."""


@pytest.fixture
def looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game is told again in another language, but looked at only once."""

    def look(game: Game, record: Record, wanted: Wanted, done: Callable[[], None]) -> Review:
        assert wanted == games.WANTED
        return games.reviewed(game.name)

    monkeypatch.setattr("vernissage.cli.review.reviewed", look)


@pytest.mark.xdist_group("review")
@pytest.mark.usefixtures("looked_at_once")
@pytest.mark.parametrize("game", GAMES)
def test_a_review_in_the_terminal(game: str, tmp_path: Path) -> None:
    file = str(RECORDS / f"{games.FILES[game]}.jsonl")
    for language in LANGUAGES:
        code, output, errors = run("review", file, *WANTED, "--lang", language, home=tmp_path)
        assert (code, errors) == (0, "")
        say = words(language)
        own = {"musee": "sources", "modern-art": "auctions", "art-society": "rounds"}[game]
        for part in ("course", "decisions", own, "luck"):
            assert f"\n{say(f'review-{part}')}\n" in output
        assert "{" not in output
        assert all(len(line) <= 100 for line in output.splitlines())


def test_a_review_as_a_page_is_the_same_every_time(tmp_path: Path) -> None:
    pages = []
    for _ in range(2):
        code, _, errors = run(
            "review", MUSEE, *QUICK, "--html", "page.html", "--force", home=tmp_path
        )
        assert code == 0
        assert errors == "The review as a page: page.html\n"
        pages.append((tmp_path / "page.html").read_bytes())
    assert pages[0] == pages[1]


def test_the_page_is_written_even_if_nobody_reads_the_rest(tmp_path: Path) -> None:
    """As in `vernissage review game.jsonl --html review.html | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-c", "from vernissage.cli import main; main()", "review", MUSEE]
    page = tmp_path / "review.html"
    subprocess.run([*command, *QUICK, "--html", str(page)], stdout=writing, cwd=tmp_path)
    os.close(writing)
    assert page.read_text(encoding="utf-8").endswith("</html>\n")


def test_no_line_ends_between_a_number_and_its_per_cent() -> None:
    for width in range(20, 60):
        console = Console(width=width, file=StringIO())
        paragraph(
            console, "Sadland finishes 1st in 42\u00a0%, 2nd in 40\u00a0% of 100\u00a0% rounds."
        )
        assert isinstance(console.file, StringIO)
        lines = console.file.getvalue().splitlines()
        assert len(lines) > 1 or width > 55
        assert all(len(line) <= width and not line.strip().startswith("%") for line in lines)


VICTORY = {"en": "Victory: seat 0", "pl": "Zwycięstwo: miejsce 0", "de": "Sieg: Platz 0"}


@pytest.mark.xdist_group("review")
@pytest.mark.usefixtures("looked_at_once")
def test_a_record_that_names_nobody_is_told_by_seats(tmp_path: Path) -> None:
    record = decode(Path(MUSEE).read_bytes().splitlines()[0])
    (tmp_path / "game.json").write_bytes(encode(msgspec.structs.replace(record, seats=None)))
    for language, victory in VICTORY.items():
        _, output, _ = run("review", "game.json", *WANTED, "--lang", language, home=tmp_path)
        assert output.splitlines()[1] == victory
        assert words(language)("table-seat", seat=0, name="").strip() not in output


def test_an_unfinished_game_is_refused_with_the_way_out(tmp_path: Path) -> None:
    record = decode(Path(MUSEE).read_bytes().splitlines()[0])
    running = msgspec.structs.replace(record, actions=record.actions[:6], result=None)
    (tmp_path / "game.json").write_bytes(encode(running))
    code, output, errors = run("review", "game.json", home=tmp_path)
    assert (code, output) == (2, "")
    assert errors.startswith("review: the game is not over, and a review shows all hands.")
    assert "vernissage hint FILE --at 7" in errors


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ((MUSEE, "--seat", "2"), "--seat 2: there is no such seat"),
        ((MUSEE, "--top", "0"), "--top 0: this must be at least 1."),
        ((MUSEE, "--replays", "0"), "--replays 0: this must be at least 1."),
        ((MUSEE, "--line", "99"), "musee-2.jsonl, 99: there is no record in"),
        (("nothing.json",), "nothing.json: there is no such file."),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    arguments: tuple[str, ...], what: str, tmp_path: Path
) -> None:
    code, output, errors = run("review", *arguments, home=tmp_path)
    assert (code, output) == (2, "")
    assert errors.startswith(what)
    assert list(tmp_path.iterdir()) == []
