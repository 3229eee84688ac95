"""Notation (records.md) and the questions that people and clients are asked."""

import pytest

from tests.modern_art.table import ANY, Table
from vernissage.core.refusals import Invalid
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import ACTIONS
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    NamePrice,
    Offer,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.notation import parse, write


def test_every_action_has_a_notation_of_its_own_that_reads_back() -> None:
    texts = [write(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert [parse(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(
    "text",
    [
        "offer nex sealed",
        "add nex open",
        "decline",
        "bid 12",
        "pass",
        "seal 25",
        "seal 0",
        "price 15",
        "buy",
        "reveal",
        "skip",
    ],
)
def test_the_notations_of_the_record_format(text: str) -> None:
    assert write(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid -3", "bid 01", "bid 1.5", "Bid 3", "offer nex", "offer nex loud", "hang 1"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    """MA-A1: bids below 0 are not even moves."""
    with pytest.raises(Invalid, match="this is not a move of Modern Art"):
        parse(text)


@pytest.mark.parametrize("text", ["bid 1941", "seal 99999999999999999999999"])
def test_an_amount_that_nobody_can_own_is_refused(text: str) -> None:
    with pytest.raises(Invalid, match="Amounts go from 0 to 1940"):
        parse(text)


def test_the_question_of_an_offer_says_which_card_would_end_the_round() -> None:
    """MA-S3, MA-E1"""
    table = Table("nex open, koriko once, koriko once", ANY, ANY, played={"nex": 4})
    asked = MODERN_ART.choices(table.state, 0)
    assert isinstance(asked, Offer)
    found = [(p.card.artist, p.copies, p.ends_round) for p in asked.cards]
    assert found == [("nex", 1, True), ("koriko", 2, False)]
    assert [write(asked.action(p)) for p in asked.cards] == table.answers(0)
    assert MODERN_ART.choices(table.state, 1) is None


def test_questions_have_bounds_and_never_list_amounts() -> None:
    """MA-O1, MA-R1, MA-H1, MA-F1, MA-F2"""
    cards = "nex open, nex once, nex sealed, nex fixed"
    fresh = {a: Table(cards, ANY, ANY).play(f"0 offer nex {a}") for a in ("open", "once")}
    for auction, table in fresh.items():
        asked = MODERN_ART.choices(table.play("1 bid 12").state, 2)
        assert isinstance(asked, BidOrPass)
        assert (asked.lowest, asked.highest, asked.last_word) == (13, 100, False), auction
        assert write(asked.action(13)) == "bid 13"
    last = MODERN_ART.choices(fresh["once"].play("2 pass").state, 0)
    assert isinstance(last, BidOrPass)
    assert last.last_word
    sealed = MODERN_ART.choices(Table(cards, ANY, ANY).play("0 offer nex sealed").state, 2)
    assert isinstance(sealed, Seal)
    assert sealed.highest == 100
    table = Table(cards, ANY, ANY).play("0 offer nex fixed")
    price = MODERN_ART.choices(table.state, 0)
    assert isinstance(price, NamePrice)
    assert (price.lowest, price.highest) == (1, 100)
    answer = MODERN_ART.choices(table.play("0 price 20").state, 1)
    assert isinstance(answer, BuyOrPass)
    assert answer.price == 20


def test_questions_about_doubles_and_the_mystery_hand() -> None:
    """MA-D2, MA-M2"""
    table = Table("nex double, nex open", ANY, ANY, mystery="nex once")
    asked = MODERN_ART.choices(table.play("0 offer nex double").state, 0)
    assert isinstance(asked, AddOrDecline)
    assert [write(asked.action(p)) for p in asked.cards] == ["add nex open"]
    table.play("0 decline", "1 decline", "2 decline")
    assert MODERN_ART.choices(table.state, 0) == RevealOrSkip(1)
