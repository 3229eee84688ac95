"""What Musée's advice says is true, in played and in recorded games."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.bots.musee.positions import positions
from vernissage.bots.advice import Advice, Reason
from vernissage.bots.hints import in_words
from vernissage.bots.musee.advice.advise import advise, endings, is_mirrored, margins
from vernissage.bots.musee.advice.reasons import NEAR, TELLING, Reasons, playable
from vernissage.bots.musee.advice.risks import MANY
from vernissage.bots.musee.club import judge, tuned
from vernissage.core import records
from vernissage.core.chance import compiled
from vernissage.core.words import words
from vernissage.games.musee import MUSEE
from vernissage.games.musee.actions import hang, number_of, slot_of
from vernissage.games.musee.choices import Hang
from vernissage.games.musee.notation import PLACE_NAMES
from vernissage.games.musee.parts import COLUMNS
from vernissage.games.musee.state import State
from vernissage.games.musee.view import GALLERY_NAMES, Musee, View

PREFIX = "advice-musee-"
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("musee-*.jsonl"))
Asked = tuple[State, View, Advice]

games = pytest.mark.parametrize(
    "source",
    [
        *("2", "3", "4"),
        *(pytest.param(file.stem, marks=pytest.mark.long) for file in RECORDS),
    ],
)
"""A game between clubs with so many players, or a recorded one."""


def questions(source: str) -> list[State]:
    if source.isdigit():
        return list(positions(int(source), seed=12, every=3))
    line = (RECORDS[0].parent / f"{source}.jsonl").read_bytes().splitlines()[0]
    states: Iterator[Any] = records.states(MUSEE, records.decode(line))
    return [state.copy() for state in states if not state.over]


@cache
def advised(source: str) -> list[Asked]:
    found = []
    for state in questions(source):
        view = MUSEE.view(state, state.turn)
        found.append((state, view, advise(view, MUSEE.choices(state, state.turn))))
    return found


def hung(source: str) -> list[Asked]:
    """Those that ask what to hang where."""
    return [asked for asked in advised(source) if not asked[0].deciding]


def code(reason: Reason) -> str:
    return reason.code.removeprefix(PREFIX)


def compared(asked: Asked) -> tuple[dict[str, float], dict[str, float]]:
    """What the rules of thumb see in the move, and in the other."""
    state, view, advice = asked
    assert advice.runner_up is not None
    seen = Reasons(view, state, judge(tuned(view.players)))
    return seen.gains(advice.action), seen.gains(advice.runner_up)


def own_after(state: State, view: View, action: int) -> Musee:
    """The own Musée with the painting up, as the rules have it."""
    after = state.copy()
    after.apply(state.turn, action)
    musees: tuple[Musee, ...] = MUSEE.view(after, view.seat).musees
    return next(one for one in musees if view.seat in one.seats)


EXTREMES: dict[int | str, str] = {0: "you hardly win a game", 100: "you win nearly every game"}
"""What is said instead of a bare 0 or 100 %."""


@games
def test_a_move_is_worth_the_games_that_it_wins(source: str) -> None:
    """The chance beside an even one: with three players an average is mostly behind the best."""
    for _, view, advice in advised(source):
        assert advice.worth is not None
        said = advice.worth.arguments
        assert said["even"] == (33 if view.players == 3 else 50)
        if compiled():
            eye = judge(tuned(view.players))
            world = MUSEE.imagine(view, 0)
            played = endings(world, eye, [advice.action])[advice.action]
            assert said["percent"] == round(100 * sum(one.won for one in played) / len(played))
            mean = sum(margins(played)) / len(played)
            assert advice.value == pytest.approx(mean, abs=0.051)
        told = in_words(MUSEE, advice, words("en")).worth
        assert EXTREMES.get(said["percent"], f"win {said['percent']}") in told
        assert ("ahead" in told) == (advice.value > 0)
        assert ("behind" in told) == (advice.value < 0)


@games
def test_no_fact_against_the_move_is_told_as_a_reason(source: str) -> None:
    for asked in hung(source):
        advice = asked[-1]
        if advice.runner_up is None:
            continue
        mine, theirs = compared(asked)
        for reason in advice.reasons:
            kind = code(reason).replace("closed", "room")
            if kind not in ("played-out", "same-end"):
                assert mine[kind] > theirs[kind] - TELLING, (kind, mine, theirs)


@games
def test_playing_out_is_the_only_reason_where_nothing_else_speaks_for_it(source: str) -> None:
    for asked in hung(source):
        state, view, advice = asked
        if code(advice.reasons[0]) in ("played-out", "same-end"):
            assert len(advice.reasons) == 1
            seen = Reasons(view, state, judge(tuned(view.players)))
            assert advice.runner_up is not None
            mine, theirs = compared(asked)
            told, other = seen._told(advice.action), seen._told(advice.runner_up)
            own = [kind for kind in told if told[kind] != other.get(kind)]
            assert all(mine[kind] <= theirs[kind] - TELLING for kind in own)


@games
def test_what_is_as_good_is_not_called_worse(source: str) -> None:
    for _, _, advice in advised(source):
        if advice.runner_up is not None and advice.value == advice.runner_up_value:
            assert "played-out" not in map(code, advice.reasons)
            assert "as good" in in_words(MUSEE, advice, words("en")).worth


@games
def test_a_bonus_is_near_and_can_still_be_had(source: str) -> None:
    for state, view, advice in hung(source):
        for reason in advice.reasons:
            if code(reason) == "race":
                gallery = GALLERY_NAMES.index(reason.arguments["gallery"])
                own = own_after(state, view, advice.action)
                assert own.to_go[gallery] == reason.arguments["missing"]
                assert int(reason.arguments["missing"]) <= NEAR
                assert not view.bonus_cards[gallery].seats


@games
def test_an_alarm_about_numbers_counts_those_of_the_own_hand(source: str) -> None:
    for state, view, advice in hung(source):
        if advice.risk is None or code(advice.risk) != "risk-short":
            continue
        slots, held, unseen = (
            int(advice.risk.arguments[name]) for name in ("slots", "held", "unseen")
        )
        assert held < slots
        slot, number = slot_of(advice.action), number_of(advice.action)
        rest = {*view.hand} - {number}
        near = [
            gap
            for gap in own_after(state, view, advice.action).gaps
            if {PLACE_NAMES[at] for at in (slot - 1, slot + 1) if 0 <= at < 3 * COLUMNS}
            & {*gap.places}
            and gap.places[0][0] == PLACE_NAMES[slot][0]
        ]
        counted = [
            (len(gap.places), len(window & rest), len(window - {*view.hung, *view.hand}))
            for gap in near
            for window in [set(range(gap.lowest, gap.highest + 1))]
        ]
        assert (slots, held, unseen) in counted


def taking_a_bonus(state: State) -> list[int]:
    """MU-T7: the moves that fill a gallery first."""
    moves = state.legal(state.turn)
    return [move for move in moves if state.gain(state.turn, slot_of(move), number_of(move))[2]]


@games
def test_no_reason_is_as_true_of_the_other_move(source: str) -> None:
    """The same words only where round numbers hide that they mean more; a full Musée aside."""
    for asked in hung(source):
        state, view, advice = asked
        if advice.runner_up is None:
            continue
        mine, theirs = compared(asked)
        other = Reasons(view, state, judge(tuned(view.players)))._told(advice.runner_up).values()
        for reason in advice.reasons:
            kind = code(reason).replace("closed", "room")
            if reason in other and kind != "full":
                assert reason.arguments
                assert mine[kind] - theirs[kind] > TELLING


@games
def test_numbers_stay_playable_only_where_more_stay_than_are_lost(source: str) -> None:
    for state, view, advice in hung(source):
        for reason in advice.reasons:
            if code(reason) == "playable":
                lost = playable(view, state) - int(reason.arguments["percent"])
                assert int(reason.arguments["percent"]) > lost


@games
def test_a_risk_is_one_of_this_move(source: str) -> None:
    """None where the move brings none; what is told would not be true of every other move."""
    risks = [advice.risk and code(advice.risk) for *_, advice in advised(source)]
    assert None in risks or not source.isdigit()
    for state, view, advice in hung(source):
        if advice.risk is None:
            continue
        said, rest = advice.risk.arguments, {*view.hand} - {number_of(advice.action)}
        after = state.copy()
        after.apply(state.turn, advice.action)
        if code(advice.risk) in ("risk-out", "risk-no-pile"):
            assert said["fitting"] == len(rest.intersection(after.fitting(state.turn)))
            assert (view.pile == 0) == (code(advice.risk) == "risk-no-pile")
        if code(advice.risk) == "risk-rival":
            gallery = GALLERY_NAMES.index(said["gallery"])
            rival = next(one for one in view.musees if said["seat"] in one.seats)
            assert rival.to_go[gallery] == 1
            assert view.seat not in rival.seats
            lacking = own_after(state, view, advice.action).to_go[gallery]
            assert lacking is not None
            assert lacking <= NEAR
            takes = [GALLERY_NAMES[slot_of(move) // COLUMNS] for move in taking_a_bonus(state)]
            assert GALLERY_NAMES[slot_of(advice.action) // COLUMNS] == said["gallery"] or (
                said["gallery"] in takes
            )
        if code(advice.risk) == "risk-unfit":
            unseen = {*range(1, view.highest + 1)} - {*view.hung} - {*view.hand}
            before, then = ({*one.fitting(state.turn)} & unseen for one in (state, after))
            lost = 100 * (len(before) - len(then)) / len(unseen)
            assert said["percent"] == pytest.approx(lost, abs=1.01)
            assert int(said["percent"]) >= MANY


@games
def test_the_runner_up_is_another_move(source: str) -> None:
    for state, _, advice in hung(source):
        if advice.runner_up is not None:
            assert not is_mirrored(state, advice.action, advice.runner_up)


def test_an_empty_musee_upside_down_is_the_same() -> None:
    state = next(iter(positions(2, seed=1, every=1)))
    numbers = [n for n in state.hand(state.turn)]
    top, bottom = hang(numbers[0], 2), hang(numbers[0], 2 * COLUMNS + 2)
    alike = state.stairs & (1 << COLUMNS) - 1 == state.stairs >> COLUMNS & (1 << COLUMNS) - 1
    assert is_mirrored(state, top, bottom) == alike
    assert not is_mirrored(state, top, hang(numbers[0], COLUMNS + 2))
    assert not is_mirrored(state, top, hang(numbers[1], 2 * COLUMNS + 2))
    assert isinstance(MUSEE.choices(state, state.turn), Hang)
