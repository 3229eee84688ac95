"""Advice for Art Society: legal, from what the seat may know, with words in every language."""

import pytest

from tests.bots.art_society.positions import kinds_of_questions
from vernissage.bots.art_society.advice.advise import advise, consult
from vernissage.bots.hints import hint, in_words
from vernissage.core.chance import compiled
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import FOLDER, read, words
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.actions import HANG, HOLD
from vernissage.games.art_society.choices import Bid, Settle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_legal_and_the_better_of_two(players: int) -> None:
    for state, seat in kinds_of_questions(players, seed=6):
        advice = advise(ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat))
        assert state.is_legal(seat, advice.action)
        assert advice.runner_up != advice.action
        assert advice.runner_up is None or state.is_legal(seat, advice.runner_up)
        if advice.runner_up is not None:
            assert advice.value >= advice.runner_up_value
        assert len({reason.code for reason in advice.reasons}) == len(advice.reasons) in (1, 2)


@pytest.mark.skipif(not compiled(), reason="uncompiled, advice goes by the clock")
def test_advice_does_not_depend_on_hidden_things() -> None:
    for state, seat in kinds_of_questions(2, seed=7):
        view = ART_SOCIETY.view(state, seat)
        world = ART_SOCIETY.imagine(view, 5)
        known = ART_SOCIETY.view(world, seat)
        assert advise(known, ART_SOCIETY.choices(world, seat)) == advise(
            view, ART_SOCIETY.choices(state, seat)
        )


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_said_holds(players: int) -> None:
    """No place is denied to what can hang; leaving the wall is compared with nothing."""
    say = words("en")
    for state, seat in kinds_of_questions(players, seed=6, each=6):
        view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
        advice = advise(view, choices)
        codes = [reason.code.removeprefix("advice-art-society-") for reason in advice.reasons]
        if any(HANG <= action < HOLD for action in state.legal(seat)):
            assert not {"swap", "stored", "parked"} & set(codes)
        told = in_words(ART_SOCIETY, advice, say)
        if isinstance(choices, Settle):
            assert advice.runner_up is None
            assert told.worth == "Nothing more is to be done."
        elif advice.runner_up is not None:
            level = advice.value == advice.runner_up_value
            assert ("is as good" in told.worth) == level
            assert ("points more" in told.worth) != level


def test_bids_are_weighed_against_what_the_others_are_likely_to_bid() -> None:
    """A card that nobody can beat takes first; a higher one would only be gone as well."""
    for state, seat in kinds_of_questions(2, seed=6, each=6):
        view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
        if isinstance(choices, Bid):
            advice, values = consult(view, choices, beside=choices.action(choices.cards[0]))
            assert set(values) == {choices.action(card) for card in choices.cards}
            assert advice.value == max(values.values())
            highest = max(view.players[1 - seat].hand)
            above = [values[choices.action(card)] for card in choices.cards if card > highest]
            assert above == sorted(above, reverse=True)


@pytest.mark.parametrize(
    ("language", "one", "five"),
    [
        ("en", "1 point.", "5 points."),
        ("pl", "1 punktu.", "5 punktów."),
        ("de", "1 Punkt.", "5 Punkte."),
    ],
)
def test_a_stake_of_one_point_is_one_point(language: str, one: str, five: str) -> None:
    say = words(language)
    assert say("advice-art-society-stake", points=1).endswith(one)
    assert say("advice-art-society-stake", points=5).endswith(five)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words_of_advice(language: str) -> None:
    english = read(FOLDER / "en" / "advice_art_society.ftl")
    assert read(FOLDER / language / "advice_art_society.ftl").keys() == english.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_is_made_of_sentences(language: str) -> None:
    say = words(language)
    for state, seat in kinds_of_questions(3, seed=8, each=3):
        view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
        text = hint(ART_SOCIETY, view, choices, say).text()
        assert text.endswith(".")
        assert "{" not in text
        assert text.count(".") >= 3


def test_polish_counts_as_poles_do() -> None:
    say = words("pl")
    shields = [say("advice-art-society-shields", shields=n) for n in (1, 3, 5)]
    assert shields[0].endswith("1 punkt.")
    assert shields[1].endswith("3 punkty.")
    assert shields[2].endswith("5 punktów.")
    told = say("advice-art-society-spaces", spaces=22, rounds=3)
    assert "22 puste pola" in told
    assert told.endswith("3 rundy.")
