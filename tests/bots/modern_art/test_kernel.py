"""What Modern Art's bots think with: rankings, hidden cards, games played out, what others pay."""

import hashlib
from pathlib import Path

import pytest

from tests.apart import python
from tests.bots.modern_art.games import answers, quick, told
from vernissage.bots.budget import Budget
from vernissage.bots.halving import best_first
from vernissage.bots.modern_art.kernel.habits import HABITS, TODAY, ways
from vernissage.bots.modern_art.kernel.hidden import redeal
from vernissage.bots.modern_art.kernel.outlook import outlook_of
from vernissage.bots.modern_art.kernel.search import Search
from vernissage.bots.modern_art.master import Master
from vernissage.bots.modern_art.thinking.table import Table
from vernissage.core.chance import Generator
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art.parts import ARTISTS
from vernissage.games.modern_art.state import State
from vernissage.games.modern_art.view import View

ROOT = Path(__file__).parents[2]


def positions(players: int, seed: int) -> list[tuple[State, View]]:
    game = told(["greedy"] * players, seed)
    return [(state, view) for state, view, _, _ in game][::7]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_imagined_state_dealt_anew_still_looks_the_same(players: int) -> None:
    for _, view in positions(players, 4):
        assert view.seat is not None
        state = MODERN_ART.imagine(view, 1)
        before = state.hand((view.seat + 1) % players)
        redeal(state, view.seat, Generator(5))
        assert MODERN_ART.view(state, view.seat) == view
        assert len(before) == len(state.hand((view.seat + 1) % players))
        state.playout(Generator(6))
        assert state.over


def test_three_places_are_taken_in_every_simulated_season() -> None:
    for _, view in positions(4, 6):
        assert view.seat is not None
        outlook = outlook_of(MODERN_ART.imagine(view, 1), view.seat)
        outlook.simulate(50, Generator(1))
        for place in range(3):
            taken = sum(outlook.share(artist, place) for artist in range(ARTISTS))
            assert taken <= 1.0001
        for artist in range(ARTISTS):
            assert outlook.value(artist) <= float(outlook.most(artist)) + 0.001


def test_the_first_card_of_an_artist_makes_it_worth_more() -> None:
    _, view = positions(4, 7)[0]
    assert view.seat is not None
    outlook = outlook_of(MODERN_ART.imagine(view, 1), view.seat)
    outlook.simulate(400, Generator(1))
    artist = ["nex", "bahut", "darmoir", "sadland", "koriko"].index(view.hand[0].artist)
    after = outlook.copy()
    after.play(artist, 1)
    after.simulate(400, Generator(1))
    assert after.value(artist) > outlook.value(artist)


def test_more_worlds_only_go_to_the_better_half() -> None:
    _, view = positions(4, 8)[0]
    assert view.seat is not None
    state = MODERN_ART.imagine(view, 1)
    actions = state.legal(view.seat)
    table = Table()
    table.watch(view)
    no_look = [0.0] * len(actions)
    search = Search(state, view.seat, actions, no_look, ways(), table.running(), 3)
    found = best_first(search, len(actions), Budget(iterations=12 * len(actions)))
    assert sorted(found) == list(range(len(actions)))
    half = (len(actions) + 1) // 2
    played = [search.visits[place] for place in found]
    assert min(played[:half]) > max(played[half:])
    values = [search.values()[place] for place in found]
    assert values[0] == max(values[:2])
    assert all(0 < search.mean(place) < 1 for place in found)


def test_cards_are_compared_by_how_the_games_end() -> None:
    """The end of the first round promises nobody a victory; games played out end with some."""
    _, view = positions(4, 8)[0]
    assert view.seat is not None
    state = MODERN_ART.imagine(view, 1)
    table = Table()
    table.watch(view)
    actions = state.legal(view.seat)[:1]
    search = Search(state, view.seat, actions, [0.0], ways(), table.running(), 3)
    rewards = []
    for _ in range(100):
        search.run([0], 1)
        rewards.append(float(search.rewards[0]))
    assert max(rewards) > 0.75


def test_only_an_answer_that_is_clearly_behind_is_dropped() -> None:
    """The same card twice stays undecided; of all cards some are soon out."""
    _, view = positions(4, 8)[0]
    assert view.seat is not None
    state = MODERN_ART.imagine(view, 1)
    twice = [state.legal(view.seat)[0]] * 2
    table = Table()
    table.watch(view)
    search = Search(state, view.seat, twice, [0.0, 0.0], ways(), table.running(), 3)
    assert len(search.play([0, 1], 40)) == 2
    everything = state.legal(view.seat)
    no_look = [0.0] * len(everything)
    search = Search(state, view.seat, everything, no_look, ways(), table.running(), 3)
    assert len(search.play(list(range(len(everything))), 320)) < len(everything)


def test_the_chances_of_all_seats_make_one_and_the_richest_has_most() -> None:
    for state, view in positions(4, 9)[-12:]:
        table = Table()
        table.watch(view)
        state.playout(Generator(1))
        chances = [
            Search(state, seat, [0], [0.0], ways(), table.running(), 3).reward(state)
            for seat in range(4)
        ]
        assert sum(chances) == pytest.approx(1)
        assert chances.index(max(chances)) in state.winners()


def test_a_master_learns_that_others_pay_half_of_what_lots_pay_today() -> None:
    """In most of eight games; one game may show it too few sales."""
    learned = sum(seats_seen_through(seed) for seed in range(1, 9))
    assert learned >= 16


def seats_seen_through(seed: int) -> int:
    """How many of three seats that pay half the master knows for that after one game."""
    master = quick("master")
    assert isinstance(master, Master)
    for _ in told(
        ["master", "half", "half", "half"],
        seed,
        make=lambda n: master if n == "master" else quick(n),
    ):
        pass
    rows = [zip(master.table.trust[seat], HABITS, strict=True) for seat in (1, 2, 3)]
    habits_found = [max(row)[1] for row in rows]
    return sum(1 for habit in habits_found if habit.base == TODAY and 0.35 < habit.share < 0.65)


def checksum() -> str:
    """Games that every part of the kernel has a hand in."""
    games = [answers(["master", "expert", "club"], seed) for seed in (1,)]
    return hashlib.sha256(repr(games).encode()).hexdigest()


def test_compiled_and_uncompiled_bots_decide_the_same() -> None:
    program = "from tests.bots.modern_art.test_kernel import checksum; print(checksum())"
    assert python("-c", program, pure=True)[0].strip() == checksum()
