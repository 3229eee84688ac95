"""Components: painting cards, themes, bonus cards, tokens."""

from random import Random

import pytest

from tests.musee.drawn import table
from vernissage.core.chance import Generator
from vernissage.core.refusals import Invalid
from vernissage.games.musee import MUSEE, parts, scoring
from vernissage.games.musee.setup import Setup, default_stairs
from vernissage.games.musee.state import State

PLAYER_COUNTS = (2, 3, 4)


def deal(players: int, seed: int) -> Setup:
    setup: Setup = MUSEE.deal(MUSEE.options(players=players), seed)
    return setup


@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_players_use_the_cards_1_to_50_one_of_each(players: int) -> None:
    """MU-C1."""
    assert sorted(deal(players, seed=1).deck) == list(range(1, 51))


def test_only_three_players_use_the_cards_51_to_60() -> None:
    """MU-C1."""
    assert sorted(deal(3, seed=1).deck) == list(range(1, 61))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_deck_with_a_card_twice_missing_or_too_many_is_refused(players: int) -> None:
    """MU-C1."""
    setup = deal(players, seed=1)
    first, second, *rest = setup.deck
    for deck in (
        [first, first, *rest],
        [second, *rest],
        [len(setup.deck) + 1, first, second, *rest],
    ):
        wrong = Setup(tuple(deck), setup.stairs, setup.first)
        with pytest.raises(Invalid) as refused:
            MUSEE.check_setup(MUSEE.options(players=players), wrong)
        assert (refused.value.code, refused.value.rule) == ("musee-deck", "MU-C1")


def test_two_paintings_share_a_theme_exactly_if_they_lie_a_multiple_of_5_apart() -> None:
    """MU-C2."""
    for one in range(1, 61):
        for other in range(1, 61):
            assert scoring.same_theme(one, other) == ((one - other) % 5 == 0)


def test_an_empty_slot_has_no_theme_not_even_that_of_animals() -> None:
    """MU-C2: animals are the multiples of 5, and an empty slot is stored as 0."""
    assert not scoring.same_theme(0, 5)
    assert not scoring.same_theme(5, 0)
    assert not scoring.same_theme(0, 0)
    lonely = """
    T   .   5   .   .   .   .
        .   /   .   /   .   /
    M   .   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .   .
    """
    assert table(lonely, hands=[[], []]).scores() == [1, 0]


def test_the_five_themes_are_five_and_animals_are_the_multiples_of_5() -> None:
    """MU-C2: residue 1 landscapes, 2 water, 3 people, 4 architecture, 0 animals."""
    named = [
        parts.ANIMALS,
        parts.LANDSCAPES,
        parts.WATER,
        parts.PEOPLE,
        parts.ARCHITECTURE,
    ]
    assert named == [0, 1, 2, 3, 4]
    assert parts.THEMES == 5


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_three_bonus_cards_top_middle_and_bottom_lie_with_one_musee_each(players: int) -> None:
    """MU-C3: over many games each of the three is taken, and never by two at once."""
    taken: set[str] = set()
    for seed in range(60):
        state = climbing_game(players, seed)
        every = [name for musee in MUSEE.view(state, None).musees for name in musee.bonuses]
        assert len(every) == len(set(every)) <= 3
        taken.update(every)
    assert taken == {"top", "middle", "bottom"}


def climbing_game(players: int, seed: int) -> State:
    """A game in which low numbers go to the left, so that galleries fill up."""
    chance = Random(seed)
    options = MUSEE.options(players=players)
    state: State = MUSEE.start(options, MUSEE.deal(options, seed))
    while not state.over:
        fair = [a for a in state.legal(state.turn) if a >= 1080 or is_in_its_column(a)]
        state.apply(state.turn, chance.choice(fair or state.legal(state.turn)))
    return state


def is_in_its_column(action: int) -> bool:
    _, number, place = MUSEE.write(action).split()
    return abs(int(number) / 50 * 6 - int(place[1]) + 0.5) < 1


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_30_tokens_are_enough_and_each_shows_a_staircase_or_a_chandelier(players: int) -> None:
    """MU-C4: 12 tokens in each of 2 Musées, or 10 in each of 3."""
    laid = parts.TABLES[players]
    assert 2 * laid.columns * laid.musees == {2: 24, 3: 30, 4: 24}[players]
    stairs = default_stairs(laid.columns)
    staircases = len(stairs.upper) + len(stairs.lower)
    assert staircases == laid.columns
    assert staircases * laid.musees <= 30


def test_a_game_of_random_moves_never_hangs_a_card_twice() -> None:
    """MU-C1."""
    for players in PLAYER_COUNTS:
        state = MUSEE.start(MUSEE.options(players=players), deal(players, seed=3))
        state.playout(Generator(3))
        hung = MUSEE.view(state, None).hung
        assert len(hung) == len(set(hung)) == sum(number > 0 for number in state.paintings)
