"""PettingZoo's parallel form: every seat answers at once, and those that are asked are heard.

Sealed bids are sealed in one step. Where answers can exclude each other (two bids in an open
auction), chance decides who is heard first; an answer that has become illegal by then is not heard,
and its seat is asked again.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from vernissage.research.aec import Environment, Observation
from vernissage.research.learnable import Learnable

Each = dict[str, Any]


class ParallelEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game in which all seats answer at once. Illegal answers are replaced by legal ones."""

    def __init__(
        self, learnable: Learnable, *, max_cycles: int | None = None, **options: Any
    ) -> None:
        """Options as for the AEC environment."""
        self.table = Environment(learnable, illegal="replace", **options)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """Observation and mask; a mask of zeros where a seat is not asked."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        """The same for every seat."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Each]:
        """Deal: a seed begins a new stream of deals, without one the stream goes on."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], Each, Each, Each]:
        """Everyone who is asked answers; what that leads to for each seat."""
        self._hear(actions)
        self._cycles += 1
        over = all(self.table.terminations.values())
        late = not over and self._cycles == self.max_cycles
        agents = self.agents
        observations = self._observations()
        if over or late:
            self.agents = []
        return (
            observations,
            {agent: self.table.rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )

    def _hear(self, actions: dict[str, int]) -> None:
        """Ask seat after seat, as long as the same question is open."""
        table, question = self.table, self._question()
        asked = [agent for agent in self.agents if table.observe(agent)["action_mask"].any()]
        chosen = {agent: self._legal(agent, actions.get(agent)) for agent in asked}
        for agent in self._in_some_order(asked):
            if not all(table.terminations.values()) and self._question() == question:
                table.turn_to(agent)
                if table.games.allows(0, chosen[agent]):
                    table.step(chosen[agent])

    def _legal(self, agent: str, action: int | None) -> int:
        self.table.turn_to(agent)
        return self.table.legal(action)

    def _in_some_order(self, agents: list[str]) -> list[str]:
        places = list(range(len(agents)))
        self.table.games.order.shuffle(places)
        return [agents[place] for place in places]

    def _question(self) -> str | None:
        return self.table.learnable.game.manners.together(self.table.games.state_of(0))

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def render(self) -> NDArray[np.uint8] | str | None:
        """What the viewer sees."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""
