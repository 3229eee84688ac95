"""Names of people, as the protocol wants them."""

import pytest

from vernissage.server.graphemes import graphemes
from vernissage.server.names import checked_name, folded
from vernissage.server.refusals import Denied

FAMILY = "👩‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("Ola", 3),
        ("e\u0301", 1),
        (FAMILY, 1),
        (FAMILY * 24, 24),
        ("👍🏽", 1),
        ("🇵🇱🇩🇪", 2),
        ("🇵🇱🇩", 2),
        ("각", 1),
        ("\u1100\u1161\u11a8", 1),
        ("กำ", 1),
        ("नि", 1),
        ("क्षि", 1),
        ("क्‍ष", 1),
        ("क्अ", 2),
        ("கி", 1),
        ("க்ஷ", 2),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1),
        ("a\u200db", 2),
        ("\r\n", 1),
        ("❤️‍🔥", 1),
        ("1️⃣", 1),
    ],
)
def test_graphemes_are_what_people_count(text: str, count: int) -> None:
    assert graphemes(text) == count


def test_a_name_is_composed_and_loses_white_space_around_it() -> None:
    assert checked_name("  Zoe\u0308 \u00a0") == "Zoë"


@pytest.mark.parametrize(
    "name", ["O", "x" * 24, FAMILY * 24, "Łukasz z Łodzi", "🎨", "\U0001fae9", "…", "5"]
)
def test_names_that_are_taken(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 25, FAMILY * 25, "\u200b", "\u2800", "\u3164", "\u0301"),
        *("\u00ad\u2060", "\ufe0f", "\ufff0", "\U000e0001", "\U000e0080"),
        *("a\u0000b", "a\u0007b", "a\nb", "a\u0085b", "a\u2028b", "a\u2029b"),
        *(f"a{chr(code)}b" for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
        "a\ud800b",
    ],
)
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(Denied) as refused:
        checked_name(name)
    assert refused.value.code == "bad-name"
    assert refused.value.status == 400


def test_two_names_are_the_same_when_case_is_folded() -> None:
    assert folded("STRASSE") == folded("Straße")
    assert folded("ÉCOLE") == folded("école")
    assert folded("Ola") != folded("Ala")
