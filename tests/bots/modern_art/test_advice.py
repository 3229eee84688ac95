"""Advice in Modern Art: legal, quick, the same for the same view, in words of three languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.modern_art.games import told
from tests.modern_art.table import ANY, Table
from vernissage.bots.advice import Advice
from vernissage.bots.hints import in_words
from vernissage.bots.modern_art.advice.advise import advise, adviser, leads
from vernissage.bots.modern_art.advice.card_reasons import CardReasons, Ended, placed
from vernissage.bots.modern_art.kernel.endings import final_money
from vernissage.bots.modern_art.thinking.places import Places
from vernissage.bots.modern_art.thinking.sight import Sight, tuned
from vernissage.bots.sureness import told_apart
from vernissage.core.chance import Generator, compiled
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import FOLDER, read, words
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.actions import PASS
from vernissage.games.modern_art.choices import AddOrDecline, BidOrPass, BuyOrPass, Choices, Offer
from vernissage.games.modern_art.notation import write
from vernissage.games.modern_art.parts import FIFTH, artist_of
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import View

LEVEL = Ended(300.0, 320.0, 300.0, 320.0)
"""Games that end the same after both answers."""


def questions() -> list[tuple[State, View, Choices]]:
    """One question of each kind in each round, from games with every kind."""
    found: dict[tuple[str, int], tuple[State, View, Choices]] = {}
    variants: list[dict[str, Any]] = [{}, {"mystery_hand": True}]
    for given in variants:
        for state, view, choices, _ in told(["greedy"] * 3, 4, **given):
            found.setdefault((type(choices).__name__, view.round), (state, view, choices))
    return list(found.values())


def test_advice_is_legal_and_never_worse_than_its_runner_up() -> None:
    kinds = set()
    for state, view, choices in questions():
        assert view.seat is not None
        advice = advise(view, choices)
        kinds.add(type(choices).__name__)
        assert state.is_legal(view.seat, advice.action)
        if advice.runner_up is not None:
            assert state.is_legal(view.seat, advice.runner_up)
            assert advice.runner_up != advice.action
            assert advice.value >= advice.runner_up_value - 0.001
        if compiled():
            assert advise(view, choices) == advice
    assert len(kinds) == 7


def test_every_advice_can_be_said() -> None:
    for _, view, choices in questions():
        advice = advise(view, choices)
        for language in LANGUAGES:
            text = in_words(MODERN_ART, advice, words(language)).text()
            assert "{" not in text
            assert text.count(".") >= 3
            assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words_of_advice(language: str) -> None:
    own = read(FOLDER / language / "advice_modern_art.ftl")
    english = read(FOLDER / "en" / "advice_modern_art.ftl")
    assert set(own) == set(english)


def test_a_bid_is_explained_by_its_limit() -> None:
    table = Table("koriko once, nex open", ANY, ANY, ANY, played={"koriko": 3})
    table.play("0 offer koriko once")
    advice = advise(table.view(1), MODERN_ART.choices(table.state, 1))
    assert write(advice.action).startswith("bid ")
    limit = advice.reasons[0]
    assert limit.code == "advice-modern-art-limit"
    assert int(limit.arguments["worth"]) - int(limit.arguments["less"]) == limit.arguments["limit"]
    rather = advice.reasons[1]
    assert advice.runner_up is not None
    assert write(advice.action) == f"bid {rather.arguments['amount']}"
    assert write(advice.runner_up) == f"bid {rather.arguments['other']}"
    assert int(rather.arguments["percent"]) > int(rather.arguments["instead"])
    beside_passing = advise(table.view(1), MODERN_ART.choices(table.state, 1), beside=PASS)
    assert beside_passing.reasons[1].arguments["artist"] == "Koriko"


def test_the_last_bid_worth_making_is_called_so() -> None:
    table = Table("koriko open, nex open", ANY, ANY, ANY, played={"koriko": 3})
    table.play("0 offer koriko open")
    limit = int(
        advise(table.view(1), MODERN_ART.choices(table.state, 1)).reasons[0].arguments["limit"]
    )
    for standing, last in ((limit - 2, "no"), (limit - 1, "yes")):
        table.play(f"2 bid {standing}" if last == "no" else f"3 bid {standing}")
        advice = advise(table.view(1), MODERN_ART.choices(table.state, 1))
        assert write(advice.action) == f"bid {standing + 1}"
        assert advice.reasons[0].arguments["last"] == last
        told_of = in_words(MODERN_ART, advice, words("en")).reasons
        assert (f"{limit} is the most" in told_of) == (last == "yes")


def test_who_says_no_last_to_a_fixed_price_leaves_it_to_nobody() -> None:
    """MA-F3: the auctioneer must pay for it then."""
    table = Table("koriko fixed, nex open", ANY, ANY, ANY)
    table.play("0 offer koriko fixed", "0 price 60")
    first = advise(table.view(1), MODERN_ART.choices(table.state, 1))
    assert first.action == PASS
    assert first.risk is not None
    assert first.risk.code == "advice-modern-art-risk-left-open"
    table.play("1 pass", "2 pass")
    last = advise(table.view(3), MODERN_ART.choices(table.state, 3))
    assert last.action == PASS
    assert last.risk is None


def test_a_sealed_bid_is_explained_by_the_same_amount() -> None:
    table = Table("koriko sealed, nex open", ANY, ANY, ANY, played={"koriko": 3})
    table.play("0 offer koriko sealed")
    advice = advise(table.view(1), MODERN_ART.choices(table.state, 1))
    reason = advice.reasons[0]
    assert reason.code == "advice-modern-art-seal"
    assert write(advice.action) == f"seal {reason.arguments['amount']}"


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))]
)
def test_the_reasons_agree_with_the_move(seed: int) -> None:
    """Whatever is advised, its first reason speaks for that move and for no other."""
    names = ["greedy", "random", "club", "random", "greedy"][: 3 + seed % 3]
    for number, (_, view, choices, _) in enumerate(told(names, seed)):
        if number % 3 == 0:
            advice = advise(view, choices)
            assert agree(view, choices, advice), (write(advice.action), advice.reasons)


def agree(view: View, choices: Choices, advice: Advice) -> bool:
    verb, *rest = write(advice.action).split()
    code = advice.reasons[0].code.removeprefix("advice-modern-art-")
    given = advice.reasons[0].arguments
    match verb:
        case "bid":
            return code.startswith("limit") and int(rest[0]) <= int(given["limit"])
        case "seal":
            return code in ("seal", "reserve") and int(rest[0]) == given["amount"]
        case "price":
            return code == "ask" and int(rest[0]) == given["price"]
        case "buy":
            assert isinstance(choices, BuyOrPass)
            return code.startswith("limit") and choices.price <= int(given["limit"])
        case "pass" if code.startswith("too-dear"):
            return int(given["price"]) > int(given["limit"])
        case "pass":
            own = view.lot is not None and view.lot.auctioneer == view.seat
            return code == "wait" or (code == "free" and own)
        case "decline":
            assert isinstance(choices, AddOrDecline)
            return code == ("decline" if choices.cards else "nothing-to-add")
        case "reveal" | "skip":
            return code == verb
    artists = {str(reason.arguments.get("artist", rest[0])).lower() for reason in advice.reasons}
    return rest[0] in artists or "end" in code or code in ("own-gain", "own-spared")


def test_ending_a_round_is_explained_by_what_the_bank_pays() -> None:
    hand = "koriko double, koriko once, koriko open, bahut fixed"
    table = Table(hand, "nex once", "bahut once, nex open", played={"koriko": 2})
    table.play("0 offer koriko double", "0 add koriko open").pass_all()
    table.play("1 offer nex once").pass_all()
    table.play("2 offer bahut once").pass_all()
    advice = advise(table.view(0), MODERN_ART.choices(table.state, 0))
    if write(advice.action) == "offer koriko once":
        assert advice.reasons[0].code == "advice-modern-art-end"
        assert advice.reasons[0].arguments["paid"] == 60


def of_kind(kind: type, seed: int = 7) -> Iterator[tuple[View, Any]]:
    for _, view, choices, _ in told(["club"] * 4, seed):
        if isinstance(choices, kind):
            yield view, choices


@pytest.mark.long
def test_a_difference_between_cards_is_told_only_if_other_worlds_agree() -> None:
    """What is called worse stays worse in worlds that had no part in the advice."""
    if not compiled():
        pytest.skip("too few worlds to tell anything apart")
    clear = 0
    for number, (view, choices) in enumerate(of_kind(Offer)):
        if number % 2:
            continue
        advice = advise(view, choices)
        if advice.runner_up is not None:
            less = advice.value - advice.runner_up_value
            both = [advice.action, advice.runner_up]
            sight = Sight(view, tuned(), Generator(99))
            games = [final_money(sight.base, sight.me, both, seed) for seed in range(400)]
            first, second = (leads([game[at] for game in games]) for at in (0, 1))
            assert less >= 0
            assert less == 0 or told_apart(second, first)[0] == told_apart(second, first)[1]
            clear += less > 0
    assert clear >= 3


def test_two_cards_are_the_same_unless_the_difference_is_beyond_two_standard_errors() -> None:
    assert told_apart([1.0, 9.0, 1.0, 9.0], [4.0, 4.0, 4.0, 4.0]) == (5.0, 5.0)
    assert told_apart([5.0, 6.0, 5.0, 6.0], [4.0, 4.0, 4.0, 4.0]) == (5.5, 4.0)
    assert told_apart([4.0, 4.0], [5.0, 5.0]) == (4.0, 4.0)


def test_the_fair_value_is_that_of_the_chances_beside_it() -> None:
    for number, (view, choices) in enumerate(of_kind(BidOrPass)):
        if number % 20 == 0:
            master = adviser(view)
            worth = master.bidding(view, choices.lot, Generator(1)).appraisal.worth
            sight = Sight(view, master.club.weights, Generator(1))
            places = Places(sight, choices.lot, master.table, master.patience.looks)
            assert places.worth == pytest.approx(worth)
            assert sum(places.shares) == pytest.approx(1)


def test_passing_has_a_risk_of_its_own_and_no_bid_above_the_limit_is_as_good() -> None:
    passed = 0
    for number, (view, choices) in enumerate(of_kind(BidOrPass)):
        if number % 3:
            continue
        advice = advise(view, choices)
        if write(advice.action) == "pass" and choices.lot.bidder is not None:
            passed += 1
            assert advice.risk is not None
            assert advice.risk.code == "advice-modern-art-risk-left"
            assert advice.risk.arguments["price"] == choices.lot.bid
            assert advice.risk.arguments["seat"] == choices.lot.bidder
        too_dear = "too-dear" in advice.reasons[0].code
        if too_dear and advice.runner_up is not None:
            assert round(advice.value - advice.runner_up_value) > 0
    assert passed > 5


def test_a_card_is_explained_by_what_it_does_better_than_the_other() -> None:
    """The same card beside two others: no reason is one that the other has as well."""
    for view, choices in of_kind(Offer):
        sight = Sight(view, tuned(), Generator(1))
        spoken = CardReasons(sight)
        kinds = sorted({card.card.kind for card in choices.cards})
        for one in kinds[:3]:
            for other in kinds[:3]:
                if one != other:
                    mine = spoken.between(one, other, LEVEL, level=True)
                    theirs = spoken.between(other, one, LEVEL, level=True)
                    codes = [reason.code.rpartition("-")[2] for reason in (*mine, *theirs)]
                    assert 1 <= len(mine) <= 2
                    both_end = all(view.played[artist_of(k)] + 1 >= FIFTH for k in (one, other))
                    assert not (both_end and "end" in codes)


def test_nobody_is_told_three_chances_of_nothing() -> None:
    assert placed(0, (0.001, 0.0, 0.0)).code == "advice-modern-art-unplaced"
    assert placed(0, (0.01, 0.0, 0.0)).code == "advice-modern-art-chances"
    assert placed(0, (0.01, 0.0, 0.0), worth=1).code == "advice-modern-art-places"
