"""The server's review of a game has the numbers of `vernissage review`, in every game."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.review.games import FILES, RECORDS
from vernissage.cli import run
from vernissage.core import records
from vernissage.games import GAMES
from vernissage.server import reviews
from vernissage.server.wire_finished import Review

DECISION = re.compile(r"Action (\d+), cost (?:at least )?([\d.]+):")
PAR = re.compile(r"[\d.]+ ± [\d.]+")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_its_numbers_are_those_of_the_command(
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = (RECORDS / f"{FILES[game]}.jsonl").read_bytes().splitlines()[0]
    file = tmp_path / "record.json"
    file.write_bytes(line)
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr(reviews, "REPLAYS", 1)
    assert run(["review", str(file), "--replays", "1", "--lang", "en"]) == 0
    command = capsys.readouterr().out
    told = reviews.reviewed(records.decode(line), lambda done, steps: None)
    review = msgspec.json.decode(told["en"], type=Review)
    costs = {
        (str(one.at), one.cost_words.removeprefix("at least "))
        for seat in review.seats
        for one in seat.decisions
    }
    assert costs
    assert costs == set(DECISION.findall(command))
    pars = {cell for row in review.luck_table.rows for cell in row if PAR.fullmatch(cell)}
    assert len(review.luck) == len(review.seats)
    assert pars
    assert pars == set(PAR.findall(command))
    for row in review.table.rows:
        for cell in row:
            assert not re.fullmatch(r"\d[\d.]*", cell) or cell in command
