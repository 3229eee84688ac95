"""A name decides every throw; throws keep to their bounds."""

from vernissage.paintings.brush.chance import Chance, seed_of


def test_the_same_name_throws_the_same() -> None:
    one, two = Chance("v1/musee/23"), Chance("v1/musee/23")
    assert [one.unit() for _ in range(20)] == [two.unit() for _ in range(20)]


def test_near_names_lie_far_apart() -> None:
    seeds = [seed_of(f"v1/musee/{number}") for number in range(1, 61)]
    assert len(set(seeds)) == 60
    assert abs(seeds[0] - seeds[1]) > 1_000_000


def test_throws_keep_to_their_bounds() -> None:
    chance = Chance("bounds")
    assert all(0 <= chance.unit() < 1 for _ in range(500))
    assert all(3 <= chance.between(3, 5) <= 5 for _ in range(500))
    assert all(8 <= chance.near(10, 2) <= 12 for _ in range(500))
    assert {chance.whole(1, 3) for _ in range(100)} == {1, 2, 3}
    assert {chance.side() for _ in range(100)} == {-1, 1}


def test_one_in_three_comes_true_about_once_in_three() -> None:
    chance = Chance("thirds")
    assert 900 < sum(chance.one_in(3) for _ in range(3000)) < 1100


def test_shuffling_loses_nothing_and_leaves_the_things_alone() -> None:
    things = list(range(10))
    assert sorted(Chance("shuffled").shuffled(things)) == things == list(range(10))
