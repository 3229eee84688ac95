"""A match of Musée: games until one player or team has won the most, and at least two."""

from collections.abc import Sequence

from vernissage.games.musee.rules import musee_of


def first_of_next_game(players: int, scores: Sequence[int], winners: Sequence[int]) -> int:
    """MU-S2: a loser starts: the lowest score, then the lowest seat; all won: the lowest seat."""
    losers = [seat for seat in range(players) if seat not in winners]
    return min(losers, key=lambda seat: (scores[seat], seat), default=0)


def match_winners(players: int, wins: Sequence[int]) -> list[int] | None:
    """MU-X1: the sole player or team with the most wins, at least two; None: play on."""
    best = max(wins)
    leaders = [seat for seat in range(players) if wins[seat] == best]
    sides = {musee_of(seat, players) for seat in leaders}
    return leaders if best >= 2 and len(sides) == 1 else None
