"""What one transaction writes: entries that claim their place in a log, and what goes with them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from vernissage.server import statements
from vernissage.server.databases import Claims, Step, Transaction
from vernissage.server.ports import ANSWERED_AGAIN, Append, Row
from vernissage.server.push import letters

RULES_VERSION: Final = 1
"""Grows when a log would replay otherwise; see `vernissage tables verify-all`."""
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
    """Which of them have won their claims, and are written."""
    answering = yield from _answering(appends)
    opened = set()
    for append in answering:
        if append.entry.seq == 0 and (yield Step(statements.INSERT_HOSTED, _row(append.row))):
            opened.add(append.row.table)
    tried = [a for a in _first_claims(answering) if a.entry.seq or a.row.table in opened]
    alone = len(tried) <= statements.MOST_ROWS and not any(map(_brings_more, tried))
    won: set[tuple[str, int]] = set()
    for some in _in_turn(tried):
        rows = yield Claims([_claim(append) for append in some], alone)
        won.update((row[0], row[1]) for row in rows)
    winners = [a for a in tried if (a.row.table, a.entry.seq) in won]
    told = {a.row.table: a.row for a in winners if a.entry.seq and a.tells_row}
    if told:
        yield Step(statements.UPDATE_HOSTED, [_row(told[table]) for table in sorted(told)])
    ours = {id(winner) for winner in winners}
    yield from _not_answered(append for append in answering if id(append) not in ours)
    yield from letters.writing(winners)
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


def _answering(appends: Sequence[Append]) -> Transaction[list[Append]]:
    """Those that answer no request which another has answered within ten minutes."""
    asked = [(each.answered, each) for each in appends if each.answered is not None]
    beaten = set()
    for answered, append in sorted(asked, key=lambda pair: (pair[0].scope, pair[0].cid)):
        forgotten = answered.at - ANSWERED_AGAIN
        given = {**msgspec.structs.asdict(answered), "forgotten": forgotten}
        if not (yield Step(statements.CLAIM_ANSWER, given)):
            beaten.add(id(append))
        yield Step(statements.FORGET_ANSWERS, {"at": forgotten})
    return [append for append in appends if id(append) not in beaten]


def _not_answered(losers: Iterable[Append]) -> Transaction[None]:
    """What was not written answers nothing."""
    for answered in [loser.answered for loser in losers if loser.answered is not None]:
        yield Step(statements.DROP_ANSWER, {"scope": answered.scope, "cid": answered.cid})


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
