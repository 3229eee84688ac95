"""Fair play by the clock: how much is thought does not depend on what a seat cannot know.

A rival who sees the clock would else learn hidden cards. Work is counted, not timed: the worlds
that a search has played, and where the bot's generator stands afterwards. A bot is given a view
and choices, and the laws compare every byte of those (tests/every_game/laws.py). So these tests
fail for what lies beyond: where something reaches a bot that its seat does not see, or where a bot
keeps something from one world to the next. That the count would tell is tested too.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from tests.bots.art_society import positions as art_society_positions
from tests.bots.modern_art import games as modern_art_games
from tests.bots.musee import positions as musee_positions
from tests.every_game.worlds import REDEAL
from vernissage.bots import Bot, bot_called
from vernissage.bots.modern_art.kernel.search import Search
from vernissage.bots.modern_art.thinking import patience
from vernissage.bots.musee.kernel.rollouts import Rollouts
from vernissage.bots.musee.thinking import search as musee_search
from vernissage.core.chance import Generator
from vernissage.core.records import read_action
from vernissage.games import GAMES
from vernissage.tables.playing import play

WORLDS = 3
SEARCHING = ("expert@150", "master@200")
"""Long enough to stop early where a move is surely better: there the work depends on the cards."""
Thought = tuple[int, list[int]]
"""Where the generator stands after a decision, and the worlds that each search has played."""


class Work:
    """Searches are made as usual and kept, so that their worlds can be counted."""

    def __init__(self) -> None:
        self.made: list[Any] = []

    def watched(self, kind: Any) -> Any:
        def make(*given: Any) -> Any:
            self.made.append(kind(*given))
            return self.made[-1]

        return make

    def of(self, game: str, bot: Bot, state: Any, seat: int) -> Thought:
        """What one decision takes, all the way from the true state."""
        rules, chance = GAMES[game], Generator(9)
        self.made.clear()
        bot.choose(rules.view(state, seat), rules.choices(state, seat), chance)
        return int(chance.word), [int(search.worlds) for search in self.made]


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    counted = Work()
    monkeypatch.setattr(musee_search, "Rollouts", counted.watched(Rollouts))
    monkeypatch.setattr(patience, "Search", counted.watched(Search))
    return counted


def worlds_of(game: str, state: Any, seat: int) -> list[Any]:
    """The true world and others that should look the same from this seat."""
    rules = GAMES[game]
    view = rules.view(state, seat)
    return [state, *(rules.imagine(view, seed) for seed in range(WORLDS))]


def hidden_parts(game: str, world: Any, seat: int) -> list[Any]:
    """What is in this world and the seat does not see."""
    if game == "art-society":
        return [list(stack) for stack in world.stacks]
    rules = GAMES[game]
    return [rules.view(world, other) for other in range(world.players) if other != seat]


def thoughts(
    work: Work, game: str, name: str, positions: Iterable[tuple[Any, int]]
) -> list[Thought]:
    """What each position takes: in every world the same, though the worlds are not."""
    found, differ = [], False
    for state, seat in positions:
        worlds = worlds_of(game, state, seat)
        taken = [work.of(game, bot_called(game, name)(), world, seat) for world in worlds]
        assert all(one == taken[0] for one in taken)
        found.append(taken[0])
        hidden = [hidden_parts(game, world, seat) for world in worlds]
        differ = differ or hidden[1] != hidden[2]
    assert differ
    return found


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_musee(players: int, name: str, work: Work) -> None:
    states = musee_positions.positions(players, seed=4, every=9)
    found = thoughts(work, "musee", name, ((state, state.turn) for state in states))
    assert max(max(worlds, default=0) for _, worlds in found) > 1


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("given", [{}, {"mystery_hand": True}])
def test_modern_art(name: str, given: dict[str, Any], work: Work) -> None:
    game = modern_art_games.told(["greedy", "club", "greedy"], 4, **given)
    asked = [
        (state, view.seat, type(choices).__name__)
        for number, (state, view, choices, _) in enumerate(game)
        if number % 11 == 0 and view.seat is not None
    ]
    assert {"Offer", "BidOrPass", "Seal"} <= {kind for *_, kind in asked}
    found = thoughts(work, "modern-art", name, ((state, seat) for state, seat, _ in asked))
    assert max(max(worlds, default=0) for _, worlds in found) > 1


@pytest.mark.parametrize("name", ["expert@12", "master@12"])
@pytest.mark.parametrize("players", [2, 3])
def test_art_society(players: int, name: str, work: Work) -> None:
    positions = art_society_positions.kinds_of_questions(players, seed=4)
    found = thoughts(work, "art-society", name, positions)
    assert any(word != Generator(9).word for word, _ in found)


def through(
    work: Work, game: str, name: str, options: Any, setup: Any, actions: Sequence[str], seat: int
) -> list[Thought]:
    """What each decision of a seat takes in a whole game, of one bot that remembers it."""
    rules = GAMES[game]
    state, bot, found = rules.start(options, setup), bot_called(game, name)(), []
    for text in actions:
        acting, action = read_action(rules, text)
        if acting == seat:
            found.append(work.of(game, bot, state, seat))
        state.apply(acting, action)
    return found


@pytest.mark.parametrize("name", ["master@200", pytest.param("expert@150", marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("musee", {"players": 2}),
        ("musee", {"players": 4}),
        ("modern-art", {"players": 3}),
        ("modern-art", {"players": 3, "mystery_hand": True}),
        ("art-society", {"players": 2}),
        ("art-society", {"players": 3}),
    ],
)
def test_a_bot_that_remembers_its_game(
    game: str, given: dict[str, Any], name: str, work: Work
) -> None:
    """The same moves over other hidden cards: the same work in every decision of the game.

    The work of a rival, whose own cards are dealt anew, is another: so a card that a seat should
    not see would be noticed. (In Art Society only what nobody sees is dealt anew.)
    """
    rules, seed = GAMES[game], 21
    options = rules.options(**given)
    record = play(rules, options, ["greedy"] * options.players, seed)
    setup, actions = rules.deal(options, seed), record.actions[: len(record.actions) * 2 // 3]
    others = [REDEAL[game](options, setup, actions, 0, seed) for seed in range(77, 82)]
    assert setup not in others
    asked = (work, game, name, options)
    mine = through(*asked, setup, actions, 0)
    assert mine == through(*asked, others[0], actions, 0)
    assert len(mine) >= 4
    if game != "art-society":
        assert any(
            through(*asked, setup, actions, rival) != through(*asked, other, actions, rival)
            for other in others
            for rival in range(1, options.players)
        )
