"""Set-up: the deal, the secret hands, the first player."""

from collections import Counter

import pytest

from vernissage.core.refusals import Invalid
from vernissage.games.musee import MUSEE
from vernissage.games.musee.setup import Setup
from vernissage.games.musee.state import State


def deal(players: int, seed: int) -> Setup:
    setup: Setup = MUSEE.deal(MUSEE.options(players=players), seed)
    return setup


def begin(players: int, setup: Setup) -> State:
    state: State = MUSEE.start(MUSEE.options(players=players), setup)
    return state


@pytest.mark.parametrize(("players", "pile"), [(2, 40), (3, 45), (4, 30)])
def test_every_player_is_dealt_five_cards_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    """MU-S1: seat s gets the cards 5s to 5s + 4 of the deck, as records say."""
    setup = deal(players, seed=11)
    state = begin(players, setup)
    for seat in range(players):
        assert state.hand(seat) == sorted(setup.deck[5 * seat : 5 * seat + 5])
    assert state.pile() == pile == MUSEE.view(state, None).pile


def test_the_first_draw_takes_the_card_after_the_dealt_ones() -> None:
    """MU-S1: draws come from the rest in order."""
    setup = deal(2, seed=11)
    state = begin(2, setup)
    for drawn in setup.deck[10:16]:
        seat = state.turn
        state.apply(seat, state.legal(seat)[0])
        assert drawn in state.hand(seat)


def test_the_deck_is_shuffled_by_the_seed() -> None:
    """MU-S1: the same seed deals the same, another seed deals otherwise."""
    assert deal(2, seed=5) == deal(2, seed=5)
    decks = {deal(2, seed).deck for seed in range(200)}
    assert len(decks) == 200


def test_every_card_can_lie_on_top() -> None:
    """MU-S1."""
    tops = Counter(deal(2, seed).deck[0] for seed in range(2000))
    assert set(tops) == set(range(1, 51))
    assert max(tops.values()) < 80


def test_hands_are_secret() -> None:
    """MU-S1: a seat sees its own cards and how many the others hold; a spectator sees none."""
    state = begin(3, deal(3, seed=2))
    for seat in range(3):
        seen = MUSEE.view(state, seat)
        assert list(seen.hand) == state.hand(seat)
        assert seen.hand_sizes == (5, 5, 5)
        assert seen.hands is None
    assert MUSEE.view(state, None).hand == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_chooses_the_first_player_of_a_first_game(players: int) -> None:
    """MU-S2: every seat about equally often."""
    firsts = Counter(deal(players, seed).first for seed in range(1200))
    assert set(firsts) == set(range(players))
    assert all(abs(times - 1200 / players) < 120 for times in firsts.values())


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_places_first(first: int) -> None:
    """MU-S2."""
    setup = deal(3, seed=4)
    state = begin(3, Setup(setup.deck, setup.stairs, first))
    assert state.to_act() == [first]
    assert MUSEE.view(state, None).turn == first


@pytest.mark.parametrize("first", [-1, 2])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    """MU-S2."""
    setup = deal(2, seed=4)
    with pytest.raises(Invalid) as refused:
        MUSEE.check_setup(MUSEE.options(players=2), Setup(setup.deck, setup.stairs, first))
    assert (refused.value.code, refused.value.rule) == ("no-such-seat", "MU-S2")


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(Invalid) as refused:
        MUSEE.options(players=players)
    assert refused.value.code == "no-such-player-count"


@pytest.mark.parametrize("players", ["2", None, 2.0, [2], True])
def test_players_are_counted(players: object) -> None:
    with pytest.raises(Invalid) as refused:
        MUSEE.options(players=players)
    assert refused.value.code == "players-not-a-number"


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        MUSEE.options(players=2, elevators=True)
    assert refused.value.code == "no-such-option"
