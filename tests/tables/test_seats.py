"""Bots at their seats: they are asked, timed, and blamed for what goes wrong."""

from pathlib import Path
from typing import Any

import pytest

from vernissage.core.chance import Generator
from vernissage.core.refusals import Illegal, Invalid, Refusal
from vernissage.games.musee import MUSEE
from vernissage.games.musee.state import State
from vernissage.tables.seats import Seated, all_seated, move, next_seat, seated

OPTIONS = MUSEE.options(players=2)


class Says:
    """A bot that always says the same; an exception is raised instead."""

    def __init__(self, said: Any) -> None:
        self.said = said

    def choose(self, view: Any, choices: Any, chance: Generator) -> Any:
        if isinstance(self.said, Exception):
            raise self.said
        return self.said


def start() -> tuple[State, int]:
    state: State = MUSEE.start(OPTIONS, MUSEE.deal(OPTIONS, 1))
    return state, state.to_act()[0]


def saying(said: Any) -> Seated:
    return Seated("mine", Says(said), Generator(1))


def test_a_bot_may_answer_with_an_action_or_its_notation() -> None:
    state, seat = start()
    action = state.legal(seat)[0]
    by_text = state.copy()
    assert move(MUSEE, state, seat, saying(action)) == action
    assert move(MUSEE, by_text, seat, saying(MUSEE.write(action))) == action
    assert state.key() == by_text.key()


def test_its_times_are_kept() -> None:
    state, seat = start()
    bot = saying(state.legal(seat)[0])
    move(MUSEE, state, seat, bot)
    assert len(bot.thought) == len(bot.waited) == 1


@pytest.mark.parametrize(
    ("said", "kind", "code"),
    [
        (None, Invalid, "bot-answer"),
        ("hang it somewhere", Invalid, None),
        ("hang 19 T1", Illegal, None),
        (ZeroDivisionError("by zero"), Invalid, "bot-failed"),
    ],
)
def test_what_goes_wrong_is_told_in_the_bots_name(
    said: Any, kind: type[Refusal], code: str | None
) -> None:
    state, seat = start()
    assert MUSEE.parse("hang 19 T1") not in state.legal(seat)
    before = state.key()
    with pytest.raises(kind) as caught:
        move(MUSEE, state, seat, saying(said))
    assert "mine" in str(caught.value)
    assert code in (None, caught.value.code)
    assert state.key() == before


def test_a_constructor_that_wants_more_is_blamed_and_not_choose(tmp_path: Path) -> None:
    file = tmp_path / "greedy.py"
    file.write_text("class Mine:\n    def __init__(self, a): ...\n    def choose(self, *_): ...\n")
    with pytest.raises(Invalid) as caught:
        seated(MUSEE, f"{file}:Mine", seed=1, seat=0)
    assert caught.value.code == "bot-not-made"
    assert "__init__" in str(caught.value.arguments)


def test_every_seat_has_a_chance_of_its_own() -> None:
    bots = all_seated(MUSEE, ["random", "random"], seed=7)
    assert [bot.name for bot in bots] == ["random", "random"]
    assert bots[0].bot is not bots[1].bot
    assert bots[0].chance.word != bots[1].chance.word


def test_who_is_asked_may_always_act() -> None:
    state, seat = start()
    assert next_seat(state, Generator(3)) == seat
