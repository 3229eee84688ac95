"""Sets kept as integers do what Python's sets do."""

from hypothesis import given
from hypothesis import strategies as st

from vernissage.core.sets import BIT, count, lowest, members_of, nth_member, set_of

SETS = st.sets(st.integers(min_value=0, max_value=61))
SOME = st.sets(st.integers(min_value=0, max_value=61), min_size=1)


@given(SETS)
def test_a_set_has_the_members_that_it_was_made_of(members: set[int]) -> None:
    assert members_of(set_of(members)) == sorted(members)
    assert set_of(members) == sum(BIT[member] for member in members)


@given(SETS)
def test_members_are_counted(members: set[int]) -> None:
    assert count(set_of(members)) == len(members)


@given(SOME)
def test_members_are_found_from_the_smallest_on(members: set[int]) -> None:
    assert lowest(set_of(members)) == min(members)
    found = [nth_member(set_of(members), index) for index in range(len(members))]
    assert found == sorted(members)


def test_a_member_named_twice_is_in_the_set_once() -> None:
    assert members_of(set_of([3, 5, 3])) == [3, 5]
