"""The recorded games show what is rare: swaps, excess paintings, merges, re-hanging."""

from pathlib import Path

from vernissage.core.records import Record, decode, replay
from vernissage.games.art_society import ART_SOCIETY
from vernissage.games.art_society.parts import MOST_EXCESS
from vernissage.games.art_society.state import State

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = [
    decode(line)
    for file in sorted(FOLDER.glob("art-society*.jsonl"))
    for line in file.read_bytes().splitlines()
]


def ending(record: Record) -> str:
    state = replay(ART_SOCIETY, record)
    assert isinstance(state, State)
    if any(wall.is_full() for wall in state.walls):
        return "full wall"
    seats = range(record.options["players"])
    return "excess" if any(state.excess_of(s) == MOST_EXCESS for s in seats) else "cards"


def test_every_kind_of_action_is_recorded_somewhere() -> None:
    verbs = {action.split()[1] for record in RECORDS for action in record.actions}
    assert verbs >= {
        *("start", "lot", "bid", "take", "hang", "hold", "swap", "store"),
        *("decor", "merge", "end", "rehang", "done", "restore"),
    }


def test_as_e3_games_end_by_full_walls_and_by_excess_paintings() -> None:
    assert {ending(record) for record in RECORDS} >= {"full wall", "excess"}
