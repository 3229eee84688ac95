"""Importing this registers the games with Gymnasium.

`vernissage/Musee-2p-club-v1`: the learner has one seat, `club` the others; so for every game,
number of players and bot. `vernissage/Musee-2p-v1`: every seat is the learner's, many games in one
call (`gymnasium.make_vec`).
"""

from collections.abc import Iterator
from typing import Any

from gymnasium.envs.registration import register

from vernissage.bots import BOTS
from vernissage.research.learnable import LEARNABLE


def title_of(game: str) -> str:
    """`modern-art` is `ModernArt`, as ids are written there."""
    return "".join(word.capitalize() for word in game.split("-"))


def ids_with_bots() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every id with bots, and what it stands for."""
    for title, kwargs in ids_of_tables():
        for bot in BOTS[kwargs["game"]]:
            yield f"{title}-{bot}-v1", {**kwargs, "others": bot}


def ids_of_tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game at every number of players; an id lacks its version here."""
    for name, learnable in LEARNABLE.items():
        for players in learnable.game.players:
            yield f"vernissage/{title_of(name)}-{players}p", {"game": name, "players": players}


def register_all() -> None:
    """Make the ids known to Gymnasium."""
    for name, kwargs in ids_with_bots():
        where = "vernissage.research.seat:SeatEnvironment"
        register(name, entry_point=where, disable_env_checker=True, kwargs=kwargs)
    for title, kwargs in ids_of_tables():
        where = "vernissage.research.vector:ManyGames"
        register(f"{title}-v1", vector_entry_point=where, kwargs=kwargs)


register_all()
