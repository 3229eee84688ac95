"""The three games as learners meet them: one object each, from which all interfaces are made."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from vernissage.core.contract import Game
from vernissage.core.refusals import Invalid
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.setup import dealt
from vernissage.games.modern_art import MODERN_ART
from vernissage.games.musee import MUSEE
from vernissage.games.musee.actions import ACTIONS as MUSEE_ACTIONS
from vernissage.research.kernel import art_society, modern_art, musee
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
    dealt: Callable[[Any, int], object] | None = None
    """Options and seed -> the first position, where there is a shorter way than by the set-up."""

    def games(self, options: Any, size: int = 1) -> Games:
        """Room for that many games; `begin` deals them."""
        players = options.players
        return self.kernel(
            size, players, width(self.fields(players)), partial(self.first_position, options)
        )

    def first_position(self, options: Any, seed: int) -> object:
        """The game of this seed, before the first decision."""
        if self.dealt is not None:
            return self.dealt(options, seed)
        return self.game.start(options, self.game.deal(options, seed))

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


MUSEE_V1: Final = Learnable(MUSEE, MUSEE_ACTIONS, musee_fields, musee.MuseeGames)
MODERN_ART_V1: Final = Learnable(
    MODERN_ART, modern_art.ACTIONS, modern_art_fields, modern_art.ModernArtGames
)
ART_SOCIETY_V1: Final = Learnable(
    ART_SOCIETY, art_society.ACTIONS, art_society_fields, art_society.ArtSocietyGames, dealt
)
LEARNABLE: Final = {each.game.name: each for each in (MUSEE_V1, MODERN_ART_V1, ART_SOCIETY_V1)}


def check_reward(reward: str) -> None:
    """Refuses a reward that is not known."""
    if reward not in REWARDS:
        raise Invalid(f"reward {reward}", "research-reward", known=", ".join(REWARDS))
