"""One position of Art Society: the table, and the contract that every game fulfils."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.core.seats import check_seat
from vernissage.core.sets import BIT
from vernissage.games.art_society import rules, scoring
from vernissage.games.art_society.action_set import ActionSet
from vernissage.games.art_society.actions import (
    ACTIONS,
    BID,
    DECOR,
    DONE,
    END,
    ENOUGH,
    HANG,
    HOLD,
    LOT,
    MERGE,
    PILE,
    REHANG,
    START,
    STORE,
    SWAP,
    TAKE,
)
from vernissage.games.art_society.facts import BIDS, SETTLING, STARTS
from vernissage.games.art_society.parts import CARDS, COLUMNS, POOL, ROWS, SPACES
from vernissage.games.art_society.table import Table
from vernissage.games.art_society.turn import (
    bids,
    decor,
    hanging,
    lot,
    no_room,
    rounds,
    settle,
    start,
    take,
    turn,
)
from vernissage.games.art_society.wall import Wall, bare_wall


@final
class State(Table):
    """The table, and what the contract asks of a position."""

    __slots__ = ("allowed", "allowed_now", "allowed_to", "memory")

    def __init__(
        self,
        players: i64,
        walls: list[Wall],
        stacks: list[vec[i64]],
        drawn: vec[i64],
        hands: vec[i64],
        bids: list[vec[i64]],
        pool: vec[i64],
        auctioneer: i64,
    ) -> None:
        super().__init__(players, walls, stacks, drawn, hands, bids, pool, auctioneer)
        self.allowed: ActionSet | None = None
        self.allowed_to: i64 = 0
        """Whose actions these are."""
        self.allowed_now = False
        """Whether the position is still the one they were found for."""
        self.memory: object = None
        """What views of this state need not build again (core/memory.py)."""

    def copy(self) -> "State":
        """An independent copy, with no listener attached; what never changes is shared."""
        twin = State(
            self.players,
            [wall.copy() for wall in self.walls],
            self.stacks,
            self.drawn[:],
            self.hands[:],
            self.bids[:],
            self.pool[:],
            self.auctioneer,
        )
        twin.over = self.over
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.assistants = self.assistants[:]
        twin.excess = self.excess[:]
        twin.lot = self.lot[:]
        twin.lot_size = self.lot_size
        twin.history = self.history[:]
        twin.sealed = self.sealed[:]
        twin.order = self.order[:]
        twin.takers = self.takers
        twin.museum = self.museum[:]
        twin.prestige = self.prestige[:]
        twin.fresh = self.fresh
        twin.must_hang = self.must_hang
        twin.given = self.given
        twin.owed = self.owed
        twin.choosing_set = self.choosing_set
        twin.set_begun = self.set_begun
        twin.began = self.began[:]
        twin.painting = self.painting[:]
        twin.manner = self.manner[:]
        twin.merged = self.merged
        twin.settled = self.settled
        twin.rehanging = self.rehanging
        twin.parked_wall = self.parked_wall
        twin.parked_assistant = self.parked_assistant
        twin.parked_pool = self.parked_pool
        return twin

    def to_act(self) -> list[int]:
        """The seats that may act now, ascending."""
        return [seat for seat in range(self.players) if rules.may_act(self, seat)]

    def legal_actions(self, seat: i64) -> ActionSet:
        """What the seat may do, found once for each position."""
        if self.allowed is None:
            self.allowed = ActionSet()
        elif self.allowed_now and self.allowed_to == seat:
            return self.allowed
        self.allowed.clear()
        turn.add_legal(self, seat, self.allowed)
        self.allowed_to = seat
        self.allowed_now = True
        return self.allowed

    def is_seat(self, seat: int) -> bool:
        """Whether there is such a seat; whatever number it is."""
        players: int = self.players
        return 0 <= seat < players

    def legal(self, seat: int) -> list[int]:
        """Every legal action of the seat, ascending."""
        return self.legal_actions(seat).listed() if self.is_seat(seat) else []

    def count_legal(self, seat: int) -> int:
        """How many there are, without listing them."""
        return self.legal_actions(seat).total if self.is_seat(seat) else 0

    def nth_legal(self, seat: int, index: int) -> int:
        """The one at that index of the list, without the list."""
        if not 0 <= index < self.count_legal(seat):
            raise IndexError(index)
        return self.legal_actions(seat).nth(index)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now; whatever numbers these are."""
        return self.is_seat(seat) and 0 <= action < ACTIONS and self.allows(seat, action)

    def allows(self, seat: i64, action: i64) -> bool:
        """The same of numbers that are known."""
        return self.legal_actions(seat).holds(action)

    def apply(self, seat: int, action: int) -> None:
        """Act, or raise Illegal and change nothing."""
        if not self.is_legal(seat, action):
            from vernissage.games.art_society.refusals import illegal

            raise illegal(self, seat, action)
        self.perform(seat, action)

    def perform(self, seat: i64, action: i64) -> None:
        """The step that this action means, by the table of actions.py, and what follows from it.

        The caller has checked that the seat may.
        """
        self.allowed_now = False
        if action < LOT:
            start.hang(self, seat, action - START)
        elif action < BID:
            lot.choose(self, action - LOT)
        elif action < TAKE:
            bids.seal(self, seat, action - BID + 1)
        elif action < HANG:
            take.take(self, action - TAKE + 1)
        elif action < HOLD:
            hanging.hang(self, (action - HANG) // SPACES + 1, (action - HANG) % SPACES)
        elif action < SWAP:
            hanging.hold(self, action - HOLD + 1)
        elif action < STORE:
            no_room.swap(self, (action - SWAP) % PILE)
        elif action < DECOR:
            no_room.store(self)
        elif action < MERGE:
            decor.take(self, (action - DECOR) // (SPACES + 1), (action - DECOR) % (SPACES + 1))
        elif action < ENOUGH:
            decor.merge(self, action - MERGE)
        elif action == ENOUGH:
            decor.forgo(self)
        elif action == END:
            rounds.end_turn(self)
        elif action == REHANG:
            settle.rehang(self, seat)
        elif action == DONE:
            settle.be_done(self, seat)
        else:
            settle.restore(self)
        turn.go_on(self)

    def playout(self, chance: Generator) -> int:
        """Play on with random legal actions to the end; how many there were."""
        actions: i64 = 0
        while not self.over:
            seat: i64 = self.some_seat(chance)
            allowed: ActionSet = self.legal_actions(seat)
            action: i64 = allowed.nth(chance.below(allowed.total))
            self.perform(seat, action)
            actions += 1
        return actions

    def some_seat(self, chance: Generator) -> i64:
        """A seat that may act; where several may, each is as likely as the others."""
        if self.phase != BIDS and self.phase != SETTLING and self.phase != STARTS:
            return self.turn
        waiting: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if rules.may_act(self, seat):
                waiting += 1
            seat += 1
        index: i64 = chance.below(waiting) if waiting > 1 else 0
        seat = 0
        while index > 0 or not rules.may_act(self, seat):
            if rules.may_act(self, seat):
                index -= 1
            seat += 1
        return seat

    def multiplier(self, kind: i64) -> int:
        """AS-F1: what a painting of this type scores."""
        return scoring.multiplier(self.museum, self.prestige, kind)

    def multipliers(self) -> vec[i64]:
        """AS-F1: what a painting of each type would score now."""
        return scoring.multipliers(self.museum, self.prestige)

    def scores(self) -> list[int]:
        """AS-F2 to AS-F7: the points of every seat, as if the game ended now."""
        points: vec[i64] = self.multipliers()
        return [
            scoring.total(wall, points, self.excess_of(seat))
            for seat, wall in enumerate(self.walls)
        ]

    def winners(self) -> list[int]:
        """AS-F8: every seat that shares the victory, as if the game ended now."""
        scores = self.scores()
        cards = [scoring.cards_left(hand) for hand in self.hands]
        return scoring.victors([(scores[s], cards[s]) for s in range(self.players)])

    def breakdown(self, seat: int) -> dict[str, int]:
        """AS-F2 to AS-F7: where the seat's points come from."""
        check_seat(seat, self.players)
        wall: Wall = self.walls[seat]
        points: vec[i64] = self.multipliers()
        return {
            "prestige": scoring.prestige_points(wall, points),
            "decor": scoring.decor_points(wall),
            "eyeline": scoring.eyeline_points(wall, points),
            "full_wall": scoring.full_wall_points(wall),
            "corners": scoring.corner_points(wall),
            "excess": scoring.excess_points(self.excess_of(seat)),
        }

    def key(self) -> bytes:
        """Canonical bytes: everything that decides how the game may go on.

        What follows from the rest is not in them, nor is what became of earlier lots.
        """
        small: list[int] = [self.players, self.phase, self.round, self.auctioneer, self.owed]
        small += [self.lot_size, self.takers, self.fresh, self.merged, self.settled]
        small += [1 if self.over else 0, 1 if self.must_hang else 0, 1 if self.given else 0]
        small += [1 if self.set_begun else 0, 1 if self.rehanging else 0]
        small += [1 if self.owed > 0 and self.choosing_set else 0]
        if rules.waits_for_one(self) or self.rehanging:
            small.append(self.turn)
        for row in (self.assistants, self.excess, self.lot, self.sealed, self.pool):
            small += [number for number in row]
        for row in (self.prestige, self.began, self.painting, self.manner):
            small += [number for number in row]
        if rules.bids_are_revealed(self):
            small += [seat for seat in self.order]
        for stack in self.bids:
            small += [card for card in stack]
        for size, stack in enumerate(self.stacks):
            small += [self.drawn[size], len(stack)]
            small += [tile for tile in stack[self.drawn[size] :]]
        wide: list[int] = [pile for pile in self.museum]
        wide += [hand for hand in self.hands]
        walls = [wall.key() for wall in self.walls]
        if self.parked_wall is not None:
            walls.append(self.parked_wall.key())
            small.append(self.parked_assistant)
            small += [number for number in self.parked_pool]
        return bytes(small) + b"".join([set_.to_bytes(8, "little") for set_ in wide] + walls)


def new(
    starts: list[int],
    starting_bids: list[int],
    stacks: list[list[int]],
    columns: int = COLUMNS,
    rows: int = ROWS,
    cards: int = CARDS,
) -> State:
    """AS-S1 to AS-S3: the table before the starting paintings are hung."""
    players = len(starts)
    hand = BIT[cards + 1] - 2
    state = State(
        players,
        [bare_wall(columns, rows) for _ in starts],
        [vec[i64](stack) for stack in stacks],
        vec[i64]([0] * len(stacks)),
        vec[i64]([hand] * players),
        [vec[i64]([card]) for card in starting_bids],
        vec[i64](list(POOL)),
        bids.first_auctioneer(starting_bids),
    )
    state.painting = vec[i64](starts)
    return state
