"""Recorded games for the tests of reviews, looked at briefly."""

from functools import cache
from pathlib import Path

from vernissage.core.records import Record, decode
from vernissage.games import GAMES
from vernissage.review.review import Review, Wanted, review

RECORDS = Path(__file__).parent.parent / "records"
FILES = {"musee": "musee-2", "modern-art": "modern-art-3", "art-society": "art-society-2"}


def recorded(name: str) -> Record:
    return decode((RECORDS / f"{name}.jsonl").read_bytes().splitlines()[0])


WANTED = Wanted(seats=(1,), top=2, replays=1)
"""One seat, and each rotation of the bots once."""


def reviewed(game: str) -> Review:
    return looked_at(game)[0]


@cache
def looked_at(game: str) -> tuple[Review, int]:
    """The review of a game, and in how many steps it was made."""
    done: list[None] = []
    found = review(GAMES[game], recorded(FILES[game]), WANTED, lambda: done.append(None))
    return found, len(done)
