"""Art Society's options and set-up: everything that chance decides before the first painting."""

from pathlib import Path
from typing import Any

import msgspec

from vernissage.core.options import with_players
from vernissage.core.refusals import Invalid
from vernissage.core.seeds import generator
from vernissage.games.art_society.box import STARTS, Tiles, box, check_tiles, read_tiles, stacks_of
from vernissage.games.art_society.notation import SIZE_NAMES, TILE_NAMES, TILE_NUMBERS
from vernissage.games.art_society.state import State, new

PLAYERS = (2, 3, 4)


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided before the deal."""

    players: int
    tiles: Tiles | None = None
    """AS-C2: the paintings of a corrected box; None for those of tiles.csv."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AS-S1 to AS-S3: what chance decides; the stacks from top to bottom, by size."""

    starts: tuple[str, ...]
    starting_bids: tuple[int, ...]
    stacks: dict[str, tuple[str, ...]]


def options(**given: Any) -> Options:
    """Checked options; what is wrong is refused. `tiles` is a file's Path or what it says."""
    names = Options.__struct_fields__
    asked = with_players(given, game="art-society", names=names, counts=PLAYERS, usual=2)
    return Options(players=asked["players"], tiles=_tiles(asked.get("tiles")))


def _tiles(given: Any) -> Tiles | None:
    if given is None:
        return None
    if isinstance(given, Path):
        tiles = read_tiles(given)
    else:
        try:
            tiles = msgspec.convert(given, Tiles)
        except msgspec.ValidationError:
            raise Invalid("tiles", "art-society-tiles-form", rule="AS-C2") from None
        check_tiles(tiles)
    return None if _same(tiles, box()) else tiles


def _same(one: Tiles, other: Tiles) -> bool:
    """The order of the lines does not matter."""
    starts = set(one.starts) == set(other.starts)
    return starts and set(one.paintings) == set(other.paintings)


def deal(chosen: Options, seed: int) -> Setup:
    """AS-S1, AS-S2, AS-S3: what chance decides, by name."""
    starts, bids, stacks = shuffled(chosen, seed)
    return Setup(
        starts=tuple(TILE_NAMES[tile] for tile in starts),
        starting_bids=tuple(bids),
        stacks={
            SIZE_NAMES[size]: tuple(TILE_NAMES[tile] for tile in stack)
            for size, stack in enumerate(stacks)
        },
    )


def shuffled(chosen: Options, seed: int) -> tuple[list[int], list[int], list[list[int]]]:
    """AS-S1, AS-S2, AS-S3: shuffle the stacks, the starting paintings and the starting cards."""
    tiles = chosen.tiles or box()
    starts = sorted(TILE_NUMBERS[code] for code in tiles.starts)
    generator(seed, "art-society/starts").shuffle(starts)
    bids = list(range(1, STARTS + 1))
    generator(seed, "art-society/bids").shuffle(bids)
    stacks = stacks_of(tiles)
    chance = generator(seed, "art-society/stacks")
    for stack in stacks:
        chance.shuffle(stack)
    return starts[: chosen.players], bids[: chosen.players], stacks


def check_setup(chosen: Options, setup: Setup) -> None:
    """AS-S1, AS-S2, AS-S3: the paintings of the box, one start and one starting card each."""
    tiles = chosen.tiles or box()
    players = chosen.players
    starts = set(setup.starts)
    if len(setup.starts) != players or len(starts) != players or not starts <= set(tiles.starts):
        raise Invalid("setup.starts", "art-society-setup-starts", rule="AS-S2", players=players)
    bids = set(setup.starting_bids)
    if len(setup.starting_bids) != players or len(bids) != players or not bids <= {1, 2, 3, 4}:
        raise Invalid(
            "setup.starting_bids", "art-society-setup-bids", rule="AS-S3", players=players
        )
    wanted = {
        SIZE_NAMES[size]: sorted(TILE_NAMES[tile] for tile in stack)
        for size, stack in enumerate(stacks_of(tiles))
    }
    for size, codes in wanted.items():
        if sorted(setup.stacks.get(size, ())) != codes:
            raise Invalid(
                "setup.stacks", "art-society-setup-stack", rule="AS-S1", size=size, count=len(codes)
            )
    for size in setup.stacks:
        if size not in wanted:
            raise Invalid("setup.stacks", "art-society-setup-size", rule="AS-S1", size=size)


def start(chosen: Options, setup: Setup) -> State:
    """The table before the starting paintings are hung."""
    return new(
        [TILE_NUMBERS[code] for code in setup.starts],
        list(setup.starting_bids),
        [[TILE_NUMBERS[code] for code in setup.stacks[size]] for size in SIZE_NAMES],
    )


def dealt(chosen: Options, seed: int) -> State:
    """The same table as `start` lays from `deal`, without the names between them."""
    return new(*shuffled(chosen, seed))
