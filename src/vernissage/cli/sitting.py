"""One game at this table: who sits where, what was played, saved after every action.

A saved game holds the seed and the actions, never a card: nothing in the file tells a hand.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from vernissage.bots import Bot, bot_called
from vernissage.core.contract import Game, State
from vernissage.core.files import not_written
from vernissage.core.records import Match, Record, encode, read_action, record
from vernissage.core.refusals import Invalid, Refusal
from vernissage.core.seeds import generator
from vernissage.games import game_called

YOU = "you"


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int
    first: int | None = None
    match: Match | None = None
    actions: tuple[str, ...] = ()


def folder() -> Path:
    """Where games are kept: XDG_DATA_HOME/vernissage, or ~/.local/share/vernissage."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "vernissage"


def saved_games() -> list[Path]:
    """The games that were left, the latest first."""
    files = (folder() / "games").glob("*.json")
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)


def free_path(game: str, seed: int) -> Path:
    """Where a new game is saved: named after its deal, beside a game that waits there already."""
    games = folder() / "games"
    names = (f"{game}-{seed}", *(f"{game}-{seed}-{number}" for number in range(2, 1000)))
    paths = (games / f"{name}.json" for name in names)
    return next(path for path in paths if not path.exists())


class Sitting:
    """A running game of a person against bots."""

    def __init__(self, saved: Saved, path: Path | None = None) -> None:
        self.saved = saved
        self.path = path or free_path(saved.game, saved.seed)
        self.game: Game = game_called(saved.game)
        self.options = self.game.options(**saved.options)
        if len(saved.seats) != self.options.players:
            raise Invalid(f"seats {len(saved.seats)}", "wrong-seats", players=self.options.players)
        self.setup = self.game.deal(self.options, saved.seed)
        if saved.first is not None:
            self.setup = msgspec.structs.replace(self.setup, first=saved.first)
        self.state: State = self.game.start(self.options, self.setup)
        self.state.log = []
        self.names = saved.seats
        self.bots: list[Bot | None] = [self._bot(name) for name in saved.seats]
        self.chance = [generator(saved.seed, f"bot/{seat}") for seat in range(len(saved.seats))]
        self.order = generator(saved.seed, "order")
        self.actions: list[str] = []
        for text in saved.actions:
            self._apply(*read_action(self.game, text))

    def _bot(self, name: str) -> Bot | None:
        return None if name == YOU else bot_called(self.game.name, name)()

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.names) if name == YOU]

    def act(self, seat: int, action: int) -> None:
        """Apply an action and save the game."""
        self._apply(seat, action)
        self.save()

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.actions.append(f"{seat} {self.game.write(action)}")

    def seat_to_move(self) -> int:
        """Who acts next. Where several may, chance decides: being asked tells nobody a thing."""
        able = self.state.to_act()
        return able[self.order.below(len(able))]

    def move_bot(self, seat: int) -> None:
        from vernissage.arena.games import answer

        bot = self.bots[seat]
        assert bot is not None
        name = self.names[seat]
        self.act(seat, answer(self.game, self.state, seat, bot, self.chance[seat], name))

    def events(self, seat: int | None, since: int = 0) -> list[Any]:
        return self.game.events((self.state.log or [])[since:], seat)

    def save(self) -> None:
        saved = msgspec.structs.replace(self.saved, actions=tuple(self.actions))
        part = self.path.with_suffix(".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.encode(saved))
            os.replace(part, self.path)
        except OSError as error:
            raise not_written(self.path, error) from None

    def record(self) -> Record:
        return record(
            self.game,
            self.options,
            self.setup,
            self.actions,
            self.state,
            seed=self.saved.seed,
            seats=self.names,
            match=self.saved.match,
        )

    def finish(self) -> Path:
        """Keep the record of a finished game and forget the saved one; where the record is."""
        records = folder() / "records"
        kept = (file.stem.rpartition("-")[2] for file in records.glob(f"{self.game.name}-*.json"))
        number = 1 + max((int(name) for name in kept if name.isdigit()), default=0)
        path = records / f"{self.game.name}-{number:04}.json"
        try:
            records.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as file:
                file.write(encode(self.record()) + b"\n")
        except OSError as error:
            raise not_written(path, error) from None
        self.path.unlink(missing_ok=True)
        return path

    def next_game(self) -> "Sitting | None":
        """The next game of the match; None when there is no match or it is won."""
        match, rules = self.saved.match, self.game.match
        if match is None or rules is None:
            return None
        winners = self.state.winners()
        wins = tuple(won + (seat in winners) for seat, won in enumerate(match.wins))
        if rules.match_winners(len(wins), wins) is not None:
            return None
        number = match.game + 1
        return Sitting(
            msgspec.structs.replace(
                self.saved,
                seed=generator(self.saved.seed, f"match/{number}").word >> 14,
                first=rules.first_of_next_game(len(wins), self.state.scores(), winners),
                match=Match(id=match.id, game=number, wins=wins),
                actions=(),
            )
        )


def new_sitting(
    game: Game, options: Any, seats: Sequence[str], seed: int, *, match: bool
) -> Sitting:
    if match and game.match is None:
        raise Invalid("--match", "no-match", game=game.name)
    begun = Match(id=str(seed), game=1, wins=(0,) * len(seats)) if match else None
    given = msgspec.to_builtins(options)
    return Sitting(Saved(game=game.name, options=given, seats=tuple(seats), seed=seed, match=begun))


def resumed_sitting(name: str | None) -> Sitting:
    """The game that was left last, or the one named; a broken file is refused and left alone."""
    waiting = {file.stem: file for file in saved_games()}
    if not waiting:
        raise Invalid("resume", "nothing-to-resume")
    name = next(iter(waiting)) if name is None else name
    if name not in waiting:
        raise Invalid(name, "no-such-save", known=", ".join(waiting))
    path = waiting[name]
    try:
        return Sitting(msgspec.json.decode(path.read_bytes(), type=Saved), path)
    except msgspec.DecodeError as error:
        raise Invalid(str(path), "save-not-read", detail=str(error)) from None
    except Refusal as refusal:
        raise Invalid(str(path), "save-not-read", detail=str(refusal)) from None
