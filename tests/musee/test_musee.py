"""The Musée: galleries, slots, tokens, and the pattern of staircases."""

from typing import Any

import pytest

from tests.musee.drawn import draw, drawing, table, where
from vernissage.core.refusals import Illegal, Invalid
from vernissage.games.musee import MUSEE
from vernissage.games.musee.setup import Setup, Stairs
from vernissage.games.musee.state import State


def begin(players: int, stairs: Any = "default", seed: int = 7) -> State:
    options = MUSEE.options(players=players, stairs=stairs)
    state: State = MUSEE.start(options, MUSEE.deal(options, seed))
    return state


@pytest.mark.parametrize(("players", "musees", "columns"), [(2, 2, 6), (3, 3, 5), (4, 2, 6)])
def test_a_musee_has_three_galleries_of_as_many_slots_as_columns(
    players: int, musees: int, columns: int
) -> None:
    """MU-M1."""
    seen = MUSEE.view(begin(players), None)
    assert len(seen.musees) == musees
    for musee in seen.musees:
        assert [len(gallery) for gallery in musee.galleries] == [columns] * 3


@pytest.mark.parametrize(("players", "slots"), [(2, 18), (3, 15), (4, 18)])
def test_a_card_may_start_in_any_of_18_slots_or_of_15(players: int, slots: int) -> None:
    """MU-M1, MU-T3: the Musée is empty, so every slot is open to every card."""
    state = begin(players)
    for number in state.hand(state.turn):
        assert len(where(state, state.turn, number)) == slots


def test_with_five_columns_there_is_no_sixth_slot() -> None:
    """MU-M1."""
    state = table(hands=[[13], [14], [15]])
    for place in ("T6", "M6", "B6"):
        with pytest.raises(Illegal) as refused:
            state.apply(0, MUSEE.parse(f"hang 13 {place}"))
        assert (refused.value.code, refused.value.rule) == ("musee-no-such-slot", "MU-M1")


def test_the_default_pattern_of_six_columns() -> None:
    """MU-M3: the even columns above, the odd columns below."""
    expected = """
    T   .   .   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """
    for players in (2, 4):
        state = begin(players)
        assert [draw(state, 0), draw(state, 1)] == [drawing(expected)] * 2


def test_the_default_pattern_of_five_columns() -> None:
    """MU-M3: 2 and 4 above, 1, 3 and 5 below."""
    expected = """
    T   .   .   .   .   .
        .   /   .   /   .
    M   .   .   .   .   .
        /   .   /   .   /
    B   .   .   .   .   .
    """
    state = begin(3)
    assert [draw(state, musee) for musee in range(3)] == [drawing(expected)] * 3


def random_patterns(players: int) -> list[Stairs]:
    options = MUSEE.options(players=players, stairs="random")
    return [MUSEE.deal(options, seed).stairs for seed in range(300)]


@pytest.mark.parametrize("players", [2, 4])
def test_a_random_pattern_of_six_columns_has_three_staircases_in_each_row(players: int) -> None:
    """MU-M2, MU-M3: and over many seeds every one of the 20 times 20 rows can come."""
    found = random_patterns(players)
    assert all(len(stairs.upper) == len(stairs.lower) == 3 for stairs in found)
    assert all(set(stairs.upper + stairs.lower) <= set(range(1, 7)) for stairs in found)
    assert len({stairs.upper for stairs in found}) == len({stairs.lower for stairs in found}) == 20


def test_a_random_pattern_of_five_columns_has_two_in_one_row_and_three_in_the_other() -> None:
    """MU-M2, MU-M3: chance also decides which row gets three."""
    found = random_patterns(3)
    assert {(len(stairs.upper), len(stairs.lower)) for stairs in found} == {(2, 3), (3, 2)}
    assert all(set(stairs.upper + stairs.lower) <= set(range(1, 6)) for stairs in found)
    uneven = sum(len(stairs.upper) == 3 for stairs in found)
    assert 110 < uneven < 190
    assert len({stairs.upper for stairs in found}) == 20


def test_a_random_pattern_comes_from_the_seed() -> None:
    """MU-M3."""
    assert random_patterns(2) == random_patterns(2)


def test_a_custom_pattern_is_laid_in_every_musee() -> None:
    """MU-M2, MU-M3."""
    state = begin(3, {"upper": [1, 2, 5], "lower": [3, 4]})
    expected = """
    T   .   .   .   .   .
        /   /   .   .   /
    M   .   .   .   .   .
        .   .   /   /   .
    B   .   .   .   .   .
    """
    assert [draw(state, musee) for musee in range(3)] == [drawing(expected)] * 3


BROKEN: list[tuple[int, dict[str, list[int]], str]] = [
    (2, {"upper": [2, 4], "lower": [1, 3, 5]}, "the upper row has 2 staircases"),
    (2, {"upper": [2, 4, 6], "lower": [1, 2, 3, 5]}, "the lower row has 4 staircases"),
    (4, {"upper": [1, 2, 3, 4, 5, 6], "lower": []}, "the upper row has 6 staircases"),
    (4, {"upper": [1, 2, 3], "lower": [6]}, "the lower row has 1 staircase."),
    (3, {"upper": [1], "lower": [1, 2, 3, 4]}, "the upper row has 1 staircase."),
    (3, {"upper": [1, 2], "lower": [1, 2, 3, 4]}, "the lower row has 4 staircases"),
    (3, {"upper": [1, 2], "lower": [1, 2]}, "there are 4 staircases in all"),
    (3, {"upper": [1, 2, 3], "lower": [1, 2, 3]}, "there are 6 staircases in all"),
]


@pytest.mark.parametrize(("players", "stairs", "why"), BROKEN)
def test_a_custom_pattern_is_refused_with_the_count_that_is_wrong(
    players: int, stairs: dict[str, list[int]], why: str
) -> None:
    """MU-M2, MU-M3."""
    with pytest.raises(Invalid) as refused:
        MUSEE.options(players=players, stairs=stairs)
    assert refused.value.rule == "MU-M2"
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("players", "upper"),
    [(2, [0, 2, 4]), (2, [2, 4, 7]), (2, [2, 2, 4]), (3, [2, 6]), (2, [4, 2, 6])],
)
def test_a_custom_pattern_names_columns_that_exist_each_once(
    players: int, upper: list[int]
) -> None:
    """MU-M2."""
    with pytest.raises(Invalid) as refused:
        MUSEE.options(players=players, stairs={"upper": upper, "lower": [1, 3, 5]})
    assert refused.value.code == "musee-stairs-columns"
    assert refused.value.arguments["row"] == "upper"


@pytest.mark.parametrize(
    "stairs",
    [
        "spiral",
        3,
        None,
        {"upper": [1, 2, 3]},
        {"upper": "abc", "lower": []},
        {"upper": [1, 2, 3], "lower": [1, 2, 3], "side": [1]},
    ],
)
def test_anything_else_is_no_pattern(stairs: Any) -> None:
    """MU-M3."""
    with pytest.raises(Invalid) as refused:
        MUSEE.options(players=2, stairs=stairs)
    assert (refused.value.code, refused.value.rule) == ("musee-no-such-stairs", "MU-M3")


def test_a_record_cannot_lay_another_pattern_than_its_options_name() -> None:
    """MU-M2, MU-M3."""
    options = MUSEE.options(players=2)
    setup: Setup = MUSEE.deal(options, 1)
    other = Setup(setup.deck, Stairs((1, 2, 3), (4, 5, 6)), setup.first)
    with pytest.raises(Invalid, match="not those that the options name"):
        MUSEE.check_setup(options, other)
    MUSEE.check_setup(MUSEE.options(players=2, stairs="random"), other)
    four = Setup(setup.deck, Stairs((1, 2, 3, 4), (4, 5, 6)), setup.first)
    with pytest.raises(Invalid, match="the upper row has 4"):
        MUSEE.check_setup(MUSEE.options(players=2, stairs="random"), four)
