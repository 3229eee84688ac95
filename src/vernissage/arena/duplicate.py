"""Duplicate deals: the same deal with every rotation of the line-up over the seats."""

from collections.abc import Sequence
from typing import Any

import msgspec

from vernissage.arena.entries import Entry, maker
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.seeds import generator
from vernissage.games import game_called
from vernissage.tables.playing import play_out
from vernissage.tables.seats import Seated, blamed_on
from vernissage.tables.table import Table


class Contest(msgspec.Struct, frozen=True):
    """Who plays what: one line-up, and the seed that fixes every deal."""

    game: str
    options: dict[str, Any]
    entries: tuple[Entry, ...]
    seed: int
    fresh: bool = False
    """Deal anew for every rotation: an A/A check needs chance between its games."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(entry.name for entry in self.entries)

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(entry.edition for entry in self.entries)


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which game of an arena this is, and how long each seat took for each decision."""

    seed: int
    deal: int
    rotation: int
    thought_ms: tuple[tuple[float, ...], ...]
    waited_ms: tuple[tuple[float, ...], ...]
    editions: tuple[str, ...]
    """By seat: which edition of its bot played."""
    fresh: bool = False
    replaced: dict[int, str] = {}
    """The seats whose programs failed, so that `random` played on, and why."""


class ArenaRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A game record that also says where in the arena it was played."""

    arena: Played


def deal_seed(contest: Contest, deal: int, rotation: int) -> int:
    """Deal d of seed s is always the same, and no other seed has it."""
    purpose = f"deal/{deal}/{rotation}" if contest.fresh else f"deal/{deal}"
    return generator(contest.seed, purpose).word >> 14


def entry_of(seat: int, rotation: int, players: int) -> int:
    """Which entry of the line-up sits here; partners stay partners in every rotation."""
    return (seat + rotation) % players


def by_seat(line_up: Sequence[str], rotation: int) -> tuple[str, ...]:
    """The line-up as it sits in one rotation."""
    players = len(line_up)
    return tuple(line_up[entry_of(seat, rotation, players)] for seat in range(players))


def line_up_of(seats: Sequence[str], rotation: int) -> tuple[str, ...]:
    """The line-up as it was given, from the seats of one rotation."""
    players = len(seats)
    return tuple(seats[(entry - rotation) % players] for entry in range(players))


def milliseconds(seconds: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(second * 1000, 3) for second in seconds)


class Room:
    """A contest ready to be played: the game, its options, and what makes each entry's bots."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game: Game = game_called(contest.game)
        self.options = self.game.options(**contest.options)
        self.makers = [maker(contest.game, entry) for entry in contest.entries]

    def play_deal(self, deal: int) -> list[ArenaRecord]:
        """One deal, played once for every rotation."""
        return [self.play_rotation(deal, rotation) for rotation in range(len(self.makers))]

    def play_rotation(self, deal: int, rotation: int) -> ArenaRecord:
        game, contest = self.game, self.contest
        seed = deal_seed(contest, deal, rotation)
        seated = [self.seat(seed, rotation, seat) for seat in range(len(self.makers))]
        table = Table(game, self.options, game.deal(self.options, seed), listening=False)
        play_out(table, seated, generator(seed, f"order/{rotation}"))
        plain = table.record(seed=seed, seats=(bot.name for bot in seated))
        thought = tuple(milliseconds(bot.thought) for bot in seated)
        waited = tuple(milliseconds(bot.waited) for bot in seated)
        played = Played(
            seed=contest.seed,
            deal=deal,
            rotation=rotation,
            thought_ms=thought,
            waited_ms=waited,
            editions=by_seat(contest.editions, rotation),
            fresh=contest.fresh,
            replaced={s: bot.why_replaced for s, bot in enumerate(seated) if bot.why_replaced},
        )
        return ArenaRecord(**msgspec.structs.asdict(plain), arena=played)

    def seat(self, seed: int, rotation: int, seat: int) -> Seated:
        """A new bot for this seat, with a stream of chance of its own."""
        entry = entry_of(seat, rotation, len(self.makers))
        chance = generator(seed, f"bot/{rotation}/{seat}")
        name = self.contest.entries[entry].name
        with blamed_on(name, seat):
            return Seated(name, self.makers[entry](), chance)
