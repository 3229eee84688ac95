"""The fair shuffle: a secret that is promised before anyone sits down, and everybody's luck."""

import hashlib
from collections.abc import Sequence


def commitment(secret: str) -> str:
    """What is published when the table is made: hex SHA-256 of the secret's text."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def seed_of(secret: str, luck: Sequence[str]) -> int:
    """The seed of the deal: nobody can choose it who does not know all of these."""
    text = "|".join((secret, *luck))
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big") >> 2
