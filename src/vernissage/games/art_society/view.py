"""What a seat of Art Society may know: built anew from the state, never stripped from it.

Unknown to all are the order inside each stack and bids not yet revealed; all else is public.
"""

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.memory import Memory, memory_of
from vernissage.core.seats import check_seat
from vernissage.core.sets import BIT, members_of
from vernissage.games.art_society import history, rules, scoring
from vernissage.games.art_society.facts import SETTLING
from vernissage.games.art_society.notation import DECOR_NAMES, TILE_NAMES
from vernissage.games.art_society.parts import MOST_EXCESS, NO_TILE
from vernissage.games.art_society.shown.count import Counted, Points, count, points_of
from vernissage.games.art_society.shown.lot import Fit, Offer, Stack, fits, offers, stacks
from vernissage.games.art_society.shown.museum import Museum, museum
from vernissage.games.art_society.shown.rounds import Round, rounds
from vernissage.games.art_society.shown.walls import Board, WallView, board, wall_view
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn.bids import top_card
from vernissage.games.art_society.turn.rounds import ends_the_game

Phase = Literal["start", "lot", "bid", "take", "turn", "settle", "over"]
PHASE_NAMES: tuple[Phase, ...] = ("start", "lot", "bid", "take", "turn", "settle")
Manner = Literal["none", "took", "swapped", "stored"]
MANNER_NAMES: tuple[Manner, ...] = ("none", "took", "swapped", "stored")
End = Literal["full-wall", "excess", "cards"]
END_NAMES: tuple[End | None, ...] = (None, "full-wall", "excess", "cards")


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
    count: tuple[Counted, ...]
    """AS-F2 to AS-F7: how these points come about."""
    cards_left: int
    """AS-F8: the sum of the cards in hand, which breaks ties."""


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


class Ending(msgspec.Struct, frozen=True):
    """AS-E3: what ended the game, and at whose wall or hand."""

    seat: int
    by: End


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
    endings: tuple[Ending, ...]
    """Empty while the game goes on."""
    board: Board
    rounds: tuple[Round, ...]
    """What was shown so far, with the round that is being played."""


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows, and what is worth knowing to it alone."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    my_bid: int | None
    """AS-B1: the card that this seat has chosen and not yet revealed."""
    fits: tuple[Fit, ...]
    """What each painting that lies open in the lot would bring to its wall."""
    count_before: tuple[Counted, ...]
    """AS-P1: while the round settles: its count as it was before the museum bought."""


class View(Public, frozen=True, kw_only=True):
    """Public and own part in one: all that a seat may know."""

    seat: int | None
    my_bid: int | None
    fits: tuple[Fit, ...]
    count_before: tuple[Counted, ...]


def view(state: State, seat: int | None) -> View:
    """AS-S1, AS-B1: all but the order of the stacks and the others' sealed bids."""
    return View(**msgspec.structs.asdict(public(state)), **msgspec.structs.asdict(own(state, seat)))


def public(state: State) -> Public:
    """What lies open on the table, and what was shown there."""
    memory = memory_of(state)
    acting = rules.someone_is_acting(state)
    return Public(
        players=tuple(_player(state, s, memory) for s in range(state.players)),
        phase="over" if state.over else PHASE_NAMES[state.phase],
        round=state.round,
        auctioneer=state.auctioneer,
        turn=state.turn if acting or rules.waits_for_one(state) else None,
        to_act=tuple(state.to_act()),
        order=tuple(s for s in state.order) if rules.bids_are_revealed(state) else (),
        takers=state.takers,
        lot=offers(state),
        stacks=stacks(state, memory),
        pool=_pool(state.pool),
        museum=museum(state),
        pending=_pending(state) if acting else None,
        parked=_parked(state, memory),
        winners=tuple(state.winners()) if state.over else None,
        endings=_endings(state) if state.over else (),
        board=memory.recall("board", "printed", board, state.walls[0]),
        rounds=rounds(state, memory),
    )


def own(state: State, seat: int | None) -> Own:
    """AS-B1: the seat's own sealed card, and its own wall looked at; a spectator has neither."""
    if seat is None:
        return Own(seat=None, my_bid=None, fits=(), count_before=())
    check_seat(seat, state.players)
    memory = memory_of(state)
    return Own(
        seat=seat,
        my_bid=state.sealed[seat] or None,
        fits=fits(state, seat, memory),
        count_before=_count_before(state, seat, memory),
    )


def _name(tile: int) -> str | None:
    return TILE_NAMES[tile] or None


def _player(state: State, seat: int, memory: Memory) -> Player:
    hung, wall = _wall(state, seat, memory)
    multipliers = tuple(each for each in state.multipliers())
    counted = (hung, multipliers, state.excess_of(seat))
    stored = state.excess[MOST_EXCESS * seat : MOST_EXCESS * (seat + 1)]
    return Player(
        wall=wall,
        assistant=_name(state.assistants[seat]),
        excess=tuple(TILE_NAMES[tile] for tile in stored if tile != NO_TILE),
        points=memory.recall(("points", seat), counted, _points, state, seat),
        hand=tuple(members_of(state.hands[seat])),
        has_bid=state.sealed[seat] != 0,
        top_bid=top_card(state, seat),
        bids=tuple(card for card in state.bids[seat]),
        settled=state.is_settled(seat),
        took=_name(state.painting[seat]),
        manner=MANNER_NAMES[state.manner[seat]],
        assistant_began=_name(state.began[seat]),
        merged=state.merged & BIT[seat] != 0,
        count=memory.recall(("count", seat), counted, count, wall, *counted[1:]),
        cards_left=scoring.cards_left(state.hands[seat]),
    )


def _wall(state: State, seat: int, memory: Memory) -> tuple[bytes, WallView]:
    """The seat's wall, and what it is remembered by."""
    wall = state.walls[seat]
    hung = wall.key()
    return hung, memory.recall(("wall", seat), hung, wall_view, wall)


def _points(state: State, seat: int) -> Points:
    return points_of(state.breakdown(seat))


def _count_before(state: State, seat: int, memory: Memory) -> tuple[Counted, ...]:
    """AS-P1: what the seat's wall scored before the museum bought what was left of this lot."""
    if state.phase != SETTLING:
        return ()
    _, multipliers = history.museum_after(state, history.lots_sold(state) - 1)
    hung, wall = _wall(state, seat, memory)
    counted = (hung, multipliers, state.excess_of(seat))
    return memory.recall(("count before", seat), counted, count, wall, *counted[1:])


def _pool(pool: vec[i64]) -> dict[str, int]:
    return dict(zip(DECOR_NAMES, (number for number in pool), strict=True))


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


def _parked(state: State, memory: Memory) -> Parked | None:
    parked = state.parked_wall
    if parked is None:
        return None
    return Parked(
        wall=memory.recall("parked", parked.key(), wall_view, parked),
        assistant=_name(state.parked_assistant),
        pool=_pool(state.parked_pool),
    )


def _endings(state: State) -> tuple[Ending, ...]:
    """AS-E3: every seat that brought the end about."""
    reasons = [END_NAMES[ends_the_game(state, seat)] for seat in range(state.players)]
    return tuple(Ending(seat, by) for seat, by in enumerate(reasons) if by is not None)
