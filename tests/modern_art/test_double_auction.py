"""Chapter “Double auction”: MA-D1 to MA-D4, and the worked example MA-X1."""

import pytest

from tests.modern_art.table import ANY, Table
from vernissage.games.modern_art import MODERN_ART


def test_the_player_of_a_double_may_add_a_card_by_the_same_artist_that_is_no_double() -> None:
    """MA-D1"""
    hand = "nex double, nex double, nex open, nex fixed, koriko open"
    table = Table(hand, ANY, ANY).play("0 offer nex double")
    assert table.asked == [0]
    assert table.answers(0) == ["add nex open", "add nex fixed", "decline"]


def test_two_doubles_are_never_one_lot() -> None:
    """MA-D1"""
    table = Table("nex double, nex double, nex open", ANY, ANY).play("0 offer nex double")
    assert table.refused("0 add nex double") == (
        "add nex double: the second card of a lot is never a double. (MA-D1) "
        "Add one of these, or decline: nex open."
    )


def test_a_card_by_another_artist_is_refused() -> None:
    """MA-D1"""
    table = Table("nex double, koriko once", ANY, ANY).play("0 offer nex double")
    assert table.refused("0 add koriko once") == (
        "add koriko once: both paintings of the lot are by Nex. (MA-D1) "
        "You have none that fits: decline."
    )
    assert "you do not hold nex open" in table.refused("0 add nex open")


@pytest.mark.parametrize(
    ("auction", "actions"),
    [
        ("open", ["1 bid 21", "0 pass", "2 pass"]),
        ("once", ["1 bid 21", "2 pass", "0 pass"]),
        ("sealed", ["0 seal 1", "1 seal 21", "2 seal 2"]),
        ("fixed", ["0 price 21", "1 buy"]),
    ],
)
def test_both_are_sold_as_one_lot_by_the_second_cards_type(
    auction: str, actions: list[str]
) -> None:
    """MA-D1"""
    table = Table(f"nex double, nex {auction}, nex open", ANY, ANY)
    table.play("0 offer nex double", f"0 add nex {auction}", *actions)
    assert table.owns(1, "nex") == 2
    assert table.purses == [121, 79, 100]
    assert table.auctioneer == 1


def test_else_the_chance_passes_clockwise_to_everyone_with_cards() -> None:
    """MA-D2: decline may be the only answer, so that being asked tells nothing."""
    table = Table(ANY, "nex double, nex open", ANY, "", "nex once", first=1)
    table.play("1 offer nex double")
    asked = []
    while table.view().phase == "double":
        asked += table.asked
        assert "decline" in table.answers(asked[-1])
        table.play(f"{asked[-1]} decline")
    assert asked == [1, 2, 4, 0]


def test_being_asked_looks_the_same_whatever_one_holds() -> None:
    """MA-D2"""
    with_one = Table("nex double", "nex open, nex once", ANY).play("0 offer nex double")
    without = Table("nex double", ANY, ANY).play("0 offer nex double")
    assert with_one.asked == without.asked == [1]
    assert with_one.view(2) == without.view(2)
    assert without.answers(1) == ["decline"]


def test_a_player_of_the_double_with_no_card_left_is_not_asked() -> None:
    """MA-D2"""
    table = Table("nex double", ANY, ANY).play("0 offer nex double")
    assert table.asked == [1]


def test_whoever_adds_becomes_the_auctioneer_and_gets_all_the_money() -> None:
    """MA-D2: the one who played the double gets nothing."""
    table = Table("nex double, nex open", ANY, "nex fixed, nex once", ANY)
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex fixed")
    assert table.asked == [2]
    table.play("2 price 30", "3 pass", "0 buy")
    assert table.purses == [70, 100, 130, 100]
    assert table.owns(0, "nex") == 2


def test_the_adder_counts_as_auctioneer_for_ties() -> None:
    """MA-D2, MA-H2"""
    table = Table("nex double, nex open", ANY, "nex sealed, nex once", ANY)
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex sealed")
    table.play("0 seal 20", "1 seal 20", "2 seal 5", "3 seal 20")
    assert table.owns(3, "nex") == 2
    assert table.purses == [100, 100, 120, 80]


def test_the_adder_counts_as_auctioneer_for_the_order_of_bids() -> None:
    """MA-D2, MA-R1"""
    table = Table("nex double, nex open", ANY, "nex once, nex once", ANY)
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex once")
    order = []
    while table.view().phase == "once":
        order += table.asked
        table.play(f"{order[-1]} pass")
    assert order == [3, 0, 1, 2]
    assert table.owns(2, "nex") == 2


def test_everyone_declines_and_the_player_of_the_double_gets_it_for_nothing() -> None:
    """MA-D3"""
    table = Table("nex double, nex open", "nex once", "nex fixed")
    table.play("0 offer nex double", "0 decline", "1 decline", "2 decline")
    assert table.owns(0, "nex") == 1
    assert table.purses == [100, 100, 100]
    assert table.auctioneer == 1


def test_the_turn_goes_to_the_left_of_the_adder_and_those_between_lose_theirs() -> None:
    """MA-D4"""
    table = Table("nex double, nex open", ANY, "nex open, nex once", ANY)
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex open").pass_all()
    assert table.auctioneer == 3


def example(*bids: str) -> Table:
    """MA-X1: H, M and A sit clockwise; H offers a Nex double, A adds a sealed Nex."""
    table = Table("nex double, bahut open", "darmoir open", "nex sealed, koriko open")
    table.play("0 offer nex double", "0 decline", "1 decline", "2 add nex sealed")
    return table.play(*bids)


def test_worked_example_the_adder_bids_highest_and_pays_the_bank() -> None:
    """MA-X1"""
    table = example("0 seal 24", "1 seal 10", "2 seal 25")
    assert table.purses == [100, 100, 75]
    assert table.owns(2, "nex") == 2
    assert table.auctioneer == 0


@pytest.mark.parametrize("winner", [0, 1])
def test_worked_example_had_another_won_they_would_have_paid_the_adder(winner: int) -> None:
    """MA-X1: and M is skipped all the same."""
    bids = [f"{seat} seal {25 if seat == winner else 3}" for seat in (0, 1, 2)]
    table = example(*bids)
    assert table.purses[winner] == 75
    assert table.purses[2] == 125
    assert table.auctioneer == 0


def test_the_question_names_what_fits() -> None:
    """MA-D1"""
    table = Table("nex double, nex open, nex open, koriko open", ANY, ANY, played={"nex": 3})
    table.play("0 offer nex double")
    asked = MODERN_ART.choices(table.state, 0)
    assert [(p.card.auction, p.copies, p.ends_round) for p in asked.cards] == [("open", 2, True)]
