"""Fractions are as likely everywhere between 0 and 1, and never 1."""

from statistics import fmean

from vernissage.core.chance import Generator


def test_fractions_lie_between_nothing_and_one() -> None:
    chance = Generator(7)
    found = [chance.fraction() for _ in range(10_000)]
    assert min(found) >= 0.0
    assert max(found) < 1.0
    assert abs(fmean(found) - 0.5) < 0.01


def test_a_fraction_takes_one_number_of_the_stream() -> None:
    one, other = Generator(7), Generator(7)
    assert one.fraction() == other.below(1 << 20) / (1 << 20)
    assert one.word == other.word
