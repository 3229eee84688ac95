"""AS-S1, AS-S2, AS-S3: stacks, starting paintings, starting bids; options and corrected boxes."""

from pathlib import Path

import pytest

from tests.art_society.drawing import legal, opened, play
from vernissage.core.records import decode, encode, record, verify
from vernissage.core.refusals import Illegal, Invalid
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.box import FILE, box, read_tiles
from vernissage.games.art_society.notation import SIZE_NAMES
from vernissage.games.art_society.setup import Setup, check_setup, deal, options, start


def test_as_s1_fifteen_stacks_hold_all_but_the_starting_paintings() -> None:
    setup = deal(options(players=3), 7)
    assert tuple(setup.stacks) == SIZE_NAMES
    dealt = [code for stack in setup.stacks.values() for code in stack]
    assert sorted(dealt) == sorted(box().paintings)
    assert all(code.startswith(size) for size, stack in setup.stacks.items() for code in stack)


def test_as_s1_the_order_within_a_stack_is_chance() -> None:
    assert deal(options(players=2), 1).stacks != deal(options(players=2), 2).stacks
    assert deal(options(players=2), 1) == deal(options(players=2), 1)


def test_as_s2_one_starting_painting_each_the_rest_is_set_aside() -> None:
    setup = deal(options(players=2), 7)
    assert len(setup.starts) == 2
    assert set(setup.starts) < set(box().starts)
    stacked = {code for stack in setup.stacks.values() for code in stack}
    assert not stacked & set(box().starts)


def test_as_s2_the_starting_painting_covers_a_star_space_and_need_not_touch() -> None:
    chosen = options(players=2)
    state = start(chosen, deal(chosen, 1))
    assert legal(state, 0) == [
        f"start {column}{row}" for row in (3, 4, 5) for column in ("d", "e", "f")
    ]
    with pytest.raises(Illegal, match="AS-S2"):
        play(state, "0 start a1")


def test_as_s2_starting_paintings_are_hung_in_any_order_and_seen_at_once() -> None:
    chosen = options(players=3)
    state = start(chosen, deal(chosen, 1))
    assert state.to_act() == [0, 1, 2]
    play(state, "2 start d4")
    assert state.to_act() == [0, 1]
    seen = ART_SOCIETY.view(state, 0).players[2].wall.tiles
    assert [(hung.tile, hung.space) for hung in seen] == [(deal(chosen, 1).starts[2], "d4")]
    play(state, "0 start f5", "1 start e5")
    assert len(state.to_act()) == 1


def test_as_s3_the_lowest_starting_card_is_the_first_auctioneer() -> None:
    chosen = options(players=4)
    setup = deal(chosen, 3)
    assert sorted(setup.starting_bids) == [1, 2, 3, 4]
    state = start(chosen, setup)
    for seat in range(4):
        play(state, f"{seat} start e5")
    assert state.to_act() == [setup.starting_bids.index(1)]


def test_as_s3_the_starting_card_is_the_bottom_of_the_bid_stack() -> None:
    state = opened(3)
    assert [[card for card in bids] for bids in state.bids] == [[1], [2], [3]]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 5}, "players 5: Art Society is not played by that many"),
        ({"player": 2}, "player: Art Society has no such option"),
        ({"players": 2, "tiles": 7}, "tiles: this is not a set of tiles"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(Invalid, match=message):
        options(**given)


def test_a_set_up_must_be_that_of_the_box() -> None:
    chosen = options(players=2)
    good = deal(chosen, 1)
    check_setup(chosen, good)
    stacks = {**good.stacks, "1x2": good.stacks["1x2"][1:]}
    for wrong in (
        Setup(good.starts[:1], good.starting_bids, good.stacks),
        Setup(("2x3PG", "2x3PH"), good.starting_bids, good.stacks),
        Setup(good.starts, (1, 1), good.stacks),
        Setup(good.starts, good.starting_bids, stacks),
        Setup(good.starts, good.starting_bids, {**good.stacks, "6x6": ()}),
    ):
        with pytest.raises(Invalid):
            check_setup(chosen, wrong)


def corrected(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the box's file with some lines changed."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "mine.csv"
    file.write_text(text, encoding="utf-8")
    return file


def test_as_c2_an_owner_can_correct_the_box_and_its_games_replay_without_the_file(
    tmp_path: Path,
) -> None:
    file = corrected(tmp_path, ("1x2PG,1,2,3,portrait,gold,no", "1x2PS,1,2,3,portrait,silver,no"))
    chosen = options(players=2, tiles=file)
    file.unlink()
    setup = deal(chosen, 1)
    assert "1x2PS" in setup.stacks["1x2"]
    assert "1x2PG" not in setup.stacks["1x2"]
    whole = record(ART_SOCIETY, chosen, setup, [], start(chosen, setup))
    verify(ART_SOCIETY, decode(encode(whole)))


def test_the_box_itself_is_no_option_worth_recording() -> None:
    assert options(players=2, tiles=FILE) == options(players=2)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("1x2PG,1,2,3,portrait,gold,no,chosen\n", ""), "115 tiles"),
        (("1x2PG,1,2", "1x2PH,1,2"), "does not agree"),
        (("1x2PG,1,2,3,portrait,gold", "1x2PH,1,2,3,portrait,shell"), "1x2PH is there twice"),
        (("2x3PG,2,3,5,portrait,gold,yes", "2x3PG,2,3,5,portrait,gold,no"), "3 tiles are marked"),
        (("1x2PG,1,2,3", "1x2PG,1,2,4"), "Write 3 there"),
        (("1x2PG", "9x9PG"), "can be no painting"),
        (("code,w,h", "name,w,h"), "no column “code”"),
    ],
)
def test_a_wrong_box_is_refused_with_the_reason(
    tmp_path: Path, change: tuple[str, str], message: str
) -> None:
    with pytest.raises(Invalid, match=message):
        read_tiles(corrected(tmp_path, change))


def test_a_box_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="cannot be read"):
        read_tiles(tmp_path / "none.csv")
