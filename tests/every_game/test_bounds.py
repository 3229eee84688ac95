"""Numbers that no table has: seats out of range and integers of any size are refused."""

import pytest

from vernissage.core.chance import WORD, Generator
from vernissage.core.refusals import Illegal
from vernissage.games import GAMES

SEATS = (-1, -2, 5, 99, 2**63, -(2**63) - 1, 10**30)
NUMBERS = (-1, 10**6, 2**63, -(2**63) - 1, 10**30)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_that_is_not_there_sees_and_does_nothing(name: str, seat: int) -> None:
    game = GAMES[name]
    options = game.options()
    state = game.start(options, game.deal(options, 1))
    for ask in (game.view, game.own, game.choices):
        with pytest.raises(Illegal) as refusal:
            ask(state, seat)
        assert refusal.value.code == "no-such-seat"
    with pytest.raises(Illegal):
        state.breakdown(seat)
    assert state.legal(seat) == []
    assert state.count_legal(seat) == 0
    with pytest.raises(IndexError):
        state.nth_legal(seat, 0)
    assert not state.is_legal(seat, state.legal(state.to_act()[0])[0])
    with pytest.raises(Illegal):
        state.apply(seat, state.legal(state.to_act()[0])[0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_an_action_of_any_size_is_refused_not_broken_off(name: str, number: int) -> None:
    game = GAMES[name]
    options = game.options()
    state = game.start(options, game.deal(options, 1))
    seat, key = state.to_act()[0], state.key()
    assert not state.is_legal(seat, number)
    for asking in (seat, number):
        with pytest.raises(Illegal):
            state.apply(asking, number)
    assert state.key() == key


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_no_action_has_no_notation(name: str, number: int) -> None:
    """A negative number would be written as the move of another card."""
    with pytest.raises(Illegal) as refusal:
        GAMES[name].write(number)
    assert refusal.value.code == "no-such-action"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("index", NUMBERS)
def test_no_legal_action_is_at_an_index_that_the_list_has_not(name: str, index: int) -> None:
    game = GAMES[name]
    options = game.options()
    state = game.start(options, game.deal(options, 1))
    with pytest.raises(IndexError):
        state.nth_legal(state.to_act()[0], index)


@pytest.mark.parametrize("seed", [2**62, 2**63, -(2**63) - 1, 10**30])
def test_a_seed_of_any_size_is_folded_into_the_word(seed: int) -> None:
    assert Generator(seed).word == Generator(seed & WORD).word
