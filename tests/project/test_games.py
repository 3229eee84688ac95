"""A game that is added is added everywhere: every room knows all of them."""

import json
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from tests.every_game.conservation import CONSERVED
from tests.every_game.worlds import REDEAL
from tests.words.source import CARD_LINES, VERBS
from vernissage.bots import BOTS
from vernissage.bots.hints import ADVISERS
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import FOLDER
from vernissage.faces import FACES
from vernissage.games import GAMES
from vernissage.games.scorers import SCORERS
from vernissage.learning.lessons import taught
from vernissage.learning.puzzles import file_of
from vernissage.paintings import ids
from vernissage.research.learnable import LEARNABLE
from vernissage.review.reviewer import REVIEWERS
from vernissage.server.wire import NewTable

ROOT = Path(__file__).parents[2]
RESEARCH = ROOT / "src" / "vernissage" / "research"
LEVELS = {"novice", "casual", "club", "expert", "master"}
FILES = (
    *("parts", "facts", "actions", "rules", "scoring", "state", "setup", "refusals", "view"),
    *("events", "choices", "imagine", "notation", "scorecard", "history"),
    *("showing", "telling", "asking"),
)


@pytest.mark.parametrize(
    "room",
    [BOTS, ADVISERS, REVIEWERS, FACES, SCORERS, LEARNABLE, CONSERVED, REDEAL, VERBS, CARD_LINES],
    ids=[
        *("bots", "advisers", "reviewers", "faces", "scorers", "learnable"),
        *("conservation", "worlds", "verbs", "card lines"),
    ],
)
def test_every_room_knows_every_game(room: dict[str, object]) -> None:
    assert set(room) == set(GAMES)


def test_a_table_of_every_game_can_be_made() -> None:
    assert set(get_args(get_type_hints(NewTable)["game"])) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels_and_the_first_baselines(game: str) -> None:
    assert LEVELS | {"random", "greedy"} <= set(BOTS[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = ROOT / "src" / "vernissage" / "games" / game.replace("-", "_")
    assert [name for name in FILES if not (folder / f"{name}.py").exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_words_and_its_tests(game: str) -> None:
    folder = game.replace("-", "_")
    for language in LANGUAGES:
        for name in (folder, f"rules_{folder}", f"advice_{folder}"):
            assert (FOLDER / language / f"{name}.ftl").exists()
    for room in ("tests", "tests/bots"):
        assert list((ROOT / room / folder).glob("test_*.py"))
    for kind in ("playthroughs", "records"):
        assert list((ROOT / "tests" / kind).glob(f"{game}-*"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_hung_taught_asked_about_and_measured(game: str) -> None:
    """Its poster, its guided game, its puzzles, its environment and its matches."""
    assert game in ids("covers")
    assert game in taught()
    assert file_of(game).exists()
    assert (RESEARCH / f"{game.replace('-', '_')}_v1.py").exists()
    plan = json.loads((ROOT / "bench" / "ladder.json").read_text(encoding="utf-8"))
    assert game in {match["game"] for match in plan["matches"]}
