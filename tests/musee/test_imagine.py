"""Imagining: full positions that a seat cannot tell from the truth."""

import sys
from collections import Counter

import pytest

from tests.every_game.conservation import musee as cards_are_conserved
from tests.musee.drawn import EMPTY, draw, play, table
from tests.musee.test_four_players import partner_is_stuck
from vernissage.core.chance import Generator
from vernissage.games.musee import MUSEE
from vernissage.games.musee.state import State

STUCK = """
    T  45   .   .   .   .   .
        .   /   .   /   .   /
    M  46   .   .   .   .   .
        /   .   /   .   /   .
    B  47   .   .   .   .   .
"""


def imagined(state: State, seat: int | None, seeds: int = 60) -> list[State]:
    seen = MUSEE.view(state, seat)
    dreams: list[State] = [MUSEE.imagine(seen, seed) for seed in range(seeds)]
    for dream in dreams:
        assert MUSEE.view(dream, seat) == seen
        cards_are_conserved(dream)
    return dreams


def test_the_table_and_the_own_hand_stay_the_rest_is_dealt_anew() -> None:
    """MU-S1."""
    state = table(EMPTY, STUCK, hands=[[1, 2, 3], [10, 11, 49]])
    dreams = imagined(state, seat=0)
    assert all(draw(dream, 1) == draw(state, 1) for dream in dreams)
    assert all(dream.hand(0) == [1, 2, 3] for dream in dreams)
    assert len({tuple(dream.hand(1)) for dream in dreams}) > 40
    assert len({tuple(dream.deck[dream.drawn :]) for dream in dreams}) > 40


def test_every_card_that_can_be_held_is_imagined_equally_often() -> None:
    """MU-S1: 44 numbers are out of sight, and seat 1 holds two of them."""
    state = table(EMPTY, STUCK, hands=[[1, 2, 3], [10, 49]])
    held = Counter(n for dream in imagined(state, seat=0, seeds=1100) for n in dream.hand(1))
    assert set(held) == set(range(4, 51)) - {45, 46, 47}
    assert 25 <= min(held.values()) <= max(held.values()) <= 80


def test_the_same_seed_imagines_the_same() -> None:
    state = table(EMPTY, STUCK, hands=[[1, 2, 3], [10, 11]])
    seen = MUSEE.view(state, 0)
    assert MUSEE.imagine(seen, 5).key() == MUSEE.imagine(seen, 5).key()


def test_a_spectator_imagines_every_hand() -> None:
    """MU-S1."""
    state = table(EMPTY, STUCK, hands=[[1, 2, 3], [10, 11]])
    assert len({tuple(dream.hand(0)) for dream in imagined(state, seat=None)}) > 40


def test_who_is_out_is_imagined_with_nothing_that_fitted() -> None:
    """MU-T5: seat 1 cannot hold 48, 49 or 50."""
    state = play(table(EMPTY, STUCK, hands=[[1, 2, 3], [10, 11]], top=[48]), "0 hang 1 T1")
    for seat in (0, None):
        for dream in imagined(state, seat):
            assert max(dream.hand(1)) < 45
            assert MUSEE.view(dream, 0).exits == MUSEE.view(state, 0).exits


def test_who_is_to_hang_is_imagined_with_something_that_fits() -> None:
    """MU-T5: seat 1 takes only numbers above 45 and is not out, so it holds one of them."""
    state = table(STUCK, hands=[[48, 11], [1]])
    for dream in imagined(state, seat=1):
        assert {48, 49, 50} & set(dream.hand(0))
        assert dream.count_legal(0) > 0


@pytest.mark.parametrize("patience", [0, 40])
def test_the_careful_deal_finds_what_chance_would_not(
    patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MU-T5: with and without tries, the same rules hold for hands."""
    monkeypatch.setattr(sys.modules[MUSEE.imagine.__module__], "PATIENCE", patience)
    state = play(table(EMPTY, STUCK, hands=[[1, 2, 3], [10, 11]], top=[48]), "0 hang 1 T1")
    for dream in imagined(state, seat=None):
        assert max(dream.hand(1)) < 45
        assert dream.count_legal(0) > 0


def test_a_gift_to_who_is_out_may_be_any_card() -> None:
    """MU-4P2: 37 would have fitted, but it came later."""
    state = play(partner_is_stuck(50, 37), "0 hang 22 T2", "0 keep", "0 hang 23 M2", "0 give")
    seat_2 = next(gone for gone in MUSEE.view(state, 1).exits if gone.seat == 2)
    fitted = set(seat_2.never_held)
    assert 37 in fitted
    gifts = [fitted & set(dream.hand(2)) for dream in imagined(state, seat=1)]
    assert all(len(gift) <= 1 for gift in gifts)
    assert any(gifts)


def test_the_unseen_card_is_not_known_to_who_decides() -> None:
    """MU-4P2."""
    state = play(partner_is_stuck(50, 37), "0 hang 22 T2")
    tops = {dream.deck[dream.drawn] for dream in imagined(state, seat=0)}
    assert len(tops) > 5


def test_imagined_games_can_be_played_to_the_end() -> None:
    state = play(partner_is_stuck(50, 37), "0 hang 22 T2", "0 keep")
    for seed, dream in enumerate(imagined(state, seat=3)):
        dream.playout(Generator(seed))
        assert dream.over
        cards_are_conserved(dream)


def test_after_the_end_there_is_nothing_left_to_imagine_but_the_pile() -> None:
    """MU-T5: the hands are open then."""
    full = STUCK.replace("45", "48").replace("46", "49").replace("47", "50")
    over = table(
        full, full.replace("48", "45").replace("49", "46").replace("50", "47"), hands=[[1], [2]]
    )
    assert over.over
    for dream in imagined(over, seat=0):
        assert [dream.hand(0), dream.hand(1), dream.over] == [[1], [2], True]
