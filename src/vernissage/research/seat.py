"""Gymnasium: one seat for the learner, bots in the others. They get views, as everywhere."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from vernissage.core.refusals import Invalid
from vernissage.core.seeds import derived
from vernissage.research.aec import ILLEGAL_REWARD, Observation, rows_of, spaces_of
from vernissage.research.boxes import real_box
from vernissage.research.learnable import Reward, check_choice, check_reward, learnable_called
from vernissage.research.rendering import MODES, rendered
from vernissage.tables.seats import Seated, all_seated, move

Info = dict[str, Any]


class SeatEnvironment(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat learns. An illegal action ends it, with a reward of -1."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        others: str = "club",
        seat: int | None = None,
        reward: Reward = "share",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`others` is the bot in the other seats; `seat` None: another one in every game."""
        check_reward(reward)
        check_choice("render_mode", render_mode, (None, *MODES))
        self.learnable = learnable_called(game)
        self.box = real_box(self.learnable.game, options)
        self.players: int = self.box.players
        if seat is not None and not 0 <= seat < self.players:
            raise Invalid(f"seat {seat}", "no-such-seat", last=self.players - 1)
        self.others = others
        self.fixed_seat = seat
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.games = self.learnable.games(self.box)
        self._observations, self._masks = rows_of(self.games)
        self.observation_space: gymnasium.Space[Any] = spaces_of(self.learnable, self.players)
        self.action_space = gymnasium.spaces.Discrete(self.learnable.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deal, and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        root = int(self.np_random.integers(2**31))
        self.seat = root % self.players if self.fixed_seat is None else self.fixed_seat
        self.games.begin(derived(root, "research/deals"), derived(root, "research/order"))
        names = [self.others] * self.players
        self._bots: list[Seated] = all_seated(self.learnable.game, names, root)
        self._let_bots_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Act for the learner, then let the bots play until it is asked again."""
        if not self.games.allows(0, int(action)):
            return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": True}
        self.games.act(0, int(action))
        over = self._let_bots_play()
        reward = 0.0
        if over:
            reward = self.learnable.rewards(list(self.games.results), self.reward)[self.seat]
        return self._observation(), reward, over, False, {}

    def _let_bots_play(self) -> bool:
        """Whether the game is over. Bots act on the position itself: the kernel reads it anew."""
        state: Any = self.games.state_of(0)
        asked = self.games.seat_of(0)
        while not state.over and asked != self.seat:
            move(self.learnable.game, state, asked, self._bots[asked])
            asked = self.seat if state.over else self.games.next_seat(0)
        if state.over:
            self.games.count(0)
        self.games.put_state(0, state)
        self.games.turn_to(0, self.seat)
        return bool(state.over)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as maskable learners ask for it."""
        return np.asarray(self._masks[0], np.bool_)

    def _observation(self) -> Observation:
        return {"observation": self._observations[0].copy(), "action_mask": self._masks[0].copy()}

    def render(self) -> Any:
        """What the learner sees, as text or picture."""
        if self.render_mode is None:
            return None
        game = self.learnable.game
        view = game.view(self.games.state_of(0), self.seat)
        return rendered(game, view, self.players, self.render_mode)
