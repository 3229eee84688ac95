"""The published ladder: its plan holds every promise, and its page tells what came out."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from vernissage.arena.edition import edition
from vernissage.core.records import Record, decode, encode, verify
from vernissage.games import GAMES
from vernissage.games.musee import MUSEE

BENCH = Path(__file__).parent.parent.parent / "bench"
sys.path.insert(0, str(BENCH))

import ladder  # noqa: E402
import ladder_check  # noqa: E402
from ladder_plan import read_plan  # noqa: E402
from ladder_records import Published, fingerprint, finishes  # noqa: E402

MATCHES = [
    {"name": "a", "game": "musee", "seats": ["greedy", "random"], "deals": 2, "at_least": 0.5},
    {"name": "b", "game": "musee", "seats": ["random", "greedy"], "deals": 2, "at_most": 0.5},
    {
        "name": "c",
        "game": "musee",
        "seats": ["greedy", "random", "random"],
        "deals": 9,
        "step": True,
    },
    {"name": "d", "game": "musee", "seats": ["genius", "random"], "deals": 2, "at_least": 0.5},
]


@pytest.fixture
def asked(tmp_path: Path) -> list[str]:
    plan = {"seed": 7, "decision_ms_p99": {"greedy": 1000}, "matches": MATCHES}
    (tmp_path / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    return [
        *("--plan", str(tmp_path / "plan.json")),
        *("--records", str(tmp_path / "records")),
        *("--summaries", str(tmp_path / "summaries")),
        *("--page", str(tmp_path / "ladder.md")),
    ]


def test_a_small_ladder(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ladder.main([*asked, "--deals", "2"]) == 0
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| greedy")]
    assert rows[0].startswith("| greedy against random | 2 | 4 | ")
    assert rows[0].endswith("| ≥ 50 % | yes |")
    assert rows[1].endswith("| above 33 % | too few games (27 planned) |")
    assert "| genius against random | 2 |  |  |  | ≥ 50 % | not played |" in page
    assert "| Musée | greedy | " in page
    assert "### Ratings" in page
    assert (tmp_path / "summaries" / "musee-3.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "genius" in capsys.readouterr().err


def played_in(tmp_path: Path, match: str) -> list[bytes]:
    return (tmp_path / "records" / f"{match}.jsonl").read_bytes().splitlines()


def summary_of(tmp_path: Path, match: str) -> Published:
    text = (tmp_path / "summaries" / f"{match}.json").read_bytes()
    return msgspec.json.decode(text, type=Published)


def test_the_records_of_a_match_replay(asked: list[str], tmp_path: Path) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    lines = played_in(tmp_path, "a")
    assert len(lines) == 4
    for line in lines:
        assert verify(MUSEE, decode(line)).over


def test_a_summary_tells_what_was_played_and_who_came_where(
    asked: list[str], tmp_path: Path
) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    lines, found = played_in(tmp_path, "a"), summary_of(tmp_path, "a")
    assert found.games_sha256 == fingerprint(lines)
    assert found.first_deal_sha256 == fingerprint(lines[:2])
    winners = [deciding(decode(line)) for line in lines]
    told = [(deal, {bot for bot, at in ranking if at == 0}) for deal, ranking in finishes(found)]
    assert told == list(zip((0, 0, 1, 1), winners, strict=True))


def deciding(record: Record) -> set[str]:
    assert record.result is not None
    assert record.seats is not None
    return {record.seats[seat] for seat in record.result.winners}


def test_records_name_deal_rotation_and_editions(asked: list[str], tmp_path: Path) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    lines = [json.loads(line) for line in played_in(tmp_path, "a")]
    played = [line["arena"] for line in lines]
    assert [(one["seed"], one["deal"], one["rotation"]) for one in played] == [
        *((7, 0, 0), (7, 0, 1), (7, 1, 0), (7, 1, 1)),
    ]
    editions = {
        "greedy": edition("musee", "greedy", None),
        "random": edition("musee", "random", None),
    }
    for line in lines:
        assert line["arena"]["editions"] == [editions[name] for name in line["seats"]]


def test_a_fingerprint_is_of_the_games_not_of_times_and_editions(
    asked: list[str], tmp_path: Path
) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    lines = played_in(tmp_path, "a")
    without = [encode(decode(line)) for line in lines]
    assert b"arena" not in without[0]
    assert fingerprint(without) == fingerprint(lines)
    assert fingerprint(reversed(lines)) != fingerprint(lines)


def test_the_first_deals_are_played_again_and_compared(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    places = [*asked[:2], "--summaries", str(tmp_path / "summaries")]
    assert ladder_check.main(places) == 0
    assert "a: the same\nladder-check: b: not played\n" in capsys.readouterr().out
    file = tmp_path / "summaries" / "a.json"
    told = file.read_text(encoding="utf-8")
    file.write_text(told.replace('first_deal_sha256": "', 'first_deal_sha256": "0'), "utf-8")
    assert ladder_check.main(places) == 1
    assert "other games: a" in capsys.readouterr().err


QUICK = ("musee-2-step-club-casual", "modern-art-3-step-casual", "art-society-2-step-casual")


@pytest.mark.parametrize("match", QUICK)
def test_published_games_come_out_again(match: str) -> None:
    assert ladder_check.main(["--only", match]) == 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_published_games_come_out_again(game: str) -> None:
    """The first deal of every match: minutes for each game."""
    assert ladder_check.main(["--only", game]) == 0


def test_no_bot_is_rated_before_all_steps_are_played(asked: list[str], tmp_path: Path) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    assert (tmp_path / "summaries" / "musee-2.svg").exists()
    assert not (tmp_path / "summaries" / "musee-3.svg").exists()


def test_it_goes_on_where_it_stopped(asked: list[str], tmp_path: Path) -> None:
    ladder.main([*asked, "--deals", "1", "--only", "a"])
    first = (tmp_path / "records" / "a.jsonl").read_bytes()
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    assert (tmp_path / "records" / "a.jsonl").read_bytes().startswith(first)
    assert not (tmp_path / "records" / "b.jsonl").exists()


def test_a_quick_try_leaves_what_is_published_alone(
    asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "ladder.md").write_text("published", encoding="utf-8")
    assert ladder.main([*asked[:2], "--deals", "1", "--only", "a"]) == 0
    assert (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8") == "published"
    assert {path.name for path in tmp_path.iterdir()} == {"plan.json", "docs", "build"}
    tried = tmp_path / "build" / "ladder-try"
    assert (tried / "ladder" / "a.json").exists()
    assert "| greedy against random | 2 | 2 |" in (tried / "ladder.md").read_text(encoding="utf-8")


def test_fewer_games_never_replace_more(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    before = summary_of(tmp_path, "a")
    assert ladder.main([*asked, "--deals", "1", "--only", "a"]) == 0
    assert summary_of(tmp_path, "a") == before
    assert "has more games and stays" in capsys.readouterr().err


def test_the_plan_holds_every_match_of_the_promise() -> None:
    plan = read_plan(BENCH / "ladder.json")
    names = [match.name for match in plan.matches]
    assert len(names) == len(set(names))
    promised = {m.name: m.at_least for m in plan.matches if m.at_least is not None}
    assert promised["musee-2-master-random"] == 0.999
    assert promised["musee-2-master-greedy"] == 0.95
    assert promised["musee-2-master-points"] == 0.99
    assert promised["modern-art-5-master-fraction"] == 0.85
    assert promised["art-society-4-master-placer"] == 0.6
    steps = [match for match in plan.matches if match.step]
    assert len(steps) == 36
    for match in steps:
        games = match.deals * len(match.seats)
        assert games >= (500 if match.seats[0] == "master" else 1000)


def test_a_broken_plan_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "plan.json").write_text('{"seed": 1}', encoding="utf-8")
    assert ladder.main(["--plan", str(tmp_path / "plan.json")]) == 2
    assert ladder.main(["--plan", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
