"""Every picture is the one on file, is valid SVG on its own, and is small."""

import re
import subprocess
import sys
import zlib
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.paintings.golden import hashes, written
from vernissage.paintings import VERSION, auction_of, decks, ids, natural_size, paint, painter

PLAYED = ("modern-art", "art-society", "musee", "decor")
ID = re.compile(r'\bid="([^"]+)"')
USE = re.compile(r"url\(#([^)]+)\)")


@cache
def pictures(deck: str) -> dict[str, str]:
    return {name: paint(deck, name) for name in ids(deck)}


def test_there_are_as_many_pictures_as_the_boxes_hold() -> None:
    assert [len(ids(deck)) for deck in PLAYED] == [70, 116, 60, 108]


def test_no_picture_has_changed_since_its_version() -> None:
    version, on_file = written()
    assert version == VERSION
    found = hashes()
    assert found.keys() == on_file.keys()
    changed = [name for name, value in found.items() if on_file[name] != value]
    assert changed == [], "if that was meant: python -m tests.paintings.golden"


def test_another_process_with_another_hash_seed_paints_the_same_bytes() -> None:
    code = (
        "from vernissage.paintings import paint; print(hash('x') and paint('musee', '23'), end='')"
    )
    for seed in ("1", "2"):
        painted = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1"},
            capture_output=True,
            check=True,
            encoding="utf-8",
        )
        assert painted.stdout == paint("musee", "23")


@pytest.mark.parametrize("deck", decks())
def test_every_picture_stands_on_its_own(deck: str) -> None:
    for name, svg in pictures(deck).items():
        root = ElementTree.fromstring(svg)
        tags = {node.tag.split("}")[1] for node in root.iter()}
        assert tags.isdisjoint({"filter", "script", "image", "use", "style", "text"}), name
        assert "href" not in svg, name
        assert svg.count("http") == 1, name
        assert set(USE.findall(svg)) <= set(ID.findall(svg)), name


def test_no_id_stands_twice_in_all_pictures() -> None:
    every = [name for deck in decks() for name in ID.findall("".join(pictures(deck).values()))]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("deck", decks())
def test_every_picture_has_a_title_that_a_screen_reader_finds(deck: str) -> None:
    for svg in pictures(deck).values():
        root = ElementTree.fromstring(svg)
        title = root[0]
        assert title.tag.endswith("title")
        assert title.text
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == title.get("id")


def test_pictures_are_small_to_send() -> None:
    sizes = [
        len(zlib.compress(svg.encode(), 9)) for deck in PLAYED for svg in pictures(deck).values()
    ]
    assert max(sizes) < 12_000
    assert sum(sizes) / len(sizes) < 4_000


def test_numbers_carry_at_most_one_digit_after_the_point() -> None:
    for svg in pictures("musee").values():
        for d in re.findall(r' d="([^"]+)"', svg):
            assert not re.search(r"\.\d\d", d)


def test_painters_use_no_mathematics_library_whose_last_bit_may_differ() -> None:
    """Only sqrt is taken from it, which IEEE 754 rounds alike everywhere."""
    folder = Path(painter.__file__).parent
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"^from math import (.+)$", text, re.MULTILINE)) <= {"sqrt"}, file
        assert "import math" not in text, file
        assert not re.search(r"[\w)\]] ?\*\* ?[\w(]", text), file


def test_a_picture_keeps_its_shape_at_every_size() -> None:
    for deck, name in (("art-society", "1x3PG"), ("musee", "5"), ("modern-art", "nex-01")):
        w, h = natural_size(deck, name)
        root = ElementTree.fromstring(paint(deck, name, 96))
        assert float(root.get("height", "0")) == pytest.approx(96 * h / w, abs=0.1)


def test_auction_types_follow_the_table() -> None:
    """MA-C1: how many cards of each artist carry each auction type."""
    table = {
        artist: [
            sum(auction_of(card) == auction for card in ids("modern-art") if artist in card)
            for auction in ("open", "once-around", "sealed", "fixed-price", "double")
        ]
        for artist in ("nex", "bahut", "darmoir", "sadland", "koriko")
    }
    assert table == {
        "nex": [3, 3, 2, 2, 2],
        "bahut": [3, 2, 3, 3, 2],
        "darmoir": [3, 3, 3, 3, 2],
        "sadland": [3, 3, 3, 3, 3],
        "koriko": [4, 3, 3, 3, 3],
    }


def test_there_is_no_such_picture() -> None:
    with pytest.raises(painter.PictureError, match="musee/61"):
        paint("musee", "61")
