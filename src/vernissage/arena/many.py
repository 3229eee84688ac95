"""Many games: in this process or in several, always in the same order."""

from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage.arena.workers import processes, told_of_death
from vernissage.core.records import encode
from vernissage.games import game_called
from vernissage.tables.playing import Lost, play, play_match

CHUNK = 8
"""Games that a worker plays before it reports."""


class Order(msgspec.Struct, frozen=True):
    """What to play: one game, or one match, for each seed."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seeds: range
    match: bool


class Played(msgspec.Struct, frozen=True):
    """One game or match: its records as lines."""

    lines: list[bytes]
    lost: Lost


def played(order: Order, workers: int) -> Iterator[Played]:
    """What was played for each seed."""
    chunks = [
        msgspec.structs.replace(order, seeds=order.seeds[start : start + CHUNK])
        for start in range(0, len(order.seeds), CHUNK)
    ]
    if workers == 1:
        for chunk in chunks:
            yield from play_chunk(chunk)
        return
    with processes(workers) as hands, told_of_death():
        for games in hands.pool.map(play_chunk, chunks):
            yield from games


def play_chunk(order: Order) -> list[Played]:
    return [play_seed(order, seed) for seed in order.seeds]


def play_seed(order: Order, seed: int) -> Played:
    game, lost = game_called(order.game), Lost()
    options = game.options(**order.options)
    if order.match:
        records = play_match(game, options, order.seats, seed, lost)
    else:
        records = [play(game, options, order.seats, seed, lost=lost)]
    return Played([encode(record) for record in records], lost)
