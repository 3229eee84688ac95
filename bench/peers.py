"""The peers: games of OpenSpiel, PettingZoo and RLCard, each driven the way its manual shows.

Every decision is uniformly random among the legal actions. The libraries are imported only in
the process that measures them.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import cycle
from random import choices, random
from typing import Any

from rates import Play, Played, Subject

NEEDED = ("pyspiel", "pettingzoo", "shimmy", "pygame", "rlcard", "rich")

STARTS = 64  # different deals that the C++ rollouts start from
ROLLOUTS = 50  # from each of them in turn
COUNTED = 20  # games played from each to know how many decisions such a rollout makes

Chance = Callable[[Any], None]


def subjects() -> dict[str, Subject]:
    return {
        "open_spiel/hearts": open_spiel("hearts"),
        # The same game with a shortcut, so that nobody has to guess what the deal costs.
        "open_spiel/hearts-quick-deal": Subject(
            api=partial(open_spiel_api, "hearts", chance=quick_chance)
        ),
        "open_spiel/goofspiel(num_cards=13)": open_spiel("goofspiel(num_cards=13)"),
        "open_spiel/go_fish": open_spiel("go_fish"),
        "pettingzoo/hanabi": pettingzoo("classic/hanabi_v5"),
        "pettingzoo/texas_holdem": pettingzoo("classic/texas_holdem_v4"),
        "pettingzoo/leduc_holdem": pettingzoo("classic/leduc_holdem_v4"),
        "open_spiel/python_kuhn_poker": python_game("python_kuhn_poker"),
        "open_spiel/python_tic_tac_toe": python_game("python_tic_tac_toe"),
        "open_spiel/python_block_dominoes": python_game("python_block_dominoes"),
        "gymnasium/Blackjack-v1": Subject(api=partial(gymnasium_api, "Blackjack-v1")),
        "rlcard/uno": rlcard("uno"),
        "rlcard/gin-rummy": rlcard("gin-rummy"),
        "rlcard/mahjong": rlcard("mahjong"),
    }


def open_spiel(name: str) -> Subject:
    return Subject(
        api=partial(open_spiel_api, name, chance=listed_chance),
        kernel=partial(open_spiel_kernel, name),
    )


def python_game(name: str) -> Subject:
    """A game that OpenSpiel itself has written in Python."""
    return Subject(api=partial(open_spiel_python_api, name))


def pettingzoo(name: str) -> Subject:
    return Subject(api=partial(pettingzoo_api, name))


def rlcard(name: str) -> Subject:
    return Subject(api=partial(rlcard_api, name))


def listed_chance(state: Any) -> None:
    """One outcome by the listed probabilities: right for every game, and what the manual does.

    The manual draws with numpy.random.choice, which is three times slower than this.
    """
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(choices(outcomes, probabilities)[0])


def quick_chance(state: Any) -> None:
    """One outcome without asking for probabilities: right only where all are equally likely."""
    outcomes = state.legal_actions()
    state.apply_action(outcomes[int(random() * len(outcomes))])


def open_spiel_game(name: str) -> Any:
    """Simultaneous games become turn-based: the C++ rollouts refuse them otherwise."""
    import pyspiel

    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        return pyspiel.convert_to_turn_based(game)
    return game


def open_spiel_api(name: str, chance: Chance) -> Play:
    game = open_spiel_game(name)
    return lambda: Played(finish(game.new_initial_state(), chance), games=1)


def open_spiel_python_api(name: str) -> Play:
    import_module("open_spiel.python.games")  # registers them
    return open_spiel_api(name, chance=listed_chance)


def finish(state: Any, chance: Chance) -> int:
    """Plays to the end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def open_spiel_kernel(name: str) -> Play:
    """Rollouts in C++ only, from the first decision after the deal, as ours start after theirs.

    RandomRolloutEvaluator.evaluate is not open to Python. A search of one simulation calls it
    once, on the state handed in, and nothing else that costs: it is the same loop of clone,
    legal actions, apply, returns. Chance later in the game belongs to the rollout and its time.
    """
    import pyspiel

    game = open_spiel_game(name)
    starts = [first_decision(game) for _ in range(STARTS)]
    lengths = [decisions_from(start) for start in starts]
    search = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=1,
        verbose=False,
    )
    turns = cycle(zip(starts, lengths, strict=True))

    def play() -> Played:
        start, length = next(turns)
        search.mcts_search(start)
        return Played(length * ROLLOUTS, ROLLOUTS)

    return play


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        listed_chance(state)
    return state


def decisions_from(start: Any) -> float:
    """Mean length of a random game from here: the rollouts do not tell theirs."""
    return sum(finish(start.clone(), listed_chance) for _ in range(COUNTED)) / COUNTED


def pettingzoo_api(name: str) -> Play:
    import pettingzoo

    return pettingzoo_play(pettingzoo.make("aec", name))


def pettingzoo_play(env: Any) -> Play:
    def play() -> Played:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(random() * len(actions))]))
            decisions += 1
        return Played(decisions, games=1)

    return play


def gymnasium_api(name: str) -> Play:
    import gymnasium

    env: Any = gymnasium.make(name)

    def play() -> Played:
        decisions, over = 0, False
        env.reset()
        while not over:
            _, _, terminated, truncated, _ = env.step(int(random() * env.action_space.n))
            over = terminated or truncated
            decisions += 1
        return Played(decisions, games=1)

    return play


def rlcard_api(name: str) -> Play:
    import rlcard

    env = rlcard.make(name)

    def play() -> Played:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return Played(decisions, games=1)

    return play
