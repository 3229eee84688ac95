"""The post, over SQLite and PostgreSQL alike: what is written is sent once, and never lost."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.push_service import Browser
from tests.server.test_store import append
from tests.server.world import Hands
from vernissage.server.ports import Append, Closed, Turns
from vernissage.server.push.addresses import Address, Services
from vernissage.server.push.box import Box, Device
from vernissage.server.push.envelopes import Signature, fresh_key, unbase64url
from vernissage.server.push.letters import MOST_DEVICES, Letter
from vernissage.server.push.post import name_of
from vernissage.server.push.posting import Posted
from vernissage.server.push.postman import AGAIN, LEASE, LONGEST, Postman
from vernissage.server.refusals import Denied
from vernissage.server.store import SqlStore, open_store

DAY = 24 * 60 * 60_000
SIGNATURE = Signature(fresh_key(), "mailto:ola@example.org")


class Service:
    """Answers as it is told, one after the other, then 201."""

    def __init__(self, *answers: Posted) -> None:
        self.answers = list(answers)
        self.brought: list[tuple[Address, dict[str, str], bytes]] = []

    async def post(self, address: Address, headers: dict[str, str], body: bytes) -> Posted:
        self.brought.append((address, headers, body))
        await asyncio.sleep(0)
        return self.answers.pop(0) if self.answers else Posted(201)


class Office:
    """A store with one table, and a postman of each process that shares it."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.box: Box = store.box
        self.hands = Hands()
        self.browser = Browser("https://updates.push.services.mozilla.com")
        self.until: int | None = self.hands.time + DAY
        self.refusal: str | None = None
        self.lengths: Counter[str] = Counter()

    async def subscribe(self, seat: int = 0, table: str = "a", **changed: Any) -> str:
        given = self.browser.subscription()
        keys = unbase64url(given["p256dh"]), unbase64url(given["auth"])
        device = Device(given["endpoint"], *keys, "pl", b"token")._replace(**changed)
        name = name_of(device.endpoint)
        await self.box.keep(table, seat, name, device, self.hands.time)
        return name

    async def turn(self, *seats: int, table: str = "a", over: bool = False) -> None:
        """One entry more, which makes it the turn of these seats."""
        seq = self.lengths[table]
        self.lengths[table] += 1
        begun = tuple((seat, seq) for seat in seats)
        await self.store.append(with_turns(append(table, seq), begun, self.hands.time, over=over))

    def postman(self, service: Service) -> Postman:
        return Postman(
            box=self.box,
            services=Services(),
            signature=SIGNATURE,
            poster=service,
            clock=self.hands,
            waits_until=self.waits_until,
        )

    async def waits_until(self, table: str, token: bytes) -> int | None:
        assert token == b"token"
        if self.refusal is not None:
            raise Denied("table", self.refusal)
        return self.until

    async def letters(self) -> list[Letter]:
        """All of them, whenever they are due."""
        return await self.box.due(self.hands.time + 100 * DAY)


def with_turns(
    entry: Append, begun: tuple[tuple[int, int], ...], due: int, *, over: bool
) -> Append:
    turns = Turns(begun=begun, due=due, over=over)
    return Append(row=entry.row, entry=entry.entry, turns=turns)


def in_office(database: str, story: Callable[[Office], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await open_store(database)
        try:
            await story(Office(store))
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 180))


def test_a_letter_says_the_table_and_the_language_and_no_more(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        service = Service()
        await office.postman(service).round()
        ((address, headers, body),) = service.brought
        assert address.host == "updates.push.services.mozilla.com"
        assert office.browser.opened(body) == {"table": "a", "lang": "pl"}
        assert headers.pop("Authorization").startswith("vapid t=")
        topic = headers.pop("Topic")
        assert len(topic) == 22
        assert headers == {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY // 1000),
            "Urgency": "normal",
        }
        assert await office.letters() == []

    in_office(database, story)


def test_of_several_postmen_one_takes_a_letter(database: str) -> None:
    async def story(office: Office) -> None:
        for seat in range(4):
            await office.subscribe(seat)
        service = Service()
        for seq in range(5):
            await office.turn(0, 1, 2, 3)
            postmen = [office.postman(service) for _ in range(4)]
            await asyncio.gather(*(postman.round() for postman in postmen))
            assert len(service.brought) == 4 * (seq + 1)
        assert len({headers["Topic"] for _, headers, _ in service.brought}) == 4

    in_office(database, story)


def test_a_lost_claim_writes_no_letter(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe(0)
        await office.subscribe(1)
        first = with_turns(append("a", 0), ((0, 1),), 0, over=False)
        second = with_turns(append("a", 0, cid="other"), ((1, 1),), 0, over=False)
        done = await asyncio.gather(
            *map(office.store.append, (first, second)), return_exceptions=True
        )
        assert [type(each).__name__ for each in done] == ["NoneType", "Lost"]
        assert [letter.seat for letter in await office.letters()] == [0]

    in_office(database, story)


def test_nobody_is_written_to_who_has_not_asked_for_it(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe(1)
        await office.subscribe(0, table="b")
        await office.turn(0)
        assert await office.letters() == []

    in_office(database, story)


def test_a_later_turn_takes_the_place_of_an_earlier_one(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        (early,) = await office.letters()
        assert await office.box.claim(early, office.hands.time + LEASE)
        await office.turn(0)
        await office.box.drop(early)
        (late,) = await office.letters()
        assert (late.n, late.tries) == (1, 0)

    in_office(database, story)


def test_a_postman_who_dies_on_the_way_loses_nothing(database: str) -> None:
    """The letter is his for a while, then anybody's."""

    class Dies(Service):
        async def post(self, *_: Any) -> Posted:
            raise asyncio.CancelledError

    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        await asyncio.gather(office.postman(Dies()).round(), return_exceptions=True)
        service = Service()
        await office.postman(service).round()
        assert service.brought == []
        office.hands.time += LEASE
        await office.postman(service).round()
        assert len(service.brought) == 1
        assert await office.letters() == []

    in_office(database, story)


def test_what_nobody_waits_for_any_more_is_not_sent(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        office.until = None
        service = Service()
        await office.postman(service).round()
        assert (service.brought, await office.letters()) == ([], [])

    in_office(database, story)


def test_a_seat_that_is_somebody_elses_is_forgotten(database: str) -> None:
    async def story(office: Office) -> None:
        for refusal, stays in (("token", False), ("no-such-table", False), ("going-down", True)):
            name = await office.subscribe()
            await office.turn(0, table=refusal)
            await office.subscribe(table=refusal)
            await office.turn(0, table=refusal)
            office.refusal = refusal
            service = Service()
            await office.postman(service).round()
            (letter,) = await office.letters() or [Letter(refusal, 0, name, 1, 0, 0)]
            assert (await office.box.device(letter) is not None) == stays
            assert service.brought == []

    in_office(database, story)


def test_a_device_that_is_gone_is_forgotten_at_every_table(database: str) -> None:
    async def story(office: Office) -> None:
        for status in (404, 410):
            for table in ("a", "b"):
                await office.subscribe(table=table)
            await office.turn(0)
            service = Service(Posted(status))
            await office.postman(service).round()
            assert await office.letters() == []
            await office.turn(0, table="b")
            assert await office.letters() == []

    in_office(database, story)


def test_a_service_in_trouble_is_asked_again_with_growing_pauses(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        service = Service(Posted(500), Posted(None), Posted(503))
        postman, began = office.postman(service), office.hands.time
        tried: list[int] = []
        while await office.letters():
            (letter,) = await office.letters()
            office.hands.time = letter.due
            tried.append(letter.due - began)
            await postman.round()
        assert tried == [0, AGAIN, 3 * AGAIN, 7 * AGAIN]
        assert (postman.sent, postman.failed) == (1, 3)

    in_office(database, story)


def test_a_service_that_wants_to_be_left_alone_is_left_alone(database: str) -> None:
    async def story(office: Office) -> None:
        for wanted, pause in ((300, 300_000), (1, AGAIN), (10**9, LONGEST)):
            await office.subscribe()
            await office.turn(0)
            await office.postman(Service(Posted(429, wanted))).round()
            (letter,) = await office.letters()
            assert letter.due == office.hands.time + pause
            await office.box.drop(letter)

    in_office(database, story)


def test_after_the_deadline_nothing_is_tried_again(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        office.until = office.hands.time + AGAIN
        await office.postman(Service(Posted(503))).round()
        assert await office.letters() == []

    in_office(database, story)


def test_a_refusal_is_not_tried_again_and_forgets_nobody(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        for status in (301, 307, 400, 401, 403, 413):
            await office.turn(0)
            service = Service(Posted(status))
            await office.postman(service).round()
            assert len(service.brought) == 1
            assert await office.letters() == []

    in_office(database, story)


def test_a_service_that_is_no_longer_named_is_not_written_to(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe(endpoint="https://push.example.org/a")
        await office.turn(0)
        service = Service()
        await office.postman(service).round()
        assert (service.brought, await office.letters()) == ([], [])

    in_office(database, story)


def test_a_seat_has_its_newest_devices(database: str) -> None:
    async def story(office: Office) -> None:
        names = []
        for number in range(MOST_DEVICES + 2):
            office.hands.time += 1
            names.append(await office.subscribe(endpoint=f"https://fcm.googleapis.com/{number}"))
        await office.turn(0)
        assert {letter.device for letter in await office.letters()} == set(names[2:])

    in_office(database, story)


def test_devices_go_one_by_one_or_all_together(database: str) -> None:
    async def story(office: Office) -> None:
        names = [await office.subscribe(endpoint=f"https://fcm.googleapis.com/{n}") for n in "abc"]
        await office.subscribe(1)
        await office.box.forget("a", 0, names[0])
        await office.turn(0)
        assert {letter.device for letter in await office.letters()} == set(names[1:])
        await office.box.forget("a", 0, None)
        service = Service()
        await office.postman(service).round()
        assert (service.brought, await office.letters()) == ([], [])
        await office.turn(0, 1)
        assert [letter.seat for letter in await office.letters()] == [1]

    in_office(database, story)


def test_after_the_end_and_with_the_table_devices_are_forgotten(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)
        await office.turn(over=True)
        (letter,) = await office.letters()
        assert await office.box.device(letter) is None
        await office.subscribe()
        await office.store.delete("a")
        assert (await office.letters(), await office.box.device(letter)) == ([], None)

    in_office(database, story)


def test_the_key_is_made_once_for_all_processes(database: str) -> None:
    async def story(office: Office) -> None:
        made = await asyncio.gather(*(office.box.key(fresh_key()) for _ in range(8)))
        assert len(set(made)) == 1

    in_office(database, story)
    in_office(database, story)


def test_a_database_that_is_away_loses_no_letter(database: str) -> None:
    async def story(office: Office) -> None:
        await office.subscribe()
        await office.turn(0)

        async def away(letter: Letter) -> None:
            raise Closed

        service = Service()
        postman = office.postman(service)
        office.box.device = away  # type: ignore[method-assign]
        await postman.round()
        assert service.brought == []
        assert len(await office.letters()) == 1

    in_office(database, story)
