"""Chapters “Components” and “Set-up and rounds”: MA-C1 to MA-C3, MA-S1 to MA-S3."""

from collections import Counter

import msgspec
import pytest

from tests.modern_art.table import Table
from vernissage.core.refusals import Invalid
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.notation import ARTIST_NAMES, AUCTION_NAMES, CARD_NAMES
from vernissage.games.modern_art.parts import COPIES
from vernissage.games.modern_art.setup import CARDS, Options, Setup

TABLE = """
nex      3 3 2 2 2  12
bahut    3 2 3 3 2  13
darmoir  3 3 3 3 2  14
sadland  3 3 3 3 3  15
koriko   4 3 3 3 3  16
"""


def test_the_70_cards_are_those_of_the_table() -> None:
    """MA-C1"""
    assert len(CARDS) == 70
    for name, *numbers in (line.split() for line in TABLE.strip().splitlines()):
        *copies, total = map(int, numbers)
        of_artist = [f"{name} {auction}" for auction in AUCTION_NAMES]
        assert [CARDS.count(CARD_NAMES.index(card)) for card in of_artist] == copies
        assert sum(copies) == total


def test_artists_stand_in_board_order_from_left_to_right() -> None:
    """MA-C1"""
    assert ARTIST_NAMES == ("nex", "bahut", "darmoir", "sadland", "koriko")


def test_everyone_starts_with_100_and_an_empty_board() -> None:
    """MA-C2, MA-C3"""
    options = MODERN_ART.options(players=5)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, 1))
    assert state.scores() == [100] * 5
    assert MODERN_ART.view(state, 0).tokens == ((0,) * 5,) * 4


def test_money_is_secret_and_hand_sizes_sales_and_prices_are_public() -> None:
    """MA-C3"""
    table = Table("nex open, nex once", "nex once, koriko open", "koriko open")
    table.play("0 offer nex open", "1 bid 30", "0 pass", "2 pass")
    seen = table.view(2)
    assert seen.purses is None
    assert seen.money == 100
    assert seen.hand_sizes == (1, 2, 1)
    assert [(sale.buyer, sale.auctioneer, sale.price) for sale in seen.sales] == [(1, 0, 30)]


@pytest.mark.parametrize(
    ("players", "dealt"), [(3, (10, 6, 6, 0)), (4, (9, 4, 4, 0)), (5, (8, 3, 3, 0))]
)
def test_cards_dealt_before_each_round(players: int, dealt: tuple[int, ...]) -> None:
    """MA-S1: new cards join those that were left in hand."""
    options = MODERN_ART.options(players=players)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, 3))
    assert list(state.hand_sizes) == [dealt[0]] * players
    while not state.over:
        before, number = sum(state.hand_sizes), state.round
        seat = state.to_act()[0]
        action = state.legal(seat)[0]
        state.apply(seat, action)
        if state.round > number and not state.over:
            assert sum(state.hand_sizes) == before - 1 + players * dealt[state.round]


def test_seat_0_is_dealt_the_front_of_the_deck() -> None:
    """MA-S1"""
    options = MODERN_ART.options(players=4)
    setup = MODERN_ART.deal(options, 5)
    state = MODERN_ART.start(options, setup)
    for seat in range(4):
        held = [CARD_NAMES[kind] for kind in state.hand(seat)]
        assert Counter(held) == Counter(setup.deck[9 * seat : 9 * seat + 9])


def test_a_seed_is_a_deal_and_the_first_auctioneer_is_chance() -> None:
    """MA-S2"""
    options = MODERN_ART.options(players=5)
    assert MODERN_ART.deal(options, 7) == MODERN_ART.deal(options, 7)
    firsts = {MODERN_ART.deal(options, seed).first for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    setup = MODERN_ART.deal(options, 7)
    assert MODERN_ART.start(options, setup).to_act() == [setup.first]


def test_auctioneers_follow_each_other_clockwise() -> None:
    """MA-S3"""
    table = Table("nex open, nex open", "bahut open, nex open", "darmoir open, nex open")
    assert table.auctioneer == 0
    assert table.play("0 offer nex open").pass_all().auctioneer == 1
    assert table.play("1 offer bahut open").pass_all().auctioneer == 2
    assert table.play("2 offer darmoir open").pass_all().auctioneer == 0


def test_a_player_with_no_cards_is_skipped_as_auctioneer_but_may_bid() -> None:
    """MA-S3"""
    table = Table("nex open, nex once", "", "koriko open")
    table.play("0 offer nex open", "1 bid 5").pass_all()
    assert table.owns(1, "nex") == 1
    assert table.auctioneer == 2


def test_the_set_up_must_have_the_right_cards_and_a_seat_that_exists() -> None:
    """MA-C1, MA-S2"""
    options = MODERN_ART.options(players=3)
    good = MODERN_ART.deal(options, 1)
    MODERN_ART.check_setup(options, good)
    swapped = tuple("nex open" if card == "koriko open" else card for card in good.deck)
    for wrong in (
        Setup(deck=swapped, first=0),
        Setup(deck=good.deck[:-1], first=0),
        Setup(deck=("nex loud", *good.deck[1:]), first=0),
        Setup(deck=good.deck, first=3),
    ):
        with pytest.raises(Invalid):
            MODERN_ART.check_setup(options, wrong)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"players": 2},
            "players 2: Modern Art is not played by that many. Player counts: 3, 4, 5.",
        ),
        (
            {"players": 6},
            "players 6: Modern Art is not played by that many. Player counts: 3, 4, 5.",
        ),
        (
            {"mystery_hand": True, "players": 4},
            "mystery_hand with 4 players: the mystery hand is a",
        ),
        ({"winner_reveals": True, "players": 5}, "winner_reveals with 5 players: the mystery hand"),
        ({"players": True}, "players True: the number of players is a whole number"),
        ({"players": "4"}, "players '4': the number of players is a whole number"),
        ({"open_purses": "yes"}, "open_purses yes: the option open_purses is either on or off."),
        ({"stairs": "random"}, "stairs: Modern Art has no such option."),
    ],
)
def test_options_that_cannot_be_are_refused(given: dict[str, object], sentence: str) -> None:
    """MA-M1"""
    with pytest.raises(Invalid) as refusal:
        MODERN_ART.options(**given)
    assert str(refusal.value).startswith(sentence)


def test_a_record_names_only_options_that_differ_from_their_default() -> None:
    chosen = MODERN_ART.options(players=3, mystery_hand=True)
    assert msgspec.to_builtins(chosen) == {"players": 3, "mystery_hand": True}
    assert MODERN_ART.options() == Options(players=4)
    assert sum(COPIES) == 70
