"""Chapter “End of a round”: MA-E1 to MA-E4."""

from tests.modern_art.table import ANY, Table


def test_the_fifth_card_of_one_artist_ends_the_round_at_once_and_is_not_auctioned() -> None:
    """MA-E1: it has no owner, but counts."""
    table = Table("nex open, nex once", ANY, ANY, played={"nex": 4, "koriko": 2})
    table.play("0 offer nex open")
    assert table.view().round == 2
    assert table.view().sales == ()
    assert table.tokens[0] == {"nex": 30, "koriko": 20}
    assert table.purses == [100, 100, 100]


def test_the_fourth_card_is_auctioned() -> None:
    """MA-E1"""
    table = Table("nex open, nex once", ANY, ANY, played={"nex": 3}).play("0 offer nex open")
    assert table.view().phase == "open"


def test_a_double_as_fifth_card_asks_for_no_second_card() -> None:
    """MA-E2"""
    table = Table("nex double, nex once", ANY, ANY, played={"nex": 4})
    table.play("0 offer nex double")
    assert table.view().round == 2
    assert table.state.hand_sizes[0] == 1


def test_an_added_fifth_card_ends_the_round_and_both_cards_stay_unsold_and_count() -> None:
    """MA-E2"""
    table = Table(
        "nex double, koriko open", "nex open, koriko open", ANY, played={"nex": 3, "bahut": 4}
    )
    table.play("0 offer nex double", "0 decline", "1 add nex open")
    assert table.view().round == 2
    assert table.view().sales == ()
    assert table.tokens[0] == {"nex": 30, "bahut": 20}
    assert table.auctioneer == 2


def test_the_last_card_of_all_ends_round_4_and_is_not_auctioned() -> None:
    """MA-E3: it counts for its artist."""
    table = Table("nex open", "", "", tokens=[{}, {}, {}], played={"koriko": 1})
    table.play("0 offer nex open")
    assert table.state.over
    assert table.tokens[3] == {"nex": 30, "koriko": 20}
    assert table.view().sales == ()


def test_the_last_card_but_one_is_auctioned() -> None:
    """MA-E3"""
    table = Table("nex open", "koriko open", "", tokens=[{}, {}, {}]).play("0 offer nex open")
    assert table.view().phase == "open"


def test_a_last_card_that_was_added_to_a_double_leaves_both_unsold() -> None:
    """MA-E3"""
    table = Table("nex double", "nex sealed", "", tokens=[{}, {}, {}])
    table.play("0 offer nex double", "1 add nex sealed")
    assert table.state.over
    assert table.view().sales == ()
    assert table.tokens[3] == {"nex": 30}


def test_a_lone_double_as_last_card_asks_nobody() -> None:
    """MA-E3"""
    table = Table("nex double", "", "", tokens=[{}, {}, {}]).play("0 offer nex double")
    assert table.state.over
    assert table.view().sales == ()


def test_the_next_round_begins_left_of_the_player_of_the_last_card() -> None:
    """MA-E4"""
    table = Table(ANY, "nex open, koriko once", ANY, first=1, played={"nex": 4})
    assert table.play("1 offer nex open").auctioneer == 2


def test_the_next_round_skips_empty_hands() -> None:
    """MA-E4"""
    table = Table(ANY, "nex open, koriko once", "", first=1, played={"nex": 4})
    assert table.play("1 offer nex open").auctioneer == 0
    table = Table("", "nex open, koriko once", "", first=1, played={"nex": 4})
    assert table.play("1 offer nex open").auctioneer == 1


def test_the_adder_of_the_last_card_fixes_the_next_start() -> None:
    """MA-E4, MA-E2"""
    table = Table("nex double, koriko open", "nex open, koriko open", ANY, played={"nex": 3})
    table.play("0 offer nex double", "0 decline", "1 add nex open")
    assert table.auctioneer == 2


def test_a_round_in_which_nobody_holds_a_card_passes_without_auction_or_token() -> None:
    """MA-E4: it can happen with the mystery hand."""
    table = Table(
        "nex open", "", "", mystery="koriko open", tokens=[{}, {"bahut": 30}], deal=(1, 0, 0, 0)
    )
    table.play("0 offer nex open")
    assert table.state.over
    assert table.tokens == [{}, {"bahut": 30}, {"nex": 30}, {}]


def test_after_an_empty_round_new_cards_are_dealt_and_play_goes_on() -> None:
    """MA-E4, MA-S1"""
    table = Table("", "", "nex open", first=2, mystery="koriko once", deal=(1, 0, 1, 0))
    table.play("2 offer nex open")
    assert table.view().round == 3
    assert table.auctioneer == 0
    assert table.tokens == [{"nex": 30}, {}, {}, {}]


def test_hand_cards_are_kept_for_the_next_round() -> None:
    """MA-S1, MA-V4"""
    table = Table("nex open, sadland fixed", ANY, ANY, played={"nex": 4}).play("0 offer nex open")
    assert [card.artist for card in table.view(0).hand] == ["sadland"]
