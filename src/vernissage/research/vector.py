"""Gymnasium: many games in one call. Every seat is the learner's; row g is whoever game g asks.

Observations and masks are the kernel's own memory: nothing is copied, and the next step writes over
them. A game that ends is dealt anew in the same step, so that every row always has something to
decide.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vernissage.core.chance import Generator
from vernissage.core.refusals import Illegal, Invalid
from vernissage.core.seeds import derived
from vernissage.research.aec import Observation, rows_of, spaces_of
from vernissage.research.learnable import Reward, check_reward, learnable_called

Array = NDArray[Any]
SHARES = np.array([0.0, *(1 / sides for sides in range(1, 6))])
"""What a victory that so many sides share counts for each of them; 0: no victory."""


class ManyGames(VectorEnv[Observation, Array, Array]):
    """`ManyGames("musee", 256, players=2)`: steps 256 games at once."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int, *, reward: Reward = "share", **options: Any
    ) -> None:
        """The options of the game are given by name."""
        check_reward(reward)
        self.learnable = learnable_called(game)
        self.reward: Reward = reward
        self.num_envs = num_envs
        self.box = self.learnable.box(**options)
        self.players: int = self.box.players
        self.games = self.learnable.games(self.box, num_envs)
        observations, masks = rows_of(self.games)
        self._observations: Observation = {"observation": observations, "action_mask": masks}
        self._seats = np.frombuffer(memoryview(self.games.seats), np.int64)
        self._ended = np.frombuffer(memoryview(self.games.ended), np.bool_)
        self._sampled = np.frombuffer(memoryview(self.games.sampled), np.int64)
        results = np.frombuffer(memoryview(self.games.results), np.int64)
        self._results = results.reshape(num_envs, self.players, 2)
        self._sides = [self.learnable.game.side_of(s, self.players) for s in range(self.players)]
        self._never = np.zeros(num_envs, np.bool_)
        self.single_observation_space = spaces_of(self.learnable, self.players)
        self.single_action_space = Discrete(self.learnable.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every game anew; `seat` of the info is whom each of them asks."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        root = int(self.np_random.integers(2**31))
        self.games.begin(derived(root, "research/deals"), derived(root, "research/order"))
        self._chance = Generator(derived(root, "research/sample"))
        return self._observations, {"seat": self._seats.copy()}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One decision in every game.

        A reward is that of the seat that has acted. `rewards` of the info has those of all seats,
        for the games that ended; `seat` is whom each game asks now.
        """
        if np.shape(actions) != (self.num_envs,):
            raise Invalid("actions", "research-actions", games=self.num_envs)
        chosen = np.ascontiguousarray(actions, "<i8").tobytes()
        wrong = self.games.first_illegal(chosen)
        if wrong >= 0:
            raise Illegal(f"game {wrong}: {actions[wrong]}", "research-illegal")
        actors = self._seats.copy()
        self.games.step(chosen)
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Array] = {"seat": self._seats.copy()}
        ended = self._ended.copy()
        at = ended.nonzero()[0]
        if at.size:
            got = self._rewards(self._results[at])
            infos["rewards"] = np.zeros((self.num_envs, self.players))
            infos["rewards"][at] = got
            rewards[at] = got[np.arange(at.size), actors[at]]
        return self._observations, rewards, ended, self._never, infos

    def _rewards(self, results: Array) -> Array:
        """What every seat gets in games that ended so."""
        if self.reward == "share":
            return SHARES[results[:, :, 1]]
        scores, sides = results[:, :, 0], np.array(self._sides)
        best = [scores[:, sides != side].max(axis=1) for side in self._sides]
        margins: Array = scores - np.stack(best, axis=1)
        return margins

    def random_actions(self) -> Array:
        """A random legal action for every game, found by the kernel without looking at masks."""
        self.games.sample(self._chance)
        return self._sampled
