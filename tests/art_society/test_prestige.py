"""AS-P1, AS-P2 and AS-F1: the painting nobody took, and the ranking of the types."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.art_society.drawing import opened, play
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.parts import CITY_LIFE, LANDSCAPE, PORTRAIT
from vernissage.games.art_society.scoring import multipliers
from vernissage.games.art_society.turn.prestige import total_after


def track(
    portrait: int = 0, city_life: int = 0, still_life: int = 0, landscape: int = 0
) -> vec[i64]:
    totals = [portrait, city_life, still_life, landscape]
    return vec[i64](totals)


def test_as_p1_the_museum_buys_what_is_left_and_its_type_advances_by_its_value() -> None:
    state = play(opened(), "0 lot 1x2", "0 lot 1x3", "0 lot 5x4", "0 bid 2", "1 bid 1")
    play(state, "0 take 1x2PG", "0 hold 1x2PG", "1 take 1x3PG", "1 hold 1x3PG")
    museum = ART_SOCIETY.view(state, 0).museum[PORTRAIT]
    assert museum.pile == ("5x4PH",)
    assert museum.prestige == 9
    assert museum.multiplier == 5


def test_as_p2_as_z2_a_marker_stops_at_the_first_free_total_below() -> None:
    """AS-Z2: portrait of value 4 while city life stands on 4 and portrait on 0: it stops at 3."""
    assert total_after(track(city_life=4), PORTRAIT, 4) == 3


def test_as_p2_it_goes_on_down_past_further_markers() -> None:
    assert total_after(track(portrait=3, city_life=9, still_life=8), PORTRAIT, 6) == 7


def test_as_p2_its_own_total_is_free() -> None:
    assert total_after(track(portrait=5, city_life=8, still_life=7, landscape=6), PORTRAIT, 3) == 5


def test_as_p2_with_1_2_and_3_taken_it_stays_at_0_and_is_still_represented() -> None:
    totals = track(city_life=1, still_life=2, landscape=3)
    assert total_after(totals, PORTRAIT, 3) == 0
    everyone = vec[i64]([1] * 4)
    assert [points for points in multipliers(everyone, totals)] == [2, 3, 4, 5]


def test_as_p2_3_and_53_differ() -> None:
    assert total_after(track(portrait=47, city_life=3), PORTRAIT, 6) == 53


def test_as_f1_the_furthest_type_scores_5_then_4_3_and_2() -> None:
    everyone = vec[i64]([1] * 4)
    totals = track(portrait=10, city_life=30, still_life=5, landscape=52)
    assert [points for points in multipliers(everyone, totals)] == [3, 4, 2, 5]


def test_as_f1_a_type_that_never_came_to_the_museum_scores_2() -> None:
    piles = [0, 1, 0, 1]
    found = multipliers(vec[i64](piles), track(city_life=4, landscape=9))
    assert [points for points in found] == [2, 4, 2, 5]
    assert found[CITY_LIFE] == 4
    assert found[LANDSCAPE] == 5
