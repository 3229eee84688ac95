"""Imagining: everything a seat has seen holds, and money is exact (MA-C3)."""

from tests.modern_art.table import ANY, Table
from vernissage.core.chance import Generator
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.state import State


def positions(seed: int, **given: object) -> list[State]:
    """Every position of a random game."""
    options = MODERN_ART.options(**given)
    state = MODERN_ART.start(options, MODERN_ART.deal(options, seed))
    chance = Generator(seed)
    found = []
    while not state.over:
        found.append(state.copy())
        able = state.to_act()
        seat = able[chance.below(len(able))]
        state.apply(seat, state.nth_legal(seat, chance.below(state.count_legal(seat))))
    return [*found, state]


def test_money_is_exact_from_the_public_payments() -> None:
    """MA-C3: for every seat and for spectators, in every variant that moves money."""
    for given in ({"players": 5}, {"players": 4, "shared_double": True}):
        for state in positions(3, **given)[::7]:
            for seat in (None, 0, 1):
                imagined = MODERN_ART.imagine(MODERN_ART.view(state, seat), 1)
                assert imagined.scores() == state.scores()
                for other in range(state.players):
                    assert imagined.breakdown(other) == state.breakdown(other)


def test_own_cards_hand_sizes_and_seen_cards_hold() -> None:
    """MA-C3"""
    for state in positions(4, players=3, mystery_hand=True)[::5]:
        imagined = MODERN_ART.imagine(MODERN_ART.view(state, 1), 9)
        assert imagined.hand(1) == state.hand(1)
        assert list(imagined.hand_sizes) == list(state.hand_sizes)
        assert list(imagined.seen) == list(state.seen)


def test_different_seeds_imagine_different_hands() -> None:
    state = positions(5, players=4)[0]
    seen = MODERN_ART.view(state, 0)
    hands = {tuple(MODERN_ART.imagine(seen, seed).hand(1)) for seed in range(10)}
    assert len(hands) > 5


def test_hidden_passes_are_imagined_any_way_that_keeps_the_lot_open() -> None:
    """MA-O3"""
    table = Table("nex open, nex once", ANY, ANY, ANY).play("0 offer nex open", "1 bid 5")
    silences = {MODERN_ART.imagine(table.view(1), seed).silent for seed in range(60)}
    assert silences == {0, 1, 4, 8, 5, 9, 12}
    table.play("2 pass")
    own = {MODERN_ART.imagine(table.view(2), seed).silent for seed in range(60)}
    assert own == {4, 5, 12}


def test_sealed_amounts_of_others_are_imagined_within_their_money() -> None:
    """MA-H1"""
    options = MODERN_ART.options(players=3)
    for state in positions(6, players=3):
        if state.phase == 4 and state.sealed == 2:
            imagined = [MODERN_ART.imagine(MODERN_ART.view(state, 0), s) for s in range(40)]
            amounts = {world.amounts[1] for world in imagined}
            assert max(amounts) <= state.purses[1]
            assert len(amounts) > 1 or state.purses[1] == 0
            break
    else:
        raise AssertionError(options)
