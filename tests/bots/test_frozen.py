"""The frozen baselines: every strength was measured against them, so they never play otherwise."""

import hashlib

import pytest

from vernissage.games import GAMES
from vernissage.tables.playing import play

TABLES = {"musee": (2, 3, 4), "modern-art": (3, 4, 5), "art-society": (2, 4)}
SEEDS = (5, 6)
FROZEN = {
    "musee": {
        "random": "9cd32f2d6ff8f1a6",
        "greedy": "a8f1279a26a0e5e3",
        "points": "72180ad5da4d4ff7",
        "spacing": "dbc1e471d0eb6050",
    },
    "modern-art": {
        "random": "8773ba0860babc36",
        "greedy": "9d57e302ca28f89a",
        "half": "eb9fc8b34f807757",
        "fraction": "abf3b68ee0734222",
        "lock-in": "830774be70f4e5e3",
        "tight-40": "ca028c993e481a91",
        "tight-60": "a7acd384472d70dd",
    },
    "art-society": {
        "random": "6018b2a5243e25b5",
        "greedy": "b41b5783e5b386f0",
        "placer": "0f0cb6fbb77e4417",
    },
}


def actions_of(game: str, bot: str) -> str:
    """All that was done in a few games in which the bot sits everywhere."""
    rules = GAMES[game]
    records = [
        play(rules, rules.options(players=players), [bot] * players, seed)
        for players in TABLES[game]
        for seed in SEEDS
    ]
    return "\n".join(line for record in records for line in record.actions)


@pytest.mark.parametrize(
    ("game", "bot", "digest"),
    [(game, bot, digest) for game, bots in FROZEN.items() for bot, digest in bots.items()],
)
def test_a_baseline_plays_as_it_always_did(game: str, bot: str, digest: str) -> None:
    """If this changes, all that was measured against the bot has to be measured again."""
    found = hashlib.blake2b(actions_of(game, bot).encode(), digest_size=8).hexdigest()
    assert found == digest
