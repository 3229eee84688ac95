"""What a summary of the ladder keeps of its records: fingerprints, and who came where."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from vernissage.arena.duplicate import entry_of
from vernissage.arena.outcomes import places
from vernissage.arena.summary import Summary
from vernissage.core.contract import Game
from vernissage.core.records import Record, decode
from vernissage.games import game_called


class Published(Summary, frozen=True, kw_only=True, omit_defaults=True):
    """A summary, and as much of its records as is published."""

    games_sha256: str
    """Of all that was played, game by game."""
    first_deal_sha256: str
    """Of the games of the first deal, which `make ladder-check` plays again."""
    places: str
    """Deal by deal, `01/10 00/10 ...`: in each game the place of each side, the winner's is 0."""


def published(found: Summary, lines: Sequence[bytes]) -> Published:
    game = game_called(found.game)
    finished = [finish(game, decode(line)) for line in lines]
    starts = range(0, len(lines), found.players)
    return Published(
        **msgspec.structs.asdict(found),
        games_sha256=fingerprint(lines),
        first_deal_sha256=fingerprint(lines[: found.players]),
        places=" ".join("/".join(finished[start : start + found.players]) for start in starts),
    )


def fingerprint(lines: Iterable[bytes]) -> str:
    """The SHA-256 of what was played, whoever wrote it down, when and how fast."""
    digest = hashlib.sha256()
    for line in lines:
        record = decode(line)
        played = (record.options, record.setup, record.actions, record.result)
        digest.update(msgspec.json.encode(played, order="deterministic") + b"\n")
    return digest.hexdigest()


def finish(game: Game, record: Record) -> str:
    """The place of each side, in the order of the seats."""
    assert record.seats is not None
    assert record.result is not None
    sides = sides_of(game, len(record.seats))
    winning = {sides[seat] for seat in record.result.winners}
    return "".join(str(place) for _, place in places(sides, winning, record.result.scores, 0))


def sides_of(game: Game, players: int) -> list[int]:
    return [game.side_of(seat, players) for seat in range(players)]


def finishes(found: Published) -> Iterator[tuple[int, list[tuple[str, int]]]]:
    """Every game: its deal, and each side's bot with its place."""
    sides = sides_of(game_called(found.game), found.players)
    seats = [sides.index(side) for side in sorted(set(sides))]
    names = [line.bot for line in found.seats]
    for deal, games in enumerate(found.places.split()):
        for rotation, finished in enumerate(games.split("/")):
            bots = [names[entry_of(seat, rotation, found.players)] for seat in seats]
            yield deal, list(zip(bots, map(int, finished), strict=True))
