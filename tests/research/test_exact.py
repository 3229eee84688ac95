"""The exact answers: by hand, by another method, and as they are published."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vernissage.research.exact import (
    OPEN_VARIANTS,
    VARIANTS,
    all_solved,
    bounds_of,
    induced,
    rounded,
    solved,
    tree_of,
)
from vernissage.research.learnable import LEARNABLE
from vernissage.research.table import CHANCE, OVER, Table

EXACT = Path(__file__).parents[2] / "docs" / "exact.json"
PUBLISHED: dict[str, Any] = json.loads(EXACT.read_text(encoding="utf-8"))
QUICK = ("musee-3-cards", "musee-4-cards", "modern-art-3-cards", "modern-art-4-cards")


def test_three_cards_counted_by_hand() -> None:
    """MU-P1, MU-P4, MU-T7: seat 0 hangs two of the cards 1 to 3, seat 1 hangs one.

    Two in one gallery bring the bonus of 4. From 1 or 3 the second card surely fits; from 2 it
    does if it lies on the side that was left free, which is as likely as not.
    """
    value = (2 - 1) + 4 * (2 / 3 + 1 / 3 * 1 / 2)
    assert solved(tree_of(*VARIANTS["musee-3-cards"]))["value"] == pytest.approx(value)


@pytest.mark.parametrize("name", QUICK)
def test_the_published_answers_are_found_again(name: str) -> None:
    game, given = VARIANTS[name]
    tree = tree_of(game, given)
    answers = rounded(solved(tree))
    assert PUBLISHED[name] == {**PUBLISHED[name], **answers, "options": given}
    assert tree.games == PUBLISHED[name]["games"]
    assert answers["exploitability of the solution"] == 0
    assert answers["exploitability of random"] > 1


def test_where_nothing_is_hidden_the_answers_come_from_the_end_of_the_game() -> None:
    name = "art-society-2-that-fit"
    answers = rounded(induced(*OPEN_VARIANTS[name]))
    assert PUBLISHED[name] == {**PUBLISHED[name], **answers, "options": OPEN_VARIANTS[name][1]}


@pytest.mark.parametrize("name", OPEN_VARIANTS)
def test_nothing_is_hidden_there(name: str) -> None:
    """What either seat knows tells the whole position."""
    game, given = OPEN_VARIANTS[name]
    chance, found = np.random.default_rng(1), dict[tuple[int, str], bytes]()
    for _ in range(40):
        table = Table(LEARNABLE[game].box(**given))
        while table.asked != OVER:
            if table.asked == CHANCE:
                table.decide(int(chance.choice([item for item, _ in table.outcomes()])))
            else:
                for seat in (0, 1):
                    key = seat, table.view(seat)
                    assert found.setdefault(key, table.state.key()) == table.state.key()
                legal = table.state.legal(table.asked)
                table.act(int(chance.choice(legal)))
    assert len(found) > 100


def test_both_methods_agree_where_both_can_be_used() -> None:
    """One card each and one in the pile: the pile's card is what the others are not."""
    tree = tree_of("musee", {"columns": 2, "cards": 2, "hand": 1, "first": 0})
    other = induced("musee", {"columns": 2, "cards": 2, "hand": 1, "first": 0})
    found = solved(tree)
    assert found["value"] == pytest.approx(other["value"])
    assert found["exploitability of random"] == pytest.approx(other["exploitability of random"])


def test_a_worse_plan_leaves_less() -> None:
    """The bounds of a random plan lie around the value."""
    tree = tree_of(*VARIANTS["modern-art-3-cards"])
    least, most = bounds_of(tree, (tree.sides[0].uniform(), tree.sides[1].uniform()))
    assert least <= PUBLISHED["modern-art-3-cards"]["value"] <= most
    assert most - least > 1


@pytest.mark.long
def test_all_published_answers_are_found_again() -> None:
    assert dict(all_solved()) == PUBLISHED
