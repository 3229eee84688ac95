"""What Modern Art's advice says is true, in played and in recorded games."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.bots.modern_art.games import told
from tests.bots.reasons import arguments_by_name
from vernissage.bots.advice import Advice, Reason
from vernissage.bots.hints import in_words
from vernissage.bots.modern_art.advice.advise import advise, adviser, endings, wins
from vernissage.bots.modern_art.advice.card_reasons import BESIDE, ENOUGH, CardReasons
from vernissage.bots.modern_art.thinking.sight import Sight, auction_of_lot, tuned
from vernissage.bots.modern_art.thinking.table import SHADE
from vernissage.core import records
from vernissage.core.chance import Generator, compiled
from vernissage.core.words import words
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import PASS, amount_of
from vernissage.games.modern_art.choices import (
    AddOrDecline,
    BidOrPass,
    BuyOrPass,
    Choices,
    NamePrice,
    Offer,
    RevealOrSkip,
    Seal,
)
from vernissage.games.modern_art.notation import ARTIST_NAMES, write
from vernissage.games.modern_art.parts import OPEN, ROUNDS
from vernissage.games.modern_art.view import View

PREFIX = "advice-modern-art-"
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("modern-art-*.jsonl"))
CARDS = Offer | AddOrDecline | RevealOrSkip
Asked = tuple[View, Choices, Advice]

games = pytest.mark.parametrize(
    "source",
    [
        "3",
        *(pytest.param(f"{n}", marks=pytest.mark.long) for n in (4, 5)),
        *(pytest.param(file.stem, marks=pytest.mark.long) for file in RECORDS),
    ],
)
"""A game between clubs with so many players, or a recorded one."""


def questions(source: str) -> Iterator[tuple[View, Choices]]:
    if source.isdigit():
        for _, view, choices, _ in told(["club"] * int(source), 11, mystery_hand=source == "3"):
            yield view, choices
        return
    line = (RECORDS[0].parent / f"{source}.jsonl").read_bytes().splitlines()[0]
    record = records.decode(line)
    states = records.states(MODERN_ART, record)
    for text, state in zip(record.actions, states, strict=False):
        seat, _ = records.read_action(MODERN_ART, text)
        yield MODERN_ART.view(state, seat), MODERN_ART.choices(state, seat)


@cache
def advised(source: str) -> list[Asked]:
    """Every fourth question of each kind, so that no kind hides between two looks."""
    met: dict[str, int] = {}
    found = []
    for view, choices in questions(source):
        kind = type(choices).__name__
        met[kind] = met.get(kind, 0) + 1
        if met[kind] % 4 == 1:
            found.append((view, choices, advise(view, choices)))
    return found


def code(reason: Reason) -> str:
    return reason.code.removeprefix(PREFIX)


def codes(advice: Advice) -> dict[str, dict[str, int | str]]:
    return arguments_by_name(advice, PREFIX)


def level(advice: Advice) -> bool:
    return advice.runner_up is not None and round(advice.value - advice.runner_up_value) <= 0


EXTREMES: dict[int | str, str] = {0: "you hardly win a game", 100: "you win nearly every game"}
"""What is said instead of a bare 0 or 100 %."""


@games
def test_a_card_is_worth_the_games_that_it_wins(source: str) -> None:
    """Never so much money behind somebody, which may still be more than an even share."""
    for view, choices, advice in advised(source):
        assert advice.worth is not None
        if isinstance(choices, CARDS):
            assert code(advice.worth) == "wins"
            assert advice.worth.arguments["even"] == round(100 / view.players)
            if compiled():
                sight = Sight(view, tuned(), Generator(1))
                played = endings(sight, [advice.action])[advice.action]
                assert advice.worth.arguments["percent"] == wins(played)
            told_of = in_words(MODERN_ART, advice, words("en")).worth
            percent = advice.worth.arguments["percent"]
            assert EXTREMES.get(percent, f"win {percent}") in told_of
            assert "behind" not in told_of


@games
def test_a_gain_says_whose_it_is(source: str) -> None:
    for view, choices, advice in advised(source):
        if isinstance(choices, CARDS):
            continue
        own = choices.lot.auctioneer == view.seat
        kind = "gain-buying" if isinstance(choices, BidOrPass) else "gain-selling"
        assert advice.worth is not None
        assert code(advice.worth) == (kind if own else "gain")
        assert advice.worth.arguments["value"] == abs(round(advice.value))


@games
def test_a_fixed_price_is_weighed_against_what_the_others_gain(source: str) -> None:
    """What is told as a gain on the others is one: the own money less their mean."""
    for view, choices, advice in advised(source):
        if isinstance(choices, NamePrice):
            master = adviser(view)
            bidding = master.bidding(view, choices.lot, Generator(1))
            price, worth = amount_of(advice.action), bidding.appraisal.worth
            paid = 1.0 - bidding.all_below(bidding.others, price)
            own = paid * price + (1 - paid) * (worth - price)
            theirs = paid * (worth - price) / (view.players - 1)
            assert advice.value == pytest.approx(own - theirs)


@games
def test_nothing_is_said_of_more_than_there_is(source: str) -> None:
    """Who has no more money is told so, and nobody else."""
    sealed = 0
    for view, choices, advice in advised(source):
        found, money = codes(advice), view.money or 0
        for poor in ("limit-poor", "too-dear-poor"):
            if poor in found:
                assert found[poor]["limit"] == money
        if "limit" in found:
            assert int(found["limit"]["limit"]) <= money
            wanted = adviser(view)
            bidding = wanted.bidding(view, choices.lot, Generator(1))  # type: ignore[union-attr]
            limit = wanted.club.limit(view, bidding.lot, bidding.appraisal)
            assert limit <= money
        if isinstance(choices, Seal) and choices.lot.auctioneer != view.seat:
            sealed += 1
            every = amount_of(advice.action) == choices.highest
            assert (found["seal"]["every"] == "yes") == every
    assert sealed


@games
def test_what_is_as_good_has_no_reason_against_it(source: str) -> None:
    for _, choices, advice in advised(source):
        if level(advice) and isinstance(choices, CARDS):
            for reason in advice.reasons:
                assert code(reason) not in (*BESIDE, "goes-on", "own-spared", "played-out")


@games
def test_no_fact_against_the_card_is_told_as_a_reason(source: str) -> None:
    for view, choices, advice in advised(source):
        if not isinstance(choices, CARDS) or advice.runner_up is None:
            continue
        spoken = CardReasons(Sight(view, tuned(), Generator(1)))
        mine = spoken._for(advice.action, advice.runner_up)
        theirs = spoken._for(advice.runner_up, advice.action)
        weights = {reason.code: (key, weight) for key, (weight, reason) in mine.items()}
        for reason in advice.reasons:
            if code(reason) not in ("played-out", "same-end"):
                key, weight = weights[reason.code]
                assert weight - theirs.get(key, (0.0,))[0] > -ENOUGH - 1


@games
def test_playing_out_is_the_only_reason_where_nothing_else_speaks_for_it(source: str) -> None:
    for view, choices, advice in advised(source):
        if isinstance(choices, CARDS) and code(advice.reasons[0]) == "played-out":
            assert advice.runner_up is not None
            spoken = CardReasons(Sight(view, tuned(), Generator(1)))
            mine = spoken._for(advice.action, advice.runner_up)
            theirs = spoken._for(advice.runner_up, advice.action)
            assert all(mine[key][0] <= theirs.get(key, (0.0,))[0] for key in mine)


@games
def test_a_runner_up_is_another_answer(source: str) -> None:
    for _, choices, advice in advised(source):
        if advice.runner_up is None or isinstance(choices, CARDS | BuyOrPass):
            assert advice.runner_up != advice.action
        elif PASS not in (advice.action, advice.runner_up):
            one, other = amount_of(advice.action), amount_of(advice.runner_up)
            assert abs(one - other) >= max(2, one / 10)


@games
def test_a_closed_hand_that_hardly_ever_wins_has_no_gain_beside_it(source: str) -> None:
    """Nor the risk of paying for nothing; the own reserve says how often it keeps the lot."""
    for view, choices, advice in advised(source):
        if not isinstance(choices, Seal):
            continue
        found, bidding = codes(advice), adviser(view).bidding(view, choices.lot, Generator(1))
        own, amount = choices.lot.auctioneer == view.seat, amount_of(advice.action)
        enough = amount + 1 if own else amount
        won = min(bidding.stays_below(seat, enough, SHADE) for seat in bidding.others)
        if own:
            assert found["reserve"]["percent"] == round(100 * won)
            assert found["reserve"]["left"] == max(0, int(found["reserve"]["worth"]) - amount)
        if amount:
            assert ("risk-nothing" in found) == (round(100 * won) > 0)
        if "rather-seal" in found:
            assert int(found["rather-seal"]["instead"]) > 0


@games
def test_nobody_is_told_who_could_pay_more(source: str) -> None:
    """MA-O3: advice counts nobody who has passed, nor who cannot afford the next bid."""
    for _, choices, advice in advised(source):
        if isinstance(choices, BidOrPass):
            assert not any("others" in one.arguments for one in advice.reasons)


@games
def test_in_an_open_auction_one_more_is_enough(source: str) -> None:
    bids = 0
    for _, choices, advice in advised(source):
        if isinstance(choices, BidOrPass) and auction_of_lot(choices.lot) == OPEN:
            bids += advice.action != PASS
            assert advice.action in (PASS, choices.action(choices.lowest))
    assert bids or source != "3"


@games
def test_no_round_is_spoken_of_that_cannot_follow(source: str) -> None:
    last = 0
    for view, _, advice in advised(source):
        if view.round == ROUNDS:
            last += 1
            found = codes(advice)
            assert not {"keep", "risk-no-sale"} & {*found}
            assert found.get("decline", {}).get("kept", 0) == 0
            assert "later round" not in in_words(MODERN_ART, advice, words("en")).text()
    assert last


@games
def test_a_risk_is_one_of_this_position(source: str) -> None:
    """What is told of others' paintings, money and cards stands on the table."""
    silent = 0
    for view, choices, advice in advised(source):
        silent += advice.risk is None
        if advice.risk is None:
            continue
        said = advice.risk.arguments
        if code(advice.risk) == "risk-owner":
            artist = ARTIST_NAMES.index(str(said["artist"]).lower())
            assert view.holdings[int(said["seat"])][artist] == said["owned"]
            spoken = CardReasons(Sight(view, tuned(), Generator(1)))
            assert spoken._gained(advice.action)[0][artist] > 0
        if code(advice.risk) == "risk-added":
            assert isinstance(choices, AddOrDecline)
            assert choices.lot.host == view.seat
            assert write(advice.action) == "decline"
            assert int(said["percent"]) > 0
        if code(advice.risk) == "risk-left":
            lot = choices.lot  # type: ignore[union-attr]
            assert said["price"] == lot.bid
            assert said["seat"] != view.seat
    assert silent or source != "3"
