"""Every game at every player count and with every option: what the laws are tested over."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vernissage.core.contract import Game
from vernissage.games import GAMES

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "musee": [
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2, "stairs": "random"},
        {"players": 3, "stairs": "random"},
        {"players": 4, "stairs": {"upper": [1, 2, 3], "lower": [1, 2, 3]}},
    ],
    "modern-art": [
        {"players": 3},
        {"players": 4},
        {"players": 5},
        {"players": 3, "mystery_hand": True},
        {"players": 3, "mystery_hand": True, "winner_reveals": True},
        {"players": 4, "shared_double": True},
        {"players": 5, "open_purses": True},
        {"players": 3, "mystery_hand": True, "shared_double": True, "open_purses": True},
    ],
    "art-society": [{"players": 2}, {"players": 3}, {"players": 4}],
}


@dataclass(frozen=True)
class Case:
    game: Game
    given: dict[str, Any]

    @property
    def name(self) -> str:
        extras = [
            f"{key}-{value}" if type(value) in (str, int) else key
            for key, value in self.given.items()
            if key != "players"
        ]
        return "-".join([self.game.name, str(self.given["players"]), *extras])

    @property
    def options(self) -> Any:
        return self.game.options(**self.given)


def cases() -> Iterator[Case]:
    for name, variants in VARIANTS.items():
        for given in variants:
            yield Case(GAMES[name], given)


CASES = list(cases())
