"""The fair shuffle: a secret that is promised before anyone sits down, and everybody's luck."""

import hashlib
from collections.abc import Sequence

import msgspec

from vernissage.core.contract import Game
from vernissage.core.records import Record, opening
from vernissage.core.refusals import Invalid
from vernissage.tables import matches


class Published(msgspec.Struct, frozen=True):
    """The body of `GET /tables/{id}/shuffle`; before the end the secret is not in it."""

    commitment: str
    luck: tuple[str, ...]
    secret: str | None = None
    seed: str | None = None


def commitment(secret: str) -> str:
    """What is published when the table is made: hex SHA-256 of the secret's text."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def seed_of(secret: str, luck: Sequence[str]) -> int:
    """The seed of the deal: nobody can choose it who does not know all of these."""
    text = "|".join((secret, *luck))
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big") >> 2


def check_shuffle(game: Game, record: Record, published: Published) -> None:
    """Whether the record's set-up is the deal that everybody's luck and the secret gave."""
    if published.secret is None:
        raise Invalid("shuffle", "shuffle-too-early")
    if published.seed is None:
        raise Invalid("shuffle", "shuffle-of-a-given-setup")
    if not published.secret.isascii() or commitment(published.secret) != published.commitment:
        raise Invalid("commitment", "shuffle-broken-promise")
    if not all(luck.isascii() for luck in published.luck):
        raise Invalid("luck", "shuffle-other-seed", seed="?")
    seed = seed_of(published.secret, published.luck)
    if str(seed) != published.seed or record.seed not in (None, seed):
        raise Invalid("seed", "shuffle-other-seed", seed=str(seed))
    options, setup = opening(game, record)
    later = game.match is not None and record.match is not None and record.match.game > 1
    if matches.deal(game, options, seed, setup.first if later else None) != setup:
        raise Invalid("setup", "shuffle-other-deal", seed=str(seed))
