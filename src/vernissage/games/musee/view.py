"""What a seat of Musée may know: built anew from the state, never stripped from it."""

from typing import Literal

import msgspec

from vernissage.games.musee.parts import BIT, COLUMNS, GALLERIES, SLOTS, count, members_of
from vernissage.games.musee.rules import seats_of
from vernissage.games.musee.setup import Stairs
from vernissage.games.musee.state import State

GALLERY_NAMES: tuple[Literal["top", "middle", "bottom"], ...] = ("top", "middle", "bottom")
GalleryName = Literal["top", "middle", "bottom"]


class Musee(msgspec.Struct, frozen=True):
    """One Musée, open to all: galleries from top to bottom, slots from left to right."""

    seats: tuple[int, ...]
    galleries: tuple[tuple[int | None, ...], ...]
    bonuses: tuple[GalleryName, ...]
    paintings: int
    neighbours: int
    staircases: int
    points: int


class Exit(msgspec.Struct, frozen=True):
    """MU-T5: what everybody can tell about a seat that is out."""

    seat: int
    never_held: tuple[int, ...]
    """Numbers its Musée would have taken when it went out."""
    gifts: int
    """Cards the partner gave it since."""


class Public(msgspec.Struct, frozen=True, kw_only=True, tag="musee"):
    """What everybody at the table sees, spectators too."""

    players: int
    columns: int
    highest: int
    stairs: Stairs
    musees: tuple[Musee, ...]
    turn: int | None
    deciding: bool
    """MU-4P2: the seat to move has hung and now keeps or gives the unseen card."""
    hand_sizes: tuple[int, ...]
    pile: int
    exits: tuple[Exit, ...]
    hung: tuple[int, ...]
    """Every number that hangs in some Musée: it will not come again."""
    hands: tuple[tuple[int, ...], ...] | None
    """All hands, once the game is over."""
    winners: tuple[int, ...] | None


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    hand: tuple[int, ...]


class View(Public, frozen=True, kw_only=True):
    """Public and own part in one: all that a seat may know."""

    seat: int | None
    hand: tuple[int, ...]


def view(state: State, seat: int | None) -> View:
    """MU-S1, MU-4P1: hands are secret, the partner's too; the order of the pile as well."""
    return View(**msgspec.structs.asdict(public(state)), **msgspec.structs.asdict(own(state, seat)))


def public(state: State) -> Public:
    """What lies open on the table, and all hands once the game is over."""
    seats = range(state.players)
    return Public(
        players=state.players,
        columns=state.columns,
        highest=state.numbers,
        stairs=_stairs(state),
        musees=tuple(_musee(state, musee) for musee in range(len(state.hung))),
        turn=None if state.over else state.turn,
        deciding=state.deciding,
        hand_sizes=tuple(count(state.hands[s]) for s in seats),
        pile=state.pile(),
        exits=tuple(_exit(state, s) for s in seats if state.out & BIT[s]),
        hung=tuple(sorted(number for number in state.paintings if number)),
        hands=tuple(tuple(state.hand(s)) for s in seats) if state.over else None,
        winners=tuple(state.winners()) if state.over else None,
    )


def own(state: State, seat: int | None) -> Own:
    """MU-S1: the seat's own hand; a spectator has none."""
    return Own(seat=seat, hand=() if seat is None else tuple(state.hand(seat)))


def _stairs(state: State) -> Stairs:
    tokens = members_of(state.stairs)
    return Stairs(
        upper=tuple(token + 1 for token in tokens if token < COLUMNS),
        lower=tuple(token - COLUMNS + 1 for token in tokens if token >= COLUMNS),
    )


def _musee(state: State, musee: int) -> Musee:
    start = SLOTS * musee
    seats = seats_of(musee, state.players)
    points = state.breakdown(seats[0])
    rows = (
        state.paintings[start + COLUMNS * g : start + COLUMNS * g + state.columns]
        for g in range(GALLERIES)
    )
    return Musee(
        seats=tuple(seats),
        galleries=tuple(tuple(number or None for number in row) for row in rows),
        bonuses=tuple(GALLERY_NAMES[g] for g in members_of(state.bonuses[musee])),
        paintings=points["paintings"],
        neighbours=points["neighbours"],
        staircases=points["staircases"],
        points=sum(points.values()),
    )


def _exit(state: State, seat: int) -> Exit:
    never_held = tuple(members_of(state.barred[seat]))
    return Exit(seat=seat, never_held=never_held, gifts=state.gifts[seat])
