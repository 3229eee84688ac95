"""Duplicate deals: the same cards, every rotation, partners together, chance of one's own."""

from collections import Counter

import msgspec
import pytest

from vernissage.arena.duplicate import Contest, Room, deal_seed, line_up_of
from vernissage.arena.entries import Entry, read_entry
from vernissage.arena.outcomes import Outcome, chance_level, outcome
from vernissage.core.contract import Game
from vernissage.core.records import verify
from vernissage.games import GAMES, game_called

MUSEE: Game = GAMES["musee"]


def contest(*names: str, seed: int = 1, fresh: bool = False) -> Contest:
    options = msgspec.to_builtins(MUSEE.options(players=len(names)))
    entries = tuple(read_entry("musee", name) for name in names)
    return Contest("musee", options, entries, seed, fresh)


@pytest.mark.parametrize("names", [("greedy", "random"), ("greedy", "random", "random")])
def test_each_deal_is_played_with_every_rotation(names: tuple[str, ...]) -> None:
    records = Room(contest(*names)).play_deal(3)
    assert len(records) == len(names)
    assert len({msgspec.json.encode(record.setup) for record in records}) == 1
    for seat in range(len(names)):
        assert Counter(r.seats[seat] for r in records if r.seats) == Counter(names)
    for record in records:
        assert line_up_of(record.seats or (), record.arena.rotation) == names
        verify(MUSEE, record)


def test_partners_stay_partners() -> None:
    records = Room(contest("greedy", "random", "greedy", "random")).play_deal(0)
    assert [record.seats for record in records] == [
        ("greedy", "random", "greedy", "random"),
        ("random", "greedy", "random", "greedy"),
    ] * 2


def test_a_deal_is_always_the_same_and_no_other_seed_has_it() -> None:
    one, other = contest("random", "random"), contest("random", "random", seed=2)
    assert Room(one).play_deal(4)[0].actions == Room(one).play_deal(4)[0].actions
    seeds = {deal_seed(c, deal, 0) for c in (one, other) for deal in range(500)}
    assert len(seeds) == 1000


def test_chance_differs_between_rotations_and_seats() -> None:
    """The same bot on the same cards plays another game in another rotation."""
    first, second = Room(contest("random", "random")).play_deal(0)
    assert first.setup == second.setup
    assert first.actions != second.actions


def test_a_check_deals_anew_for_every_rotation() -> None:
    first, second = Room(contest("greedy", "greedy", fresh=True)).play_deal(0)
    assert first.setup != second.setup


def test_every_decision_is_timed() -> None:
    record = Room(contest("greedy", "random")).play_deal(0)[0]
    assert sum(map(len, record.arena.thought_ms)) == len(record.actions)
    assert sum(map(len, record.arena.waited_ms)) == len(record.actions)


def test_only_the_bot_is_on_the_clock() -> None:
    slow = Contest(
        "musee",
        {"players": 2},
        (read_entry("musee", "tests.arena.bots:Slow"), Entry("random", "random")),
        1,
    )
    record = Room(slow).play_deal(0)[0]
    assert min(record.arena.waited_ms[0]) >= 1
    assert min(record.arena.waited_ms[1]) < 1


def changed(names: tuple[str, ...], rotation: int, scores: tuple[int, ...],
            winners: tuple[int, ...]) -> Outcome:  # fmt: skip
    """The outcome of a game that ended so, by seat."""
    record = Room(contest(*names)).play_deal(0)[rotation]
    assert record.result is not None
    result = msgspec.structs.replace(record.result, scores=scores, winners=winners)
    return outcome(MUSEE, msgspec.structs.replace(record, result=result))


def test_the_outcome_is_told_by_entry() -> None:
    """In rotation 1 seat 0 holds entry 1, seat 2 holds entry 0."""
    found = changed(("greedy", "random", "random"), 1, (30, 20, 10), (0,))
    assert found.shares == (0.0, 1.0, 0.0)
    assert found.scores == (10, 30, 20)
    assert found.margins == (-20, 10, -10)
    assert dict(found.ranks) == {1: 0, 2: 1, 0: 2}


def test_a_shared_victory_is_shared() -> None:
    found = changed(("greedy", "random", "random"), 0, (30, 30, 10), (0, 1))
    assert found.shares == (0.5, 0.5, 0.0)
    assert found.margins == (0, 0, -20)
    assert dict(found.ranks) == {0: 0, 1: 0, 2: 2}


def test_partners_win_together() -> None:
    """MU-4P1: a pair that wins has won whole, not half each."""
    names = ("greedy", "random", "greedy", "random")
    found = changed(names, 0, (30, 20, 30, 20), (0, 2))
    assert found.shares == (1.0, 0.0, 1.0, 0.0)
    assert found.margins == (10, -10, 10, -10)
    assert dict(found.ranks) == {0: 0, 1: 1}
    assert chance_level(game_called("musee"), 4) == 0.5
    assert chance_level(game_called("musee"), 3) == pytest.approx(1 / 3)
