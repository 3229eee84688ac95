"""Advice in Modern Art: legal, quick, the same for the same view, in words of three languages."""

from typing import Any

import pytest

from tests.bots.modern_art_games import told
from tests.modern_art.table import ANY, Table
from vernissage.bots.advice import Advice
from vernissage.bots.hints import hint
from vernissage.bots.modern_art_advice import advise
from vernissage.bots.modern_art_thinking import compiled
from vernissage.core.words import FOLDER, LANGUAGES, read, words
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.choices import AddOrDecline, BuyOrPass, Choices
from vernissage.games.modern_art.notation import write
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import View


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_can_be_said(language: str) -> None:
    say = words(language)
    for _, view, choices in questions():
        text = hint(MODERN_ART, view, choices, say).text()
        assert "{" not in text
        assert text.count(".") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words_of_advice(language: str) -> None:
    own = read(FOLDER / language / "advice_modern_art.ftl")
    english = read(FOLDER / "en" / "advice_modern_art.ftl")
    assert set(own) == set(english)


def test_polish_counts_people_and_paintings() -> None:
    say = words("pl")
    limit = {"limit": 34, "worth": 39, "less": 5}
    told_of = [say("advice-modern-art-limit", **limit, others=n) for n in (1, 3, 5)]
    assert told_of[0].endswith("ocenia jeszcze jedna osoba.")
    assert told_of[1].endswith("oceniają jeszcze 3 osoby.")
    assert told_of[2].endswith("ocenia jeszcze 5 osób.")


def test_a_bid_is_explained_by_its_limit() -> None:
    table = Table("koriko once, nex open", ANY, ANY, ANY, played={"koriko": 3})
    table.play("0 offer koriko once")
    advice = advise(table.view(1), MODERN_ART.choices(table.state, 1))
    assert write(advice.action).startswith("bid ")
    limit = advice.reasons[0]
    assert limit.code == "advice-modern-art-limit"
    assert limit.arguments["others"] == 3
    assert int(limit.arguments["worth"]) - int(limit.arguments["less"]) == limit.arguments["limit"]
    assert advice.reasons[1].arguments["artist"] == "Koriko"


def test_a_sealed_bid_is_explained_by_the_same_amount() -> None:
    table = Table("koriko sealed, nex open", ANY, ANY, ANY, played={"koriko": 3})
    table.play("0 offer koriko sealed")
    advice = advise(table.view(1), MODERN_ART.choices(table.state, 1))
    reason = advice.reasons[0]
    assert reason.code == "advice-modern-art-seal"
    assert write(advice.action) == f"seal {reason.arguments['amount']}"


@pytest.mark.parametrize("seed", range(4))
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
    ends = "end" in code
    return rest[0] in artists or ends


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
