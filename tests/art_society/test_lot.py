"""AS-A1: the auctioneer chooses the lot by its backs."""

import pytest

from tests.art_society.drawing import legal, opened, play
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import ART_SOCIETY


def test_as_a1_the_auctioneer_chooses_one_painting_more_than_there_are_players() -> None:
    state = opened(3)
    for _ in range(4):
        assert state.to_act() == [0]
        play(state, "0 lot 2x3")
    assert state.to_act() == [0, 1, 2]
    assert legal(state, 1) == [f"bid {card}" for card in range(1, 21)]


def test_as_a1_only_size_and_value_are_seen_until_all_are_chosen() -> None:
    state = play(opened(), "0 lot 5x4", "0 lot 1x2")
    lot = ART_SOCIETY.view(state, 0).lot
    assert [(offer.size, offer.value, offer.tile) for offer in lot] == [
        ("5x4", 9, None),
        ("1x2", 3, None),
    ]
    play(state, "0 lot 1x3")
    lot = ART_SOCIETY.view(state, 1).lot
    assert [offer.tile for offer in lot] == ["5x4PH", "1x2PG", "1x3PG"]


def test_as_a1_what_lies_face_down_counts_among_the_unseen() -> None:
    state = play(opened(), "0 lot 5x4")
    stack = ART_SOCIETY.view(state, 0).stacks[-1]
    assert (stack.size, stack.left) == ("5x4", 3)
    assert stack.unseen == ("5x4PH", "5x4CG", "5x4SS", "5x4LW")


def test_as_a1_the_same_size_may_be_chosen_again_while_its_stack_lasts() -> None:
    state = play(opened(4), *["0 lot 2x5"] * 4)
    assert "lot 2x5" not in legal(state, 0)
    with pytest.raises(Illegal, match="AS-A1"):
        play(state, "0 lot 2x5")


def test_as_a1_nobody_but_the_auctioneer_chooses() -> None:
    with pytest.raises(Illegal, match="AS-A1"):
        play(opened(), "1 lot 2x3")
