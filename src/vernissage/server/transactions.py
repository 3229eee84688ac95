"""What one transaction writes: entries that claim their place in a log, and what goes with them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from vernissage.server import statements
from vernissage.server.databases import Claims, Step, Transaction
from vernissage.server.ports import Append, Row
from vernissage.server.push import letters

RULES_VERSION: Final = 1
"""Grows when a log would replay otherwise; see `vernissage tables verify-all`."""
FORGOTTEN_AFTER: Final = 10 * 60 * 1000
OF_A_ROW: Final = ("code", "status", "game", "made", "touched", "wake")
_DELETE: Final = (
    letters.DROP_TABLE,
    letters.FORGET_TABLE,
    statements.DELETE_ENTRIES,
    statements.DELETE_ANSWERS,
    statements.DELETE_HOSTED,
)

_encode: Final = msgspec.json.Encoder().encode


def appending(appends: Sequence[Append]) -> Transaction[list[bool]]:
    """Which of them have won their claim, and are written."""
    opened = set()
    for append in appends:
        if append.entry.seq == 0 and (yield Step(statements.INSERT_HOSTED, _row(append.row))):
            opened.add(append.row.table)
    tried = [a for a in _first_claims(appends) if a.entry.seq or a.row.table in opened]
    alone = len(tried) <= statements.MOST_ROWS and not any(map(_brings_more, tried))
    won: set[tuple[str, int]] = set()
    for some in _in_turn(tried):
        rows = yield Claims([_claim(append) for append in some], alone)
        won.update((row[0], row[1]) for row in rows)
    winners = [a for a in tried if (a.row.table, a.entry.seq) in won]
    told = {a.row.table: a.row for a in winners if a.entry.seq and a.tells_row}
    if told:
        yield Step(statements.UPDATE_HOSTED, [_row(told[table]) for table in sorted(told)])
    yield from _answering(winners)
    yield from letters.writing(winners)
    ours = {id(winner) for winner in winners}
    return [id(append) in ours for append in appends]


def _brings_more(append: Append) -> bool:
    """Whether something else is written with the entry."""
    return (
        append.entry.seq == 0
        or append.tells_row
        or append.answered is not None
        or append.turns is not None
    )


def _first_claims(appends: Sequence[Append]) -> list[Append]:
    """Of those that want the same place in the same log, the first."""
    first: dict[tuple[str, int], Append] = {}
    for append in appends:
        first.setdefault((append.row.table, append.entry.seq), append)
    return list(first.values())


def _in_turn(tried: list[Append]) -> Iterator[list[Append]]:
    """As many as one statement takes; sorted, so that two processes never wait for each other."""
    tried.sort(key=lambda append: (append.row.table, append.entry.seq))
    for first in range(0, len(tried), statements.MOST_ROWS):
        yield tried[first : first + statements.MOST_ROWS]


def _answering(winners: Sequence[Append]) -> Transaction[None]:
    """What a lost answer can be given again from, for ten minutes."""
    answers = [append.answered for append in winners if append.answered is not None]
    if answers:
        yield Step(statements.INSERT_ANSWER, [msgspec.structs.asdict(each) for each in answers])
        oldest = max(each.at for each in answers) - FORGOTTEN_AFTER
        yield Step(statements.FORGET_ANSWERS, {"at": oldest})


def deleting(table: str) -> Transaction[None]:
    """Forget a table: its log, its names, its tokens, the devices of its people."""
    for statement in _DELETE:
        yield Step(statement, {"table": table})


def keeping_review(name: str, told: dict[str, bytes], at: int) -> Transaction[None]:
    """A review in every language; one that is there already stays."""
    rows: list[Mapping[str, Any]] = [
        {"name": name, "language": language, "body": body, "at": at}
        for language, body in told.items()
    ]
    yield Step(statements.INSERT_REVIEW, rows)


def forgetting_reviews(before: int) -> Transaction[None]:
    """Reviews that were made before then can be made again."""
    yield Step(statements.FORGET_REVIEWS, {"at": before})


def _row(row: Row) -> dict[str, Any]:
    return {"id": row.table} | {name: getattr(row, name) for name in OF_A_ROW}


def _claim(append: Append) -> statements.Claim:
    entry, body = append.entry, append.entry.body
    return (
        append.row.table,
        entry.seq,
        body.__struct_config__.tag,
        getattr(body, "seat", None),
        entry.cid,
        _encode(body),
        entry.at,
        RULES_VERSION,
    )
