"""Advice for Musée: legal, from what the seat may know, with words in every language."""

import pytest

from tests.bots.musee_positions import positions
from vernissage.bots.hints import hint
from vernissage.bots.musee_advice import advise
from vernissage.core.words import FOLDER, LANGUAGES, read, words
from vernissage.games.musee import MUSEE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_legal_and_the_better_of_two(players: int) -> None:
    for state in positions(players, seed=6, every=9):
        seat = state.turn
        advice = advise(MUSEE.view(state, seat), MUSEE.choices(state, seat))
        assert advice.action in state.legal(seat)
        assert advice.runner_up in (None, *state.legal(seat))
        assert advice.runner_up != advice.action
        assert advice.reasons[0].code != advice.reasons[1].code


def test_advice_does_not_depend_on_hidden_cards() -> None:
    for state in positions(2, seed=7, every=12):
        view = MUSEE.view(state, state.turn)
        worlds = [MUSEE.imagine(view, other) for other in range(2)]
        told = [advise(MUSEE.view(w, w.turn), MUSEE.choices(w, w.turn)) for w in worlds]
        assert told[0] == told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_advice(language: str) -> None:
    english = read(FOLDER / "en" / "advice_musee.ftl")
    assert read(FOLDER / language / "advice_musee.ftl").keys() == english.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_hint_is_made_of_sentences(language: str, players: int) -> None:
    for state in positions(players, seed=8, every=11):
        view, choices = MUSEE.view(state, state.turn), MUSEE.choices(state, state.turn)
        text = hint(MUSEE, view, choices, words(language)).text()
        assert text.endswith(".")
        assert "{" not in text


def test_polish_counts_as_poles_do() -> None:
    say = words("pl")
    assert say("advice-musee-points", points=1, bonus=0) == "od razu daje 1 punkt"
    assert say("advice-musee-points", points=3, bonus=0) == "od razu daje 3 punkty"
    assert say("advice-musee-points", points=5, bonus=0) == "od razu daje 5 punktów"
    assert "22 liczby na 5 pustych miejsc" in say("advice-musee-room", numbers=22, slots=5)
