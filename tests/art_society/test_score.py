"""vernissage score art-society: real walls scored, impossible ones refused with the reason."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run
from vernissage.core.refusals import Invalid
from vernissage.core.scorecard import Card
from vernissage.core.words import words
from vernissage.games.art_society.scorecard import cards

SCORED = Path(__file__).parents[2] / "docs" / "walls.json"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "scoring.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    """The fenced block of docs/scoring.md of this kind."""
    found = re.search(rf"```{kind}\n(.*?)```", DOCUMENT.partition("## Art Society")[2], re.DOTALL)
    assert found is not None
    return found[1]


def told(card: Card) -> str:
    say = words("en")
    lines = [
        f"{say(f'art-society-card-{line.code}', **line.arguments)} = {line.points}"
        for line in card.lines
    ]
    return "\n".join([card.name, *lines, f"Total = {card.total}"]) + "\n"


def test_the_example_of_the_documentation_is_refused_and_then_scored() -> None:
    example = block("json art-society")
    with pytest.raises(Invalid) as refused:
        cards(example.encode())
    assert f"{refused.value}\n" == block("text refused")
    mended = example.replace(
        '"landscape", "frame": "wood"', '"landscape", "frame": "silver"'
    ).encode()
    assert told(cards(mended)[0]) == block("text scored")


def test_the_command_prints_the_arithmetic(tmp_path: Path) -> None:
    code, output, errors = run("score", "art-society", str(SCORED), home=tmp_path)
    assert (code, errors) == (0, "")
    assert re.search(r"Total\s+71", output)
    assert re.search(r"Total\s+77", output)
    assert "Noted" not in output, "the files note the same"
    code, output, _ = run("score", "art-society", str(SCORED), "--lang", "pl", home=tmp_path)
    assert re.search(r"Razem\s+71", output)


def test_a_false_note_is_shown_beside_the_true_total(tmp_path: Path) -> None:
    walls = json.loads(SCORED.read_bytes())
    walls["wall_71"]["observed_final_score"] = 70
    file = tmp_path / "walls.json"
    file.write_text(json.dumps(walls), encoding="utf-8")
    _, output, _ = run("score", "art-society", str(file), home=tmp_path)
    assert re.search(r"Noted in the file\s+70", output)


Change = Callable[[dict[str, Any]], None]


def change(path: str, value: Any) -> Change:
    *parents, last = path.split(".")

    def apply(wall: dict[str, Any]) -> None:
        at: Any = wall
        for key in parents:
            at = at[int(key)] if isinstance(at, list) else at[key]
        at[int(last) if isinstance(at, list) else last] = value

    return apply


@pytest.mark.parametrize(
    ("wrong", "rule", "reason"),
    [
        (change("paintings.2.col", 4), "AS-H1", "already covers d3"),
        (change("paintings.0.col", 0), "AS-H1", "do not leave it room"),
        (change("paintings.3.col", 9), "AS-H1", "do not leave it room"),
        (change("paintings.0.frame", "silver"), "AS-C2", "not in the box"),
        (change("paintings.0.frame", "tin"), "AS-C2", "no such painting"),
        (change("paintings.0.w", 7), "AS-C2", "no such painting"),
        (change("paintings.1", {**json.loads(SCORED.read_bytes())["wall_71"]["paintings"][0]}),
         "AS-C2", "there twice"),
        (change("decor.0.shields", 3), "AS-C3", "no such decor"),
        (change("multipliers.portrait", 4), "AS-F1", "cannot be the multipliers"),
        (change("excess", 3), "AS-E3", "more than 2"),
        (change("cols", 9), "AS-C1", "10 columns"),
        (change("paintings", [
            {"type": "portrait", "frame": "gold", "col": 1, "row": 1, "w": 2, "h": 3},
            {"type": "landscape", "frame": "gold", "col": 3, "row": 4, "w": 2, "h": 3},
        ]), "AS-H2", "does not hang together"),
    ],
)  # fmt: skip
def test_an_impossible_wall_is_refused_with_its_rule(wrong: Change, rule: str, reason: str) -> None:
    wall = copy.deepcopy(json.loads(SCORED.read_bytes())["wall_71"])
    wrong(wall)
    if reason == "does not hang together":
        wall["decor"] = []
    with pytest.raises(Invalid, match=reason) as refused:
        cards(json.dumps({"mine": wall}).encode())
    assert refused.value.rule == rule


@pytest.mark.parametrize("document", [b"{", b"[]", b'{"mine": {}}'])
def test_what_is_no_object_of_walls_is_refused(document: bytes) -> None:
    with pytest.raises(Invalid, match="not an object of walls"):
        cards(document)
