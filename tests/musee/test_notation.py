"""The notation: `hang 13 T4`, `keep`, `give`."""

import pytest

from tests.musee.drawn import draw, drawing, play, table
from vernissage.core.records import read_action
from vernissage.core.refusals import Invalid
from vernissage.games.musee import MUSEE


def test_every_action_is_written_in_its_own_way_and_reads_back() -> None:
    written = [MUSEE.write(action) for action in range(MUSEE.actions)]
    assert len(set(written)) == MUSEE.actions == 60 * 18 + 2
    assert [MUSEE.parse(text) for text in written] == list(range(MUSEE.actions))
    assert all(text.isascii() for text in written)


def test_hang_names_card_gallery_and_column() -> None:
    """MU-T1: T, M and B are the top, middle and bottom gallery, columns count from 1."""
    state = table(hands=[[13, 1, 50], [2, 3, 4]])
    play(state, "0 hang 13 T4", "1 hang 2 T1", "0 hang 1 M1", "1 hang 3 T2", "0 hang 50 B6")
    assert draw(state) == drawing("""
    T   .   .   .  13   .   .
        .   /   .   /   .   /
    M   1   .   .   .   .   .
        /   .   /   .   /   .
    B   .   .   .   .   .  50
    """)


def test_a_line_of_a_record_starts_with_the_seat() -> None:
    assert read_action(MUSEE, "1 hang 13 T4") == (1, MUSEE.parse("hang 13 T4"))


@pytest.mark.parametrize(
    "text",
    [
        "hang 13 T4",
        "x keep",
        "\u0660 keep",
        "00 keep",
        "-1 keep",
        "123456789012345678901 keep",
        "0  keep",
    ],
)
def test_a_line_without_a_seat_is_not_understood(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        read_action(MUSEE, text)
    assert refused.value.code == "no-seat"


def test_keep_and_give_are_one_word() -> None:
    """MU-4P2."""
    keep, give = MUSEE.parse("keep"), MUSEE.parse("give")
    assert keep != give
    assert [MUSEE.write(keep), MUSEE.write(give)] == ["keep", "give"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hang",
        "hang 13",
        "hang T4 13",
        "hang 0 T1",
        "hang 61 T1",
        "hang 013 T4",
        "hang -1 T4",
        "hang 13 T0",
        "hang 13 T7",
        "hang 13 X4",
        "hang 13 t4",
        "hang 13  T4",
        " hang 13 T4",
        "hang 13 T4 ",
        "hang 13 T4\n",
        "Hang 13 T4",
        "hang 1٣ T4",
        "keep it",
        "pass",
    ],
)
def test_anything_else_is_not_understood(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        MUSEE.parse(text)
    assert (refused.value.code, refused.value.what) == ("musee-notation", text)
