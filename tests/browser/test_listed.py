"""What the client lists is what there is: games, player counts, options, levels, languages."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.browser.chromium import ROOT, with_node
from vernissage.bots import BOTS
from vernissage.core.languages import LANGUAGES
from vernissage.core.rulebook import rulebook
from vernissage.games import GAMES
from vernissage.games.modern_art.choices import Choices
from vernissage.games.modern_art.events import Happening

MODERN_ART_TYPES = ROOT / "web" / "src" / "games" / "modern-art" / "wire.ts"
SCRIPT = Path(__file__).with_name("listed.mjs")
CORRECTED_BOX = {"tiles"}
"""AS-C2: an option for owners of another box, given as a file; the browser does not ask for it."""


@pytest.fixture(scope="module")
def listed() -> Any:
    command = ["node", str(SCRIPT)]
    found = subprocess.run(command, env=with_node(), stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(found.stdout)


def test_every_game_with_its_numbers_of_players(listed: Any) -> None:
    assert listed["games"] == {name: list(game.players) for name, game in GAMES.items()}
    assert set(listed["faces"]) == set(listed["titles"]) == set(GAMES)


def test_every_question_and_event_of_modern_art() -> None:
    """Two games have a `bid` and an `ended`, so the client picks its own from all that travels."""
    listed = re.findall(r"\| wire\.ModernArt(\w+)", MODERN_ART_TYPES.read_text(encoding="utf-8"))
    there = (*get_args(Choices), *get_args(Happening))
    assert sorted(listed) == sorted(kind.__name__ for kind in there)


def test_every_language_and_every_level(listed: Any) -> None:
    assert listed["languages"] == list(LANGUAGES)
    for bots in BOTS.values():
        assert [name for name in bots if name in listed["levels"]] == listed["levels"]


def test_rules_by_their_game(listed: Any) -> None:
    for name in GAMES:
        book = rulebook(name, "en")
        ids = {rule.id for chapter in book.chapters for rule in chapter.rules}
        assert all(rule.startswith(listed["prefixes"][name]) for rule in ids)
        assert set(listed["rules"][name]) <= ids


@pytest.mark.parametrize("name", GAMES)
def test_every_option_can_be_sent(listed: Any, name: str) -> None:
    sent = [one["sent"] for one in listed["asked"] if one["game"] == name]
    fields = set(type(GAMES[name].options()).__struct_fields__)
    assert {option for options in sent for option in options} == fields - CORRECTED_BOX


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_is_never_refused(listed: Any, name: str) -> None:
    for one in listed["asked"]:
        if one["game"] == name:
            assert GAMES[name].options(**one["sent"]).players == one["sent"]["players"]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_offered_where_there_are_matches(listed: Any, name: str) -> None:
    offered = any(one["match"] for one in listed["asked"] if one["game"] == name)
    assert offered == (GAMES[name].match is not None)
