"""docs/scoring.md is true: its examples of Musée and Modern Art are scored as it says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from vernissage.core.refusals import Invalid
from vernissage.core.scorecard import Card
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.games.scorers import scorer_of

DOCUMENT = (Path(__file__).parents[2] / "docs" / "scoring.md").read_text(encoding="utf-8")


def example(game: str) -> str:
    found = re.search(rf"```json {game}\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found is not None
    return found[1]


def scored_text(game: str) -> str:
    after = DOCUMENT.partition(f"```json {game}\n")[2]
    return after.partition("```text scored\n")[2].partition("```")[0]


def cards(game: str, document: str) -> list[Card]:
    return scorer_of(GAMES[game]).cards(document.encode())


def told(game: str, card: Card) -> str:
    say = words("en")
    lines = [
        f"{say(f'{game}-card-{line.code}', **line.arguments)} = {line.points}"
        for line in card.lines
    ]
    return "\n".join([card.name, *lines, f"Total = {card.total}"]) + "\n"


@pytest.mark.parametrize("game", ["musee", "modern-art"])
def test_the_example_is_scored_as_the_page_says(game: str) -> None:
    found = "".join(told(game, card) for card in cards(game, example(game)))
    assert found == scored_text(game)


def refused(game: str, told: dict[str, Any]) -> str:
    with pytest.raises(Invalid) as found:
        cards(game, json.dumps({"mine": told}))
    assert str(found.value)
    return found.value.code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"galleries": [[1] * 6, [0] * 6]}, "musee-written-size"),
        ({"galleries": [[0] * 6, [0] * 6, [0] * 5]}, "musee-written-size"),
        ({"galleries": [[0] * 6, [0] * 6, [3, 3, 0, 0, 0, 0]]}, "musee-written-cards"),
        ({"galleries": [[0] * 6, [0] * 6, [51, 0, 0, 0, 0, 0]]}, "musee-written-cards"),
        ({"galleries": [[0] * 6, [0] * 6, [9, 3, 0, 0, 0, 0]]}, "musee-written-order"),
        ({"bonuses": ["middle"]}, "musee-written-bonus"),
        ({"stairs": {"upper": [1], "lower": [1, 3, 5]}}, "musee-stairs-count-6"),
        ({"stairs": 3}, "musee-written-form"),
    ],
)
def test_an_impossible_musee_is_refused(change: dict[str, Any], code: str) -> None:
    assert refused("musee", json.loads(example("musee"))["mine"] | change) == code


@pytest.mark.parametrize(
    ("rounds", "code"),
    [
        ([], "modern-art-written-rounds"),
        ([{"played": {"nex": 6}, "owned": {}}], "modern-art-written-fifth"),
        ([{"played": {"nex": 5, "bahut": 5}, "owned": {}}], "modern-art-written-fifth"),
        ([{"played": {"nex": 5}, "owned": {"Ana": {"nex": 5}}}], "modern-art-written-owned"),
        ([{"played": {"nex": 2}, "owned": {"Ana": {"nex": 2}, "Ben": {"nex": 1}}}],
         "modern-art-written-owned"),
        ([{"played": {"monet": 2}, "owned": {}}], "modern-art-written-artist"),
        ([{"played": {"nex": -1}, "owned": {}}], "modern-art-written-negative"),
        ([{"played": {"nex": 5}, "owned": {}}] * 3, "modern-art-written-cards"),
        ([{"played": 3}], "modern-art-written-form"),
    ],
)  # fmt: skip
def test_an_impossible_game_of_modern_art_is_refused(rounds: list[Any], code: str) -> None:
    assert refused("modern-art", {"rounds": rounds}) == code
