"""What a view shows: all that drawing needs, and all that was shown at the table."""

import pytest

from tests.art_society.drawing import at_turn, draw, finish_round, opened, play
from vernissage.core.seeds import generator
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.choices import Take
from vernissage.games.art_society.setup import deal, options, start
from vernissage.games.art_society.shown.count import Counted, count
from vernissage.games.art_society.shown.walls import Hung, wall_view
from vernissage.games.art_society.state import State
from vernissage.games.art_society.view import View


def seen(state: State, seat: int | None = None) -> View:
    view: View = ART_SOCIETY.view(state, seat)
    return view


def hung(view: View, seat: int) -> dict[str, Hung]:
    return {tile.space: tile for tile in view.players[seat].wall.tiles}


PAIR = """
    5 ....AABB..
      ....AABB..
      ....AABB..
      ....CC....
      ....CC....
"""


def test_as_c1_the_board_shows_stars_eyeline_and_corners() -> None:
    board = seen(opened()).board
    assert (board.columns, board.rows) == (10, 14)
    assert board.stars == ("e5", "f5")
    assert board.eyeline == (9, 10, 11)
    assert board.corners == ("a1", "j1", "a14", "j14")


def test_a_hung_painting_tells_type_frame_size_and_value() -> None:
    tile = hung(seen(opened()), 0)["e5"]
    assert (tile.tile, tile.type, tile.frame) == ("2x3PG", "portrait", "gold")
    assert (tile.width, tile.height, tile.value, tile.shields) == (2, 3, 5, 0)


def test_as_d1_as_f2_a_hung_painting_names_the_neighbours_it_matches_and_offends() -> None:
    wall = wall_view(draw(PAIR, A="2x3PG", B="2x3PH", C="2x2LG"))
    tiles = {tile.space: tile for tile in wall.tiles}
    assert tiles["e5"].frames_with == ("e8",)
    assert tiles["e5"].faux_pas_with == ("g5",)
    assert tiles["g5"].faux_pas_with == ("e5",)
    assert (tiles["e8"].frames_with, tiles["e8"].faux_pas) == (("e5",), False)
    assert tiles["e8"].eyeline
    assert wall.open_corners == ("a1", "j1", "a14", "j14")
    assert wall.open_stars == ()


def lines(wall: tuple[Counted, ...]) -> dict[str, Counted]:
    return {line.type or line.source: line for line in wall}


def test_every_line_of_the_count_names_its_tiles() -> None:
    wall = wall_view(draw(PAIR, A="2x3PG", B="2x3PH", C="2x2LG"))
    found = lines(count(wall, [3, 2, 4, 5], excess=1))
    assert list(found)[:4] == ["landscape", "still_life", "portrait", "city_life"]
    assert (found["landscape"].points, found["landscape"].spaces) == (5, ("e8",))
    assert (found["portrait"].points, found["portrait"].struck) == (0, ("e5", "g5"))
    assert (found["eyeline"].points, found["eyeline"].spaces) == (3, ("e8",))
    assert (found["corners"].points, found["corners"].spaces) == (-8, wall.open_corners)
    assert (found["excess"].count, found["excess"].points) == (1, -2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lines_add_up_to_the_points_at_every_moment(players: int) -> None:
    chosen = options(players=players)
    state, chance = start(chosen, deal(chosen, players)), generator(players, "test")
    while not state.over:
        for player, score in zip(seen(state).players, state.scores(), strict=True):
            assert sum(line.points for line in player.count) == player.points.total == score
            assert all(line.count * line.each == line.points for line in player.count)
        seat = state.to_act()[chance.below(len(state.to_act()))]
        state.apply(seat, state.nth_legal(seat, chance.below(state.count_legal(seat))))
    assert seen(state).endings


def test_as_c5_a_marker_past_50_goes_on_from_the_start_of_the_track() -> None:
    state = opened()
    state.prestige[2], state.museum[2] = 53, 1
    state.prestige[0], state.museum[0] = 50, 1
    museum = seen(state).museum
    assert [(kind.track, kind.laps) for kind in museum] == [(50, 0), (0, 0), (3, 1), (0, 0)]
    assert [kind.rank for kind in museum] == [2, 3, 1, 4]


def after_a_tie() -> State:
    """Both bid 7 in the second round; seat 0 had bid 5, seat 1 had bid 9."""
    state = play(opened(), *["0 lot 1x2"] * 3, "0 bid 5", "1 bid 9")
    finish_round(state)
    return play(state, *["1 lot 1x3"] * 3, "0 bid 7", "1 bid 7")


def test_as_b2_ties_are_explained_by_the_cards_below() -> None:
    current = seen(after_a_tie()).rounds[-1]
    assert [(each.seat, each.card, each.below) for each in current.standings] == [
        (1, 7, (9,)),
        (0, 7, (5,)),
    ]
    assert [each.turn for each in current.standings] == ["now", "waits"]
    (tie,) = current.ties
    assert (tie.first, tie.second, tie.card, tie.below) == (1, 0, 7, 1)
    assert (tie.higher, tie.lower) == (9, 5)


def test_as_b3_every_lot_and_every_bid_stays_in_the_view() -> None:
    state = after_a_tie()
    first = seen(state).rounds[0]
    assert (first.round, first.auctioneer) == (1, 0)
    assert [(each.seat, each.card, each.turn) for each in first.standings] == [
        (1, 9, "had"),
        (0, 5, "had"),
    ]
    assert {lotted.taken_by for lotted in first.lot} == {0, 1, None}
    assert first.unsold in [lotted.tile for lotted in first.lot if lotted.taken_by is None]
    assert first.prestige == (0, 0, 0, 0)
    assert sorted(seen(state).rounds[1].prestige) == [0, 0, 0, 3]
    finish_round(state)
    assert seen(state).rounds[0] == first, "what was shown stays as it was"


def test_as_a1_a_lot_is_told_once_it_lies_face_up() -> None:
    state = play(opened(), "0 lot 1x2", "0 lot 1x2")
    assert seen(state).rounds == ()
    play(state, "0 lot 2x2")
    (first,) = seen(state).rounds
    assert [lotted.tile for lotted in first.lot] == ["1x2PG", "1x2PH", "2x2PS"]
    assert (first.standings, first.unsold) == ((), None)
    play(state, "0 bid 4")
    assert seen(state, 1).rounds[0].standings == (), "a sealed card is not shown"


FULL_BUT_ONE = "\n".join(["1 1111111111", *["1111111111"] * 12, "111111111."])
ROOM_FOR_A_SMALL_ONE = "\n".join(["1 1111111111", *["1111111111"] * 11, *["111111111."] * 2])


def test_as_x2_as_x3_swaps_and_excess_paintings_stay_in_the_view() -> None:
    state = at_turn(draw(FULL_BUT_ONE), "2x4LH", assistant="1x2CS")
    play(state, "0 store 2x4LH")
    assert seen(state).rounds[0].lot[0].stored
    wall = draw(ROOM_FOR_A_SMALL_ONE)
    state = at_turn(wall, "2x4LH", assistant="1x2CS", museum=("1x2LG",))
    play(state, "0 swap 2x4LH 1x2LG")
    taken = seen(state).rounds[0].lot[0]
    assert (taken.tile, taken.taken_by, taken.swapped_for) == ("2x4LH", 0, "1x2LG")


def test_the_own_part_tells_what_the_lot_would_bring_to_the_own_wall() -> None:
    state = play(opened(), "0 lot 2x2", "0 lot 1x3", "0 lot 1x2", "0 bid 3", "1 bid 2")
    asked = ART_SOCIETY.choices(state, 0)
    assert isinstance(asked, Take)
    places = {painting.tile: painting.places for painting in asked.paintings}
    for fit in seen(state, 0).fits:
        good = [place for place in places[fit.tile] if not place.faux_pas]
        assert (fit.places, fit.good) == (len(places[fit.tile]), len(good))
        assert fit.decor == max((place.matches for place in good), default=0)
        assert fit.points == max((place.points for place in good), default=0)
        assert fit.best is None or fit.best in [place.space for place in good]
    assert seen(state).fits == (), "a spectator has no wall"
    assert [fit.tile for fit in seen(state, 1).fits] == [offer.tile for offer in seen(state).lot]


def test_as_p1_while_the_round_settles_the_own_count_before_is_told() -> None:
    state = play(opened(), *["0 lot 5x4"] * 3, "0 bid 5", "1 bid 9")
    assert seen(state, 0).count_before == ()
    while len(seen(state).rounds) == 1 and seen(state).rounds[0].unsold is None:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    assert seen(state).phase == "settle"
    before = lines(seen(state, 0).count_before)
    assert {line.each for line in before.values() if line.source == "type"} == {2}
    after = lines(seen(state).players[0].count)
    assert 5 in {line.each for line in after.values() if line.source == "type"}


def test_as_e3_the_end_says_what_brought_it_about() -> None:
    state = at_turn(draw(FULL_BUT_ONE), "1x2PG", assistant="d1")
    assert seen(state).endings == ()
    play(state, "0 hang d1 j14", "0 store 1x2PG")
    finish_round(state)
    (ending,) = seen(state).endings
    assert (ending.seat, ending.by) == (0, "full-wall")


def test_a_wall_that_did_not_change_is_not_built_again() -> None:
    state = play(opened(), *["0 lot 1x2"] * 3)
    before = seen(state)
    play(state, "0 bid 3")
    after = seen(state)
    assert after.players[0].wall is before.players[0].wall
    assert after.stacks[0] is before.stacks[0]
    play(state, "1 bid 4", "1 take 1x2PG", "1 hang 1x2PG e3")
    assert seen(state).players[0].wall is before.players[0].wall
    assert seen(state).players[1].wall != before.players[1].wall
    assert seen(state.copy()) == seen(state)
