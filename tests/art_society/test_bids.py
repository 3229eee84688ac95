"""AS-B1, AS-B2, AS-B3: one card each, secretly, and ties go down the stack."""

import msgspec
import pytest

from tests.art_society.drawing import finish_round, legal, opened, play
from vernissage.core.refusals import Illegal
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.state import State


def bidding(players: int = 2) -> State:
    return play(opened(players), *["0 lot 1x2"] * (players + 1))


def order(state: State) -> list[int]:
    return [seat for seat in state.order]


def test_as_b1_bids_are_sealed_in_any_order_and_revealed_together() -> None:
    state = bidding(3)
    assert state.to_act() == [0, 1, 2]
    play(state, "1 bid 7")
    assert state.to_act() == [0, 2]
    assert ART_SOCIETY.view(state, 1).my_bid == 7
    assert ART_SOCIETY.view(state, 0).my_bid is None
    assert [player.has_bid for player in ART_SOCIETY.view(state, 0).players] == [False, True, False]
    play(state, "0 bid 3", "2 bid 20")
    assert [player.top_bid for player in ART_SOCIETY.view(state, 0).players] == [3, 7, 20]


def test_as_b1_nobody_can_tell_which_card_lies_face_down() -> None:
    """Two worlds: the others' views, choices and events do not change with a sealed card."""
    told = set()
    for card in (2, 19):
        state = bidding(3)
        state.log = []
        play(state, f"1 bid {card}")
        for seat in (0, 2, None):
            told.add(
                (
                    seat,
                    msgspec.json.encode(ART_SOCIETY.view(state, seat)),
                    msgspec.json.encode(ART_SOCIETY.events(state.log, seat)),
                    msgspec.json.encode(None if seat is None else ART_SOCIETY.choices(state, seat)),
                )
            )
    assert len(told) == 3


def test_as_b1_an_imagined_bid_is_any_card_the_other_holds() -> None:
    state = play(bidding(), "1 bid 7")
    view = ART_SOCIETY.view(state, 0)
    cards = {ART_SOCIETY.imagine(view, seed).sealed[1] for seed in range(400)}
    assert cards == set(range(1, 21))
    assert ART_SOCIETY.imagine(ART_SOCIETY.view(state, 1), 1).sealed[1] == 7


def test_as_b1_a_sealed_bid_stays() -> None:
    state = play(bidding(), "1 bid 7")
    with pytest.raises(Illegal, match="AS-B1"):
        play(state, "1 bid 8")


def test_as_b1_a_played_card_never_comes_back() -> None:
    state = play(bidding(), "0 bid 5", "1 bid 9")
    finish_round(state)
    play(state, *["1 lot 1x2"] * 3)
    assert "bid 5" not in legal(state, 0)
    assert "bid 9" in legal(state, 0)
    with pytest.raises(Illegal, match="AS-B1"):
        play(state, "0 bid 5")


def test_as_b2_the_highest_bid_takes_first() -> None:
    state = play(bidding(4), "0 bid 5", "1 bid 9", "2 bid 1", "3 bid 20")
    assert order(state) == [3, 1, 0, 2]
    assert state.to_act() == [3]


def test_as_b2_a_tie_compares_the_starting_cards_below() -> None:
    state = play(bidding(3), "0 bid 9", "1 bid 9", "2 bid 9")
    assert order(state) == [2, 1, 0]


def test_as_b2_a_tie_goes_down_as_far_as_it_must() -> None:
    state = finish_round(play(bidding(), "0 bid 9", "1 bid 4"))
    finish_round(play(state, *["1 lot 1x2"] * 3, "0 bid 4", "1 bid 9"))
    play(state, *["0 lot 1x2"] * 3, "0 bid 7", "1 bid 7")
    assert order(state) == [1, 0], "7 and 7, then 9 beats 4"


def test_as_b3_the_table_shows_the_top_card_and_the_log_the_others() -> None:
    state = finish_round(play(bidding(), "0 bid 9", "1 bid 4"))
    player = ART_SOCIETY.view(state, None).players[0]
    assert player.top_bid == 9
    assert player.bids == (1, 9)
