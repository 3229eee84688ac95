"""Seeds: one independent stream of chance for each purpose of one game."""

import hashlib

from vernissage.core.chance import WORD, Generator


def generator(seed: int, purpose: str) -> Generator:
    """The stream of chance that belongs to this seed and purpose."""
    return Generator(derived(seed, purpose))


def derived(seed: int, purpose: str) -> int:
    """The seed that belongs to this seed and purpose."""
    digest = hashlib.blake2b(f"{purpose}/{seed}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & WORD
