"""PettingZoo: one seat after the other. Each sees what its view holds and may do what its mask has.

Where several seats may act at once (sealed bids, open auctions), chance decides who is asked first
and nobody learns what another has chosen: to be asked tells a seat nothing.
"""

from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from vernissage.core.refusals import Illegal, Invalid
from vernissage.core.seeds import derived
from vernissage.research.kernel.games import Games
from vernissage.research.learnable import Learnable, Reward, check_choice, check_reward
from vernissage.research.rendering import MODES, rendered

Observation = dict[str, NDArray[Any]]
OnIllegal = Literal["terminate", "replace", "refuse"]
ON_ILLEGAL: Final = ("terminate", "replace", "refuse")
ILLEGAL_REWARD: Final = -1.0
NOBODY: Final = -1


def spaces_of(learnable: Learnable, players: int) -> Dict:
    """The space of observations with their masks."""
    fields = learnable.fields(players)
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in fields])
    mask = Box(0, 1, (learnable.actions,), np.int8)
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})


def rows_of(games: Games) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """The memory that the kernel writes observations and masks into: read it, do not keep it."""
    observations = np.frombuffer(memoryview(games.observations), np.int16)
    masks = np.frombuffer(memoryview(games.masks), np.int8)
    return observations.reshape(games.size, -1), masks.reshape(games.size, -1)


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game as an AEC environment."""

    def __init__(
        self,
        learnable: Learnable,
        *,
        reward: Reward = "share",
        illegal: OnIllegal = "terminate",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        viewer: int | None = None,
        **options: Any,
    ) -> None:
        """An illegal action ends the game with a reward of -1 for its seat, is replaced by a random
        legal one, or is refused; `viewer` is the seat whose view is rendered, None for a
        spectator's; the options of the game are given by name: `players=3, mystery_hand=True`.
        """
        super().__init__()
        check_reward(reward)
        check_choice("illegal", illegal, ON_ILLEGAL)
        check_choice("render_mode", render_mode, (None, *MODES))
        self.learnable = learnable
        self.box = learnable.box(**options)
        players: int = self.box.players
        check_choice("viewer", viewer, (None, *range(players)))
        self.metadata = {
            "name": f"{learnable.game.name.replace('-', '_')}_v1",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.viewer = viewer
        self.reward: Reward = reward
        self.illegal = illegal
        self.max_decisions = None if max_cycles is None else max_cycles * players
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.games = learnable.games(self.box)
        self._observations, self._masks = rows_of(self.games)
        self._spaces = {a: spaces_of(learnable, players) for a in self.possible_agents}
        self._action_spaces = {a: Discrete(learnable.actions) for a in self.possible_agents}
        self._begun = False

    def observation_space(self, agent: str) -> Dict:
        """Observation and mask; the same for every seat."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for every seat."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: a seed begins a new stream of deals, without one the stream goes on."""
        if seed is None and self._begun:
            self.games.begin_next(0)
        else:
            root = int(np.random.default_rng().integers(2**31)) if seed is None else seed
            self.games.begin(derived(root, "research/deals"), derived(root, "research/order"))
        self._begun = True
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        self._shown = self.games.seat_of(0)
        self.agent_selection = self.possible_agents[self._shown]

    def observe(self, agent: str) -> Observation:
        """What the seat may know and do now; a mask of zeros where it is not asked."""
        self._show(self._seats[agent])
        return {"observation": self._observations[0].copy(), "action_mask": self._masks[0].copy()}

    def _show(self, seat: int) -> None:
        if self._shown != seat:
            self.games.look(0, seat)
            self._shown = seat

    def step(self, action: int | None) -> None:
        """Act for the seat that is asked."""
        if not self._begun:
            raise Invalid("step", "research-not-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._show(self._seats[agent])
        if self.illegal == "terminate" and not self._allows(action):
            self._end({agent: ILLEGAL_REWARD})
            return
        over = self.games.act(0, self.legal(action))
        self._decisions += 1
        if over:
            self._shown = NOBODY
            results = self.learnable.rewards(list(self.games.results), self.reward)
            self._end(dict(zip(self.agents, results, strict=True)))
        elif self._decisions == self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        if not over:
            self._ask()

    def turn_to(self, agent: str) -> None:
        """Ask this seat next instead."""
        self.games.turn_to(0, self._seats[agent])
        self._ask()

    def _allows(self, action: int | None) -> bool:
        return action is not None and self.games.allows(0, int(action))

    def legal(self, action: int | None) -> int:
        """The action, or another one if it is illegal and that is wanted."""
        if action is not None and self._allows(action):
            return int(action)
        if self.illegal == "replace":
            legal = self._masks[0].nonzero()[0]
            return int(legal[self.games.order.below(len(legal))])
        raise Illegal(f"{self.agent_selection} {action}", "research-illegal")

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {**dict.fromkeys(self.agents, 0.0), **rewards}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> NDArray[np.uint8] | str | None:
        """What the viewer sees, as text or picture; `human` prints the text."""
        if self.render_mode is None:
            return None
        state = self.games.state_of(0)
        view = self.learnable.game.view(state, self.viewer)
        return rendered(self.learnable.game, view, len(self.possible_agents), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
