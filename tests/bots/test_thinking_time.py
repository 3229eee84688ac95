"""Fair play by the clock: how much is thought does not depend on what a seat cannot know.

A rival who sees the clock would else learn hidden cards. Every position is imagined anew several
times; the seat cannot tell these worlds apart, and must think equally much in each of them.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.bots import art_society_positions, modern_art_games, musee_positions
from vernissage.bots import bot_called, modern_art_thinking, musee_search
from vernissage.bots.modern_art_search import Search
from vernissage.bots.musee_rollouts import Rollouts
from vernissage.core.chance import Generator
from vernissage.games import GAMES

WORLDS = 3
SEARCHING = ("expert@40", "master@60")


def worlds_of(game: str, state: Any, seat: int) -> list[Any]:
    """The true world and others that look the same from this seat, and are not."""
    rules = GAMES[game]
    view = rules.view(state, seat)
    worlds = [state, *(rules.imagine(view, seed) for seed in range(WORLDS))]
    assert all(rules.view(world, seat) == view for world in worlds)
    return worlds


def hidden_parts(game: str, world: Any, seat: int) -> list[Any]:
    """What the other seats know in this world."""
    rules = GAMES[game]
    return [rules.view(world, other) for other in range(world.players) if other != seat]


def draws_of(game: str, name: str, world: Any, seat: int) -> int:
    """Where the generator stands after the decision: as far as it was drawn from."""
    rules, chance = GAMES[game], Generator(9)
    bot = bot_called(game, name)()
    bot.choose(rules.view(world, seat), rules.choices(world, seat), chance)
    return int(chance.word)


class Counted:
    """Makes searches as usual and keeps them, so that their worlds can be counted."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.made: list[Any] = []

    def __call__(self, *given: Any) -> Any:
        self.made.append(self.kind(*given))
        return self.made[-1]

    def taken(self) -> list[int]:
        """The worlds that each search has played, since the last time it was asked."""
        worlds = [int(search.worlds) for search in self.made]
        self.made.clear()
        return worlds


def musee(players: int) -> Iterable[tuple[Any, int]]:
    for state in musee_positions.positions(players, seed=4, every=9):
        yield state, state.turn


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_musee(players: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(Rollouts)
    monkeypatch.setattr(musee_search, "Rollouts", counted)
    most, differ = 0, False
    for state, seat in musee(players):
        worlds = worlds_of("musee", state, seat)
        thought = [(draws_of("musee", name, world, seat), counted.taken()) for world in worlds]
        assert all(one == thought[0] for one in thought)
        most = max([most, *thought[0][1]])
        differ = differ or hidden_parts("musee", worlds[1], seat) != hidden_parts(
            "musee", worlds[2], seat
        )
    assert most > 1
    assert differ


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("given", [{}, {"mystery_hand": True}])
def test_modern_art(name: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(Search)
    monkeypatch.setattr(modern_art_thinking, "Search", counted)
    most, differ, asked = 0, False, set()
    game = modern_art_games.told(["greedy", "club", "greedy"], 4, **given)
    for number, (state, view, choices, _) in enumerate(game):
        if number % 11 or view.seat is None:
            continue
        asked.add(type(choices).__name__)
        seat, worlds = view.seat, worlds_of("modern-art", state, view.seat)
        thought = [(draws_of("modern-art", name, world, seat), counted.taken()) for world in worlds]
        assert all(one == thought[0] for one in thought)
        most = max([most, *thought[0][1]])
        differ = differ or hidden_parts("modern-art", worlds[1], seat) != hidden_parts(
            "modern-art", worlds[2], seat
        )
    assert {"Offer", "BidOrPass", "Seal"} <= asked
    assert most > 1
    assert differ


@pytest.mark.parametrize("name", ["expert@12", "master@12"])
@pytest.mark.parametrize("players", [2, 3])
def test_art_society(players: int, name: str) -> None:
    thinks, differ = False, False
    for state, seat in art_society_positions.kinds_of_questions(players, seed=4):
        worlds = worlds_of("art-society", state, seat)
        thought = [draws_of("art-society", name, world, seat) for world in worlds]
        assert len(set(thought)) == 1
        thinks = thinks or thought[0] != Generator(9).word
        differ = differ or any(
            list(one) != list(other)
            for one, other in zip(worlds[1].stacks, worlds[2].stacks, strict=True)
        )
    assert thinks
    assert differ
