"""Runs: the same result however many work, stopped and taken up, torn files mended."""

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.arena.test_duplicate import contest
from vernissage.arena.duplicate import Contest
from vernissage.arena.journal import Journal
from vernissage.arena.ladder import line_ups
from vernissage.arena.outcomes import Outcome
from vernissage.arena.run import outcomes, until_decided
from vernissage.arena.sprt import Sprt
from vernissage.arena.summary import summary
from vernissage.arena.workers import Done, Task, ThisProcess, hired, in_order
from vernissage.core.refusals import Invalid
from vernissage.games import GAMES


def timeless(deals: list[list[Outcome]]) -> list[list[Outcome]]:
    return [
        [msgspec.structs.replace(game, thought_ms=(), waited_ms=()) for game in deal]
        for deal in deals
    ]


def run(file: Path, deals: int = 6, workers: int = 1) -> list[list[Outcome]]:
    with hired(workers) as hands, Journal(file) as journal:
        return timeless(list(outcomes(contest("greedy", "random"), deals, hands, journal)))


class Counting(ThisProcess):
    """Counts the deals that are really played."""

    def __init__(self) -> None:
        self.deals: list[int] = []

    def wait(self, handle: Task) -> Done:
        self.deals += handle.deals
        return super().wait(handle)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    assert run(tmp_path / "one") == run(tmp_path / "two", workers=2)


def test_deals_come_in_order_in_chunks() -> None:
    counting = Counting()
    found = list(in_order(counting, contest("random", "random"), [5, 3, 8, *range(20, 60)]))
    assert [deal for deal, _ in found] == [5, 3, 8, *range(20, 60)] == counting.deals


def test_what_is_recorded_is_not_played_again(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole")
    pair = contest("greedy", "random")
    with Journal(tmp_path / "parts") as journal:
        list(islice(outcomes(pair, 6, ThisProcess(), journal), 2))
    counting = Counting()
    with Journal(tmp_path / "parts") as journal:
        found = timeless(list(outcomes(pair, 6, counting, journal)))
    assert counting.deals == [2, 3, 4, 5]
    assert found == whole


@pytest.mark.parametrize("cut", [10, 3000])
def test_a_torn_deal_is_played_again(tmp_path: Path, cut: int) -> None:
    whole = run(tmp_path / "games")
    lines = (tmp_path / "games").read_bytes()
    (tmp_path / "games").write_bytes(lines[:-cut])
    assert run(tmp_path / "games") == whole
    assert (tmp_path / "games").read_bytes().count(b"\n") == 12


def test_another_contest_in_the_same_file_is_left_alone(tmp_path: Path) -> None:
    run(tmp_path / "games", deals=2)
    before = (tmp_path / "games").read_bytes()
    counting = Counting()
    with Journal(tmp_path / "games") as journal:
        list(outcomes(contest("greedy", "random", seed=9), 2, counting, journal))
    assert counting.deals == [0, 1]
    assert (tmp_path / "games").read_bytes().startswith(before)


def test_a_foreign_file_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\nhello\n", encoding="utf-8")
    with pytest.raises(Invalid, match=r"letter\.txt, line 1"):
        Journal(file)
    assert file.read_text(encoding="utf-8") == "Dear all,\nhello\n"


@pytest.mark.parametrize(
    "text",
    [
        "my shopping list",
        '{"format": "other',
        '{"format":"vernissage-record/1","game":"musee","options":{}}',
        "12",
        "[1, 2",
    ],
)
def test_a_text_without_a_last_newline_is_not_a_torn_record(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Invalid, match=r"notes\.txt, line 1"):
        Journal(file)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("kept", [1, 12, 400])
def test_a_first_record_torn_anywhere_is_played_again(tmp_path: Path, kept: int) -> None:
    whole = run(tmp_path / "games", deals=1)
    content = (tmp_path / "games").read_bytes()
    (tmp_path / "games").write_bytes(content[:kept])
    assert run(tmp_path / "games", deals=1) == whole


def test_a_note_below_the_records_is_refused_and_not_touched(tmp_path: Path) -> None:
    """Whole JSON was never torn, wherever it stands."""
    run(tmp_path / "games", deals=1)
    content = (tmp_path / "games").read_bytes() + b'{"note": "keep me"}'
    (tmp_path / "games").write_bytes(content)
    with pytest.raises(Invalid, match="games, line 3"):
        Journal(tmp_path / "games")
    assert (tmp_path / "games").read_bytes() == content


def test_a_test_stops_with_the_deal_that_decides_it(tmp_path: Path) -> None:
    pair = contest("greedy", "random")
    with Journal(tmp_path / "games") as journal:
        deals = list(until_decided(outcomes(pair, 500, ThisProcess(), journal), Sprt(0.5, 0.6)))
    assert 10 <= len(deals) < 100
    assert (tmp_path / "games").read_bytes().count(b"\n") == 2 * len(deals)


def summed(*names: str, deals: int = 12, **asked: Any) -> Any:
    one = contest(*names, fresh=asked.get("check", False))
    with Journal(Path(asked.pop("file"))) as journal:
        played = list(outcomes(one, deals, ThisProcess(), journal))
    return summary(one, played, **asked)


def test_the_summary_adds_up(tmp_path: Path) -> None:
    found = summed("greedy", "random", "random", file=tmp_path / "games")
    assert [line.bot for line in found.seats] == ["greedy", "random", "random"]
    assert [line.bot for line in found.bots] == ["greedy", "random"]
    assert all(line.games == 36 for line in found.seats)
    assert sum(line.win_rate for line in found.seats) == pytest.approx(1)
    assert sum(seat.win_rate for seat in found.seat_advantage) == pytest.approx(1)
    for line in found.seats:
        assert sum(line.breakdown.values()) == pytest.approx(line.mean_score)
        low, high = line.interval
        assert 0 <= low <= line.win_rate <= high <= 1


def test_the_same_bot_everywhere_is_fair(tmp_path: Path) -> None:
    found = summed("random", "random", "random", deals=40, check=True, file=tmp_path / "games")
    assert found.check.fair
    wide = [high - low for low, high in found.check.intervals]
    assert all(
        w > line.interval[1] - line.interval[0] for w, line in zip(wide, found.seats, strict=True)
    )


@pytest.mark.parametrize(
    ("players", "bots", "expected"),
    [
        (2, "abc", ["ab", "ac", "bc"]),
        (3, "abc", ["abc"]),
        (3, "ab", ["aab", "abb"]),
        (4, "abc", ["abab", "acac", "bcbc"]),
    ],
)
def test_everyone_meets_everyone(players: int, bots: str, expected: list[str]) -> None:
    """In Musée for four, partners are of one kind (MU-4P1)."""
    from vernissage.arena.entries import Entry

    tables = line_ups(GAMES["musee"], players, [Entry(bot, bot) for bot in bots])
    assert ["".join(entry.name for entry in table) for table in tables] == expected


def test_a_refusal_crosses_from_a_worker() -> None:
    from vernissage.arena.entries import Entry

    bad = Contest("musee", {"players": 2}, (Entry("nobody", "nobody"),) * 2, 1)
    with pytest.raises(Invalid, match="nobody"), hired(2) as workers:
        list(in_order(workers, bad, [0]))
