"""No two pictures of a deck look alike, and the subjects are as many as promised."""

from itertools import combinations

import pytest

from tests.paintings.raster import Picture
from vernissage.paintings import ids, paint
from vernissage.paintings.catalogue import ART_SOCIETY, MUSEE
from vernissage.paintings.parts.cards import subject_of

APART = 8.0
"""The least mean difference of two pictures, of 255, when both are 16 by 16."""


@pytest.mark.long
@pytest.mark.parametrize("deck", ["modern-art", "art-society", "musee", "decor"])
def test_no_two_pictures_of_a_deck_look_alike(deck: str) -> None:
    small = {name: Picture(paint(deck, name)).small() for name in ids(deck)}
    near = [
        (one, two)
        for one, two in combinations(small, 2)
        if sum(abs(a - b) for a, b in zip(small[one], small[two], strict=True)) < APART * 768
    ]
    assert near == []


def test_the_rasteriser_sees_colour_and_place() -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">'
    halves = '<rect width="8" height="16" fill="#f00"/><path d="M8 0h8v16h-8z" fill="#00f"/>'
    small = Picture(f"{head}{halves}</svg>").small()
    assert small[:3] == [255, 0, 0]
    assert small[45:48] == [0, 0, 255]


def subjects() -> list[str]:
    return [*MUSEE.values(), *(subject_of(code) for code in ART_SOCIETY)]


def test_every_promised_subject_is_painted() -> None:
    painted = {subject.split()[0] for subject in subjects()}
    animals = {MUSEE[number].split()[0] for number in range(5, 61, 5)}
    assert len(animals) >= 6
    wanted = {"harbour", "storm", "beach", "campanile", "triumph", "courtyard", "market"}
    assert wanted <= painted


def test_every_mood_is_painted() -> None:
    moods = {subject.split()[1] for subject in subjects()}
    assert {"day", "dusk", "night", "storm", "snow", "dawn", "mist", "rain"} <= moods
