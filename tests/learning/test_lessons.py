"""Guided first games: legal from the first step to the last, whichever way the learner takes."""

from collections.abc import Iterator
from typing import Any

import pytest

from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.learning.lessons import (
    LEARNER,
    OffScript,
    covers,
    lesson_of,
    stages,
    taught,
)


def ways(name: str, given: list[str]) -> Iterator[list[str]]:
    """The ends of every way through a script: all moves that lead on, of many alike some."""
    game, lesson = GAMES[name], lesson_of(name)
    if len(given) == len(lesson.doing()):
        yield given
        return
    *_, (_, table) = stages(game, lesson, given)
    step = lesson.doing()[len(given)]
    legal = [game.write(action) for action in table.state.legal(LEARNER)]
    found = [move for move in legal if any(covers(wanted, move) for wanted in step.moves)]
    for move in {*step.moves[:1], found[0], found[len(found) // 2], found[-1]} & {*legal}:
        try:
            list(stages(game, lesson, [*given, move]))
        except OffScript:
            continue
        yield from ways(name, [*given, move])


def final(name: str) -> Any:
    """What the learner sees in the end."""
    game, lesson = GAMES[name], lesson_of(name)
    *_, (_, table) = stages(game, lesson, [None] * len(lesson.doing()))
    return game.view(table.state, LEARNER)


def happened(name: str) -> set[str]:
    """The kinds of events that the learner hears of."""
    game, lesson = GAMES[name], lesson_of(name)
    *_, (_, table) = stages(game, lesson, [None] * len(lesson.doing()))
    return {type(event).__name__ for event in table.events(LEARNER)}


@pytest.mark.parametrize("name", taught())
def test_every_way_through_is_legal(name: str) -> None:
    lesson = lesson_of(name)
    found = list(ways(name, []))
    assert [step.moves[0] for step in lesson.doing()] in found


@pytest.mark.parametrize("name", taught())
def test_the_learner_is_asked_wherever_the_guide_asks(name: str) -> None:
    game, lesson = GAMES[name], lesson_of(name)
    for done in range(len(lesson.doing())):
        *_, (_, table) = stages(game, lesson, [None] * done)
        assert game.choices(table.state, LEARNER) is not None


@pytest.mark.parametrize("name", taught())
def test_another_legal_move_is_told_apart_from_an_illegal_one(name: str) -> None:
    game, lesson = GAMES[name], lesson_of(name)
    first = lesson.doing()[0]
    *_, (_, table) = stages(game, lesson, [])
    others = [game.write(action) for action in table.state.legal(LEARNER)]
    others = [move for move in others if not any(covers(one, move) for one in first.moves)]
    for move in others[:20]:
        with pytest.raises(OffScript) as other:
            list(stages(game, lesson, [move]))
        assert other.value.wanted == first.moves[0]


@pytest.mark.parametrize("name", taught())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(name: str, language: str) -> None:
    say = words(language)
    lesson = lesson_of(name)
    for step in lesson.steps:
        title, text = (say(f"lesson-{name}-{step.id}{end}") for end in (".title", ""))
        assert 0 < len(title) <= 40
        assert 0 < len(text) <= 280
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


def played(name: str) -> list[str]:
    """Every action of the script, without its seat."""
    game, lesson = GAMES[name], lesson_of(name)
    *_, (_, table) = stages(game, lesson, [None] * len(lesson.doing()))
    return [action.partition(" ")[2] for action in table.actions]


def test_modern_art_teaches_its_ideas() -> None:
    """MA-C1, MA-E1, MA-V2: all five auctions, the fifth card, what the bank pays."""
    offered = {action.split()[-1] for action in played("modern-art")}
    assert offered >= {"open", "once", "sealed", "fixed", "double"}
    first = final("modern-art").rounds[0]
    assert max(first.played) == 5
    assert first.last == LEARNER
    assert first.income[LEARNER] == 50


def test_art_society_teaches_its_ideas() -> None:
    """AS-B1, AS-D1, AS-P1, AS-F2: bids, decor by frames, the museum, no faux pas."""
    view = final("art-society")
    own = view.players[LEARNER]
    assert any(action.startswith("decor d1") for action in played("art-society"))
    assert not any(hung.faux_pas for hung in own.wall.tiles)
    assert {action.split()[0] for action in played("art-society")} >= {"bid", "take", "hang", "lot"}


def test_musee_teaches_its_ideas() -> None:
    """MU-P2, MU-P3, MU-P4: neighbours, staircases and a gallery's bonus, each by the own hand."""
    own = final("musee").musees[0]
    assert own.neighbours > 0
    assert own.staircases > 0
    assert own.bonuses == ("top",)
    told = [step.id for step in lesson_of("musee").steps]
    assert [one for one in told if one in ("hang", "pair", "stairs", "gap", "full", "end")] == [
        *("hang", "pair", "stairs", "gap", "full", "end")
    ]
