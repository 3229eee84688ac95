"""A recorded game as one eye saw it: the view at every moment, and what happened in between.

Everything is built by the engine, so that no client has to know a rule.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from vernissage.core import records
from vernissage.core.contract import Game, State
from vernissage.core.records import Record
from vernissage.core.refusals import Invalid
from vernissage.games import game_called
from vernissage.review.reviewer import reviewer_of
from vernissage.review.standings import standing
from vernissage.server import wire_finished
from vernissage.server.changes import changes

ALL: Final = "all"
PUBLIC: Final = "public"
LONGEST_NAME: Final = 60
MOST_ACTIONS: Final = 2000
"""Four times as many as the longest game that people have played here."""


def checked(record: Record) -> Game:
    """The record's game, if it is not endless and replays to its result by today's rules."""
    game = game_called(record.game)
    if len(record.actions) > MOST_ACTIONS:
        raise Invalid(str(len(record.actions)), "record-too-long", most=MOST_ACTIONS)
    records.verify(game, record)
    return game


def replayed(record: Record, eye: str) -> wire_finished.Replay:
    """The whole game for this eye: `public`, `all`, or the number of a seat."""
    game = checked(record)
    seen = Eye(game, record, eye)
    first, *moments = seen.moments()
    names = None if record.seats is None else [name[:LONGEST_NAME] for name in record.seats]
    return wire_finished.Replay(
        game=record.game,
        options=record.options,
        seats=None if names is None else tuple(names),
        eye=eye,
        result=record.result,
        state=first,
        moments=tuple(moments),
        standings=tuple(seen.standings),
    )


class Eye:
    """Who looks at a game, and what was seen so far."""

    def __init__(self, game: Game, record: Record, eye: str) -> None:
        players = int(record.options["players"])
        if eye not in (ALL, PUBLIC) and eye not in map(str, range(players)):
            raise Invalid(f"eye={eye[:20]}", "no-such-eye", last=players - 1)
        self.game, self.record, self.players = game, record, players
        self.everything = eye == ALL
        self.seat = int(eye) if eye.isdecimal() else None
        self.standings: list[wire_finished.Standing] = []

    def moments(self) -> Iterator[Any]:
        """The state before the first action, then what each action changed."""
        positions = records.states(self.game, self.record)
        state = next(positions)
        state.log = []
        before = self._told(state)
        yield before
        for text in self.record.actions:
            done = self._as_seen(state, text)
            next(positions)
            after = self._told(state)
            events = self.game.events(state.log, self.seat)
            yield wire_finished.Moment(
                seat=records.read_action(self.game, text)[0],
                action=done,
                changes=tuple(changes(before, after)),
                events=msgspec.Raw(msgspec.json.encode(events)),
            )
            state.log.clear()
            before = after

    def _told(self, state: State) -> dict[str, Any]:
        """What there is to see, as plain JSON; how everyone stands is noted beside it."""
        game = self.game
        found = standing(game, reviewer_of(game), state, len(self.standings))
        self.standings.append(wire_finished.Standing(found.round, found.scores))
        owns = [game.own(state, seat) for seat in range(self.players) if self.everything]
        told = {
            "view": game.view(state, self.seat),
            "owns": owns,
            "waiting": [] if state.over else game.manners.awaited(state),
        }
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
        return plain

    def _as_seen(self, state: State, text: str) -> str:
        """The action in notation; of a sealed choice of somebody else only the verb."""
        seat, _, action = text.partition(" ")
        hidden = self.game.manners.secret(state) and not self.everything and int(seat) != self.seat
        return action.partition(" ")[0] if hidden else action
