"""PettingZoo's own tests, and what they do not ask."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from tests.every_game.cases import CASES, Case
from vernissage.core.refusals import Illegal, Invalid
from vernissage.research import art_society_v1, musee_v1
from vernissage.research.learnable import LEARNABLE

with warnings.catch_warnings():  # its tests import one of its games in a way it calls deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        render_test,
        seed_test,
    )

MODULES = {
    name: import_module(f"vernissage.research.{name.replace('-', '_')}_v1") for name in LEARNABLE
}
PETTINGZOO_LIKES_PLAIN_ARRAYS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What it says of every environment with masks, except its own, which it knows by name; and of the
mask that a game leaves when it is over."""

every_module = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@contextmanager
def without_remarks() -> Iterator[None]:
    with warnings.catch_warnings():
        for remark in PETTINGZOO_LIKES_PLAIN_ARRAYS:
            warnings.filterwarnings("ignore", remark)
        yield


@every_case
def test_the_api_test_passes(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    with without_remarks():
        api_test(MODULES[case.game.name].env(**case.given), num_cycles=60)


@every_module
def test_the_seed_test_passes(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=60)


@every_module
def test_the_parallel_test_passes(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=60)


@every_module
def test_the_max_cycles_test_passes(module: ModuleType) -> None:
    """In PettingZoo's sense, where every seat is asked once in a cycle."""
    cycles = SimpleNamespace(
        parallel_env=module.parallel_env,
        env=lambda **options: parallel_to_aec(module.parallel_env(**options)),
    )
    max_cycles_test(cycles)


def test_the_max_cycles_test_passes_where_seats_take_turns() -> None:
    turns = SimpleNamespace(
        parallel_env=musee_v1.parallel_env, env=partial(musee_v1.env, illegal="replace")
    )
    max_cycles_test(turns)


@every_module
def test_the_render_test_passes(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert len(capsys.readouterr().out.splitlines()) > 50


def played(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """Random actions to the end: what every seat got, and how many decisions there were."""
    env.reset(seed=seed)
    chance, got, decisions = np.random.default_rng(seed), {}, 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            decisions += 1
            env.step(int(chance.choice(observation["action_mask"].nonzero()[0])))
    return got, decisions


@every_case
def test_rewards_are_shares_of_the_victory_or_margins(case: Case) -> None:
    module = MODULES[case.game.name]
    shares, decisions = played(module.raw_env(**case.given), 4)
    margins, same = played(module.raw_env(reward="margin", **case.given), 4)
    assert decisions == same
    sides = {case.game.side_of(seat, len(shares)) for seat in range(len(shares))}
    per_side = {case.game.side_of(int(agent[-1]), len(shares)): s for agent, s in shares.items()}
    assert sum(per_side.values()) == pytest.approx(1)
    assert len(per_side) == len(sides)
    best = max(margins.values())
    assert all(share == 0 or margins[agent] == best >= 0 for agent, share in shares.items())


def test_a_seed_is_a_game_and_the_stream_goes_on() -> None:
    env = musee_v1.raw_env(players=2)
    hands = []
    for seed in (3, None, 3, None):
        env.reset(seed=seed)
        hands.append(env.observe("seat_0")["observation"].tobytes())
    assert hands[0] == hands[2] != hands[1] == hands[3]


def test_who_is_asked_first_is_chance_where_seats_choose_at_once() -> None:
    """AS-S2: asked in seat order, the second would know that the first has chosen."""
    env = art_society_v1.raw_env(players=4)
    first = set()
    for seed in range(30):
        env.reset(seed=seed)
        first.add(env.agent_selection)
    assert len(first) == 4


def test_sealed_cards_are_told_to_nobody() -> None:
    """AS-B1: whatever the one chooses, the others observe the same until all have chosen."""
    seen = set()
    for card in (0, 19):
        env = art_society_v1.raw_env(players=2, illegal="replace")
        env.reset(seed=1)
        while not env.observe(env.agent_selection)["action_mask"][295:315].any():
            env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
        env.step(295 + card)
        seen.add(env.observe(env.agent_selection)["observation"].tobytes())
    assert len(seen) == 1


def test_an_illegal_action_is_refused_or_replaced_or_ends_the_game() -> None:
    refused = musee_v1.env(players=2, illegal="refuse")
    refused.reset(seed=1)
    with pytest.raises(Illegal, match="action_mask"):
        refused.step(1081)
    replaced = musee_v1.env(players=2, illegal="replace")
    replaced.reset(seed=1)
    replaced.step(1081)
    assert not any(replaced.terminations.values())
    ended = musee_v1.env(players=2)
    ended.reset(seed=1)
    loser = ended.agent_selection
    ended.step(1081)
    assert all(ended.terminations.values())
    assert ended.rewards[loser] == -1


def test_a_step_before_the_deal_is_refused() -> None:
    with pytest.raises(Invalid, match="reset"):
        musee_v1.env().step(0)


def test_wrong_options_are_refused_in_words() -> None:
    with pytest.raises(Invalid, match="Player counts"):
        musee_v1.env(players=7)
    with pytest.raises(Invalid, match="share, margin"):
        musee_v1.env(reward="glory")


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ({"reward": "points"}, "share, margin"),
        ({"illegal": "ignore"}, "terminate, replace, refuse"),
        ({"render_mode": "png"}, "None, human, ansi, rgb_array"),
        ({"viewer": 2}, "None, 0, 1"),
    ],
)
def test_what_is_not_known_is_refused_with_what_is(given: dict[str, Any], known: str) -> None:
    with pytest.raises(Invalid, match=known):
        musee_v1.env(players=2, **given)
