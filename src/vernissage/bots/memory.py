"""What a bot remembers from one decision to the next, as bytes: any process can go on for it.

A class that remembers names its attributes and their types in `REMEMBERS`; a type that remembers
itself is taken apart further. A bot without it starts every decision anew.
"""

from typing import Any

import msgspec

Remembers = dict[str, Any]
"""Attribute -> its type."""


def memory_of(bot: object) -> bytes | None:
    """All that the bot would need to go on elsewhere; None: nothing."""
    kinds = _remembers(type(bot))
    if not kinds:
        return None
    kept = {name: _kept(getattr(bot, name), kind) for name, kind in kinds.items()}
    return msgspec.msgpack.encode(kept)


def recall(bot: object, memory: bytes | None) -> None:
    """Give a new bot the memory of another of its kind."""
    if memory is None:
        return
    kept = msgspec.msgpack.decode(memory, type=dict[str, bytes])
    for name, kind in _remembers(type(bot)).items():
        if _remembers(kind):
            recall(getattr(bot, name), kept[name])
        else:
            setattr(bot, name, msgspec.msgpack.decode(kept[name], type=kind))


def _kept(value: Any, kind: Any) -> bytes:
    inner = memory_of(value) if _remembers(kind) else None
    return msgspec.msgpack.encode(value) if inner is None else inner


def _remembers(kind: Any) -> Remembers:
    found: Remembers = getattr(kind, "REMEMBERS", {})
    return found
