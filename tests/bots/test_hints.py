"""Hints: for every game and kind of question, from what the seat may know, in three languages."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.every_game.worlds import REDEAL
from vernissage.bots.advice import Advice, Reason
from vernissage.bots.hints import advice, hint, in_words, move_in_words, named
from vernissage.core.contract import State
from vernissage.core.languages import LANGUAGES
from vernissage.core.records import read_action
from vernissage.core.words import words
from vernissage.games import GAMES
from vernissage.tables.playing import play

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("musee", {"players": 2}),
    ("musee", {"players": 4}),
    ("modern-art", {"players": 4}),
    ("modern-art", {"players": 3, "mystery_hand": True}),
    ("art-society", {"players": 3}),
]
KINDS = {
    ("musee", 2): {"Hang"},
    ("musee", 4): {"Hang", "KeepOrGive"},
    ("modern-art", 4): {
        *("Offer", "AddOrDecline", "BidOrPass", "Seal", "NamePrice", "BuyOrPass"),
    },
    ("modern-art", 3): {
        *("Offer", "AddOrDecline", "BidOrPass", "Seal", "NamePrice", "BuyOrPass", "RevealOrSkip"),
    },
    ("art-society", 3): {"Start", "ChooseLot", "Bid", "Take", "Turn", "Decor", "Settle"},
}


def after(game: str, options: Any, setup: Any, actions: list[str]) -> State:
    state: State = GAMES[game].start(options, setup)
    for text in actions:
        state.apply(*read_action(GAMES[game], text))
    return state


def decisions(game: str, given: dict[str, Any]) -> Iterator[tuple[Any, Any, list[str], int]]:
    """Two questions of each kind in one game: options, set-up, the actions before, the seat."""
    rules = GAMES[game]
    options = rules.options(**given)
    setup = rules.deal(options, 3)
    bot = "greedy" if game == "modern-art" else "club"
    record = play(rules, options, [bot] * given["players"], 3, setup=setup)
    met: dict[str, int] = {}
    state = rules.start(options, setup)
    for number, text in enumerate(record.actions):
        seat, action = read_action(rules, text)
        kind = type(rules.choices(state, seat)).__name__
        met[kind] = met.get(kind, 0) + 1
        if met[kind] in (1, 8):
            yield options, setup, list(record.actions[:number]), seat
        state.apply(seat, action)


@pytest.mark.parametrize(("game", "given"), VARIANTS)
def test_hints_use_nothing_hidden(game: str, given: dict[str, Any]) -> None:
    """Deal everything the seat cannot know anew: the advice stays the same, byte by byte."""
    rules, kinds = GAMES[game], set()
    for options, setup, actions, seat in decisions(game, given):
        told = []
        for seed in range(3):
            other = REDEAL[game](options, setup, actions, seat, seed) if seed else setup
            state = after(game, options, other, actions)
            choices = rules.choices(state, seat)
            kinds.add(type(choices).__name__)
            told.append(msgspec.json.encode(advice(rules, rules.view(state, seat), choices)))
        assert len(set(told)) == 1
    assert kinds >= KINDS.get((game, given["players"]), set())


@pytest.mark.parametrize(("game", "given"), VARIANTS)
def test_every_part_is_said(game: str, given: dict[str, Any]) -> None:
    """Thought of once, said in three languages."""
    rules = GAMES[game]
    for options, setup, actions, seat in decisions(game, given):
        state = after(game, options, setup, actions)
        thought = advice(rules, rules.view(state, seat), rules.choices(state, seat))
        for language in LANGUAGES:
            told = in_words(rules, thought, words(language))
            assert rules.parse(told.move) in state.legal(seat)
            assert bool(told.risk) == (thought.risk is not None)
            for part in (told.in_words, told.worth, told.reasons):
                assert part
                assert "{" not in part
            parts = [f"{named(told.move, told.in_words)}.", told.worth, told.reasons, told.risk]
            assert told.text() == " ".join(filter(None, parts))
            assert not told.worth.startswith(told.move)


@pytest.mark.parametrize(("game", "given"), VARIANTS)
def test_a_hint_is_the_advice_in_words(game: str, given: dict[str, Any]) -> None:
    rules, say = GAMES[game], words("de")
    options, setup, actions, seat = next(decisions(game, given))
    state = after(game, options, setup, actions)
    view, choices = rules.view(state, seat), rules.choices(state, seat)
    thought = advice(rules, view, choices)
    assert hint(rules, view, choices, say) == in_words(rules, thought, say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_has_words(game: str, language: str) -> None:
    rules, say = GAMES[game], words(language)
    options = rules.options()
    record = play(rules, options, ["random"] * options.players, 2)
    for text in record.actions:
        assert "{" not in move_in_words(game, text.partition(" ")[2], say)


def test_moves_are_said_as_people_say_them() -> None:
    say = words("en")
    moves = [("musee", "hang 13 T4"), ("modern-art", "seal 0"), ("art-society", "decor d1 hold")]
    assert [move_in_words(game, move, say) for game, move in moves] == [
        "hang 13 in the top gallery, column 4",
        "an empty hand",
        "take the decor d1 for the assistant",
    ]


def test_seats_have_names_where_they_are_known() -> None:
    musee = GAMES["musee"]
    rival = Reason("advice-musee-risk-rival", {"seat": 1, "gallery": "top"})
    given = Advice(
        action=musee.parse("hang 19 T3"),
        value=1.0,
        runner_up=None,
        runner_up_value=0.0,
        reasons=(rival,),
        risk=rival,
        worth=Reason("advice-musee-wins", {"percent": 60, "even": 50}),
    )
    assert "seat 1 needs" in in_words(musee, given, words("en")).risk
    told = in_words(musee, given, words("en"), ["Jan", "Ola"]).risk
    assert "Ola needs" in told
    assert "seat" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["modern-art", "musee"])
def test_a_game_that_is_lost_or_won_is_not_told_in_percent(game: str, language: str) -> None:
    say = words(language)
    for percent in (0, 100):
        told = say(f"advice-{game}-wins", percent=percent, even=33, side="ahead", points="2")
        assert "%" not in told
    assert "%" in say(f"advice-{game}-wins", percent=40, even=33, side="ahead", points="2")
