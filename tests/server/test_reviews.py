"""Reviews: the numbers of `vernissage review`, made elsewhere one after the other, and kept."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.running import API, Server
from tests.server.test_schema import fits
from tests.server.world import Hands
from vernissage.core import records
from vernissage.core.refusals import Illegal, Refusal
from vernissage.games import GAMES
from vernissage.review.review import Wanted, review
from vernissage.server.library import MOST_WAITING, Library
from vernissage.server.limits import Limits, Rate
from vernissage.server.lookers import Lookers
from vernissage.server.ports import Closed, NoAnswer
from vernissage.server.refusals import Denied
from vernissage.server.reviews import REPLAYS, TOP
from vernissage.server.store import SqlStore, open_store
from vernissage.server.wire_finished import Looking

RECORDS = Path(__file__).parents[1] / "records"
RECORD = (RECORDS / "musee-2.jsonl").read_bytes().splitlines()[0]


def asked_until_there(server: Server, language: str) -> dict[str, Any]:
    """A client that asks again until the review is there."""
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    until, seen = monotonic() + 300, list[int]()
    while monotonic() < until:
        answer = server.client.post(f"{API}/review", content=RECORD, headers=headers)
        if answer.status_code == 200:
            assert seen == sorted(seen)
            found: dict[str, Any] = answer.json()
            return found
        assert answer.status_code == 202, answer.text
        fits(answer.json(), "Looking")
        seen.append(answer.json()["done"])
        sleep(0.2)
    raise AssertionError("the review did not come")


def test_its_numbers_are_those_of_the_command(server: Server) -> None:
    record = records.decode(RECORD)
    wanted = Wanted(seats=(0, 1), top=TOP, replays=REPLAYS)
    here = review(GAMES["musee"], record, wanted, lambda: None)
    told = asked_until_there(server, "en")
    fits(told, "Review")
    assert [
        (one["seat"], [(d["at"], d["played"], d["better"], d["cost"]) for d in one["decisions"]])
        for one in told["seats"]
    ] == [
        (seat, [(d.at, d.played, d.better, d.cost) for d in found])
        for seat, found in here.decisions
    ]
    assert {one["seat"]: (one["good"], one["every"]) for one in told["seats"]} == here.sound
    assert [(one["par"], one["luck"], one["skill"]) for one in told["luck"]] == [
        (one.par, one.luck, one.skill) for one in here.luck.seats
    ]
    assert "@0" in json.dumps(told["luck_table"])


@pytest.mark.parametrize("language", ["pl", "de"])
def test_it_is_kept_in_every_language(server: Server, language: str) -> None:
    english = asked_until_there(server, "en")
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    answer = server.client.post(f"{API}/review", content=RECORD, headers=headers)
    assert answer.status_code == 200
    told = answer.json()
    assert told["luck"] == english["luck"]
    assert told["weighing"] != english["weighing"]


def test_the_defaults_are_those_of_the_command() -> None:
    from inspect import signature

    from vernissage.cli.review import review as command

    given = signature(command).parameters
    assert (given["top"].default, given["replays"].default) == (TOP, REPLAYS)


class Memory:
    """A shelf, and whoever makes reviews: as many at once as the test lets go."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], bytes] = {}
        self.made = 0
        self.closed = False
        self.fails: Exception | None = None
        self.go = asyncio.Event()

    async def review(self, name: Any, language: Any) -> Any:
        return self.kept.get((name, language))

    async def keep_review(self, name: str, told: dict[str, bytes], at: int) -> None:
        if self.closed:
            raise Closed
        self.kept |= {(name, language): body for language, body in told.items()}


class Slow:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def replay(self, record: bytes, eye: str) -> bytes:
        self.memory.made += 1
        return eye.encode()

    async def review(self, record: bytes, progress: Callable[[int, int], None]) -> dict[str, bytes]:
        progress(3, 9)
        await self.memory.go.wait()
        if self.memory.fails is not None:
            raise self.memory.fails
        self.memory.made += 1
        return {"en": b"review", "pl": b"recenzja"}

    async def close(self) -> None:
        pass


def record_of(seed: int) -> bytes:
    return json.dumps({**json.loads(RECORD), "seed": seed}).encode()


def in_a_library(test: Callable[[Library, Memory], Awaitable[None]]) -> None:
    async def whole() -> None:
        memory = Memory()
        library = Library(memory, Slow(memory), Hands())
        await test(library, memory)
        await library.close()

    asyncio.run(asyncio.wait_for(whole(), 180))


def nothing() -> None:
    pass


def test_one_review_is_made_however_many_ask() -> None:
    async def test(library: Library, memory: Memory) -> None:
        for _ in range(5):
            told = await library.review(RECORD, "en", nothing)
            await asyncio.sleep(0)
        assert told == Looking(3, 9, 0)
        assert await library.review(record_of(1), "en", nothing) == Looking(0, 0, 1)
        memory.go.set()
        await asyncio.sleep(0.01)
        assert await library.review(RECORD, "pl", nothing) == b"recenzja"
        assert memory.made == 2

    in_a_library(test)


def test_how_it_is_written_does_not_matter() -> None:
    async def test(library: Library, memory: Memory) -> None:
        spread = json.dumps(json.loads(RECORD), indent=4).encode()
        memory.go.set()
        await library.review(RECORD, "en", nothing)
        await asyncio.sleep(0.01)
        assert await library.review(spread, "en", nothing) == b"review"

    in_a_library(test)


@pytest.mark.parametrize(
    ("error", "code"),
    [(Illegal("hang", "musee-not-in-hand"), "musee-not-in-hand"), (NoAnswer("died"), "no-answer")],
)
def test_what_could_not_be_made_is_told_once_and_tried_again(error: Exception, code: str) -> None:
    async def test(library: Library, memory: Memory) -> None:
        memory.fails = error
        memory.go.set()
        await library.review(RECORD, "en", nothing)
        await asyncio.sleep(0.01)
        with pytest.raises(Refusal) as refused:
            await library.review(RECORD, "en", nothing)
        assert refused.value.code == code
        memory.fails = None
        assert isinstance(await library.review(RECORD, "en", nothing), Looking)

    in_a_library(test)


def test_a_shelf_that_cannot_be_written_is_no_mishap() -> None:
    async def test(library: Library, memory: Memory) -> None:
        memory.closed = True
        memory.go.set()
        await library.review(RECORD, "en", nothing)
        await asyncio.sleep(0.01)
        with pytest.raises(Denied) as refused:
            await library.review(RECORD, "en", nothing)
        assert refused.value.code == "not-written"

    in_a_library(test)


def test_few_wait_and_one_address_begins_few() -> None:
    async def test(library: Library, memory: Memory) -> None:
        rate = Rate("reviews", Limits().reviews_per_hour, 1 / 3600)
        for seed in range(MOST_WAITING):
            await library.review(record_of(seed), "en", lambda: rate.check("here"))
        with pytest.raises(Denied) as refused:
            await library.review(record_of(99), "en", nothing)
        assert refused.value.code == "no-answer"
        await library.review(record_of(0), "en", lambda: pytest.fail("it is being made"))
        assert rate.buckets["here"].left < Limits().reviews_per_hour - MOST_WAITING + 1

    in_a_library(test)


def test_replays_that_were_made_lately_are_not_made_again() -> None:
    async def test(library: Library, memory: Memory) -> None:
        for eye in ("all", "1", "all", "1"):
            assert await library.replay(RECORD, eye) == eye.encode()
        assert memory.made == 2

    in_a_library(test)


def test_a_process_that_is_killed_is_replaced() -> None:
    async def test() -> None:
        lookers = Lookers()
        try:
            first = await lookers.replay(RECORD, "public")
            worker = lookers._replays._worker
            assert worker is not None
            worker.process.kill()
            await worker.process.wait()
            assert await lookers.replay(RECORD, "public") == first
        finally:
            await lookers.close()

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_database_keeps_reviews_and_forgets_old_ones(database: str) -> None:
    async def with_store(test: Callable[[SqlStore], Awaitable[None]]) -> None:
        store = await open_store(database)
        try:
            await test(store)
        finally:
            await store.close()

    async def keep(store: SqlStore) -> None:
        await store.keep_review("a" * 64, {"en": b"old", "pl": b"stara"}, 1000)
        await store.keep_review("a" * 64, {"en": b"another"}, 3000)
        await store.keep_review("b" * 64, {"en": b"new"}, 2000)

    async def find(store: SqlStore) -> None:
        assert await store.review("a" * 64, "en") == b"old"
        assert await store.review("a" * 64, "pl") == b"stara"
        assert await store.review("a" * 64, "de") is None
        await store.forget_reviews(2000)
        assert await store.review("a" * 64, "en") is None
        assert await store.review("b" * 64, "en") == b"new"

    for each in (keep, find):
        asyncio.run(asyncio.wait_for(with_store(each), 180))
