"""Advice for Musée: legal, from what the seat may know, with words in every language."""

import pytest

from tests.bots.musee.positions import positions
from vernissage.bots.advice import Advice
from vernissage.bots.hints import hint, in_words
from vernissage.bots.musee.advice.advise import advise, endings, margins
from vernissage.bots.musee.club import judge, tuned
from vernissage.bots.musee.kernel.rollouts import Rollouts
from vernissage.bots.sureness import surely_better
from vernissage.core.chance import Generator
from vernissage.core.languages import LANGUAGES
from vernissage.core.words import FOLDER, read, words
from vernissage.games.musee import MUSEE
from vernissage.games.musee.state import State

EN = words("en")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_legal_and_the_better_of_two(players: int) -> None:
    for state in positions(players, seed=6, every=9):
        seat = state.turn
        advice = advise(MUSEE.view(state, seat), MUSEE.choices(state, seat))
        assert advice.action in state.legal(seat)
        assert advice.runner_up in (None, *state.legal(seat))
        assert advice.runner_up != advice.action
        assert len({reason.code for reason in advice.reasons}) == len(advice.reasons) in (1, 2)
        assert advice.runner_up is None or advice.value >= advice.runner_up_value


def test_advice_does_not_depend_on_hidden_cards() -> None:
    for state in positions(2, seed=7, every=12):
        view = MUSEE.view(state, state.turn)
        worlds = [MUSEE.imagine(view, other) for other in range(2)]
        told = [advise(MUSEE.view(w, w.turn), MUSEE.choices(w, w.turn)) for w in worlds]
        assert told[0] == told[1]


def advised(state: State) -> Advice:
    return advise(MUSEE.view(state, state.turn), MUSEE.choices(state, state.turn))


def test_an_only_move_is_told_its_true_worth() -> None:
    only = [s for s in positions(2, seed=6, every=1) if s.count_legal(s.turn) == 1]
    assert only
    for state in only:
        advice = advised(state)
        assert advice.runner_up is None
        again = Rollouts(state, [advice.action] * 2, judge(tuned(2)), Generator(5))
        again.play([0, 1], 15)
        assert advice.value == pytest.approx(again.margins_so_far()[0], abs=4)
        assert advice.value != 0
        said = hint(MUSEE, MUSEE.view(state, state.turn), MUSEE.choices(state, state.turn), EN)
        assert "the only move" in said.worth
        assert "keeps 0" not in said.reasons


def test_the_last_slot_has_reasons_and_risks_of_its_own() -> None:
    met = set()
    for seed in range(30):
        for state in positions(2, seed=seed, every=1):
            view = MUSEE.view(state, state.turn)
            own = view.musees[state.turn]
            empty = sum(number is None for gallery in own.galleries for number in gallery)
            if empty == 1 or not view.pile:
                advice = advised(state)
                met.add(advice.risk and advice.risk.code)
                assert empty > 1 or advice.risk is None
                codes = [reason.code for reason in advice.reasons]
                assert empty > 1 or "advice-musee-full" in codes
                assert advice.risk is None or advice.risk.code != "advice-musee-risk-out"
        if None in met:
            return
    pytest.fail("no Musée was nearly full")


@pytest.mark.long
def test_reasons_are_what_the_other_move_lacks() -> None:
    """Explained beside different moves, the same move has different reasons."""
    told = set()
    for state in positions(2, seed=6, every=5):
        view, choices = MUSEE.view(state, state.turn), MUSEE.choices(state, state.turn)
        for other in state.legal(state.turn)[::5]:
            told.add((view.hung, tuple(r.code for r in advise(view, choices, other).reasons)))
    assert len(told) > len({hung for hung, _ in told})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_advice(language: str) -> None:
    english = read(FOLDER / "en" / "advice_musee.ftl")
    assert read(FOLDER / language / "advice_musee.ftl").keys() == english.keys()


@pytest.mark.parametrize("players", [2, 4])
def test_the_hint_is_made_of_sentences(players: int) -> None:
    for state in positions(players, seed=8, every=11):
        advice = advised(state)
        for language in LANGUAGES:
            text = in_words(MUSEE, advice, words(language)).text()
            assert text.endswith(".")
            assert "{" not in text


def test_polish_counts_as_poles_do() -> None:
    say = words("pl")
    assert say("advice-musee-points", points=1, bonus=0) == "od razu daje 1 punkt"
    assert say("advice-musee-points", points=3, bonus=0) == "od razu daje 3 punkty"
    assert say("advice-musee-points", points=5, bonus=0) == "od razu daje 5 punktów"
    assert "22 numery na 5 pustych pól" in say("advice-musee-room", numbers=22, slots=5)


@pytest.mark.long
def test_a_move_that_does_surely_better_is_the_advice() -> None:
    """Whichever move it is compared with, the games that compare them do not contradict it."""
    swapped, eye = 0, judge(tuned(2))
    for state in positions(2, seed=9, every=6):
        view, choices = MUSEE.view(state, state.turn), MUSEE.choices(state, state.turn)
        for other in state.legal(state.turn)[::7]:
            advice = advise(view, choices, other)
            if advice.runner_up is None:
                continue
            assert other in (advice.action, advice.runner_up)
            played = endings(state, eye, [advice.action, advice.runner_up])
            mine, theirs = (margins(played[one]) for one in (advice.action, advice.runner_up))
            assert not surely_better(theirs, mine)
            swapped += advice.action == other
    assert swapped >= 1
