"""People and bots at this terminal: one table, saved after every action."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from vernissage.bots.hints import hint
from vernissage.cli.language import SAY
from vernissage.cli.place import Tip
from vernissage.core.contract import Game
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid, Refusal
from vernissage.core.seeds import generator
from vernissage.faces import YOU
from vernissage.games import game_called
from vernissage.tables import matches, saving
from vernissage.tables.saving import Held, Saved
from vernissage.tables.seats import Seated, move, next_seat, seated
from vernissage.tables.table import Table


class Sitting:
    """A running game of a person against bots."""

    def __init__(self, saved: Saved, path: Path | None = None, held: Held | None = None) -> None:
        self.saved = saved
        self.path = path or saving.free_path(saved.game, saved.seed)
        self._held = held
        self.game: Game = game_called(saved.game)
        options = self.game.options(**saved.options)
        if len(saved.seats) != options.players:
            raise Invalid(f"seats {len(saved.seats)}", "wrong-seats", players=options.players)
        setup = matches.deal(self.game, options, saved.seed, saved.first)
        self.names = saved.seats
        self.bots: list[Seated | None] = [
            None if name == YOU else seated(self.game, name, saved.seed, seat)
            for seat, name in enumerate(saved.seats)
        ]
        self.order = generator(saved.seed, "order")
        self.table = Table(self.game, options, setup, saved.actions)
        self._mover: int | None = None
        self._heard: dict[int, int] = {}

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.names) if name == YOU]

    @property
    def over(self) -> bool:
        return self.table.state.over

    patience: Final = None

    def mover(self) -> int:
        """Who acts next; decided once, until somebody has."""
        if self._mover is None:
            self._mover = next_seat(self.table.state, self.order)
        return self._mover

    def asked(self) -> int | None:
        """The person who acts next; None: a bot does."""
        return None if self.over or self.bots[self.mover()] else self.mover()

    def go_on(self) -> None:
        """Let the bot act whose turn it is."""
        self.move_bot(self.mover())

    def moment(self) -> int:
        return len(self.table.actions)

    def view(self, seat: int) -> Any:
        return self.game.view(self.table.state, seat)

    def choices(self, seat: int) -> Any:
        return self.game.choices(self.table.state, seat)

    def news(self, seat: int) -> list[Any]:
        """Events that this seat has not been told yet."""
        since, self._heard[seat] = self._heard.get(seat, 0), self.table.happened
        return self.table.events(seat, since)

    def hint(self, seat: int) -> Tip:
        """What a strong player would do in this seat, from what the seat may know."""
        told = hint(self.game, self.view(seat), self.choices(seat), SAY)
        return Tip(self.game.parse(told.move), told.text())

    def act(self, seat: int, action: int) -> None:
        """Apply a person's action and save the game."""
        self.table.act(seat, action)
        self._mover = None
        self.save()

    def move_bot(self, seat: int) -> None:
        """Let the bot act and save the game."""
        bot = self.bots[seat]
        assert bot is not None
        self.table.note(seat, move(self.game, self.table.state, seat, bot))
        self._mover = None
        self.save()

    def save(self) -> None:
        self._hold()
        actions = tuple(self.table.actions)
        saving.write(self.path, msgspec.structs.replace(self.saved, actions=actions))

    def record(self) -> Record:
        return self.table.record(seed=self.saved.seed, seats=self.names, match=self.saved.match)

    def finish(self) -> Path:
        """Keep the record of a finished game and forget the saved one; where the record is."""
        kept = saving.keep(self.record())
        self.path.unlink(missing_ok=True)
        self._hold().forget()
        return kept

    def leave(self) -> None:
        """Somebody else may go on with the game."""
        self._hold().release()

    def _hold(self) -> Held:
        self._held = self._held or Held(self.path)
        return self._held

    def next_game(self) -> "Sitting | None":
        """The next game of the match; None when there is no match or it is won."""
        match, result = self.saved.match, self.record().result
        if match is None or result is None:
            return None
        following = matches.next_game(self.game, match, result, root=int(match.id))
        if following is None:
            return None
        return Sitting(
            msgspec.structs.replace(
                self.saved,
                seed=following.seed,
                first=following.first,
                match=following.match,
                actions=(),
            )
        )


def new_sitting(
    game: Game, options: Any, seats: Sequence[str], seed: int, *, match: bool
) -> Sitting:
    if match and game.match is None:
        raise Invalid("--match", "no-match", game=game.name)
    begun = matches.first_game(game, len(seats), seed).match if match else None
    given = msgspec.to_builtins(options)
    return Sitting(Saved(game=game.name, options=given, seats=tuple(seats), seed=seed, match=begun))


def resumed_sitting(name: str | None) -> Sitting:
    """The game that was left last, or the one named; a broken file is refused and left alone."""
    path = saving.path_of(name)
    held = Held(path)
    try:
        return Sitting(saving.read(path), path, held)
    except Refusal as refusal:
        held.release()
        if refusal.code == "save-not-read":
            raise
        raise Invalid(str(path), "save-not-played", detail=SAY.refusal(refusal)) from None
