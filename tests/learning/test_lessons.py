"""Guided first games: legal from the first step to the last, whichever way the learner takes."""

from itertools import product
from typing import Any

import pytest

from vernissage.core.languages import LANGUAGES
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.learning.lessons import (
    LEARNER,
    RANGE,
    OffScript,
    Step,
    covers,
    lesson_of,
    stages,
    taught,
)


def answers(step: Step) -> list[str]:
    """Every move that leads on from this step; of amounts the first, the last and one between."""
    found: list[str] = []
    for wanted in step.moves:
        span = RANGE.fullmatch(wanted)
        if span is None:
            found.append(wanted)
        else:
            low, high = int(span[2]), int(span[3])
            found += [f"{span[1]} {amount}" for amount in (low, (low + high) // 2, high)]
    return found


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
    game, lesson = GAMES[name], lesson_of(name)
    for given in product(*(answers(step) for step in lesson.doing())):
        *_, (number, table) = stages(game, lesson, given)
        asked = LEARNER in table.state.to_act()
        assert number == len(lesson.doing())
        assert asked or table.state.over or not lesson.doing()[-1].then


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
