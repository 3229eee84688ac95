"""Hints: for the seat that is asked, where the table allows them."""

from tests.server.room import Room, in_a_room, refused
from vernissage.server.ports import HintJob, Told


@in_a_room
async def test_a_hint_is_for_the_seat_that_is_asked(room: Room) -> None:
    at = await room.table(seed=1)
    (seat,) = await at.asked()
    hint = await room.hall.hint(at.id, at.tokens[seat], "pl")
    assert hint.n == 1
    assert hint.action
    assert hint.sentences == ("musee pl", "P0", "P1")
    other = room.hall.hint(at.id, at.tokens[1 - seat], "pl")
    assert await refused(other) == (409, "not-asked")
    assert await refused(room.hall.hint(at.id, None, "pl")) == (401, "token")


@in_a_room
async def test_where_the_table_allows_none_there_is_none(room: Room) -> None:
    at = await room.table(hints=False, begin=False)
    assert await refused(room.hall.hint(at.id, at.host, "en")) == (403, "no-hints")


@in_a_room
async def test_before_the_start_nobody_is_asked(room: Room) -> None:
    at = await room.table(begin=False)
    assert await refused(room.hall.hint(at.id, at.host, "en")) == (409, "not-asked")


@in_a_room
async def test_a_hint_that_nobody_could_think_of_is_no_error(room: Room) -> None:
    async def fails(job: HintJob) -> Told:
        raise RuntimeError

    room.thinkers.hint = fails  # type: ignore[method-assign]
    at = await room.table(seed=1)
    (seat,) = await at.asked()
    assert await refused(room.hall.hint(at.id, at.tokens[seat], "en")) == (503, "no-answer")
