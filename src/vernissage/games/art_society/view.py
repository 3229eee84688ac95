"""What a seat of Art Society may know: built anew from the state, never stripped from it.

Unknown to all are the order inside each stack and bids not yet revealed; all else is public.
"""

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from vernissage.games.art_society import rules
from vernissage.games.art_society.notation import (
    DECOR_NAMES,
    SIZE_NAMES,
    SPACE_NAMES,
    SPACE_NUMBERS,
    TILE_NAMES,
    TILE_NUMBERS,
    TYPE_NAMES,
)
from vernissage.games.art_society.parts import (
    BIT,
    COLUMNS,
    HEIGHT,
    MOST_EXCESS,
    NO_TILE,
    SIZES,
    WIDTH,
    members_of,
    size_of,
    tile_in_pile,
)
from vernissage.games.art_society.scoring import is_faux_pas
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import lot as lots
from vernissage.games.art_society.turn.bids import top_card
from vernissage.games.art_society.wall import Wall, bare_wall, in_eyeline

Phase = Literal["start", "lot", "bid", "take", "turn", "settle", "over"]
PHASES: tuple[Phase, ...] = ("start", "lot", "bid", "take", "turn", "settle")
Manner = Literal["none", "took", "swapped", "stored"]
MANNERS: tuple[Manner, ...] = ("none", "took", "swapped", "stored")


class Hung(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on a wall and its top left space."""

    tile: str
    space: str
    new: bool = False
    """AS-E1: hung this round, so that it could still be moved."""
    faux_pas: bool = False
    eyeline: bool = False


class WallView(msgspec.Struct, frozen=True):
    columns: int
    rows: int
    empty: int
    tiles: tuple[Hung, ...]


class Points(msgspec.Struct, frozen=True):
    """AS-F2 to AS-F7: what the wall would score if the game ended now."""

    prestige: int
    decor: int
    eyeline: int
    full_wall: int
    corners: int
    excess: int
    total: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before one player, open to all."""

    wall: WallView
    assistant: str | None
    excess: tuple[str, ...]
    points: Points
    hand: tuple[int, ...]
    """AS-B1: bid cards not yet revealed; every card played was seen by all."""
    has_bid: bool
    top_bid: int
    """AS-B3: what the table shows of the bid stack."""
    bids: tuple[int, ...]
    """AS-B3: the cards of the stack from the bottom, as the log tells them."""
    settled: bool
    took: str | None
    """The painting that the seat took or swapped in this round; before, its starting painting."""
    manner: Manner
    assistant_began: str | None
    """AS-E1: what the assistant held when this round's turn began."""
    merged: bool
    """AS-E1: merged decor this round, so that it may not re-hang."""


class Offer(msgspec.Struct, frozen=True):
    """One painting of the lot; until all are chosen only its size and value are known."""

    size: str
    value: int
    tile: str | None


class Stack(msgspec.Struct, frozen=True):
    """AS-S1: what is left of one size, and which paintings can be in it."""

    size: str
    value: int
    left: int
    unseen: tuple[str, ...]


class Museum(msgspec.Struct, frozen=True):
    """AS-C5: one type in the museum."""

    type: str
    prestige: int
    multiplier: int
    pile: tuple[str, ...]


class Pending(msgspec.Struct, frozen=True):
    """The turn as data: what its seat has still to resolve."""

    seat: int
    new: str | None
    """The new painting that is still to be dealt with."""
    must_hang: bool
    """AS-X2: it was swapped in and must be hung before anything else."""
    given: bool
    """AS-H3: the assistant was given its tile this turn and keeps it."""
    owed: int
    """AS-D2: what the decor still to be taken may be worth; 0 if none is owed."""
    choosing_set: bool
    set_begun: bool


class Parked(msgspec.Struct, frozen=True):
    """AS-E1: what `restore` puts back."""

    wall: WallView
    assistant: str | None
    pool: dict[str, int]


class Public(msgspec.Struct, frozen=True, kw_only=True, tag="art-society"):
    """What everybody at the table sees, spectators too."""

    players: tuple[Player, ...]
    phase: Phase
    round: int
    auctioneer: int
    turn: int | None
    """Whose turn it is, or who is re-hanging; None where several may act."""
    to_act: tuple[int, ...]
    order: tuple[int, ...]
    """AS-B2: the seats from the highest bid to the lowest, once bids are revealed."""
    takers: int
    """How many of them have had their turn."""
    lot: tuple[Offer, ...]
    stacks: tuple[Stack, ...]
    pool: dict[str, int]
    museum: tuple[Museum, ...]
    pending: Pending | None
    parked: Parked | None
    winners: tuple[int, ...] | None


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    my_bid: int | None
    """AS-B1: the card that this seat has chosen and not yet revealed."""


class View(Public, frozen=True, kw_only=True):
    """Public and own part in one: all that a seat may know."""

    seat: int | None
    my_bid: int | None


def view(state: State, seat: int | None) -> View:
    """AS-S1, AS-B1: all but the order of the stacks and the others' sealed bids."""
    return View(**msgspec.structs.asdict(public(state)), **msgspec.structs.asdict(own(state, seat)))


def public(state: State) -> Public:
    """What lies open on the table."""
    acting = rules.someone_is_acting(state)
    return Public(
        players=tuple(_player(state, s) for s in range(state.players)),
        phase="over" if state.over else PHASES[state.phase],
        round=state.round,
        auctioneer=state.auctioneer,
        turn=state.turn if acting or rules.waits_for_one(state) else None,
        to_act=tuple(state.to_act()),
        order=tuple(s for s in state.order) if rules.bids_are_revealed(state) else (),
        takers=state.takers,
        lot=tuple(_offer(state, index) for index in range(len(state.lot)) if state.lot[index]),
        stacks=tuple(_stack(state, size) for size in range(len(SIZES))),
        pool=_pool(state.pool),
        museum=tuple(_museum(state, kind) for kind in range(len(TYPE_NAMES))),
        pending=_pending(state) if acting else None,
        parked=_parked(state),
        winners=tuple(state.winners()) if state.over else None,
    )


def own(state: State, seat: int | None) -> Own:
    """AS-B1: the seat's own sealed card; a spectator has none."""
    return Own(seat=seat, my_bid=None if seat is None else state.sealed[seat] or None)


def _name(tile: int) -> str | None:
    return TILE_NAMES[tile] or None


def _player(state: State, seat: int) -> Player:
    points = state.breakdown(seat)
    bids = tuple(card for card in state.bids[seat])
    stored = state.excess[MOST_EXCESS * seat : MOST_EXCESS * (seat + 1)]
    return Player(
        wall=_wall(state.walls[seat]),
        assistant=_name(state.assistants[seat]),
        excess=tuple(TILE_NAMES[tile] for tile in stored if tile != NO_TILE),
        points=Points(**points, total=sum(points.values())),
        hand=tuple(members_of(state.hands[seat])),
        has_bid=state.sealed[seat] != 0,
        top_bid=top_card(state, seat),
        bids=bids,
        settled=state.is_settled(seat),
        took=_name(state.painting[seat]),
        manner=MANNERS[state.manner[seat]],
        assistant_began=_name(state.began[seat]),
        merged=state.merged & BIT[seat] != 0,
    )


def _wall(wall: Wall) -> WallView:
    tiles = tuple(_hung(wall, tile, space) for tile, space in wall.tiles())
    return WallView(columns=wall.columns, rows=wall.rows, empty=wall.empty, tiles=tiles)


def _hung(wall: Wall, tile: int, space: int) -> Hung:
    is_painting = TILE_NAMES[tile] not in DECOR_NAMES
    return Hung(
        tile=TILE_NAMES[tile],
        space=SPACE_NAMES[space],
        new=wall.is_new(space) if is_painting else _partly_new(wall, tile, space),
        faux_pas=is_painting and is_faux_pas(wall, tile, space),
        eyeline=is_painting and in_eyeline(tile, space),
    )


def _partly_new(wall: Wall, tile: int, space: int) -> bool:
    """AS-D5, AS-E1: decor merged from old and new tiles counts as hung this round."""
    across = range(WIDTH[tile])
    down = range(HEIGHT[tile])
    return any(wall.is_new(space + COLUMNS * row + column) for row in down for column in across)


def _offer(state: State, index: int) -> Offer:
    tile = state.lot[index]
    width, height = SIZES[size_of(tile)]
    name = None if lots.is_face_down(state) else TILE_NAMES[tile]
    return Offer(size=SIZE_NAMES[size_of(tile)], value=width + height, tile=name)


def _stack(state: State, size: int) -> Stack:
    """AS-S1: a painting of the lot that still lies face down is as unseen as those below it."""
    width, height = SIZES[size]
    unseen = [tile for tile in state.stacks[size][state.drawn[size] :]]
    left = len(unseen)
    if lots.is_face_down(state):
        unseen += [tile for tile in state.lot if tile != NO_TILE and size_of(tile) == size]
    return Stack(
        size=SIZE_NAMES[size],
        value=width + height,
        left=left,
        unseen=tuple(TILE_NAMES[tile] for tile in sorted(unseen)),
    )


def _pool(pool: vec[i64]) -> dict[str, int]:
    return dict(zip(DECOR_NAMES, (number for number in pool), strict=True))


def _museum(state: State, kind: int) -> Museum:
    return Museum(
        type=TYPE_NAMES[kind],
        prestige=state.prestige[kind],
        multiplier=state.multiplier(kind),
        pile=tuple(TILE_NAMES[tile_in_pile(kind, m)] for m in members_of(state.museum[kind])),
    )


def _pending(state: State) -> Pending:
    return Pending(
        seat=state.turn,
        new=_name(state.fresh),
        must_hang=state.must_hang,
        given=state.given,
        owed=state.owed,
        choosing_set=state.owed > 0 and state.choosing_set,
        set_begun=state.set_begun,
    )


def _parked(state: State) -> Parked | None:
    if state.parked_wall is None:
        return None
    return Parked(
        wall=_wall(state.parked_wall),
        assistant=_name(state.parked_assistant),
        pool=_pool(state.parked_pool),
    )


def wall_seen(seen: WallView) -> Wall:
    """The wall that a view shows, with its geometry."""
    wall = bare_wall(seen.columns, seen.rows)
    for new in (False, True):
        for hung in seen.tiles:
            if hung.new == new:
                wall.cover(TILE_NUMBERS[hung.tile], SPACE_NUMBERS[hung.space])
        if not new:
            wall.begin_round()
    return wall
