"""Views of Art Society: built anew from the state, never stripped from it."""

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
from vernissage.games.art_society.shown.lot import fits, offers, stacks
from vernissage.games.art_society.shown.museum import museum
from vernissage.games.art_society.shown.rounds import rounds
from vernissage.games.art_society.shown.walls import WallView, board, wall_view
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn.bids import top_card
from vernissage.games.art_society.turn.rounds import ends_the_game
from vernissage.games.art_society.view import (
    END_NAMES,
    MANNER_NAMES,
    PHASE_NAMES,
    Ending,
    Own,
    Parked,
    Pending,
    Player,
    Public,
    View,
)


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
    return dict(zip(DECOR_NAMES, [number for number in pool], strict=True))


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
