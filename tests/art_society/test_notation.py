"""The notation of records: every integer writes one text, and the text reads back."""

import pytest

from vernissage.games.art_society.actions import ACTIONS, MERGES
from vernissage.games.art_society.notation import parse, write


def test_every_action_is_written_once_and_reads_back() -> None:
    texts = [write(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert all(text.isascii() for text in texts)
    assert [parse(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "start a1"),
        (139, "start j14"),
        (140, "lot 1x2"),
        (154, "lot 5x4"),
        (155, "bid 1"),
        (174, "bid 20"),
        (175, "take 1x2PG"),
        (414, "take 5x4LW"),
        (415, "hang 1x2PG a1"),
        (34714, "hang d3v j14"),
        (34715, "hold 1x2PG"),
        (34955, "swap 1x2PG 1x2PG"),
        (49354, "swap 5x4LW 5x4LW"),
        (49355, "store 1x2PG"),
        (49595, "decor d1 a1"),
        (49735, "decor d1 hold"),
        (50299, "decor d3v hold"),
        (50300, "merge a1 b1"),
        (51019, "merge j12 j13 j14"),
        (51020, "enough"),
        (51021, "end"),
        (51022, "rehang"),
        (51023, "done"),
        (51024, "restore"),
    ],
)
def test_the_table_of_actions(action: int, text: str) -> None:
    assert write(action) == text


def test_merges_ascend_by_column_and_then_by_row_number() -> None:
    assert parse("merge a9 a10") == 50300 + MERGES.index((80, 90))
    assert parse("merge a9 a10 a11") == 50300 + MERGES.index((80, 90, 100))
    assert parse("merge a1 c1") == 50300 + MERGES.index((0, 2))
