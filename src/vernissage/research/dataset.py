"""Games as Parquet: one row a decision, with what its seat could know and what came of it.

A folder holds `games.jsonl`, the journal of the arena that played them, and `part-00000.parquet`
and so on, each with the same number of deals. Asked again, what is there is not made again.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from vernissage import __version__
from vernissage.arena.duplicate import ArenaRecord, Contest
from vernissage.arena.journal import Journal, encoded, read
from vernissage.arena.workers import Workers, in_order
from vernissage.core.records import opening, read_action
from vernissage.core.refusals import Invalid
from vernissage.research.aec import rows_of
from vernissage.research.learnable import LEARNABLE, Learnable

JOURNAL: Final = "games.jsonl"
DEALS_A_PART: Final = 50
ABOUT: Final = b"vernissage"
"""Where a file says what it was made from."""


class Rows:
    """The decisions of some games, column by column."""

    def __init__(self, learnable: Learnable, options: Any) -> None:
        self.learnable = learnable
        self.games = learnable.games(learnable.box(**options))
        self.seen, self.masks = rows_of(self.games)
        self.observations: list[NDArray[np.int16]] = []
        self.legal: list[bytes] = []
        self.columns: dict[str, list[Any]] = {name: [] for name in PLAIN}

    def add(self, record: ArenaRecord) -> None:
        """Every decision of one game."""
        game = self.learnable.game
        options, setup = opening(game, record)
        state: Any = game.start(options, setup)
        self.games.put_state(0, state)
        deciders = []
        for at, text in enumerate(record.actions):
            seat, action = read_action(game, text)
            self.games.turn_to(0, seat)
            own = self.games.own_action(0, seat, action)
            self.observations.append(self.seen[0].copy())
            self.legal.append(np.packbits(self.masks[0]).tobytes())
            self._note(record, at, seat, own)
            deciders.append(seat)
            self.games.act(0, own)
        self._note_results(state, deciders)

    def _note(self, record: ArenaRecord, at: int, seat: int, action: int) -> None:
        columns, played = self.columns, record.arena
        columns["deal"].append(played.deal)
        columns["rotation"].append(played.rotation)
        columns["decision"].append(at)
        columns["seat"].append(seat)
        columns["bot"].append((record.seats or ())[seat])
        columns["action"].append(action)

    def _note_results(self, state: Any, deciders: Sequence[int]) -> None:
        scores = state.scores()
        shares = self.learnable.returns(state, "share")
        margins = self.learnable.returns(state, "margin")
        for seat in deciders:
            self.columns["score"].append(scores[seat])
            self.columns["share"].append(shares[seat])
            self.columns["margin"].append(int(margins[seat]))

    def table(self, about: dict[str, Any]) -> pa.Table:
        """All of it, with what it was made from."""
        schema = schema_of(self.games.width, len(self.legal[0]), about)
        flat = pa.array(np.concatenate(self.observations))
        observations = pa.FixedSizeListArray.from_arrays(flat, self.games.width)
        arrays = {name: pa.array(values, PLAIN[name]) for name, values in self.columns.items()}
        arrays["observation"] = observations
        arrays["mask"] = pa.array(self.legal, schema.field("mask").type)
        return pa.table([arrays[name] for name in schema.names], schema=schema)


PLAIN: Final = {
    "deal": pa.int32(),
    "rotation": pa.int8(),
    "decision": pa.int32(),
    "seat": pa.int8(),
    "bot": pa.string(),
    "action": pa.int16(),
    "score": pa.int32(),
    "share": pa.float32(),
    "margin": pa.int32(),
}
"""The columns with one number or name a row."""


def schema_of(width: int, mask_bytes: int, about: dict[str, Any]) -> pa.Schema:
    """Every column, and what the file was made from."""
    fields = [pa.field(name, kind) for name, kind in PLAIN.items()]
    fields += [
        pa.field("observation", pa.list_(pa.int16(), width)),
        pa.field("mask", pa.binary(mask_bytes)),
    ]
    return pa.schema(fields, metadata={ABOUT: json.dumps(about).encode()})


def about(contest: Contest, deals: range) -> dict[str, Any]:
    """What a file says of itself: who played which deals, and where each field of a row stands."""
    learnable = LEARNABLE[contest.game]
    fields = learnable.fields(contest.options["players"])
    return {
        "version": __version__,
        "game": contest.game,
        "options": json.loads(encoded(contest.options)),
        "seats": list(contest.names),
        "editions": list(contest.editions),
        "seed": contest.seed,
        "deals": [deals[0], deals[-1]],
        "actions": learnable.actions,
        "fields": {field.name: list(field.shape) for field in fields},
    }


def written(
    contest: Contest, deals: int, folder: Path, workers: Workers, journal: Journal
) -> Iterator[int]:
    """Play what is missing and write what is not written yet; each deal as it is done."""
    learnable = LEARNABLE[contest.game]
    missing = [deal for deal in range(deals) if journal.has(contest, deal) is None]
    playing = in_order(workers, contest, missing)
    for first in range(0, deals, DEALS_A_PART):
        part = folder / f"part-{first // DEALS_A_PART:05}.parquet"
        of_this_part = range(first, min(first + DEALS_A_PART, deals))
        there = holds(part, contest, of_this_part)
        rows = Rows(learnable, contest.options)
        for deal in of_this_part:
            lines = journal.take(contest, deal)
            if lines is None:
                _, lines = next(playing)
                journal.add(contest, deal, lines)
            for line in () if there else lines:
                rows.add(read(line))
            yield deal
        if not there:
            save(rows.table(about(contest, of_this_part)), part)


def holds(part: Path, contest: Contest, deals: range) -> bool:
    """Whether the file has these deals; one of another contest is not written over."""
    if not part.exists():
        return False
    said, wanted = what_it_says(part), about(contest, deals)
    there = said.pop("deals")
    if said != {name: value for name, value in wanted.items() if name != "deals"}:
        raise Invalid(str(part), "dataset-another")
    return bool(there[1] >= deals[-1])


def what_it_says(part: Path) -> dict[str, Any]:
    """What a file was made from; one that is not ours is refused."""
    try:
        said: dict[str, Any] = json.loads(pq.read_schema(part).metadata[ABOUT])
    except (pa.ArrowInvalid, KeyError, TypeError):
        raise Invalid(str(part), "dataset-another") from None
    return said


def save(table: pa.Table, part: Path) -> None:
    """Whole or not at all."""
    unfinished = part.with_suffix(".part")
    pq.write_table(table, unfinished, compression="zstd")
    unfinished.replace(part)


def load(folder: Path | str) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """All rows of a folder as arrays, masks unpacked, and what the first file says of itself."""
    parts = sorted(Path(folder).glob("part-*.parquet"))
    if not parts:
        raise Invalid(str(folder), "dataset-nothing-there")
    table = pa.concat_tables([pq.read_table(part) for part in parts])
    said = what_it_says(parts[0])
    columns: dict[str, NDArray[Any]] = {name: table[name].to_numpy() for name in PLAIN}
    seen = table["observation"].combine_chunks().flatten().to_numpy()
    columns["observation"] = seen.reshape(table.num_rows, -1)
    packed = np.frombuffer(b"".join(table["mask"].to_pylist()), np.uint8)
    bits = packed.reshape(table.num_rows, -1)
    columns["mask"] = np.unpackbits(bits, axis=1, count=said["actions"]).astype(bool)
    return columns, said
