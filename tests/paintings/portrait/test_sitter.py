"""Who sits for the portraits."""

from vernissage.paintings.brush.chance import Chance
from vernissage.paintings.portrait.sitter import sitter


def test_sitters_are_of_all_ages_and_complexions() -> None:
    people = [sitter(number, Chance(str(number))) for number in range(29)]
    assert {who.age for who in people} == {"child", "young", "adult", "old"}
    assert {who.woman for who in people} == {True, False}
    lights = [who.skin.light for who in people]
    assert min(lights) < 0.45
    assert max(lights) > 0.8
    assert sum(light < 0.6 for light in lights) >= 8
