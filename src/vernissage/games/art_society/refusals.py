"""Why an action of Art Society is refused: the rule it breaks and the way out.

Nothing here looks at what the seat may not know: the order of the stacks, bids not yet revealed.
"""

from vernissage.core.refusals import Argument, Illegal
from vernissage.core.sets import members_of
from vernissage.games.art_society import actions, rules
from vernissage.games.art_society.facts import BIDS, LOTS, SETTLING, STARTS, TAKES
from vernissage.games.art_society.notation import DECOR_NAMES, SIZE_NAMES, TILE_NAMES, write
from vernissage.games.art_society.parts import (
    COLUMNS,
    D1,
    HEIGHT,
    NO_TILE,
    SPACES,
    WIDTH,
    shields_of,
    tile_in_pile,
    type_of,
)
from vernissage.games.art_society.places import fitting_places, ways
from vernissage.games.art_society.state import State
from vernissage.games.art_society.turn import decor, no_room, settle
from vernissage.games.art_society.wall import Wall


def illegal(state: State, seat: int, action: int) -> Illegal:
    """The refusal of an action that is not legal, in terms that the seat may know."""
    if not 0 <= action < actions.ACTIONS:
        return Illegal(str(action), "no-such-action", actions=actions.ACTIONS)
    what = write(action)
    if state.over:
        return Illegal(what, "game-over", rule="AS-E3")
    if not 0 <= seat < state.players:
        return Illegal(what, "no-such-seat", rule="AS-T1", last=state.players - 1)
    if not rules.may_act(state, seat):
        return _not_now(state, what)
    if state.rehanging and seat == state.turn:
        return _in_turn(state, what, action)
    if state.phase == STARTS:
        return _start(state, seat, what, action)
    if state.phase == LOTS:
        return _lot(state, what, action)
    if state.phase == BIDS:
        return _bid(state, seat, what, action)
    if state.phase == TAKES:
        return _take(state, what, action)
    if state.phase == SETTLING:
        return _settle(state, seat, what, action)
    return _in_turn(state, what, action)


def _not_now(state: State, what: str) -> Illegal:
    """The table waits for others."""
    if state.phase == STARTS:
        return Illegal(what, "art-society-start-hangs", rule="AS-S2")
    if state.phase == BIDS:
        return Illegal(what, "art-society-bid-lies", rule="AS-B1")
    if state.phase == SETTLING:
        return Illegal(what, "art-society-is-done", rule="AS-E1")
    rule = "AS-A1" if state.phase == LOTS else "AS-T1"
    return Illegal(what, "not-your-turn", rule=rule, seat=state.turn)


def _start(state: State, seat: int, what: str, action: int) -> Illegal:
    tile = state.painting[seat]
    name = TILE_NAMES[tile]
    if action >= actions.LOT:
        return Illegal(what, "art-society-now-start", rule="AS-S2", tile=name)
    places = ways(fitting_places(state.walls[seat], tile))
    if not _inside(state.walls[seat], tile, action):
        return Illegal(what, "art-society-start-outside", rule="AS-H1", tile=name, ways=places)
    return Illegal(what, "art-society-no-star", rule="AS-S2", tile=name, ways=places)


def _lot(state: State, what: str, action: int) -> Illegal:
    sizes = members_of(state.legal_actions(state.turn).bits[0])
    known = ", ".join(SIZE_NAMES[size] for size in sizes)
    if actions.LOT <= action < actions.BID:
        return Illegal(what, "art-society-stack-empty", rule="AS-A1", known=known)
    missing = state.players + 1 - state.lot_size
    return Illegal(what, "art-society-now-lot", rule="AS-A1", count=missing, known=known)


def _bid(state: State, seat: int, what: str, action: int) -> Illegal:
    hand = ", ".join(map(str, members_of(state.hands[seat])))
    if actions.BID <= action < actions.TAKE:
        return Illegal(what, "art-society-card-played", rule="AS-B1", hand=hand)
    return Illegal(what, "art-society-now-bid", rule="AS-B1", hand=hand)


def _take(state: State, what: str, action: int) -> Illegal:
    lot = ", ".join(TILE_NAMES[tile] for tile in sorted(state.lot) if tile != NO_TILE)
    if actions.TAKE <= action < actions.HANG:
        return Illegal(what, "art-society-not-in-lot", rule="AS-T1", lot=lot)
    return Illegal(what, "art-society-now-take", rule="AS-T1", lot=lot)


def _settle(state: State, seat: int, what: str, action: int) -> Illegal:
    if action != actions.REHANG:
        if settle.may_rehang(state, seat):
            return Illegal(what, "art-society-now-settle", rule="AS-E1")
        return Illegal(what, "art-society-now-done", rule="AS-E1")
    if state.rehanging:
        return Illegal(what, "art-society-other-rehangs", rule="AS-E1", seat=state.turn)
    return Illegal(what, "art-society-merged", rule="AS-E1")


def _in_turn(state: State, what: str, action: int) -> Illegal:
    if state.owed > 0:
        return _owed(state, what, action)
    if state.must_hang:
        return _must_hang(state, what, action)
    if actions.HANG <= action < actions.HOLD:
        tile, space = divmod(action - actions.HANG, SPACES)
        return _hang(state, what, tile + 1, space)
    if actions.HOLD <= action < actions.SWAP:
        return _hold(state, what, action - actions.HOLD + 1)
    if actions.SWAP <= action < actions.DECOR:
        return _swap_or_store(state, what, action)
    if state.fresh == NO_TILE:
        held = TILE_NAMES[state.assistants[state.turn]]
        return Illegal(what, "art-society-now-end", rule="AS-H4", tile=held)
    return Illegal(what, "art-society-now-deal", rule="AS-T1", tile=TILE_NAMES[state.fresh])


def _must_hang(state: State, what: str, action: int) -> Illegal:
    tile = state.fresh
    if actions.HANG <= action < actions.HOLD and (action - actions.HANG) // SPACES + 1 == tile:
        return misplaced(state.wall(), tile, (action - actions.HANG) % SPACES, what)
    return Illegal(what, "art-society-hang-swapped", rule="AS-X2", tile=TILE_NAMES[tile])


def _hang(state: State, what: str, tile: int, space: int) -> Illegal:
    held = state.assistants[state.turn]
    if tile == held and state.given:
        return Illegal(what, "art-society-given-now", rule="AS-H3", tile=TILE_NAMES[tile])
    if tile not in (held, state.fresh):
        yours = ", ".join(TILE_NAMES[t] for t in (state.fresh, held) if t != NO_TILE)
        return Illegal(what, "art-society-not-yours", rule="AS-T1", yours=yours)
    return misplaced(state.wall(), tile, space, what)


def misplaced(wall: Wall, tile: int, space: int, what: str) -> Illegal:
    """AS-H1, AS-H2: why the tile may not lie there."""
    found = fitting_places(wall, tile)
    told: dict[str, Argument] = {
        "tile": TILE_NAMES[tile],
        "ways": ways(found),
        "fitting": len(found),
    }
    if not _inside(wall, tile, space):
        return Illegal(what, "art-society-outside", rule="AS-H1", **told)
    if not _empty(wall, tile, space):
        return Illegal(what, "art-society-space-taken", rule="AS-H1", **told)
    return Illegal(what, "art-society-touches-nothing", rule="AS-H2", **told)


def _inside(wall: Wall, tile: int, space: int) -> bool:
    row, column = divmod(space, COLUMNS)
    return column + WIDTH[tile] <= wall.columns and row + HEIGHT[tile] <= wall.rows


def _empty(wall: Wall, tile: int, space: int) -> bool:
    return not any(
        wall.cells[space + COLUMNS * row + column]
        for row in range(HEIGHT[tile])
        for column in range(WIDTH[tile])
    )


def _hold(state: State, what: str, tile: int) -> Illegal:
    if tile != state.fresh:
        yours = TILE_NAMES[state.fresh] or "-"
        return Illegal(what, "art-society-not-new", rule="AS-H3", yours=yours)
    held = TILE_NAMES[state.assistants[state.turn]]
    return Illegal(what, "art-society-assistant-busy", rule="AS-H3", tile=held)


def _swap_or_store(state: State, what: str, action: int) -> Illegal:
    swapping = action < actions.STORE
    tile = (action - actions.SWAP) // actions.PILE + 1 if swapping else action - actions.STORE + 1
    name = TILE_NAMES[tile]
    if tile != state.fresh:
        if tile == state.assistants[state.turn]:
            return Illegal(what, "art-society-only-hung", rule="AS-H5", tile=name)
        yours = TILE_NAMES[state.fresh] or "-"
        return Illegal(what, "art-society-not-new", rule="AS-X1", yours=yours)
    found = fitting_places(state.wall(), tile)
    if found:
        return Illegal(what, "art-society-it-fits", rule="AS-X4", tile=name, ways=ways(found))
    if state.rehanging:
        return Illegal(what, "art-society-no-new-swap", rule="AS-E1")
    return _not_in_museum(state, what, tile, action)


def _not_in_museum(state: State, what: str, tile: int, action: int) -> Illegal:
    member = (action - actions.SWAP) % actions.PILE
    kind = type_of(tile)
    piled = members_of(state.museum[kind])
    fit = [tile_in_pile(kind, m) for m in members_of(no_room.fitting(state))]
    known = ", ".join(TILE_NAMES[t] for t in fit)
    return Illegal(
        what,
        "art-society-swap-no-room" if member in piled else "art-society-not-in-museum",
        rule="AS-X2",
        known=known,
        fitting=len(fit),
    )


def _owed(state: State, what: str, action: int) -> Illegal:
    owed = state.owed
    if actions.DECOR <= action < actions.MERGE:
        shape, space = divmod(action - actions.DECOR, SPACES + 1)
        return _decor(state, what, shape, space)
    if actions.MERGE <= action < actions.ENOUGH:
        if decor.lacking(state):
            return Illegal(what, "art-society-no-merge", rule="AS-D5")
        return Illegal(what, "art-society-no-shortage", rule="AS-D5", owed=owed)
    if action == actions.ENOUGH:
        return Illegal(what, "art-society-not-enough", rule="AS-D2", owed=owed)
    return Illegal(what, "art-society-decor-first", rule="AS-D3", owed=owed)


def _decor(state: State, what: str, shape: int, space: int) -> Illegal:
    tile = D1 + shape
    name = DECOR_NAMES[shape]
    if shields_of(tile) > state.owed:
        return Illegal(
            what,
            "art-society-decor-too-dear",
            rule="AS-D2",
            owed=state.owed,
            shields=shields_of(tile),
        )
    if state.pool[shape] == 0:
        return Illegal(what, "art-society-decor-gone", rule="AS-D5", tile=name)
    if space == SPACES:
        held = TILE_NAMES[state.assistants[state.turn]]
        return Illegal(what, "art-society-assistant-busy", rule="AS-H3", tile=held)
    return misplaced(state.wall(), tile, space, what)
