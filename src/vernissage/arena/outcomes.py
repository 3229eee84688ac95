"""What a recorded game says about each entry: its share of the victory, score and margin."""

import msgspec

from vernissage.arena.duplicate import ArenaRecord, entry_of
from vernissage.core.contract import Game
from vernissage.core.records import Result
from vernissage.core.refusals import Invalid


class Outcome(msgspec.Struct, frozen=True):
    """One game, told by entry of the line-up (not by seat)."""

    deal: int
    rotation: int
    shares: tuple[float, ...]
    """A victory that k sides share counts 1/k for each of them."""
    scores: tuple[int, ...]
    margins: tuple[int, ...]
    """Own score minus the best score of another side."""
    breakdown: tuple[dict[str, int], ...]
    thought_ms: tuple[tuple[float, ...], ...]
    waited_ms: tuple[tuple[float, ...], ...]
    ranks: tuple[tuple[int, int], ...]
    """Each side's first entry and its place; equal places are ties."""
    replaced: dict[int, str]
    """The entries whose programs failed in this game, and why."""


def outcome(game: Game, record: ArenaRecord) -> Outcome:
    """The outcome of a finished game."""
    result = record.result
    if result is None:
        raise Invalid("result", "result-missing")
    players, rotation = len(result.scores), record.arena.rotation
    seats = [(entry - rotation) % players for entry in range(players)]
    sides = [game.side_of(seat, players) for seat in range(players)]
    by_seat = shares_by_seat(game, result)
    margins = [
        result.scores[seat]
        - max(result.scores[other] for other in range(players) if sides[other] != sides[seat])
        for seat in range(players)
    ]
    return Outcome(
        deal=record.arena.deal,
        rotation=rotation,
        shares=tuple(by_seat[seat] for seat in seats),
        scores=tuple(result.scores[seat] for seat in seats),
        margins=tuple(margins[seat] for seat in seats),
        breakdown=tuple(result.breakdown[seat] for seat in seats),
        thought_ms=tuple(record.arena.thought_ms[seat] for seat in seats),
        waited_ms=tuple(record.arena.waited_ms[seat] for seat in seats),
        ranks=places(sides, {sides[seat] for seat in result.winners}, result.scores, rotation),
        replaced={
            entry_of(seat, rotation, players): why for seat, why in record.arena.replaced.items()
        },
    )


def shares_by_seat(game: Game, result: Result) -> list[float]:
    """What each seat has of the victory: partners have won once, not half each."""
    players = len(result.scores)
    sides = [game.side_of(seat, players) for seat in range(players)]
    winning = {sides[seat] for seat in result.winners}
    return [1 / len(winning) if side in winning else 0.0 for side in sides]


def places(
    sides: list[int], winning: set[int], scores: tuple[int, ...], rotation: int
) -> tuple[tuple[int, int], ...]:
    """Winners are first, whatever the tie-break was; the others follow by score."""
    players = len(sides)
    seat_of = {side: sides.index(side) for side in sorted(set(sides))}
    keys = {
        side: (side not in winning, 0 if side in winning else -scores[seat])
        for side, seat in seat_of.items()
    }
    return tuple(
        (entry_of(seat, rotation, players), sum(keys[other] < keys[side] for other in keys))
        for side, seat in seat_of.items()
    )


def chance_level(game: Game, players: int) -> float:
    """What an entry wins if all are equal."""
    return 1 / len({game.side_of(seat, players) for seat in range(players)})
