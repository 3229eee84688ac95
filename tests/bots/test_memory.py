"""Memory as bytes: a game in which every decision is made by a new bot is the same game."""

import pytest

from vernissage.bots import BOTS, bot_called
from vernissage.bots.memory import memory_of, recall
from vernissage.core.chance import Generator
from vernissage.games import GAMES

BOTS_AND_GAMES = [
    (game, bot, players)
    for game, players in (("musee", 3), ("modern-art", 3), ("art-society", 2), ("art-society", 3))
    for bot in ("novice", "casual", "club", "expert@40", "master@40")
]


def decisions(game: str, name: str, players: int, *, forgetful: bool) -> list[int]:
    """A game between bots of one kind; the forgetful ones live for one decision."""
    rules, make = GAMES[game], bot_called(game, name)
    options = rules.options(players=players)
    state = rules.start(options, rules.deal(options, 7))
    bots = [make() for _ in range(players)]
    chances = [Generator(seat + 1) for seat in range(players)]
    made: list[int] = []
    while not state.over:
        seat = state.to_act()[0]
        if forgetful:
            memory = memory_of(bots[seat])
            bots[seat] = make()
            recall(bots[seat], memory)
        said = bots[seat].choose(rules.view(state, seat), rules.choices(state, seat), chances[seat])
        assert isinstance(said, int)
        state.apply(seat, said)
        made.append(said)
    return made


@pytest.mark.parametrize(("game", "bot", "players"), BOTS_AND_GAMES)
def test_a_new_bot_with_the_memory_goes_on(game: str, bot: str, players: int) -> None:
    lasting = decisions(game, bot, players, forgetful=False)
    assert decisions(game, bot, players, forgetful=True) == lasting


def test_memories_stay_small() -> None:
    """They are stored with every move."""
    rules, make = GAMES["modern-art"], bot_called("modern-art", "master@20")
    options = rules.options(players=5)
    state = rules.start(options, rules.deal(options, 3))
    bots = [make() for _ in range(5)]
    chance, longest = Generator(1), 0
    while not state.over:
        seat = state.to_act()[0]
        said = bots[seat].choose(rules.view(state, seat), rules.choices(state, seat), chance)
        assert isinstance(said, int)
        state.apply(seat, said)
        longest = max(longest, len(memory_of(bots[seat]) or b""))
    assert 0 < longest < 8000


def test_baselines_remember_nothing() -> None:
    for game in BOTS:
        assert memory_of(bot_called(game, "greedy")()) is None
