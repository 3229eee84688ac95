"""The question of Art Society to a seat, found from the state, with every answer and its effect."""

from vernissage.core.seats import check_seat
from vernissage.core.sets import members_of
from vernissage.games.art_society import actions
from vernissage.games.art_society.choices import (
    Backs,
    Bid,
    Choices,
    ChooseLot,
    Decor,
    DecorTile,
    Settle,
    Start,
    Take,
    Tile,
    Turn,
)
from vernissage.games.art_society.facts import BIDS, LOTS, SETTLING, STARTS, TAKES
from vernissage.games.art_society.notation import (
    DECOR_NAMES,
    SIZE_NAMES,
    TILE_NAMES,
    write,
)
from vernissage.games.art_society.parts import (
    D1,
    NO_TILE,
    PAINTINGS,
    SHAPES,
    SIZES,
    shields_of,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.places import Place, places
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import decor, hanging, lot, no_room, settle
from vernissage.games.art_society.wall import Wall


def choices(state: State, seat: int) -> Choices | None:
    """What the seat is asked now; None while it has nothing to decide."""
    check_seat(seat, state.players)
    if seat not in state.to_act():
        return None
    if state.phase == STARTS:
        tile = state.painting[seat]
        return Start(TILE_NAMES[tile], _places(state, state.walls[seat], tile))
    if state.phase == LOTS:
        return _lot(state)
    if state.phase == BIDS:
        return Bid(tuple(members_of(state.hands[seat])))
    if state.phase == TAKES:
        lot_tiles = sorted(tile for tile in state.lot if tile != NO_TILE)
        return Take(tuple(_tile(state, tile) for tile in lot_tiles))
    if state.phase == SETTLING and not (state.rehanging and seat == state.turn):
        return Settle(settle.may_rehang(state, seat))
    return _decor(state) if state.owed > 0 else _turn(state)


def _tile(state: State, tile: int) -> Tile:
    return Tile(TILE_NAMES[tile], _places(state, state.wall(), tile))


def _places(state: State, wall: Wall, tile: int) -> tuple[Place, ...]:
    return places(wall, tile, state.multiplier(type_of(tile)) if tile <= PAINTINGS else 0)


def _lot(state: State) -> ChooseLot:
    stacks = tuple(
        Backs(
            SIZE_NAMES[size],
            width + height,
            lot.left(state, size),
            state.wall().count_places(width, height),
        )
        for size, (width, height) in enumerate(SIZES)
        if lot.left(state, size) > 0
    )
    return ChooseLot(stacks, missing=state.players + 1 - state.lot_size)


def _turn(state: State) -> Turn:
    legal = state.legal_actions(state.turn)
    held = state.assistants[state.turn]
    may_hang_held = hanging.may_hang_held(state) and not state.must_hang
    may_store = state.fresh != NO_TILE and legal.holds(actions.store(state.fresh))
    kind = type_of(state.fresh) if may_store else 0
    fitting = members_of(no_room.fitting(state)) if may_store else []
    return Turn(
        new=_tile(state, state.fresh) if state.fresh != NO_TILE else None,
        held=_tile(state, held) if may_hang_held else None,
        may_hold=state.fresh != NO_TILE and legal.holds(actions.hold(state.fresh)),
        swaps=tuple(_tile(state, tile_in_pile(kind, member)) for member in fitting),
        may_store=may_store,
        may_end=legal.holds(actions.END),
        may_restore=legal.holds(actions.RESTORE),
    )


def _decor(state: State) -> Decor:
    legal = state.legal_actions(state.turn)
    shapes = [shape for shape in range(SHAPES) if decor.may_take(state, shape)]
    return Decor(
        owed=state.owed,
        choosing_set=state.choosing_set,
        decor=tuple(_decor_tile(state, shape) for shape in shapes),
        may_hold=hanging.may_hold(state),
        merges=tuple(
            write(action) for action in legal.listed() if actions.MERGE <= action < actions.ENOUGH
        ),
        may_stop=legal.holds(actions.ENOUGH),
        may_restore=legal.holds(actions.RESTORE),
    )


def _decor_tile(state: State, shape: int) -> DecorTile:
    tile = D1 + shape
    return DecorTile(DECOR_NAMES[shape], shields_of(tile), _places(state, state.wall(), tile))
