"""Views of Musée: built anew from the state, never stripped from it."""

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from vernissage.core.seats import check_seat
from vernissage.core.sets import BIT, count, members_of
from vernissage.games.musee import scoring
from vernissage.games.musee.history import moves
from vernissage.games.musee.notation import PLACE_NAMES, place, write
from vernissage.games.musee.parts import COLUMNS, GALLERIES, SLOTS
from vernissage.games.musee.rules import partner, seats_of
from vernissage.games.musee.setup import Stairs
from vernissage.games.musee.state import State
from vernissage.games.musee.view import (
    DECIDERS,
    GALLERY_NAMES,
    BonusCard,
    Decider,
    Exit,
    GalleryName,
    Gap,
    Move,
    Musee,
    Own,
    Public,
    View,
    themes,
)


def view(state: State, seat: int | None) -> View:
    """MU-S1, MU-4P1: hands are secret, the partner's too; the order of the pile as well."""
    return View(**msgspec.structs.asdict(public(state)), **msgspec.structs.asdict(own(state, seat)))


def public(state: State) -> Public:
    """What lies open on the table, and all hands once the game is over."""
    seats = range(state.players)
    free = state.free()
    musees = tuple([_musee(state, musee, free) for musee in range(len(state.hung))])
    return Public(
        players=state.players,
        columns=state.columns,
        highest=state.numbers,
        stairs=_stairs(state.stairs),
        musees=musees,
        turn=None if state.over else state.turn,
        deciding=state.deciding,
        hand_sizes=tuple([count(state.hands[s]) for s in seats]),
        pile=state.pile(),
        exits=tuple([_exit(state, s) for s in seats if state.out & BIT[s]]),
        hung=tuple(sorted(filter(None, state.paintings))),
        hands=tuple(tuple(state.hand(s)) for s in seats) if state.over else None,
        winners=tuple(state.winners()) if state.over else None,
        decided_by=_decider(state) if state.over else None,
        bonus_cards=tuple([_bonus_card(name, musees) for name in GALLERY_NAMES]),
        themes=themes(state.numbers),
        history=tuple([_move(*move) for move in moves(state)]),
    )


def own(state: State, seat: int | None) -> Own:
    """MU-S1: the seat's own hand; a spectator has none."""
    if seat is None:
        return Own(seat=None, hand=(), stuck=(), partner=None)
    check_seat(seat, state.players)
    hand = tuple(state.hand(seat))
    fitting = state.fitting(seat)
    return Own(
        seat=seat,
        hand=hand,
        stuck=tuple([number for number in hand if number not in fitting]),
        partner=partner(seat) if state.players == 4 else None,
    )


@cache
def _stairs(token_set: int) -> Stairs:
    tokens = members_of(token_set)
    return Stairs(
        upper=tuple(token + 1 for token in tokens if token < COLUMNS),
        lower=tuple(token - COLUMNS + 1 for token in tokens if token >= COLUMNS),
    )


def _musee(state: State, musee: int, free: int) -> Musee:
    seats = seats_of(musee, state.players)
    points = state.breakdown(seats[0])
    slots = slice(SLOTS * musee, SLOTS * (musee + 1))
    paintings = [number or None for number in state.paintings[slots]]
    rows = [range(COLUMNS * g, COLUMNS * g + state.columns) for g in range(GALLERIES)]
    gaps = [_gaps(row, paintings, state.numbers, free) for row in rows]
    return Musee(
        seats=tuple(seats),
        galleries=tuple([tuple(paintings[row.start : row.stop]) for row in rows]),
        bonuses=tuple([GALLERY_NAMES[g] for g in members_of(state.bonuses[musee])]),
        paintings=points["paintings"],
        neighbours=points["neighbours"],
        staircases=points["staircases"],
        points=sum(points.values()),
        pairs=tuple([(place(slot), place(slot + 1)) for slot in state.pairs(musee)]),
        lit=tuple([(place(slot), place(slot + COLUMNS)) for slot in state.lit_stairs(musee)]),
        gaps=(*gaps[0], *gaps[1], *gaps[2]),
        to_go=tuple([_to_go(row) for row in gaps]),
    )


def _gaps(row: range, paintings: Sequence[int | None], highest: int, free: int) -> list[Gap]:
    """MU-T3: the empty slots of one gallery, run by run, between the paintings beside them."""
    gaps = []
    first, left = row.start, 0
    for slot in (*row, row.stop):
        right = highest + 1 if slot == row.stop else paintings[slot]
        if right is None:
            continue
        if slot > first:
            between = free & ((1 << right) - (2 << left))
            gaps.append(Gap(PLACE_NAMES[first:slot], left + 1, right - 1, between.bit_count()))
        first, left = slot + 1, right
    return gaps


def _to_go(gaps: list[Gap]) -> int | None:
    """MU-T7: what one gallery lacks, if that can still come."""
    lacking = 0
    for gap in gaps:
        if gap.free < len(gap.places):
            return None
        lacking += len(gap.places)
    return lacking


def _bonus_card(gallery: GalleryName, musees: Sequence[Musee]) -> BonusCard:
    for musee in musees:
        if gallery in musee.bonuses:
            return BonusCard(gallery, scoring.GALLERY, musee.seats)
    return BonusCard(gallery, scoring.GALLERY, ())


def _decider(state: State) -> Decider | None:
    decisive = scoring.decisive([state.standing(musee) for musee in range(len(state.hung))])
    return None if decisive is None else DECIDERS[decisive]


@lru_cache(maxsize=10_000)
def _move(seat: int, action: int, points: int, bonus: bool) -> Move:
    return Move(seat, write(action), points, bonus)


def _exit(state: State, seat: int) -> Exit:
    never_held = tuple(members_of(state.barred[seat]))
    return Exit(seat=seat, never_held=never_held, gifts=state.gifts[seat])
