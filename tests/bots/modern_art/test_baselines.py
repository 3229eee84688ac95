"""The baselines: bots see a view and choices, play legally, and are as strong as they should be."""

import pytest

from tests.modern_art.table import ANY, Table
from vernissage.bots.modern_art.baselines.greedy import Greedy
from vernissage.bots.modern_art.thinking.prices import most_it_can_be_worth
from vernissage.core.chance import Generator
from vernissage.core.records import replay
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.notation import write
from vernissage.tables.playing import play

GAMES = 120


@pytest.mark.long
def test_greedy_beats_three_randoms_most_of_the_time() -> None:
    """At least 60 %, where chance is 25 %, with the seat rotated over the same deals."""
    options = MODERN_ART.options(players=4)
    wins = 0.0
    for number in range(GAMES):
        seats = ["random"] * 4
        seats[number % 4] = "greedy"
        result = play(MODERN_ART, options, seats, number // 4).result
        assert result is not None
        wins += (number % 4 in result.winners) / len(result.winners)
    assert wins >= 0.6 * GAMES


@pytest.mark.long
def test_four_greedy_seats_end_with_200_to_500_and_prices_rise_to_round_3() -> None:
    options = MODERN_ART.options(players=4)
    money, prices, paintings = 0, [0] * 4, [0] * 4
    for seed in range(GAMES // 2):
        record = play(MODERN_ART, options, ["greedy"] * 4, seed)
        assert record.result is not None
        money += sum(record.result.scores)
        for sale in MODERN_ART.view(replay(MODERN_ART, record), None).sales:
            prices[sale.round - 1] += sale.price
            paintings[sale.round - 1] += len(sale.cards)
    assert 200 <= money / (4 * (GAMES // 2)) <= 500
    first, second, third, _ = (p / n for p, n in zip(prices, paintings, strict=True))
    assert first < second < third


@pytest.mark.parametrize(
    "given",
    [
        {"players": 3, "mystery_hand": True},
        {"players": 3, "mystery_hand": True, "winner_reveals": True},
        {"players": 5, "shared_double": True},
    ],
)
def test_bots_play_every_variant_to_its_end(given: dict[str, object]) -> None:
    options = MODERN_ART.options(**given)
    for seed in range(5):
        seats = ["greedy", "random"] * 3
        assert play(MODERN_ART, options, seats[: options.players], seed).result is not None


def greedy(table: Table, seat: int) -> str:
    choices = MODERN_ART.choices(table.state, seat)
    return write(Greedy().choose(table.view(seat), choices, Generator(1)))


def test_greedy_pays_up_to_three_quarters_with_four_players() -> None:
    table = Table("nex sealed, nex open", ANY, ANY, ANY, tokens=[{"nex": 20}])
    table.play("0 offer nex sealed")
    assert greedy(table, 1) == f"seal {(30 + 20) * 3 // 4}"
    assert greedy(table, 0) == "seal 25"


def test_greedy_never_bids_above_what_a_painting_can_still_be_worth() -> None:
    """No more cards of Nex can come, and three artists are ahead of it for good."""
    table = Table(
        "nex sealed, bahut open",
        ANY,
        ANY,
        played={"bahut": 3, "darmoir": 2, "sadland": 2},
        tokens=[{"nex": 30}],
    )
    table.play("0 offer nex sealed")
    assert most_it_can_be_worth(table.view(1), 0) > 0
    for kind, copies in enumerate((3, 3, 2, 2, 2)):
        table.state.seen[kind] = copies
    assert most_it_can_be_worth(table.view(1), 0) == 0
    assert greedy(table, 1) == "seal 0"


def test_greedy_ends_a_round_that_pays() -> None:
    """Two Koriko lie before it: 60 for sure are more than 40 to hope for and a sale for 13."""
    hand = "koriko double, koriko once, koriko open, bahut fixed"
    table = Table(hand, "nex once", "bahut once, nex open", played={"koriko": 2})
    table.play("0 offer koriko double", "0 add koriko open").pass_all()
    table.play("1 offer nex once").pass_all()
    table.play("2 offer bahut once").pass_all()
    assert table.owns(0, "koriko") == 2
    assert greedy(table, 0) == "offer koriko once"
    without = Table("koriko once, bahut fixed", ANY, ANY, played={"koriko": 4, "nex": 1})
    assert greedy(without, 0) == "offer bahut fixed"
