"""Chapters “Selling to the bank” and “Victory”: MA-V1 to MA-V4, MA-W1; example MA-X2."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.modern_art.table import ANY, Table
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.notation import ARTIST_NAMES
from vernissage.games.modern_art.scoring import richest


def counts(**played: int) -> vec[i64]:
    return vec[i64]([played.get(name, 0) for name in ARTIST_NAMES])


@pytest.mark.parametrize(
    ("played", "tokens"),
    [
        ({"nex": 1, "bahut": 2, "darmoir": 3, "sadland": 4, "koriko": 5}, (0, 0, 10, 20, 30)),
        ({"nex": 2, "bahut": 5, "darmoir": 2, "sadland": 2, "koriko": 2}, (20, 30, 10, 0, 0)),
        ({"sadland": 3, "koriko": 5, "bahut": 3}, (0, 20, 0, 10, 30)),
        ({"koriko": 5, "darmoir": 1}, (0, 0, 20, 0, 30)),
        ({"koriko": 5}, (0, 0, 0, 0, 30)),
        ({}, (0, 0, 0, 0, 0)),
    ],
)
def test_artists_are_ranked_by_cards_played_and_ties_go_to_the_left(
    played: dict[str, int], tokens: tuple[int, ...]
) -> None:
    """MA-V1, MA-V2: artists with no card are not ranked, and fewer artists get fewer tokens."""
    found = tuple(scoring.token(counts(**played), artist) for artist in range(5))
    assert found == tokens


def test_unsold_cards_count_for_the_ranking() -> None:
    """MA-V1"""
    table = Table("nex double, bahut open", "nex open", ANY, played={"nex": 3, "koriko": 4})
    table.play("0 offer nex double", "0 decline", "1 add nex open")
    assert table.tokens[0] == {"nex": 30, "koriko": 20}


def sold_then_ended(table: Table) -> Table:
    """Seat 1 buys the Koriko of seat 0 for 1, and its own card ends the round."""
    return table.play("0 offer koriko open", "1 bid 1").pass_all().play("1 offer nex open")


def test_earlier_tokens_are_part_of_the_payout() -> None:
    """MA-V3"""
    table = Table(
        "koriko open, koriko once",
        "nex open, nex once",
        ANY,
        tokens=[{"koriko": 30}, {"koriko": 20}],
        played={"nex": 4, "koriko": 3},
    )
    sold_then_ended(table)
    assert table.purses[1] == 100 - 1 + (30 + 20 + 20)
    assert table.state.breakdown(1) == {
        "start": 100,
        "sold_to_players": 0,
        "bought": -1,
        "bank": 70,
    }


def test_an_artist_outside_the_first_three_pays_nothing_whatever_lies_there() -> None:
    """MA-V3"""
    table = Table(
        "koriko open, koriko once",
        "nex open, nex once",
        ANY,
        tokens=[{"koriko": 30}],
        played={"nex": 4, "bahut": 2, "darmoir": 2, "koriko": 1},
    )
    sold_then_ended(table)
    assert table.tokens[1] == {"nex": 30, "bahut": 20, "darmoir": 10}
    assert table.purses[1] == 99


def test_every_painting_of_a_pair_is_paid() -> None:
    """MA-V3"""
    table = Table("koriko double, koriko open, nex open", "nex open", ANY, played={"nex": 4})
    table.play("0 offer koriko double", "0 add koriko open", "2 bid 10").pass_all()
    table.play("1 offer nex open")
    assert table.purses == [110, 100, 90 + 2 * 20]


def test_worked_example_koriko_pays_30_then_40_then_0_then_60() -> None:
    """MA-X2: Koriko ranks 1st, 3rd, unranked and 2nd."""
    tokens = vec[i64]([0] * 20)
    paid = []
    for number, token in enumerate((30, 10, 0, 20)):
        tokens[5 * number + 4] = token
        paid.append(scoring.worth(tokens, number, 4))
    assert paid == [30, 40, 0, 60]


def test_all_paintings_are_sold_after_the_round_and_everything_is_discarded() -> None:
    """MA-V4: nothing played counts for the next round."""
    table = Table("koriko open, koriko once", "nex open, nex once", ANY, played={"nex": 4})
    sold_then_ended(table)
    assert table.view().played == (0, 0, 0, 0, 0)
    assert table.owns(1, "koriko") == 0
    assert table.view().worth == (0, 0, 0, 0, 0)


def test_the_view_tells_what_paintings_would_pay_if_the_round_ended_now() -> None:
    """MA-V3"""
    table = Table(ANY, ANY, ANY, tokens=[{"koriko": 30, "nex": 20}], played={"koriko": 1})
    assert table.view().worth == (0, 0, 0, 0, 60)


def test_the_richest_wins_and_a_tie_is_a_shared_victory() -> None:
    """MA-W1"""
    assert richest([250, 311, 290]) == [1]
    assert richest([311, 250, 311]) == [0, 2]


def test_after_round_4_the_game_is_over_and_all_is_shown() -> None:
    """MA-W1, MA-V4: hand cards are worth nothing."""
    table = Table(
        "nex open, koriko open", ANY, ANY, tokens=[{}, {}, {}], played={"nex": 4}, money=[7, 9, 9]
    )
    table.play("0 offer nex open")
    seen = table.view(None)
    assert seen.phase == "over"
    assert seen.able == ()
    assert seen.purses == (7, 9, 9)
    assert seen.winners == (1, 2)
    assert seen.hands is not None
    assert [len(hand) for hand in seen.hands] == [1, 2, 2]
    assert table.refused("0 offer koriko open") == (
        "offer koriko open: the game is over. (MA-W1) Start a new one, or replay it."
    )
