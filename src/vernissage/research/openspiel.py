"""Importing this registers the games with OpenSpiel, as Python games.

`pyspiel.load_game("vernissage_musee(players=2,reward=margin)")`: every option of a game is a
parameter, and so are those of a smaller box. Chance is the deal: card by card, so that algorithms
can walk the whole tree; with `deals=sampled` it is one outcome that the state draws by itself.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from vernissage.core.seeds import derived
from vernissage.research.aec import rows_of
from vernissage.research.boxes import Box
from vernissage.research.layouts import slices
from vernissage.research.learnable import LEARNABLE, Learnable, check_choice, check_reward
from vernissage.research.table import CHANCE, OVER, Story, Table

DEALS: Final = ("cards", "sampled")
MOST_OUTCOMES: Final = 241
"""Chance draws numbers of cards, kinds, tiles and seats."""
MARGIN: Final = {"musee": 150.0, "modern-art": 9700.0, "art-society": 1000.0}
"""No game is won by more."""
FEWEST, MOST = 2, 5

OF_EVERY_GAME: Final[dict[str, Any]] = {
    "players": -1,
    "reward": "share",
    "deals": "cards",
    "seed": 0,
}
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "musee": {"stairs": "default", "columns": -1, "cards": -1, "hand": -1, "first": -1},
    "modern-art": {
        **dict.fromkeys(["mystery_hand", "winner_reveals", "shared_double", "open_purses"], False),
        "cards": "",
        "deal": "",
        "money": -1,
        "first": -1,
    },
    "art-society": {"tiles": "", "columns": -1, "rows": -1, "cards": -1, "paintings": ""},
}
"""What may be said of each game, and what stands for: not said."""


def name_of(game: str) -> str:
    """The name that OpenSpiel knows the game by."""
    return f"vernissage_{game.replace('-', '_')}"


def type_of(game: str, deals: str, utility: Any) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Vernissage: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if deals == "cards" else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST,
        min_num_players=FEWEST,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**OF_EVERY_GAME, **PARAMETERS[game]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its options."""

    def __init__(self, learnable: Learnable, params: dict[str, Any] | None = None) -> None:
        game = learnable.game.name
        chosen = {**OF_EVERY_GAME, **(params or {})}
        check_reward(chosen["reward"])
        check_choice("deals", chosen["deals"], DEALS)
        box = learnable.box(**options_in(game, chosen))
        kind = type_of(game, chosen["deals"], utility_of(box, chosen["reward"]))
        super().__init__(kind, info_of(learnable, box, chosen["reward"]), params or {})
        self.learnable, self.box, self.reward = learnable, box, chosen["reward"]
        self.seeds = seeds_of(chosen["seed"]) if chosen["deals"] == "sampled" else None
        self.looking = learnable.games(box)
        self.rows, _ = rows_of(self.looking)

    def new_initial_state(self) -> "SpielState":
        """Nothing is dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat observes, as numbers or as text."""
        return Observer(self, perfect_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


def seeds_of(seed: int) -> Iterator[int]:
    """One for each state that deals by itself."""
    return (derived(seed, f"research/openspiel/{number}") for number in count())


def options_in(game: str, chosen: dict[str, Any]) -> dict[str, Any]:
    """What was said of the options of the game, or of a smaller box."""
    unsaid = {"players": -1, **PARAMETERS[game]}
    given = {
        name: chosen[name] for name in unsaid if chosen.get(name, unsaid[name]) != unsaid[name]
    }
    return {**given, "tiles": Path(given["tiles"])} if "tiles" in given else given


def utility_of(box: Box, reward: str) -> Any:
    """Shares of the victory have a constant sum; margins cancel out between two sides."""
    if reward == "share":
        return pyspiel.GameType.Utility.CONSTANT_SUM
    two = sides_of(box) == 2
    return pyspiel.GameType.Utility.ZERO_SUM if two else pyspiel.GameType.Utility.GENERAL_SUM


def sides_of(box: Box) -> int:
    """How many can win apart from each other."""
    return len({box.game.side_of(seat, box.players) for seat in range(box.players)})


def info_of(learnable: Learnable, box: Box, reward: str) -> Any:
    """The bounds of a game with these options."""
    most = MARGIN[box.game.name]
    shares = reward == "share"
    total = None if sides_of(box) > 2 else 0.0
    return pyspiel.GameInfo(
        num_distinct_actions=learnable.actions,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=box.players,
        min_utility=0.0 if shares else -most,
        max_utility=1.0 if shares else most,
        utility_sum=box.players / sides_of(box) if shares else total,
        max_game_length=box.game.longest,
    )


class Held:
    """A table. OpenSpiel copies deeply what a state holds: of this only the position is copied.

    The two functions are asked at every step, and the way to them through the game is long.
    """

    __slots__ = ("engine_action", "game", "legal", "table")

    def __init__(self, game: SpielGame, table: Table) -> None:
        self.game = game
        self.table = table
        self.legal = game.learnable.legal
        self.engine_action = game.learnable.engine_action

    def __deepcopy__(self, memory: object) -> "Held":
        return Held(self.game, self.table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (str(self.game), self.table.story())


def again(game: str, story: Story) -> Held:
    """What another process held."""
    loaded = pyspiel.load_game(game)
    table = Table(loaded.box, None if loaded.seeds is None else 0)
    table.retell(story)
    return Held(loaded, table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position, or one point of the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        seed = None if game.seeds is None else next(game.seeds)
        self.held = Held(game, Table(game.box, seed))

    def current_player(self) -> int:
        """The seat that is asked; chance, or nobody any more."""
        return self.held.table.asked

    def is_terminal(self) -> bool:
        """Whether the game has come to its end."""
        return self.held.table.asked == OVER

    def is_chance_node(self) -> bool:
        """Whether chance decides now."""
        return self.held.table.asked == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, or whom it may ask."""
        return self.held.table.outcomes()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat may do, or chance; nothing for a seat that is not asked."""
        held = self.held
        table = held.table
        asked = table.asked
        if asked == OVER or (player is not None and player != asked):
            return []
        if asked == CHANCE:
            return [outcome for outcome, _ in table.outcomes()]
        return held.legal(table.state, asked)

    _legal_actions = legal_actions

    def _apply_action(self, action: int) -> None:
        held = self.held
        table = held.table
        asked = table.asked
        if asked == CHANCE:
            table.decide(action)
        else:
            table.act(held.engine_action(table.state, asked, action))

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.held.table
        if player == CHANCE:
            return f"{'draw' if table.state is None else 'ask seat'} {action}"
        game = self.held.game.learnable
        return f"{player} {game.game.write(game.engine_action(table.state, player, action))}"

    def returns(self) -> list[float]:
        """What every seat has got: nothing before the end."""
        held = self.held
        if held.table.asked != OVER:
            return [0.0] * held.game.box.players
        return held.game.learnable.returns(held.table.state, held.game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another world that the seat cannot tell from this one."""
        other = SpielState(self.held.game)
        seed = int(sampler() * 2**31)
        other.held = Held(self.held.game, self.held.table.imagined(player, seed))
        return other

    def __str__(self) -> str:
        table = self.held.table
        position = "" if table.state is None else table.state.key().hex()
        return f"{table.dealt} {table.asked} {position}"


class Observer:
    """What a seat observes: numbers from the kernel, and text."""

    def __init__(self, game: SpielGame, *, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        fields = game.learnable.fields(game.box.players)
        self.tensor = np.zeros(game.looking.width, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            field.name: self.tensor[where].reshape(field.shape)
            for field, where in zip(fields, slices(fields).values(), strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """The numbers, of the position as the seat may know it; zeros before the deal is done."""
        position = state.held.table.state
        if position is None:
            self.tensor.fill(0)
            return
        self.game.looking.put_state(0, position)
        self.game.looking.observe(0, player)
        self.tensor[:] = self.game.rows[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """With perfect recall all that the seat has been told, else its view."""
        table = state.held.table
        return f"{player} {table.knowledge(player) if self.perfect_recall else table.view(player)}"


def maker_of(learnable: Learnable) -> type[SpielGame]:
    """What OpenSpiel calls with the parameters. It must be a class: OpenSpiel lets go of it after
    Python has ended, and a function would then be taken down without Python."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(learnable, params)

    return Loaded


for _name, _learnable in LEARNABLE.items():
    pyspiel.register_game(
        type_of(_name, "cards", pyspiel.GameType.Utility.CONSTANT_SUM), maker_of(_learnable)
    )
