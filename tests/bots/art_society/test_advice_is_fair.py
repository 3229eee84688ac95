"""What Art Society's advice compares, counts and warns of, in played and in recorded games."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.bots.art_society.positions import positions
from tests.bots.reasons import arguments_by_name
from vernissage.bots.advice import Advice
from vernissage.bots.art_society.advice.advise import advise
from vernissage.bots.art_society.advice.adviser import BESIDE_OTHERS
from vernissage.bots.art_society.advice.reasons import NOTICEABLE, Reasons
from vernissage.bots.art_society.club import tuned
from vernissage.bots.art_society.thinking.mind import Mind
from vernissage.bots.art_society.thinking.prospect import (
    Prospect,
    hangs,
    is_mirrored,
    space_of,
    tile_of,
)
from vernissage.bots.hints import in_words
from vernissage.core import records
from vernissage.core.words import words
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.actions import LOT, START, hang
from vernissage.games.art_society.choices import Bid, ChooseLot, Settle, Start, Turn
from vernissage.games.art_society.notation import TILE_NAMES
from vernissage.games.art_society.state import State
from vernissage.games.art_society.view import View

PREFIX = "advice-art-society-"
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("art-society-*.jsonl"))
COMPARING = {"no-faux-pas", "faux-pas-less", "later", "spares", "reach", "freedom", "rest"} | {
    *("has-place", "denies", "left-over", "holes"),
}
"""Reasons that say why the other answer is worse."""
Asked = tuple[State, int, View, Advice]

games = pytest.mark.parametrize(
    "source",
    [
        *("2", "3"),
        pytest.param("4", marks=pytest.mark.long),
        *(pytest.param(file.stem, marks=pytest.mark.long) for file in RECORDS),
    ],
)
"""A game between clubs with so many players, or a recorded one."""


def questions(source: str) -> list[tuple[State, int]]:
    if source.isdigit():
        return list(positions(int(source), seed=13, player="club"))
    line = (RECORDS[0].parent / f"{source}.jsonl").read_bytes().splitlines()[0]
    record = records.decode(line)
    states: Iterator[Any] = records.states(ART_SOCIETY, record)
    seats = (records.read_action(ART_SOCIETY, text)[0] for text in record.actions)
    return [(state.copy(), seat) for state, seat in zip(states, seats, strict=False)]


@cache
def advised(source: str) -> list[Asked]:
    """Every fourth question of each kind."""
    met: dict[str, int] = {}
    found = []
    for state, seat in questions(source):
        view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
        kind = type(choices).__name__
        met[kind] = met.get(kind, 0) + 1
        if met[kind] % 4 == 1:
            found.append((state, seat, view, advise(view, choices)))
    return found


def codes(advice: Advice) -> dict[str, dict[str, int | str]]:
    return arguments_by_name(advice, PREFIX)


def prospect_of(view: View) -> Prospect:
    return Prospect(Mind(view, tuned(len(view.players))))


def is_level(advice: Advice) -> bool:
    return advice.runner_up is not None and advice.value == advice.runner_up_value


@games
def test_a_worth_says_whether_the_others_are_counted(source: str) -> None:
    for _, _, _, advice in advised(source):
        told = in_words(ART_SOCIETY, advice, words("en")).worth
        if advice.runner_up is None or is_level(advice):
            assert "points" not in told
        else:
            verb = ART_SOCIETY.write(advice.action).split()[0]
            assert ("what the others gain" in told) == (verb in BESIDE_OTHERS)
            assert ("On your wall" in told) == (verb not in BESIDE_OTHERS)


@games
def test_what_is_as_good_has_no_reason_against_it(source: str) -> None:
    level = [codes(advice) for *_, advice in advised(source) if is_level(advice)]
    assert level
    assert not any(COMPARING & {*found} for found in level)


@games
def test_no_fact_against_the_answer_is_told_as_a_reason(source: str) -> None:
    for state, seat, view, advice in advised(source):
        choices = ART_SOCIETY.choices(state, seat)
        if advice.runner_up is None or isinstance(choices, Bid | Settle):
            continue
        reasons = Reasons(prospect_of(view))
        mine = reasons.grounds(choices, advice.action)
        theirs = reasons.grounds(choices, advice.runner_up)
        for key, ground in mine.items():
            if ground.reason in advice.reasons and key in theirs:
                assert ground.weight > theirs[key].weight - NOTICEABLE, (key, advice)


@games
def test_a_bid_is_low_because_the_card_is_worth_more_later(source: str) -> None:
    """Never that taking first would bring points, where the card will not take first."""
    bids = 0
    for state, seat, _, advice in advised(source):
        if isinstance(ART_SOCIETY.choices(state, seat), Bid):
            bids += 1
            found = codes(advice)
            assert advice.risk is None
            if "saves" in found:
                assert int(found["saves"]["card"]) > int(ART_SOCIETY.write(advice.action)[4:])
                assert int(found["saves"]["later_tenths"]) >= int(found["saves"]["now_tenths"])
                assert (found["saves"]["now"] == "same") == (found["saves"]["now_tenths"] == 0)
                assert " 0.0 points" not in in_words(ART_SOCIETY, advice, words("en")).reasons
                assert "stake" not in found
            elif found["stake"]["points"] != 0:
                assert {"first", "rather"} & {*found}
            if "rather" in found:
                bid, said = advice.action, found["rather"]
                assert advice.runner_up is not None
                assert ART_SOCIETY.write(bid) == f"bid {said['card']}"
                assert ART_SOCIETY.write(advice.runner_up) == f"bid {said['lower']}"
                assert int(said["percent"]) > int(said["instead"])
                assert not is_level(advice)
    assert bids


@games
def test_a_size_is_told_beside_the_other_that_is_worth_less(source: str) -> None:
    """AS-A1: in numbers fine enough to tell the two apart."""
    sizes = 0
    for state, seat, view, advice in advised(source):
        if isinstance(ART_SOCIETY.choices(state, seat), ChooseLot):
            found, prospect = codes(advice), prospect_of(view)
            if advice.runner_up is None or is_level(advice):
                assert "size-rather" not in found
                continue
            sizes += 1
            own, others = prospect.worths_of_size(advice.runner_up - LOT)
            assert found["size-rather"]["other_own_tenths"] == round(10 * own)
            assert found["size-rather"]["other_others_tenths"] == round(10 * others)
    assert sizes or not source.isdigit()


@games
def test_playing_on_is_never_the_only_reason(source: str) -> None:
    for *_, advice in advised(source):
        assert "later" not in codes(advice) or len(advice.reasons) == 2


@games
def test_the_runner_up_is_another_answer(source: str) -> None:
    """Not the other order of the same two tiles, nor the mirror image of an empty wall."""
    for state, seat, view, advice in advised(source):
        if advice.runner_up is None:
            continue
        one, other = advice.action, advice.runner_up
        if isinstance(ART_SOCIETY.choices(state, seat), Start):
            tile = int(state.painting[seat])
            assert not is_mirrored(tile, one - START, other - START)
        if hangs(one) and hangs(other) and tile_of(one) != tile_of(other):
            assert best_pair(view, one) != best_pair(view, other)


@games
def test_two_tiles_in_either_order_are_one_answer(source: str) -> None:
    same = 0
    for state, seat in questions(source):
        choices = ART_SOCIETY.choices(state, seat)
        if not isinstance(choices, Turn) or not (choices.new and choices.held):
            continue
        view = ART_SOCIETY.view(state, seat)
        for first in map(choices.new.hang, choices.new.places):
            then = next(hung for hung in best_pair(view, first) if hung[0] != tile_of(first))
            if then[1] >= 0 and state.is_legal(seat, second := hang(*then)):
                found = prospect_of(view).is_same(first, second)
                assert found == (best_pair(view, second) == best_pair(view, first))
                same += found
    assert same


def best_pair(view: View, first: int) -> set[tuple[int, int]]:
    """The two tiles of a turn and where they hang, if this one comes first."""
    prospect, tile, space = prospect_of(view), tile_of(first), space_of(first)
    assert tile is not None
    assert space is not None
    rest = prospect.held if tile == prospect.fresh else prospect.fresh
    wall = prospect.after(tile, space)
    prospect.judge.best(wall, rest)
    then = int(prospect.judge.places[0]) if prospect.judge.found else -1
    return {(tile, space), (rest, then)}


@games
def test_no_more_rounds_are_spoken_of_than_cards_are_left(source: str) -> None:
    """AS-E3: and none once a wall is full or somebody has two paintings in excess."""
    for state, seat, view, advice in advised(source):
        left = len(view.players[seat].hand)
        follow = left - 1 if isinstance(ART_SOCIETY.choices(state, seat), Bid) else left
        prospect = prospect_of(view)
        ends = any(wall.empty == 0 for wall in state.walls)
        ends |= any(state.excess_of(one) >= 2 for one in range(state.players))
        assert 0 <= prospect.rounds <= (0 if ends else follow)
        for found in codes(advice).values():
            assert int(found.get("rounds", 0)) <= max(0, follow)


@games
def test_a_risk_is_one_of_this_answer(source: str) -> None:
    """Nothing that is true of every answer; what is told of the end only when it is near."""
    silent = 0
    for state, seat, view, advice in advised(source):
        choices, prospect = ART_SOCIETY.choices(state, seat), prospect_of(view)
        silent += advice.risk is None
        if isinstance(choices, Bid | ChooseLot | Settle | Start):
            assert advice.risk is None
        if advice.risk is None:
            continue
        found = codes(advice)
        if "risk-assistant" in found:
            kept = TILE_NAMES.index(str(found["risk-assistant"]["tile"]))
            assert kept in (prospect.held, tile_of(advice.action))
        if "risk-multiplier" in found:
            tile = tile_of(advice.action)
            assert tile is not None
            assert prospect.leads(tile) or space_of(advice.action) is not None
    assert silent
