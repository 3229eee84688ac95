"""Imagining Art Society: a full state that a seat cannot tell from the truth."""

from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.chance import Generator
from vernissage.core.seeds import generator
from vernissage.core.sets import BIT, set_of
from vernissage.games.art_society.facts import SETTLING
from vernissage.games.art_society.notation import (
    DECOR_NAMES,
    SIZE_NAMES,
    TILE_NUMBERS,
)
from vernissage.games.art_society.parts import MOST_EXCESS, place_in_pile
from vernissage.games.art_society.shown.rounds import history_seen
from vernissage.games.art_society.shown.walls import wall_seen
from vernissage.games.art_society.state import State
from vernissage.games.art_society.view import MANNER_NAMES, PHASE_NAMES, Player, View


def imagine(view: View, seed: int) -> State:
    """Shuffle every stack anew, and choose a card for every bid that lies face down."""
    chance = generator(seed, "art-society/imagine")
    stacks, hidden = _stacks(view, chance)
    players = len(view.players)
    state = State(
        players,
        [wall_seen(player.wall) for player in view.players],
        [vec[i64](stack) for stack in stacks],
        vec[i64]([0] * len(stacks)),
        vec[i64]([set_of(player.hand) for player in view.players]),
        [_bids(player) for player in view.players],
        _pool(view.pool),
        view.auctioneer,
    )
    state.over = view.phase == "over"
    state.phase = SETTLING if view.phase == "over" else PHASE_NAMES.index(view.phase)
    state.round = view.round
    _seat_by_seat(state, view, chance)
    _lot_and_order(state, view, hidden)
    _museum(state, view)
    _turn(state, view)
    return state


def _number(name: str | None) -> int:
    return 0 if name is None else TILE_NUMBERS[name]


def _stacks(view: View, chance: Generator) -> tuple[list[list[int]], list[list[int]]]:
    """AS-S1: the unseen paintings of each size in any order; those of a face-down lot first."""
    stacks, hidden = [], []
    for stack in view.stacks:
        unseen = [_number(name) for name in stack.unseen]
        chance.shuffle(unseen)
        hidden.append(unseen[stack.left :])
        stacks.append(unseen[: stack.left])
    return stacks, hidden


def _bids(player: Player) -> vec[i64]:
    cards = list(player.bids)
    return vec[i64](cards)


def _pool(pool: dict[str, int]) -> vec[i64]:
    numbers = [pool[name] for name in DECOR_NAMES]
    return vec[i64](numbers)


def _seat_by_seat(state: State, view: View, chance: Generator) -> None:
    for seat, player in enumerate(view.players):
        state.assistants[seat] = _number(player.assistant)
        state.began[seat] = _number(player.assistant_began)
        state.painting[seat] = _number(player.took)
        state.manner[seat] = MANNER_NAMES.index(player.manner)
        for index, name in enumerate(player.excess):
            state.excess[MOST_EXCESS * seat + index] = _number(name)
        if player.merged:
            state.merged |= BIT[seat]
        if player.settled:
            state.settled |= BIT[seat]
        if player.has_bid:
            known = view.my_bid if seat == view.seat else None
            card = known or player.hand[chance.below(len(player.hand))]
            state.sealed[seat] = card


def _lot_and_order(state: State, view: View, hidden: list[list[int]]) -> None:
    for index, offer in enumerate(view.lot):
        unseen = hidden[SIZE_NAMES.index(offer.size)]
        state.lot[index] = _number(offer.tile) if offer.tile else unseen.pop()
    state.lot_size = len(view.lot)
    for index, seat in enumerate(view.order):
        state.order[index] = seat
    state.takers = view.takers
    history = history_seen(view.rounds)
    state.history = vec[i64](history)


def _museum(state: State, view: View) -> None:
    for kind, seen in enumerate(view.museum):
        state.prestige[kind] = seen.prestige
        for name in seen.pile:
            state.museum[kind] |= BIT[place_in_pile(_number(name))]


def _turn(state: State, view: View) -> None:
    state.turn = view.auctioneer if view.turn is None else view.turn
    if view.pending is not None:
        state.fresh = _number(view.pending.new)
        state.must_hang = view.pending.must_hang
        state.given = view.pending.given
        state.owed = view.pending.owed
        state.choosing_set = view.pending.choosing_set
        state.set_begun = view.pending.set_begun
    if view.parked is not None:
        state.rehanging = True
        state.parked_wall = wall_seen(view.parked.wall)
        state.parked_assistant = _number(view.parked.assistant)
        state.parked_pool = _pool(view.parked.pool)
