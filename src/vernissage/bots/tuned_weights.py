"""Weights as small data files beside the bots: read here, written by `vernissage tune`."""

from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

BOTS: Final = Path(__file__).parent
Weights = TypeVar("Weights", bound=msgspec.Struct)


class WeightsFile(msgspec.Struct, frozen=True):
    """Weights, and what made them: the command, its seeds and the result."""

    weights: dict[str, float]
    made_by: dict[str, Any] = {}


def read_tuned(game: str, bot: str, kind: type[Weights], players: int | None = None) -> Weights:
    """The weights of a bot's file: of the one for this number of players, if there is one."""
    file = _file_for(BOTS / game / "weights" / bot, players)
    plain = msgspec.json.decode(file.read_bytes(), type=WeightsFile).weights
    return msgspec.convert(plain, kind)


def file_of_module(source: Path, players: int) -> Path | None:
    """The file of weights that the bot of this module plays with; None: it has none."""
    file = _file_for(source.parent / "weights" / source.stem, players)
    return file if file.exists() else None


def files_of_module(source: Path) -> list[Path]:
    """All of them: for all player counts, or for one each."""
    folder = source.parent / "weights"
    files = [folder / f"{source.stem}.json", *folder.glob(f"{source.stem}_[0-9].json")]
    return [file for file in files if file.exists()]


def _file_for(stem: Path, players: int | None) -> Path:
    own = stem.with_name(f"{stem.name}_{players}.json")
    return own if own.exists() else stem.with_name(f"{stem.name}.json")
