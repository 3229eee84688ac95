"""The parts of a review: costs, course, luck, and the tables of each game."""

from collections.abc import Sequence
from unittest.mock import Mock

import msgspec
import pytest

from tests.review.games import FILES, recorded, reviewed
from vernissage.bots.art_society.advice.advise import advise
from vernissage.bots.art_society.advice.answers_by_worth import weighed
from vernissage.core.records import Result, read_action, replay, states
from vernissage.core.refusals import Invalid
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.review.art_society_table import rounds
from vernissage.review.costs import Cost, costs_of
from vernissage.review.course import Standing, course, decided_at, lead, marks
from vernissage.review.decisions import Decision, costliest, open_decisions
from vernissage.review.luck import Luck, compared, luck, measured
from vernissage.review.modern_art_table import auctions
from vernissage.review.musee_table import gains
from vernissage.review.review import Wanted, check_finished, review, steps
from vernissage.review.told import Names, Teller


@pytest.mark.parametrize("game", GAMES)
def test_the_advised_move_costs_nothing_and_no_move_less(game: str) -> None:
    rules, record = GAMES[game], recorded(FILES[game])
    cost_of = costs_of(rules)
    for number, state in open_decisions(rules, record, (1,)):
        if number % 5 == 0:
            view, choices = rules.view(state, 1), rules.choices(state, 1)
            _, played = read_action(rules, record.actions[number - 1])
            cost: Cost = cost_of(view, choices, played)
            assert cost.amount >= 0
            assert cost_of(view, choices, cost.advice.action).amount == 0


def test_an_answer_that_was_not_in_question_costs_at_least_as_much_as_the_last_that_was() -> None:
    rules, record = GAMES["art-society"], recorded(FILES["art-society"])
    cost_of = costs_of(rules)
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
    counted = Mock(wraps=weighed)
    monkeypatch.setattr("vernissage.bots.art_society.advice.advise.weighed", counted)
    _, state = next(open_decisions(rules, record, (0,)))
    costs_of(rules)(rules.view(state, 0), rules.choices(state, 0), state.legal(0)[-1])
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


def standings(*scores: Sequence[int]) -> list[Standing]:
    return [Standing(at, None, tuple(one)) for at, one in enumerate(scores)]


def test_who_was_ahead_and_since_when() -> None:
    line = standings((0, 0), (1, 0), (1, 2), (3, 2), (4, 2))
    assert lead(line, [0]) == 0.75
    assert lead(line, [1]) == 0.25
    assert decided_at(line, [0]) == 3
    assert decided_at(line, [0, 1]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_course_ends_with_the_result(game: str) -> None:
    record = recorded(FILES[game])
    assert record.result is not None
    line = course(GAMES[game], record)
    assert len(line) == len(record.actions) + 1
    assert line[-1].scores == record.result.scores
    told = marks(line)
    assert told[-1] == line[-1]
    assert 4 <= len(told) <= 10


def test_luck_and_skill_add_up_to_the_score() -> None:
    games = [Result((30, 20), (0,), ({}, {})), Result((26, 24), (0, 1), ({}, {}))]
    first, second = measured(GAMES["musee"], games, (31, 29))
    assert (first.par, second.par) == (28, 22)
    assert (first.luck, second.luck) == (3, -3)
    assert (first.skill, second.skill) == (3, 7)
    assert (first.wins, second.wins) == (0.75, 0.25)
    for line in (first, second):
        assert 25 + line.luck + line.skill == line.score


def won_by(game: str, players: int, *winners: Sequence[int]) -> list[float]:
    """How often each seat won, in games with these winners."""
    scores = tuple(range(players))
    games = [Result(scores, tuple(seats), ({},) * players) for seats in winners]
    return [line.wins for line in measured(GAMES[game], games, scores)]


def test_partners_who_win_have_won_once_and_not_half_each() -> None:
    assert won_by("musee", 4, [0, 2], [0, 2], [0, 2], [1, 3]) == [0.75, 0.25, 0.75, 0.25]


def test_a_victory_that_several_sides_share_counts_in_parts() -> None:
    assert won_by("musee", 4, [0, 1, 2, 3]) == [0.5, 0.5, 0.5, 0.5]
    assert won_by("musee", 3, [0, 1]) == [0.5, 0.5, 0.0]
    assert won_by("art-society", 4, [0, 2], [0]) == [0.75, 0.0, 0.25, 0.0]


def test_a_review_of_partners_tells_how_often_their_side_won() -> None:
    """In every replay one side or both have won: the two shares are all of them."""
    record = recorded("musee-4")
    found = luck(GAMES["musee"], record, 2, lambda: None)
    first, second, third, fourth = (line.wins for line in found.seats)
    assert (first, second) == (third, fourth)
    assert first + second == pytest.approx(1)


def verdict(games: Sequence[tuple[int, int]], scores: tuple[int, int]) -> str:
    played = [Result(one, (0,), ({}, {})) for one in games]
    result = Result(scores, (0,), ({}, {}))
    seats = measured(GAMES["musee"], played, scores)
    luck = Luck(len(played), ("club", "casual"), seats, compared(played, result))
    found = msgspec.structs.replace(reviewed("musee"), result=result, luck=luck)
    return Teller(GAMES["musee"], found, words("en"), Names(("A", "B"), ("A", "B"))).verdict()


EVEN = [(30, 30), (31, 29), (29, 31), (30, 30)]
BETTER = [(40, 30), (41, 29), (39, 31), (40, 30)]


def test_what_made_the_winner_win() -> None:
    """Better cards, better play, both, neither; or others who fell short of what bots make."""
    assert "won by better play" in verdict(EVEN, (40, 30))
    assert "won because the others fell short" in verdict(EVEN, (30, 20))
    assert "won by better cards" in verdict(BETTER, (40, 30))
    assert "and made more of them" in verdict(BETTER, (50, 30))
    assert "who made too little" in verdict(BETTER, (40, 20))
    assert "won by little" in verdict(EVEN, (31, 30))


def test_the_auctions_tell_where_all_money_came_from() -> None:
    """MA-A4, MA-V3: prices and payments of the table make up the breakdown of the result."""
    game, record = GAMES["modern-art"], recorded("modern-art-4")
    sold = auctions(game, record)
    assert record.result is not None
    for seat, source in enumerate(record.result.breakdown):
        own = [one for one in sold if one.sale.buyer == seat]
        assert sum(one.paid for one in own) == source["bank"]
        assert -sum(one.sale.price for one in own) == source["bought"]
    for one in sold:
        assert 0 <= one.worth <= 200
        if one.gain > 0:
            assert one.gainer == one.sale.buyer
        elif one.gain < 0 and one.sale.buyer != one.sale.auctioneer:
            assert one.gainer == one.sale.auctioneer
        else:
            assert one.gainer is None


def test_the_parts_of_musee_add_up() -> None:
    game, record = GAMES["musee"], recorded("musee-3")
    final = replay(game, record)
    for seat in range(3):
        parts = gains(game, record, seat)
        for source, points in final.breakdown(seat).items():
            assert sum(brought[source] for _, brought in parts) == points


def test_the_rounds_of_art_society_are_in_the_order_of_the_bids() -> None:
    game, record = GAMES["art-society"], recorded("art-society-3")
    found = rounds(game, record)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    for one in found:
        assert sorted(seat for seat, _, _ in one.turns) == [0, 1, 2]
        cards = [card for _, card, _ in one.turns]
        assert cards == sorted(cards, reverse=True)
        assert one.unsold
        assert one.advance[0] < one.advance[1]
    taken = [text.split()[2] for text in record.actions if text.split()[1] == "take"]
    assert [tile for one in found for _, _, tile in one.turns] == taken


def test_a_review_is_the_same_every_time() -> None:
    record, wanted = recorded("musee-2"), Wanted(seats=(0,), top=2, replays=2)
    told = [review(GAMES["musee"], record, wanted, lambda: None) for _ in range(2)]
    assert told[0] == told[1]


def test_a_running_game_is_refused() -> None:
    record = recorded("musee-2")
    running = msgspec.structs.replace(record, actions=record.actions[:6], result=None)
    with pytest.raises(Invalid, match="shows all hands"):
        check_finished(GAMES["musee"], running)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_reported(game: str) -> None:
    record, wanted = recorded(FILES[game]), Wanted(seats=(0,), top=1, replays=1)
    done: list[int] = []
    review(GAMES[game], record, wanted, lambda: done.append(1))
    assert len(done) == steps(GAMES[game], record, wanted)


def test_a_decision_is_weighed_at_the_position_before_it() -> None:
    record = recorded("musee-2")
    rules = GAMES["musee"]
    keys = [state.key() for state in states(rules, record)]
    for number, state in open_decisions(rules, record, (0, 1)):
        assert state.key() == keys[number - 1]
