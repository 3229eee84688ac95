"""The published ladder: its plan holds every promise, and its page tells what came out."""

import json
import lzma
import sys
from pathlib import Path

import pytest

from vernissage.arena.edition import edition
from vernissage.cli.files import read_lines
from vernissage.core.records import decode, encode, verify
from vernissage.games.musee import MUSEE

BENCH = Path(__file__).parent.parent.parent / "bench"
sys.path.insert(0, str(BENCH))

import ladder  # noqa: E402
from ladder_plan import read_plan  # noqa: E402

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


def test_every_game_of_a_match_is_published(asked: list[str], tmp_path: Path) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    lines = read_lines(tmp_path / "summaries" / "a.jsonl.xz")
    assert len(lines) == 4
    for _, line in lines:
        assert verify(MUSEE, decode(line)).over
        assert b"thought_ms" not in line
        assert b"waited_ms" not in line


def test_what_is_published_names_deal_rotation_and_editions(
    asked: list[str], tmp_path: Path
) -> None:
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    lines = [json.loads(line) for _, line in read_lines(tmp_path / "summaries" / "a.jsonl.xz")]
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


def test_archives_with_and_without_editions_are_rated_alike(
    asked: list[str], tmp_path: Path
) -> None:
    """Archives that were published before editions were kept have no `arena`."""
    ladder.main([*asked, "--deals", "2", "--only", "a"])
    new = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    archive = tmp_path / "summaries" / "a.jsonl.xz"
    older = b"".join(encode(decode(line)) + b"\n" for _, line in read_lines(archive))
    assert b"arena" not in older
    archive.write_bytes(lzma.compress(older))
    ladder.main([*asked, "--deals", "2", "--only", "nothing"])
    assert "### Ratings" in new
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == new


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
    files = [tmp_path / "summaries" / name for name in ("a.json", "a.jsonl.xz")]
    before = [file.read_bytes() for file in files]
    assert ladder.main([*asked, "--deals", "1", "--only", "a"]) == 0
    assert [file.read_bytes() for file in files] == before
    assert "has more games and stays" in capsys.readouterr().err


def test_the_page_verifies_an_archive_that_exists(asked: list[str], tmp_path: Path) -> None:
    ladder.main([*asked, "--deals", "1", "--only", "b"])
    archive = (tmp_path / "summaries" / "b.jsonl.xz").as_posix()
    assert f"`vernissage verify {archive}`" in (tmp_path / "ladder.md").read_text(encoding="utf-8")
    ladder.main([*asked, "--only", "nothing", "--summaries", str(tmp_path / "none")])
    assert "vernissage verify" not in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_the_plan_holds_every_match_of_the_promise() -> None:
    plan = read_plan(BENCH / "ladder.json")
    names = [match.name for match in plan.matches]
    assert len(names) == len(set(names))
    promised = {m.name: m.at_least for m in plan.matches if m.at_least is not None}
    assert promised["musee-2-master-random"] == 0.999
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
