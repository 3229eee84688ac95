"""Weights as small data files beside the bots: read here, written by `vernissage tune`."""

from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

FOLDER: Final = Path(__file__).parent / "weights"
Weights = TypeVar("Weights", bound=msgspec.Struct)


class WeightsFile(msgspec.Struct, frozen=True):
    """Weights, and what made them: the command, its seeds and the result."""

    weights: dict[str, float]
    made_by: dict[str, Any] = {}


def read_tuned(bot: str, kind: type[Weights], players: int | None = None) -> Weights:
    """The weights of a bot's file: of the one for this number of players, if there is one."""
    own = FOLDER / f"{bot}_{players}.json"
    file = own if own.exists() else FOLDER / f"{bot}.json"
    plain = msgspec.json.decode(file.read_bytes(), type=WeightsFile).weights
    return msgspec.convert(plain, kind)
