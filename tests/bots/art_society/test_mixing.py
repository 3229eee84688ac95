"""Art Society's mixed bids: an equilibrium where one is known, habits where they are trusted."""

import pytest

from tests.bots.art_society.duel import NO_HABITS, duel
from tests.bots.art_society.positions import chosen, positions
from vernissage.bots import bot_called
from vernissage.bots.art_society.kernel.bids import STRIDE, Showdown
from vernissage.bots.drawing import drawn
from vernissage.core.chance import Generator
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.choices import Bid


def test_bids_are_mixed_where_any_sure_card_has_an_answer() -> None:
    game = duel()
    game.play(4000)
    assert game.shares(0)[1] == pytest.approx(0.25, abs=0.04)
    assert game.shares(1)[1] == pytest.approx(0.75, abs=0.04)


def test_shares_are_of_held_cards_and_make_a_whole() -> None:
    game = duel()
    game.play(10)
    for seat in range(2):
        assert sum(game.shares(seat)) == pytest.approx(1.0)
        assert sum(game.shares(seat)[1:3]) == pytest.approx(1.0)


@pytest.mark.parametrize(("habit", "answer"), [(1, 1), (2, 2)])
def test_a_trusted_habit_is_answered(habit: int, answer: int) -> None:
    habits = list(NO_HABITS)
    habits[STRIDE + habit] = 1.0
    game = duel(habits, trust_in_second=1.0)
    game.play(1000)
    assert game.shares(0)[answer] > 0.95


def test_a_habit_trusted_by_half_still_leaves_the_second_seat_its_equilibrium() -> None:
    """The second seat plays card 1 by habit; when it does not, it makes up for it."""
    habits = list(NO_HABITS)
    habits[STRIDE + 1] = 1.0
    game = duel(habits, trust_in_second=0.5)
    game.play(4000)
    assert 0.5 + 0.5 * game.shares(1)[1] == pytest.approx(0.75, abs=0.05)


def test_the_same_chance_gives_the_same_shares() -> None:
    once, again, otherwise = duel(seed=3), duel(seed=3), duel(seed=4)
    for game in (once, again, otherwise):
        game.play(100)
    assert once.shares(0) == again.shares(0) != otherwise.shares(0)


def test_rare_cards_are_not_drawn() -> None:
    shares = [0.0, 0.04, 0.56, 0.4]
    assert {drawn(shares, Generator(seed)) for seed in range(200)} == {2, 3}


def test_cards_make_an_order_and_ties_go_by_the_cards_before() -> None:
    """AS-B2: orders are numbered as permutations are: 012, 021, 102, 120, 201, 210."""
    third_wins_ties = [0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, *[0] * 4]
    numbered = [float(at // 4) for at in range(96)]
    assert order(third_wins_ties, numbered, (9, 5, 4)) == 0
    assert order(third_wins_ties, numbered, (9, 5, 5)) == 1
    assert order(third_wins_ties, numbered, (5, 9, 5)) == 3
    assert order(third_wins_ties, numbered, (1, 9, 20)) == 5


def order(before: list[int], numbered: list[float], cards: tuple[int, int, int]) -> float:
    showdown = Showdown(3, before, numbered)
    for seat, card in enumerate(cards):
        showdown.play(seat, card)
    return showdown.gain(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_master_does_not_always_bid_the_same_card(players: int) -> None:
    asked = [
        (state, seat)
        for state, seat in positions(players, seed=2, every=5)
        if isinstance(ART_SOCIETY.choices(state, seat), Bid)
    ]
    bids = [
        {chosen(bot_called("art-society", "master@20")(), state, seat, seed=s) for s in range(6)}
        for state, seat in asked[:6]
    ]
    assert any(len(cards) > 1 for cards in bids)


@pytest.mark.parametrize("name", ["expert", "master"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_larger_budget_thinks_longer_about_a_bid(players: int, name: str) -> None:
    state, seat = next(
        (state, seat)
        for state, seat in positions(players, seed=2)
        if isinstance(ART_SOCIETY.choices(state, seat), Bid)
    )
    view, choices = ART_SOCIETY.view(state, seat), ART_SOCIETY.choices(state, seat)
    used = []
    for iterations in (2, 4):
        chance = Generator(1)
        bot_called("art-society", f"{name}@{iterations}")().choose(view, choices, chance)
        used.append(chance.word)
    assert used[0] != used[1]
