"""The games as learners meet them: one object each, from which all interfaces are made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from vernissage.core.contract import Game, State
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator
from vernissage.games import game_called
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society import setup as art_society_setup
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.modern_art import setup as modern_art_setup
from vernissage.games.musee import MUSEE
from vernissage.games.musee import setup as musee_setup
from vernissage.games.musee.actions import ACTIONS as MUSEE_ACTIONS
from vernissage.research.boxes import Box, box_of
from vernissage.research.kernel import art_society, art_society_actions, modern_art, musee
from vernissage.research.kernel.games import Games
from vernissage.research.layouts import Field, width
from vernissage.research.layouts.art_society import fields as art_society_fields
from vernissage.research.layouts.modern_art import fields as modern_art_fields
from vernissage.research.layouts.musee import fields as musee_fields

Reward = Literal["share", "margin"]
REWARDS: Final = ("share", "margin")


@dataclass(frozen=True)
class Learnable:
    """A game with its observations and its actions."""

    game: Game
    actions: int
    fields: Callable[[int], tuple[Field, ...]]
    """Players -> what an observation holds, in order."""
    kernel: Callable[..., Games]
    legal: Callable[[Any, int], list[int]]
    """A position and a seat -> its actions, as these interfaces number them."""
    engine_action: Callable[[Any, int, int], int]
    """A position, a seat and one of them -> the action of the engine that is meant."""
    dealt: Callable[[Any, int], object]
    """Options and seed -> the first position, without a set-up as records have it."""

    def box(self, **given: Any) -> Box:
        """The options of the game, or those of a smaller box, checked."""
        return box_of(self.game, given)

    def games(self, box: Box, size: int = 1) -> Games:
        """Room for that many games; `begin` deals them."""
        players = box.players
        return self.kernel(
            size, players, width(self.fields(players)), partial(self.first_position, box)
        )

    def first_position(self, box: Box, seed: int) -> object:
        """The game of this seed, before the first decision."""
        if box.options is None:
            return box.dealt(generator(seed, "research/box"))
        return self.dealt(box.options, seed)

    def returns(self, state: State, reward: Reward) -> list[float]:
        """What every seat gets in a game that ended so."""
        scores, winners = state.scores(), set(state.winners())
        sides = len({self.game.side_of(seat, len(scores)) for seat in winners})
        results = [
            number
            for seat, score in enumerate(scores)
            for number in (score, sides if seat in winners else 0)
        ]
        return self.rewards(results, reward)

    def rewards(self, results: list[int], reward: Reward) -> list[float]:
        """What every seat gets at the end, from the results that the kernel counted."""
        scores, shared = results[0::2], results[1::2]
        players = len(scores)
        if reward == "share":
            return [1 / sides if sides else 0.0 for sides in shared]
        sides = [self.game.side_of(seat, players) for seat in range(players)]
        return [
            float(
                scores[seat]
                - max(scores[other] for other in range(players) if sides[other] != sides[seat])
            )
            for seat in range(players)
        ]


MUSEE_V1: Final = Learnable(
    MUSEE,
    MUSEE_ACTIONS,
    musee_fields,
    musee.MuseeGames,
    musee.legal_actions,
    musee.engine_action,
    musee_setup.dealt,
)
MODERN_ART_V1: Final = Learnable(
    MODERN_ART,
    modern_art.ACTIONS,
    modern_art_fields,
    modern_art.ModernArtGames,
    modern_art.legal_actions,
    modern_art.engine_action,
    modern_art_setup.dealt,
)
ART_SOCIETY_V1: Final = Learnable(
    ART_SOCIETY,
    art_society_actions.ACTIONS,
    art_society_fields,
    art_society.ArtSocietyGames,
    art_society_actions.legal_actions,
    art_society_actions.engine_action,
    art_society_setup.dealt,
)
LEARNABLE: Final = {each.game.name: each for each in (MUSEE_V1, MODERN_ART_V1, ART_SOCIETY_V1)}


def learnable_called(name: str) -> Learnable:
    """The game of that name; another name is refused."""
    return LEARNABLE[game_called(name).name]


def check_choice(name: str, given: object, known: Sequence[object]) -> None:
    """Refuses a value that is not known."""
    if given not in known:
        raise Invalid(f"{name} {given}", "research-choice", known=", ".join(map(str, known)))


def check_reward(reward: str) -> None:
    """Refuses a reward that is not known."""
    check_choice("reward", reward, REWARDS)
