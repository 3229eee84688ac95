"""A seat name can carry a budget: iterations or seconds, for bots that take one."""

from itertools import count
from typing import Any

import pytest

from tests.bots.musee.positions import chosen, positions
from vernissage.bots import BOTS, bot_called
from vernissage.core.refusals import Invalid


def test_iterations_and_seconds_reach_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks) / 100)
    state = next(positions(2, seed=1, every=1))
    assert chosen(bot_called("musee", "master@20")(), state, seed=1) in state.legal(state.turn)
    assert next(ticks) == 0, "iterations need no clock"
    assert chosen(bot_called("musee", "expert@0.05s")(), state, seed=1) in state.legal(state.turn)
    assert next(ticks) > 5, "six moves are compared in rounds that end by the clock"


@pytest.mark.parametrize("name", ["club@100", "random@0.5s"])
def test_a_bot_that_does_not_search_takes_no_budget(name: str) -> None:
    with pytest.raises(Invalid) as refused:
        bot_called("musee", name)
    assert refused.value.code == "bot-without-budget"


@pytest.mark.parametrize("name", ["master@0", "expert@0s", "expert@0.0s"])
@pytest.mark.parametrize("game", BOTS)
def test_no_bot_thinks_for_no_time(game: str, name: str) -> None:
    with pytest.raises(Invalid, match=f"^{name}: a bot that searches cannot be given this many\\."):
        bot_called(game, name)


@pytest.mark.parametrize("game", BOTS)
@pytest.mark.parametrize("kind", ["iterations", "seconds"])
def test_nor_does_one_that_is_made_so(game: str, kind: str) -> None:
    for name in ("expert", "master"):
        made: Any = bot_called(game, name)
        with pytest.raises(Invalid):
            made(**{kind: 0})


def test_an_unknown_bot_stays_unknown_with_a_budget() -> None:
    with pytest.raises(Invalid) as refused:
        bot_called("musee", "grandmaster@9")
    assert refused.value.code == "no-such-bot"
