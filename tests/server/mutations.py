"""Bodies and messages that are almost right: any value, key or byte of a good one made bad."""

import json
from random import Random
from typing import Any

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 2**31, 2**53, 2**63, 2**64, 10**40, 1e308, float("nan")),
    *(float("inf"), "", " ", "\0", "\u202e", "ż" * 500, "a" * 9000, "../../etc/passwd", "%00"),
    *("\ud800", "🎨" * 30, "bot:./evil.py:Evil", "open", "pass", "bid 1", "bid 99999999999999999"),
    *([], {}, [[]], [None] * 300, {"": {}}, {"t": "hello"}, {"__proto__": 1}, "$(reboot)", "'; --"),
)
BYTES = (
    *(b"\xff", b"\x00", b"\xed\xa0\x80", b"\xc0\xaf", b"\xef\xbb\xbf", b"NaN", b"Infinity"),
    *(b"[" * 10_000, b'{"a":' * 2_000, b"1" * 5_000, b"-", b"e999", b"\\ud800", b"\\x", b'"', b","),
)


def mutated(good: Any, chance: Random) -> bytes:
    """The good one as JSON, with nothing, something or a lot wrong."""
    body = good
    for _ in range(chance.choice((0, 1, 1, 1, 2, 4))):
        body = _with_another_value(body, chance)
    text = json.dumps(body, ensure_ascii=chance.random() < 0.7).encode(errors="surrogatepass")
    return _with_other_bytes(text, chance) if chance.random() < 0.25 else text


def _with_another_value(value: Any, chance: Random) -> Any:
    """The same with one change somewhere inside."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        return _with_another_entry(value, chance)
    if isinstance(value, list) and value and chance.random() < 0.6:
        place = chance.randrange(len(value))
        inner = _with_another_value(value[place], chance)
        return [*value[:place], inner, *value[place + 1 :]]
    return chance.choice(VALUES)


def _with_another_entry(value: dict[str, Any], chance: Random) -> dict[str, Any]:
    key = chance.choice(list(value))
    kind = chance.random()
    if kind < 0.15:
        return {name: inner for name, inner in value.items() if name != key}
    if kind < 0.3:
        return {**value, chance.choice(("evil", "", "seed", "setup", "t")): chance.choice(VALUES)}
    return {**value, key: _with_another_value(value[key], chance)}


def _with_other_bytes(text: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(text) + 1)
    kind = chance.randrange(5)
    if kind == 0:
        return text[:place]
    if kind == 1:
        return text[:place] + chance.choice(BYTES) + text[place:]
    if kind == 2:
        return text[:place] + bytes([chance.randrange(256)]) + text[place + 1 :]
    if kind == 3 and text.startswith(b"{") and len(text) > 2:
        return text[:-1] + b"," + text[1:]
    return text + b" " * chance.choice((1, 17_000))
