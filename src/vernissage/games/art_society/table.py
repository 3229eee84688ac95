"""Everything that lies on the table of Art Society, as data. The rules read it and change it."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.sets import BIT
from vernissage.games.art_society.facts import STARTS, TOOK_NONE
from vernissage.games.art_society.parts import MOST_EXCESS, NO_TILE, SHAPES, TYPES
from vernissage.games.art_society.wall import Wall


class Table:
    """What lies before every player and between them.

    Sets are integers: bit n of a hand is card n, bit n of `settled` is seat n.
    """

    __slots__ = (
        "assistants",
        "auctioneer",
        "began",
        "bids",
        "choosing_set",
        "drawn",
        "excess",
        "fresh",
        "given",
        "hands",
        "history",
        "log",
        "lot",
        "lot_size",
        "manner",
        "merged",
        "museum",
        "must_hang",
        "order",
        "over",
        "owed",
        "painting",
        "parked_assistant",
        "parked_pool",
        "parked_wall",
        "phase",
        "players",
        "pool",
        "prestige",
        "rehanging",
        "round",
        "sealed",
        "set_begun",
        "settled",
        "stacks",
        "takers",
        "turn",
        "walls",
    )

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
        self.players = players
        self.over = False
        self.log: list[tuple[int, ...]] | None = None
        self.phase: i64 = STARTS
        self.round: i64 = 1
        self.auctioneer = auctioneer
        self.turn: i64 = auctioneer
        """Whose turn it is, or who is re-hanging."""

        self.walls = walls
        self.assistants = vec[i64]([NO_TILE] * players)
        self.excess = vec[i64]([NO_TILE] * (MOST_EXCESS * players))
        """AS-X3: up to two stored paintings of each seat."""

        self.stacks = stacks
        """AS-S1: the paintings of each size from top to bottom. Never changed."""
        self.drawn = drawn
        """How many paintings have left each stack."""
        self.lot = vec[i64]([NO_TILE] * (players + 1))
        self.lot_size: i64 = 0
        """How many paintings the auctioneer has chosen."""
        self.history = vec[i64]()
        """What became of each painting of every lot that was turned up (history.py)."""

        self.hands = hands
        self.sealed = vec[i64]([0] * players)
        """AS-B1: the bid cards chosen and not yet revealed."""
        self.bids = bids
        """AS-B2: each seat's bid stack, the starting card first."""
        self.order = vec[i64]([0] * players)
        """AS-B2: the seats from the highest bid to the lowest."""
        self.takers: i64 = 0
        """How many seats have had their turn this round."""

        self.pool = pool
        """AS-C3: decor tiles left of each shape."""
        self.museum = vec[i64]([0] * TYPES)
        """AS-P1: for each type the set of paintings in its pile."""
        self.prestige = vec[i64]([0] * TYPES)
        """AS-P1: for each type the total of its marker."""

        # The turn as data: what its seat has still to resolve.
        self.fresh: i64 = NO_TILE
        """The new painting that is still to be dealt with."""
        self.must_hang = False
        """AS-X2: the new painting was swapped in and must be hung before anything else."""
        self.given = False
        """AS-H3: the assistant was given its tile this turn and keeps it."""
        self.owed: i64 = 0
        """AS-D2: what the decor still to be taken may be worth."""
        self.choosing_set = False
        """AS-D2: four or more frames matched, several decor tiles may be taken."""
        self.set_begun = False
        """AS-D2: at least one decor tile of the set was taken."""

        # What must be known to re-hang (AS-E1).
        self.began = vec[i64]([NO_TILE] * players)
        """What each assistant held when the turn began."""
        self.painting = vec[i64]([NO_TILE] * players)
        """The painting that each seat took or swapped in this round."""
        self.manner = vec[i64]([TOOK_NONE] * players)
        """What each seat did with it (facts.py)."""
        self.merged: i64 = 0
        """The seats that merged decor this round."""
        self.settled: i64 = 0
        """The seats that are done with this round."""
        self.rehanging = False
        """Whether the seat in turn is re-hanging."""
        self.parked_wall: Wall | None = None
        """While someone re-hangs: their wall as it was. Never changed."""
        self.parked_assistant: i64 = NO_TILE
        """While someone re-hangs: what their assistant held."""
        self.parked_pool = vec[i64]([0] * SHAPES)
        """While someone re-hangs: the pool as it was. Never changed."""

    def wall(self) -> Wall:
        """The wall of the seat in turn."""
        return self.walls[self.turn]

    def excess_of(self, seat: i64) -> i64:
        """AS-X3: how many excess paintings a seat has."""
        found: i64 = 0
        at: i64 = MOST_EXCESS * seat
        while at < MOST_EXCESS * (seat + 1):
            if self.excess[at] != NO_TILE:
                found += 1
            at += 1
        return found

    def is_settled(self, seat: i64) -> bool:
        """AS-E1: whether the seat is done with this round."""
        return self.settled & BIT[seat] != 0
