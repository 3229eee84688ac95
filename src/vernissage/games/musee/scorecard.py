"""Scoring a Musée of a real table, given as JSON: its arithmetic, or why it cannot be."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from vernissage.core.documents import decode
from vernissage.core.misfits import misfit
from vernissage.core.refusals import Invalid
from vernissage.core.scorecard import Card, Line, Scorer
from vernissage.games.musee import scoring
from vernissage.games.musee.notation import LETTERS
from vernissage.games.musee.parts import COLUMNS, GALLERIES, SLOTS, TABLES
from vernissage.games.musee.setup import Stairs, check_stairs, token_set
from vernissage.games.musee.view import GALLERY_NAMES, GalleryName

PLAYERS = {table.columns: players for players, table in sorted(TABLES.items(), reverse=True)}
"""MU-M1: six columns with 2 or 4 players, five with 3."""


class Finished(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Musée as somebody wrote it down: galleries from the top, 0 for an empty slot."""

    galleries: tuple[tuple[int, ...], ...]
    stairs: Stairs
    bonuses: tuple[GalleryName, ...] = ()
    observed_final_score: int | None = None


def cards(document: bytes) -> list[Card]:
    """The score card of every Musée of the document, which is an object of Musées."""
    try:
        found = decode(document, dict[str, Finished])
    except msgspec.DecodeError as error:
        raise Invalid("JSON", "musee-written-form", **misfit(error)) from None
    return [card(name, finished) for name, finished in found.items()]


def card(name: str, finished: Finished) -> Card:
    """MU-P1 to MU-P4: every point with its arithmetic."""
    slots = checked_slots(name, finished)
    paintings = vec[i64](slots)
    stairs = token_set(finished.stairs)
    hung = scoring.painting_points(paintings, 0)
    beside = scoring.neighbour_points(paintings, 0)
    joined = scoring.staircase_points(paintings, 0, stairs)
    bonuses = len(finished.bonuses)
    return Card(
        name,
        (
            Line("paintings", hung, {"count": hung}),
            Line("neighbours", beside, {"count": beside // scoring.NEIGHBOURS}),
            Line("staircases", joined, {"count": joined // scoring.STAIRCASE}),
            Line("galleries", bonuses * scoring.GALLERY, {"count": bonuses}),
        ),
        noted=finished.observed_final_score,
    )


def checked_slots(name: str, finished: Finished) -> list[int]:
    """MU-M1, MU-M2, MU-T2, MU-T7: three galleries that rise, true stairs, bonuses for full ones."""
    rows = finished.galleries
    columns = len(rows[0]) if rows else 0
    if len(rows) != GALLERIES or columns not in PLAYERS or {len(row) for row in rows} != {columns}:
        raise Invalid(f"{name}: galleries", "musee-written-size", rule="MU-M1")
    check_stairs(finished.stairs, PLAYERS[columns])
    highest = TABLES[PLAYERS[columns]].cards
    hung = [number for row in rows for number in row if number]
    if len(hung) != len(set(hung)) or not all(1 <= number <= highest for number in hung):
        raise Invalid(f"{name}: galleries", "musee-written-cards", rule="MU-C1", highest=highest)
    for letter, row in zip(LETTERS, rows, strict=True):
        numbers = [number for number in row if number]
        if numbers != sorted(numbers):
            raise Invalid(f"{name}: {letter}", "musee-written-order", rule="MU-T2")
    for bonus in finished.bonuses:
        if 0 in rows[GALLERY_NAMES.index(bonus)] or finished.bonuses.count(bonus) > 1:
            raise Invalid(f"{name}: {bonus}", "musee-written-bonus", rule="MU-T7")
    slots = [0] * SLOTS
    for gallery, row in enumerate(rows):
        slots[COLUMNS * gallery : COLUMNS * gallery + columns] = row
    return slots


SCORER: Final = Scorer(cards=cards)
