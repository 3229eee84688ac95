"""Law 5 for what was done in secret: other sealed amounts, silent passes and bid cards.

Nobody who could not see them is told anything else, byte by byte.
"""

from collections.abc import Iterator

import pytest

from tests.every_game.cases import Case
from tests.every_game.laws import Played, after, play, told
from vernissage.core.records import read_action
from vernissage.games import GAMES


def games(name: str) -> Iterator[Played]:
    game = GAMES[name]
    for seed, players in enumerate(game.players):
        yield play(Case(game, {"players": players}), seed + 1)


def other_choice(played: Played, at: int, verb: str) -> str | None:
    """Another legal action of this kind in place of the one at that index."""
    game = played.case.game
    state = after(played, played.setup, played.actions[:at])
    seat, action = read_action(game, played.actions[at])
    moves = [game.write(each) for each in state.legal(seat) if each != action]
    found = [move for move in moves if move.startswith(verb)]
    return f"{seat} {played.chance.choice(found)}" if found else None


@pytest.mark.parametrize(("name", "verb"), [("modern-art", "seal"), ("art-society", "bid")])
def test_what_others_sealed_shows_nowhere_before_it_is_opened(name: str, verb: str) -> None:
    """MA-H1, AS-B1."""
    compared = 0
    for played in games(name):
        for at, text in enumerate(played.actions[:-1]):
            following = played.actions[at + 1].split()
            if text.split()[1] != verb or following[1] != verb:
                continue
            other = other_choice(played, at, verb)
            if other is None:
                continue
            past = played.actions[: at + 1]
            watching = [None, *range(played.options.players)]
            for seat in (seat for seat in watching if seat != int(text.split()[0])):
                truth = told(played, played.setup, past, seat)
                assert truth == told(played, played.setup, [*past[:-1], other], seat)
                compared += 1
    assert compared > 50


def test_a_silent_pass_shows_nowhere() -> None:
    """MA-O3: with it or without it, as long as the auction stays open."""
    compared = 0
    for played in games("modern-art"):
        manners = played.case.game.manners
        for at, text in enumerate(played.actions):
            passer, _, move = text.partition(" ")
            before = after(played, played.setup, played.actions[:at])
            if move != "pass" or not manners.outcry(before):
                continue
            past = played.actions[: at + 1]
            now = after(played, played.setup, past)
            if not manners.outcry(now) or len(now.log or []) != len(before.log or []) + 1:
                continue
            watching = [None, *range(played.options.players)]
            for seat in (seat for seat in watching if seat != int(passer)):
                assert told(played, played.setup, past, seat) == told(
                    played, played.setup, past[:-1], seat
                )
                compared += 1
    assert compared > 10
