"""Seats that a table does not have."""

from vernissage.core.refusals import Illegal


def check_seat(seat: int, players: int) -> None:
    """Refuse it: in Python -1 would be the last player, whose hand nobody else may see."""
    if not 0 <= seat < players:
        raise Illegal(f"seat {seat}", "no-such-seat", last=players - 1)
