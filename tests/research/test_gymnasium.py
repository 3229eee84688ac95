"""Gymnasium's own check, the seat among bots, and many games in one call."""

from functools import partial
from typing import cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import vernissage.research.gym
from tests.every_game.cases import CASES, Case
from tests.research.games import Looker
from vernissage.bots import BOTS
from vernissage.core.contract import State
from vernissage.core.refusals import Illegal, Invalid
from vernissage.research.learnable import LEARNABLE
from vernissage.research.seat import SeatEnvironment
from vernissage.research.vector import ManyGames

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@pytest.mark.parametrize("game", LEARNABLE)
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_check_env_passes(game: str) -> None:
    title = vernissage.research.gym.title_of(game)
    players = LEARNABLE[game].game.players[0]
    env = gymnasium.make(f"vernissage/{title}-{players}p-greedy-v1", render_mode="ansi")
    check_env(env.unwrapped)


def test_there_is_an_id_for_every_game_number_of_players_and_bot() -> None:
    ours = {name for name in gymnasium.registry if name.startswith("vernissage/")}
    assert len(ours) == sum(
        len(each.game.players) * (len(BOTS[name]) + 1) for name, each in LEARNABLE.items()
    )
    assert {"vernissage/Musee-2p-club-v1", "vernissage/ModernArt-5p-v1"} <= ours


@pytest.mark.parametrize("game", LEARNABLE)
def test_a_learner_plays_whole_games_among_bots(game: str) -> None:
    env = SeatEnvironment(game, others="random", players=LEARNABLE[game].game.players[0])
    chance, seats = np.random.default_rng(1), set()
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            legal = env.action_masks().nonzero()[0]
            assert legal.tolist() == observation["action_mask"].nonzero()[0].tolist()
            observation, reward, over, late, _ = env.step(chance.choice(legal))
            assert not late
            assert over or reward == 0
        winners = cast(State, env.games.state_of(0)).winners()
        assert reward == (1 / len(winners) if env.seat in winners else 0)
    assert len(seats) > 1


@every_case
def test_what_the_learner_sees_among_bots_is_what_the_table_shows_its_seat(case: Case) -> None:
    """Bots act on the position, not through the kernel: nothing it remembers may be left behind."""
    env, looker = SeatEnvironment(case.game.name, others="greedy", **case.given), Looker(case)
    chance, over = np.random.default_rng(3), False
    seen, _ = env.reset(seed=3)
    while not over:
        shown = looker.shown(cast(State, env.games.state_of(0)), env.seat)
        assert np.array_equal(seen["observation"], shown[0])
        assert np.array_equal(seen["action_mask"], shown[1])
        seen, _, over, _, _ = env.step(chance.choice(env.action_masks().nonzero()[0]))
    shown = looker.shown(cast(State, env.games.state_of(0)), env.seat)
    assert np.array_equal(seen["observation"], shown[0])


def test_the_same_seed_is_the_same_game_with_the_same_bots() -> None:
    ends = []
    for _ in range(2):
        env = SeatEnvironment("musee", others="greedy", reward="margin", players=2, seat=1)
        observation, _ = env.reset(seed=9)
        over = False
        while not over:
            observation, reward, over, _, _ = env.step(observation["action_mask"].argmax())
        ends.append((reward, observation["observation"].tobytes()))
    assert ends[0] == ends[1]


def test_a_game_that_is_not_there_is_refused() -> None:
    for maker in (SeatEnvironment, partial(ManyGames, num_envs=2)):
        with pytest.raises(Invalid, match="modern-art"):
            maker("chess")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Invalid, match="from 0 to 1"):
        SeatEnvironment("musee", players=2, seat=2)


@every_case
def test_many_games_at_once_are_the_games_one_by_one(case: Case) -> None:
    """Each row is what the seat would be shown at a table of its own, after every step."""
    size = 4
    many = ManyGames(case.game.name, size, **case.given)
    observations, infos = many.reset(seed=2)
    looker, twins = Looker(case), [state_in(many, game).copy() for game in range(size)]
    for _ in range(40):
        actions = many.random_actions().copy()
        for game, state in enumerate(twins):
            seat = int(infos["seat"][game])
            looker.games.put_state(0, state)
            state.apply(seat, looker.games.engine_action(0, seat, actions[game]))
        observations, rewards, ended, _, infos = many.step(actions)
        for game in np.flatnonzero(ended).tolist():
            shares = infos["rewards"][game]
            assert set(np.flatnonzero(shares)) == set(twins[game].winners())
            twins[game] = state_in(many, game).copy()
        for game, state in enumerate(twins):
            shown = looker.shown(state, int(infos["seat"][game]))
            assert np.array_equal(observations["observation"][game], shown[0])
            assert np.array_equal(observations["action_mask"][game], shown[1])
            assert rewards[game] == 0 or ended[game]


def state_in(many: ManyGames, game: int) -> State:
    return cast(State, many.games.state_of(game))


def test_nothing_is_copied() -> None:
    many = gymnasium.make_vec("vernissage/Musee-2p-v1", num_envs=3)
    first, _ = many.reset(seed=1)
    before = first["observation"].copy()
    second, *_ = many.step(many.unwrapped.random_actions())  # type: ignore[attr-defined]
    assert second["observation"] is first["observation"]
    assert not np.array_equal(before, first["observation"])
    with pytest.raises(ValueError, match="read-only"):
        first["observation"][0, 0] = 1


@pytest.mark.parametrize("reward", ["share", "margin"])
def test_rewards_of_many_games(reward: str) -> None:
    """Partners get the same; margins of two sides cancel out, shares add up to one a side."""
    many = ManyGames("musee", 16, players=4, reward=reward)  # type: ignore[arg-type]
    many.reset(seed=5)
    ends = 0
    for _ in range(120):
        _, _, ended, _, infos = many.step(many.random_actions())
        for row in infos["rewards"][ended] if ended.any() else ():
            assert row[0] == row[2]
            assert row[1] == row[3]
            assert row[0] + row[1] == (1 if reward == "share" else 0)
            ends += 1
    assert ends > 10


def test_too_few_actions_are_refused() -> None:
    many = ManyGames("musee", 3, players=2)
    many.reset(seed=1)
    with pytest.raises(Invalid, match="3 in all"):
        many.step(many.random_actions()[:2])


def test_an_illegal_action_is_refused_before_anything_happens() -> None:
    many = ManyGames("modern-art", 3, players=3)
    observations, _ = many.reset(seed=1)
    before = observations["observation"].copy()
    actions = many.random_actions().copy()
    actions[1] = 1995
    with pytest.raises(Illegal, match="game 1: 1995"):
        many.step(actions)
    assert np.array_equal(before, observations["observation"])
