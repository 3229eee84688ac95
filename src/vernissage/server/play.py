"""A game in play at a hosted table: what each viewer may know of it, what stands, what is asked."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from vernissage.core.contract import Game, State
from vernissage.core.orders import Order
from vernissage.server.clocks import Clocks
from vernissage.server.entries import Acted, By, Entry, Ordered, Undone
from vernissage.server.numbers import Numbers, Viewer
from vernissage.server.orders import StandingOrders
from vernissage.server.questions import Questions
from vernissage.server.sealed import SealedChoices
from vernissage.tables.table import Table

Asked = str | tuple[Order, ...] | None
"""What a cid was used for: an action, orders, or (None) to take something back."""


class Mind(NamedTuple):
    """What is known of the bot of a seat, or of the one that stands in for its person."""

    decisions: int = 0
    memory: bytes | None = None


class Moment(NamedTuple):
    """A point of the game that it can be taken back to; no standing order lasts so long."""

    table: Table
    chosen: dict[int, int]
    """The choices that were sealed."""
    minds: list[Mind]
    clocks: Clocks
    decided: list[int | None]


class Play:
    """One game from the deal to its end, as the entries since the start tell it."""

    __slots__ = (
        "answers",
        "clocks",
        "decided",
        "everyone",
        "game",
        "minds",
        "numbers",
        "orders",
        "questions",
        "sealed",
        "spoken_at",
        "spoken_by",
        "state",
        "table",
    )

    def __init__(self, table: Table, clocks: Clocks, at: int) -> None:
        """`table`: just dealt, or where another game is played on from."""
        players = table.options.players
        self.game: Game = table.game
        self.table = table
        self.state: State = table.state
        """The truth."""
        self.everyone: tuple[Viewer, ...] = (*range(players), None)
        self.numbers = Numbers(players)
        self.sealed = SealedChoices()
        self.orders = StandingOrders()
        self.clocks = clocks
        self.minds = [Mind() for _ in range(players)]
        self.answers: dict[tuple[int, str], tuple[Asked, int]] = {}
        """By seat and cid: what was asked, and the n of its ack."""
        self.questions = Questions(players)
        self.decided: list[int | None] = [None] * players
        """By seat: the seq of its last action; of sealed choices, the first of their phase."""
        self.spoken_at = at
        """When the last entry came that everyone may know of."""
        self.spoken_by: By = "person"
        """Whose it was."""
        self._count(self.everyone)
        self._ask(at, raised=False)

    @property
    def shown(self) -> State:
        """The position that views show: sealed choices look made."""
        return self.sealed.shown(self.state)

    def act(self, entry: Entry, body: Acted) -> Sequence[Viewer]:
        """An action takes effect; the viewers whose n it changes."""
        at, seat, action = entry.at, body.seat, self.game.parse(body.action)
        outcry = self.game.manners.outcry(self.state)
        if body.by == "bot" or (body.by == "clock" and not outcry):
            self._remember(seat, body.memory)
        self.clocks.acted(at, seat)
        if seat not in self.sealed.chosen:
            self.decided[seat] = entry.seq
        told = self._take(seat, action)
        self.orders.acted(self.game, self.state, seat)
        if told is self.everyone:
            self.spoken_at, self.spoken_by = at, body.by
        self._count(told)
        self.questions.acted(seat, self.numbers.n(seat))
        self._ask(at, raised=outcry and told is self.everyone)
        self._answered(seat, entry.cid, body.action)
        return told

    def order(self, body: Ordered, cid: str | None) -> Sequence[Viewer]:
        """Orders are given; only their owner is told."""
        orders = msgspec.convert(body.orders, tuple[Order, ...])
        self.orders.place(self.game, self.state, body.seat, orders)
        self._count((body.seat,))
        self._answered(body.seat, cid, orders)
        return (body.seat,)

    def moment(self) -> Moment:
        """Now, to come back to."""
        table, clocks = self.table.copy(), self.clocks.rested()
        return Moment(table, dict(self.sealed.chosen), list(self.minds), clocks, list(self.decided))

    def undo(self, entry: Entry, body: Undone, moment: Moment) -> Sequence[Viewer]:
        """The game is as it was then, asked anew; what was answered since stays answered."""
        self.table, chosen, self.minds, self.clocks, self.decided = moment
        self.state = self.table.state
        self.sealed = SealedChoices()
        for seat, action in chosen.items():
            self.sealed.choose(self.table, seat, action)
        self.orders = StandingOrders()
        self.questions = Questions(len(self.minds))
        self.spoken_at, self.spoken_by = entry.at, "person"
        self.numbers.begin_afresh()
        self._count(self.everyone)
        self.questions.acted(body.seat, self.numbers.n(body.seat))
        self._ask(entry.at, raised=False)
        self._answered(body.seat, entry.cid, None)
        return self.everyone

    def asked(self) -> list[int]:
        """The seats that have to decide something, the truth of it."""
        chosen = self.sealed.chosen
        return [seat for seat in self.state.to_act() if seat not in chosen]

    def awaited(self) -> list[int]:
        """Whom the table waits for, as everyone may know."""
        chosen = self.sealed.chosen
        return [seat for seat in self.game.manners.awaited(self.state) if seat not in chosen]

    def pending(self, seat: int) -> str | None:
        """The seat's own sealed choice."""
        action = self.sealed.chosen.get(seat)
        return None if action is None else self.game.write(action)

    def _take(self, seat: int, action: int) -> Sequence[Viewer]:
        """Hand it to the engine, or keep it sealed; who may know of it."""
        manners, state = self.game.manners, self.state
        if manners.secret(state):
            changed = seat in self.sealed.chosen
            self.sealed.choose(self.table, seat, action)
            return (seat,) if changed else self.everyone
        silence = manners.outcry(state) and action == manners.silence
        lot = manners.together(state)
        self.table.act(seat, action)
        return (seat,) if silence and manners.together(state) == lot else self.everyone

    def _remember(self, seat: int, memory: bytes | None) -> None:
        self.minds[seat] = Mind(self.minds[seat].decisions + 1, memory)

    def _count(self, told: Sequence[Viewer]) -> None:
        table = self.table
        self.numbers.count(told, events=table.happened, actions=len(table.actions))
        if told is self.everyone:
            self.questions.moved_on(self.game.manners.together(self.state), self.numbers)

    def _ask(self, at: int, *, raised: bool) -> None:
        """The clocks of whoever is asked now."""
        if self.state.over:
            self.clocks.stop()
        elif self.game.manners.outcry(self.state):
            self.clocks.auction(at, raised=raised)
        else:
            self.clocks.ask(at, self.asked())

    def _answered(self, seat: int, cid: str | None, asked: Asked) -> None:
        if cid is not None:
            self.answers[seat, cid] = asked, self.numbers.n(seat)
