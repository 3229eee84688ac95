"""Decisions: what they cost, which are answers_by_worth, and which of them are told."""

from unittest.mock import Mock

import msgspec
import pytest

from tests.review.games import FILES, recorded, reviewed
from vernissage.bots.art_society.advice.advise import advise
from vernissage.bots.art_society.advice.answers_by_worth import answers_by_worth
from vernissage.core.records import read_action, states
from vernissage.games import GAMES
from vernissage.review.costs import Cost
from vernissage.review.decisions import Decision, costliest, open_decisions
from vernissage.review.reviewer import reviewer_of


@pytest.mark.parametrize("game", GAMES)
def test_the_advised_move_costs_nothing_and_no_move_less(game: str) -> None:
    rules, record = GAMES[game], recorded(FILES[game])
    cost_of = reviewer_of(rules).cost
    for number, state in open_decisions(rules, record, (1,)):
        if number % 5 == 0:
            view, choices = rules.view(state, 1), rules.choices(state, 1)
            _, played = read_action(rules, record.actions[number - 1])
            cost: Cost = cost_of(view, choices, played)
            assert cost.amount >= 0
            assert cost_of(view, choices, cost.advice.action).amount == 0


def test_an_answer_that_was_not_in_question_costs_at_least_as_much_as_the_last_that_was() -> None:
    rules, record = GAMES["art-society"], recorded(FILES["art-society"])
    cost_of = reviewer_of(rules).cost
    _, state = next(open_decisions(rules, record, (0,)))
    view, choices = rules.view(state, 0), rules.choices(state, 0)
    told = advise(view, choices)
    assert told.runner_up is not None
    assert cost_of(view, choices, told.action).amount == 0
    second = cost_of(view, choices, told.runner_up)
    assert second.amount == pytest.approx(told.value - told.runner_up_value)
    assert second.advice.runner_up == told.runner_up
    assert not second.at_least
    others = [cost_of(view, choices, action) for action in state.legal(0)]
    assert any(other.at_least for other in others)
    assert all(other.amount >= second.amount for other in others if other.at_least)


def test_lots_and_settling_are_not_called_the_best() -> None:
    rules, record = GAMES["art-society"], recorded(FILES["art-society"])
    kinds = {
        type(rules.choices(state, seat)).__name__
        for seat in (0, 1)
        for _, state in open_decisions(rules, record, (seat,))
    }
    assert {"Bid", "Take", "Turn"} <= kinds
    assert not kinds & {"ChooseLot", "Settle"}


def test_an_art_society_cost_takes_one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, record = GAMES["art-society"], recorded(FILES["art-society"])
    counted = Mock(wraps=answers_by_worth)
    monkeypatch.setattr("vernissage.bots.art_society.advice.advise.answers_by_worth", counted)
    _, state = next(open_decisions(rules, record, (0,)))
    reviewer_of(rules).cost(rules.view(state, 0), rules.choices(state, 0), state.legal(0)[-1])
    assert counted.call_count == 1


def decision(at: int, cost: float, *, seat: int = 0, lot: int | None = None) -> Decision:
    return msgspec.structs.replace(
        one_decision(), at=at, cost=cost, seat=seat, lot=lot, at_least=False
    )


def one_decision() -> Decision:
    return reviewed("musee").decisions[0][1][0]


def test_several_bids_for_one_lot_are_one_decision() -> None:
    every = [decision(1, 5, lot=3), decision(2, 9, lot=3), decision(3, 7), decision(4, 8, seat=1)]
    assert [one.at for one in costliest(every, 0, most=5, least=1)] == [2, 3]
    assert [one.at for one in costliest(every, 0, most=1, least=1)] == [2]
    assert costliest(every, 0, most=5, least=10) == []


def test_a_decision_is_weighed_at_the_position_before_it() -> None:
    record = recorded("musee-2")
    rules = GAMES["musee"]
    keys = [state.key() for state in states(rules, record)]
    for number, state in open_decisions(rules, record, (0, 1)):
        assert state.key() == keys[number - 1]
