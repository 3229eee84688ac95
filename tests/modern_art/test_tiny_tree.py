"""Law 10: every way that a two-card round can go, counted once and pinned, as perft is in chess."""

import pytest

from vernissage.games.modern_art.notation import card_called
from vernissage.games.modern_art.positions import opening
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.variant import Variant


def tiny(first: str, second: str, money: int) -> State:
    """Two seats with one card each and a little money: the first card is a lot, if it can be."""
    variant = Variant(players=2, deal=[1, 0, 0, 0])
    return opening(variant, [card_called(first), card_called(second)], 0, money=money)


def leaves(state: State) -> int:
    """How many games there are from here, orders of simultaneous answers counted apart."""
    if state.over:
        return 1
    total = 0
    for seat in state.to_act():
        for action in state.legal(seat):
            following = state.copy()
            following.apply(seat, action)
            total += leaves(following)
    return total


@pytest.mark.parametrize(
    ("first", "second", "money", "games"),
    [
        ("nex sealed", "koriko open", 2, 18),  # 3 x 3 amounts in 2 orders
        ("nex sealed", "koriko open", 3, 32),
        ("nex once", "koriko open", 2, 6),  # pass: 3 answers; bid 1: 2 answers; bid 2: none
        ("nex once", "koriko open", 3, 10),
        ("nex fixed", "koriko open", 2, 4),  # 2 prices, each bought or not
        ("nex fixed", "koriko open", 0, 2),
        (
            "nex open",
            "koriko open",
            1,
            6,
        ),  # either seat: bid; or pass, and the other passes or bids
        ("nex open", "koriko open", 2, 14),
        ("nex open", "koriko open", 0, 1),
        ("nex double", "koriko open", 2, 1),  # the only answer is to decline
        ("nex double", "nex open", 2, 2),  # added it is the last card of all, and ends the round
    ],
)
def test_the_number_of_games_with_two_cards(
    first: str, second: str, money: int, games: int
) -> None:
    """MA-O2, MA-R1, MA-H1, MA-F1, MA-D2, MA-E3"""
    assert leaves(tiny(first, second, money)) == games
