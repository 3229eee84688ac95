"""Editions: a changed bot starts anew, an unchanged one goes on."""

from pathlib import Path

import pytest

from tests.arena.conftest import Call
from vernissage.arena.edition import edition, what_plays
from vernissage.arena.entries import read_entry
from vernissage.core.refusals import Invalid

TOY = "tests.arena.bots:Toy"
FIRST = """class Mine:
    def choose(self, view, choices, chance):
        return [c.action(p) for c in choices.cards for p in c.places][0]
"""
LAST = FIRST.replace("[0]", "[-1]")
COMMENTED = FIRST.replace("class", "# A simple soul.\nclass")


def test_every_bot_has_an_edition_of_its_own() -> None:
    greedy, random = edition("musee", "greedy", None), edition("musee", "random", None)
    assert greedy != random
    assert greedy == edition("musee", "greedy", None)
    assert edition("musee", "greedy", {"a": 1.0}) != edition("musee", "greedy", {"a": 2.0})


def test_only_a_file_of_weights_is_taken_off_a_name(tmp_path: Path) -> None:
    """`master@2000` is a bot with a budget; `club@file.json` is one with other weights."""
    with pytest.raises(Invalid, match="greedy@2000"):
        read_entry("musee", "greedy@2000")
    (tmp_path / "x.json").write_text('{"weights": {"spacing": 3.0}}', encoding="utf-8")
    entry = read_entry("musee", f"{TOY}@{tmp_path / 'x.json'}")
    assert (entry.bot, entry.weights) == (TOY, {"spacing": 3.0})


def test_the_rules_belong_to_a_bot_and_the_commands_do_not() -> None:
    names = {file.name for file in what_plays("musee", "greedy").files}
    assert {"greedy.py", "view.py", "rules.py", "chance.py", "sets.py"} <= names
    assert "words.py" not in names


@pytest.mark.parametrize(("then", "played"), [(COMMENTED, 6), (LAST, 12)])
def test_a_bot_that_plays_otherwise_plays_again(
    then: str, played: int, call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vernissage.pages.page.find_spec", lambda name: None)  # no plots
    asked = ("arena", "musee", "--seats", "./mine.py:Mine,random", "--deals", "3")
    for source in (FIRST, then):
        (tmp_path / "mine.py").write_text(source, encoding="utf-8")
        code, _, errors = call(*asked, "--records", "games.jsonl", "--html", "r.html", "--force")
        assert code == 0, errors
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == played
    assert "6 games recorded" in (tmp_path / "r.html").read_text(encoding="utf-8")
