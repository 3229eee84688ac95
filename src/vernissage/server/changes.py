"""How one JSON value became another: the places that differ, and what stands there now."""

from typing import Any

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
"""A place, by keys and indices from the top, and its new value; one past the end appends."""


def changes(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """What to put where, in this order, so that `before` becomes `after`."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs = [(key, before[key], value) for key, value in after.items()]
    elif isinstance(before, list) and isinstance(after, list) and 0 < len(before) <= len(after):
        pairs = [(at, *both) for at, both in enumerate(zip(before, after, strict=False))]
    else:
        return [(path, after)]
    found = [one for key, was, now in pairs for one in changes(was, now, (*path, key))]
    if isinstance(before, list):
        found += [((*path, at), after[at]) for at in range(len(before), len(after))]
    return found
