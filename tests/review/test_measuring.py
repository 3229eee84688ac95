"""Cards of Modern Art that seem to cost much: what games between club bots say of them."""

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

import msgspec
import pytest

from tests.review.games import FILES, recorded, reviewed
from vernissage.games import GAMES
from vernissage.games.modern_art import MODERN_ART
from vernissage.review import measuring
from vernissage.review.decisions import Decision, costliest, every_decision, open_decisions
from vernissage.review.measuring import (
    HOPELESS,
    PAIRS,
    lead_of,
    measured,
    pairs,
    with_measured_costs,
)
from vernissage.review.review import Wanted

RECORD = recorded(FILES["modern-art"])
CARDS = ("offer", "add", "decline", "reveal", "skip")


@cache
def estimated() -> tuple[Decision, ...]:
    return tuple(every_decision(MODERN_ART, RECORD, (0,), lambda: None))


def test_cards_are_estimates_and_bids_are_not() -> None:
    for decision in estimated():
        assert decision.estimate == (decision.played.split()[0] in CARDS)


def surely_different(decision: Decision) -> Decision:
    return msgspec.structs.replace(decision, played="skip", better="reveal", cost=50.0)


def one_estimate() -> Decision:
    return next(one for one in estimated() if one.estimate and one.played.startswith("offer"))


def with_leads(leads: Sequence[float], patch: pytest.MonkeyPatch) -> Decision:
    """A decision whose better move is ahead by these, one world after the other."""
    worlds = count()
    patch.setattr(measuring, "PAIRS", len(leads))
    patch.setattr(
        measuring,
        "lead_of",
        lambda game, view, seat, action, world: (
            leads[next(worlds)] if action == MODERN_ART.parse("reveal") else 0.0
        ),
    )
    return measured(MODERN_ART, RECORD, surely_different(one_estimate()), lambda: None)


def test_the_cost_is_what_the_games_show(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_leads([6.0, 8.0, 6.0, 8.0], monkeypatch)
    assert found.cost == 7.0
    assert not found.estimate


def test_what_may_be_luck_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert with_leads([60.0, -40.0, 60.0, -40.0], monkeypatch).cost == 0.0


def test_what_costs_nothing_in_the_first_games_is_measured_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = [100.0, 110.0] * HOPELESS
    assert with_leads([-5.0] * HOPELESS + late, monkeypatch).cost == 0.0
    assert with_leads([5.0] * HOPELESS + late, monkeypatch).cost > 0.0


def test_an_estimate_is_not_told() -> None:
    dear = msgspec.structs.replace(one_estimate(), cost=90.0)
    known = msgspec.structs.replace(dear, estimate=False)
    assert costliest([dear], 0, most=3, least=1) == []
    assert costliest([known], 0, most=3, least=1) == [known]


def test_the_costliest_estimates_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(game: Any, record: Any, decision: Decision, done: Any) -> Decision:
        asked.append(decision.at)
        return msgspec.structs.replace(decision, estimate=False)

    monkeypatch.setattr(measuring, "measured", noted)
    cards = [one for one in estimated() if one.estimate][:4]
    costs = zip(cards, (5.0, 0.0, 9.0, 7.0), strict=True)
    given = [msgspec.structs.replace(card, cost=cost) for card, cost in costs]
    found = with_measured_costs(MODERN_ART, RECORD, given, (0,), 2, lambda: None)
    assert asked == [cards[2].at, cards[3].at]
    assert [one.estimate for one in found] == [True, True, False, False]
    with_measured_costs(MODERN_ART, RECORD, given, (0,), 9, lambda: None)
    assert cards[1].at not in asked


def test_only_modern_art_has_estimates() -> None:
    assert pairs(MODERN_ART, RECORD, (0,), 1) == PAIRS
    for game in ("musee", "art-society"):
        assert pairs(GAMES[game], recorded(FILES[game]), (0, 1), 3) == 0


def test_a_game_played_out_is_the_same_every_time_and_knows_what_the_seat_knows() -> None:
    """Another position that the seat cannot tell from this one gives the same lead."""
    seen = set()
    for number, state in open_decisions(MODERN_ART, RECORD, (0,)):
        if RECORD.actions[number - 1].startswith("0 offer") and number > 100:
            view, action = MODERN_ART.view(state, 0), state.legal(0)[0]
            like = MODERN_ART.view(MODERN_ART.imagine(view, 99), 0)
            leads = [lead_of(MODERN_ART, one, 0, action, 3) for one in (view, view, like)]
            assert leads[0] == leads[1] == leads[2]
            seen.add(leads[0])
    assert len(seen) > 1


def told_cards() -> list[Decision]:
    told = [one for _, found in reviewed("modern-art").decisions for one in found]
    return [one for one in told if one.played.split()[0] in CARDS]


def test_the_told_costs_of_cards_are_no_estimates() -> None:
    assert told_cards()
    assert not any(card.estimate for card in told_cards())


@pytest.mark.long
def test_the_told_costs_of_cards_were_measured() -> None:
    for card in told_cards():
        again = msgspec.structs.replace(card, cost=0.0, estimate=True)
        assert measured(MODERN_ART, RECORD, again, lambda: None).cost == card.cost


def test_more_is_measured_than_told_if_little_is_told() -> None:
    """The costliest by estimate need not be the costliest in the end."""
    assert Wanted(seats=(0,), top=1, replays=1).measured == 3
    assert Wanted(seats=(0,), top=5, replays=1).measured == 5
