"""Chapter “The mystery hand”: MA-M1 to MA-M3, and the variant `winner_reveals`."""

from typing import Any

import pytest

from tests.modern_art.table import ANY, Table
from vernissage.games.modern_art import MODERN_ART


def after_an_auction(mystery: str, **given: Any) -> Table:
    """Seat 0 has sold a Nex to seat 1 for 5."""
    table = Table("nex open, nex once", ANY, ANY, mystery=mystery, **given)
    return table.play("0 offer nex open", "1 bid 5").pass_all()


def test_three_players_are_dealt_as_four_and_the_fourth_hand_lies_face_down() -> None:
    """MA-M1"""
    options = MODERN_ART.options(players=3, mystery_hand=True)
    setup = MODERN_ART.deal(options, 1)
    state = MODERN_ART.start(options, setup)
    seen = MODERN_ART.view(state, 0)
    assert seen.hand_sizes == (9, 9, 9)
    assert seen.mystery == 9
    assert seen.deal == (9, 4, 4, 0)
    assert seen.revealed == ()


def test_unrevealed_cards_stay_for_later_rounds_and_new_ones_join_them_at_the_back() -> None:
    """MA-M1"""
    table = Table(
        "nex open, nex once",
        ANY,
        ANY,
        played={"nex": 4},
        mystery="bahut open",
        deal=(1, 1, 0, 0),
        deck="nex open, nex open, nex open, sadland open",
    )
    table.play("0 offer nex open")
    assert table.view().mystery == 2
    table.play("1 offer koriko open").pass_all().play("1 reveal")
    assert [card.artist for card in table.view().revealed] == ["bahut"]


def test_after_an_auction_the_one_who_ran_it_may_reveal_one_card() -> None:
    """MA-M2"""
    table = after_an_auction("bahut open, sadland once")
    assert table.asked == [0]
    assert table.answers(0) == ["reveal", "skip"]
    table.play("0 reveal")
    assert table.auctioneer == 1
    assert table.view().played == (1, 1, 0, 0, 0)
    assert table.view().mystery == 1


def test_to_reveal_is_no_duty() -> None:
    """MA-M2"""
    table = after_an_auction("bahut open").play("0 skip")
    assert table.auctioneer == 1
    assert table.view().played == (1, 0, 0, 0, 0)


def test_a_revealed_card_is_not_auctioned_and_a_revealed_double_asks_for_nothing() -> None:
    """MA-M2"""
    table = after_an_auction("bahut double").play("0 reveal")
    assert table.auctioneer == 1
    assert len(table.view().sales) == 1


def test_a_revealed_card_counts_for_the_ranking() -> None:
    """MA-M2, MA-V1"""
    table = after_an_auction("bahut open", played={"koriko": 4}).play("0 reveal")
    table.play("1 offer koriko open")
    assert table.tokens[0] == {"koriko": 30, "nex": 20, "bahut": 10}


def test_after_a_double_that_nobody_joined_its_player_may_reveal() -> None:
    """MA-M2, MA-D3"""
    table = Table("nex double, nex once", ANY, ANY, mystery="bahut open")
    table.play("0 offer nex double", "0 decline", "1 decline", "2 decline")
    assert table.asked == [0]
    assert table.answers(0) == ["reveal", "skip"]


def test_after_a_joined_double_the_adder_may_reveal() -> None:
    """MA-M2, MA-D2"""
    table = Table("nex double, nex once", "nex open, nex once", ANY, mystery="bahut open")
    table.play("0 offer nex double", "0 decline", "1 add nex open").pass_all()
    assert table.asked == [1]
    assert table.play("1 skip").auctioneer == 2


def test_with_no_mystery_card_left_nobody_is_asked() -> None:
    """MA-M2"""
    table = after_an_auction("bahut open").play("0 reveal")
    assert table.play("1 offer koriko open").pass_all().auctioneer == 2


def test_after_the_round_has_ended_nobody_reveals() -> None:
    """MA-M2"""
    table = Table("nex open, nex once", ANY, ANY, mystery="bahut open", played={"nex": 4})
    assert table.play("0 offer nex open").auctioneer == 1


def test_a_revealed_fifth_card_ends_the_round_as_if_the_revealing_player_had_played_it() -> None:
    """MA-M3"""
    table = after_an_auction("bahut open", played={"bahut": 4}).play("0 reveal")
    assert table.view().round == 2
    assert table.tokens[0] == {"bahut": 30, "nex": 20}
    assert table.purses == [105, 95 + 20, 100]
    assert table.auctioneer == 1


def test_the_mystery_hand_is_no_hand_when_cards_run_out() -> None:
    """MA-E3"""
    table = Table("nex open", "", "", mystery="bahut open")
    table.play("0 offer nex open")
    assert table.view().sales == ()
    assert table.tokens[0] == {"nex": 30}


def test_variant_whoever_took_the_lot_may_reveal() -> None:
    """MA-winner-reveals; MA-A5 is unchanged."""
    table = after_an_auction("bahut open, sadland open", winner_reveals=True)
    assert table.asked == [1]
    assert table.refused("0 reveal") == "reveal: seat 1 is to move. (MA-M2) Wait for your turn."
    assert table.play("1 reveal").auctioneer == 1
    table = Table(ANY, ANY, ANY, mystery="bahut open", winner_reveals=True)
    table.play("0 offer koriko open", "2 bid 5").pass_all()
    assert table.asked == [2]
    assert table.play("2 skip").auctioneer == 1


def test_variant_a_winner_who_reveals_the_fifth_card_has_played_it() -> None:
    """MA-winner-reveals, MA-M3"""
    table = Table(ANY, ANY, ANY, mystery="bahut open", winner_reveals=True, played={"bahut": 4})
    table.play("0 offer koriko open", "1 bid 5").pass_all().play("1 reveal")
    assert table.view().round == 2
    assert table.auctioneer == 2


@pytest.mark.parametrize("answer", ["pass", "bid 3", "offer nex once"])
def test_there_are_only_two_answers(answer: str) -> None:
    """MA-M2"""
    sentence = after_an_auction("bahut open").refused(f"0 {answer}")
    assert sentence.endswith(
        "you may reveal a card of the mystery hand, which has 1 card left. (MA-M2) "
        "Say “reveal” or “skip”."
    )
