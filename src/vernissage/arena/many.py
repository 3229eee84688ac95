"""Many games: in this process or in several, always in the same order."""

from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage.arena.workers import processes, told_of_death
from vernissage.core.records import encode
from vernissage.games import game_called
from vernissage.tables.playing import play, play_match

CHUNK = 8
"""Games that a worker plays before it reports."""


class Order(msgspec.Struct, frozen=True):
    """What to play: one game, or one match, for each seed."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seeds: range
    match: bool


def played(order: Order, workers: int) -> Iterator[list[bytes]]:
    """For each seed its records as lines: one, or those of a match."""
    chunks = [
        msgspec.structs.replace(order, seeds=order.seeds[start : start + CHUNK])
        for start in range(0, len(order.seeds), CHUNK)
    ]
    if workers == 1:
        for chunk in chunks:
            yield from play_chunk(chunk)
        return
    with processes(workers) as hands, told_of_death():
        for lines in hands.pool.map(play_chunk, chunks):
            yield from lines


def play_chunk(order: Order) -> list[list[bytes]]:
    game = game_called(order.game)
    options = game.options(**order.options)
    if order.match:
        return [
            [encode(record) for record in play_match(game, options, order.seats, seed)]
            for seed in order.seeds
        ]
    return [[encode(play(game, options, order.seats, seed))] for seed in order.seeds]
