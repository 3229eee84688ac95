"""What it costs to show everybody a move: python bench/updates.py [--games 3] [--json FILE]

Two ways to the same bytes, timed in turn after every action of the same games, in time of one core:

- parts: the public part built and encoded once, an own part for each seat and for spectators, and
  the JSON spliced, from one state that lives through the whole game and may remember things;
- whole: a view for each of them, built and encoded from a state imagined anew, which shows the
  same and remembers nothing.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time_ns
from typing import Any

import msgspec

from vernissage.core.chance import compiled
from vernissage.core.contract import Game
from vernissage.core.records import states
from vernissage.core.views import spliced
from vernissage.games import GAMES
from vernissage.tables.playing import play

BARS = {"musee": 1.75, "modern-art": 4.0, "art-society": 5.0}
"""How many times cheaper than whole views the parts must be, with the most players."""

COLUMNS = "{:12} {:>7} {:>8} {:>10} {:>10} {:>7} {:>6}"
encode = msgspec.json.Encoder().encode

Seats = Sequence[int | None]
Row = dict[str, float]


def by_parts(game: Game, state: Any, seats: Seats) -> list[bytes]:
    """A view for each of the seats, as a server should make them."""
    public = encode(game.public(state))
    return [spliced(public, encode(game.own(state, seat))) for seat in seats]


def as_wholes(game: Game, fresh: Sequence[Any], seats: Seats) -> list[bytes]:
    """A view for each of the seats, each for itself."""
    return [encode(game.view(state, seat)) for state, seat in zip(fresh, seats, strict=True)]


def timed(way: Callable[..., list[bytes]], *arguments: Any) -> tuple[list[bytes], int]:
    """What it gives, and the nanoseconds of this core that it took."""
    begun = process_time_ns()
    views = way(*arguments)
    return views, process_time_ns() - begun


def measured(game: Game, players: int, games: int, bot: str) -> Row:
    """Microseconds of updating everybody once, by both ways, over whole games."""
    options = game.options(players=players)
    seats = (*range(players), None)
    updates = parts = whole = 0
    for seed in range(games):
        for state in states(game, play(game, options, [bot] * players, seed)):
            fresh = [game.imagine(game.view(state, seat), seed) for seat in seats]
            spliced_views, took = timed(by_parts, game, state, seats)
            parts += took
            whole_views, took = timed(as_wholes, game, fresh, seats)
            whole += took
            assert spliced_views == whole_views, f"{game.name}: the parts are not the view"
            updates += 1
    return {
        "players": players,
        "updates": updates,
        "parts": parts / 1000 / updates,
        "whole": whole / 1000 / updates,
        "ratio": whole / parts,
        "bar": BARS[game.name],
    }


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3, help="of each kind (3)")
    parser.add_argument("--bot", default="club", help="who plays them (club)")
    parser.add_argument("--only", choices=GAMES, help="one game")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args(given)
    if not compiled():
        print("updates: the engine is not compiled here, so the figures mean little.")
    print(COLUMNS.format("game", "players", "updates", "parts", "whole", "ratio", "bar"))
    found = {}
    gc.disable()
    for name in [asked.only] if asked.only else GAMES:
        game = GAMES[name]
        found[name] = row = measured(game, max(game.players), max(1, asked.games), asked.bot)
        figures = (f"{row['parts']:.1f} µs", f"{row['whole']:.1f} µs", f"{row['ratio']:.2f}")
        print(COLUMNS.format(name, row["players"], row["updates"], *figures, row["bar"]))
    gc.enable()
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return int(any(row["ratio"] < row["bar"] for row in found.values()))


if __name__ == "__main__":
    sys.exit(main())
