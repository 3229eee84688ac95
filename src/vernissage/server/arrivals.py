"""How people come to a table: they make one, sit down, play again or from a moment on.

Lost answers come again.
"""

import hashlib
from typing import Final

import msgspec

from vernissage.core import records
from vernissage.core.records import Record
from vernissage.server import chairs, making
from vernissage.server.entries import Body, Branched, Followed, Made
from vernissage.server.held import Held
from vernissage.server.hosted import HostedTable
from vernissage.server.keeping import CLAIMS, Keeper, who
from vernissage.server.ports import ANSWERED_AGAIN, OF_TABLES, Answered, Closed, Lost
from vernissage.server.refusals import Denied
from vernissage.server.seats import Who, hashed
from vernissage.server.shuffle import commitment
from vernissage.server.wire import NewTable, Rematch, RematchMade, SeatTaken, Sit, TableMade
from vernissage.server.wire_finished import BranchMade, NewBranch, NewBranchOfFile

MOST_BRANCHES: Final = 100
"""Of one finished game: its log must not grow for ever."""

Request = NewTable | Sit | Rematch | NewBranch


class Arrivals:
    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._world = keeper.world

    async def make(self, request: NewTable) -> TableMade:
        """A new table, with its host; the same request twice at the same time makes one."""
        for _ in range(CLAIMS):
            before = await self._before(OF_TABLES, request)
            if before is not None:
                held = self._keeper.held(before.table)
                async with held.lock:
                    seat, token = await self._again(held, before)
                    assert held.hosted is not None
                    return _made(held.hosted.made, before.table, seat, token)
            made = await self._make(request)
            if made is not None:
                return made
        raise Closed

    async def sit(self, table: str, token: bytes | None, request: Sit) -> SeatTaken:
        """Somebody sits down at a table that waits for players."""
        held = self._keeper.held(table)
        async with held.lock:
            for _ in range(CLAIMS):
                hosted = await self._keeper.load(held)
                who(hosted, token)
                scope = f"seats/{table}"
                before = await self._before(scope, request)
                if before is not None:
                    return SeatTaken(*await self._seat_again(held, before))
                fresh = self._world.chance.token()
                body = chairs.sit(
                    hosted,
                    name=request.name,
                    seat=request.seat,
                    luck=request.luck,
                    token=hashed(fresh),
                    cid=request.cid,
                )
                answer = self._answer(scope, request, table, body.seat)
                if await self._keeper.append(held, body, answered=answer):
                    return SeatTaken(body.seat, fresh)
        raise Closed

    async def rematch(self, table: str, token: bytes | None, request: Rematch) -> RematchMade:
        """The same chairs once more: at a new table, or at the one that another seat has made."""
        held, asking = await self._keeper.look(table, token)
        seat = chairs.own_seat(asking)
        scope = f"rematch/{table}/{seat}"
        before = await self._before(scope, request)
        if before is None:
            held, _ = await self._keeper.decide(table, token, self._follow)
            assert held.hosted is not None
            assert held.hosted.followed is not None
            try:
                return await self._come_over(
                    held.hosted, held.hosted.followed, seat, request, scope
                )
            except Denied:
                before = await self._before(scope, request)  # the same request, at the same time
                if before is None:
                    raise
        following = self._keeper.held(before.table)
        async with following.lock:
            return RematchMade(before.table, *await self._seat_again(following, before))

    async def branch(self, table: str, token: bytes | None, request: NewBranch) -> BranchMade:
        """Play on from a moment of a finished game; its log notes where."""
        held, asking = await self._keeper.look(table, token)
        hosted = held.hosted
        assert hosted is not None
        chairs.may_look(hosted, asking)
        record = hosted.record()
        if record is None:
            raise Denied("branch", "still-playing")
        if len(hosted.branches) >= MOST_BRANCHES:
            raise Denied("branch", "branched-often", most=MOST_BRANCHES)
        made = await self._branch(record, request, of=table, spectators=hosted.made.spectators)

        def note(hosted: HostedTable, asking: Who) -> Branched | None:
            if any(each.table == made.table for each in hosted.branches):
                return None
            return Branched(made.table, request.at, request.seat, request.bots)

        await self._keeper.decide(table, token, note)
        return made

    async def branch_of_file(self, request: NewBranchOfFile) -> BranchMade:
        """The same from a record that is no table's."""
        record = records.decode(bytes(request.record))
        return await self._branch(record, request, of=None, spectators=True)

    async def _branch(
        self, record: Record, request: NewBranch, *, of: str | None, spectators: bool
    ) -> BranchMade:
        scope = f"branches/{of or ''}"
        for _ in range(CLAIMS):
            before = await self._before(scope, request)
            if before is not None:
                held = self._keeper.held(before.table)
                async with held.lock:
                    return BranchMade(before.table, *await self._seat_again(held, before))
            made = await self._plant(record, request, scope, of=of, spectators=spectators)
            if made is not None:
                return made
        raise Closed

    async def _plant(
        self, record: Record, request: NewBranch, scope: str, *, of: str | None, spectators: bool
    ) -> BranchMade | None:
        chance = self._world.chance
        token, table = chance.token(), chance.token()
        made = making.branched(
            record,
            request,
            of=of,
            spectators=spectators,
            token=hashed(token),
            code=chance.code(),
            secret=chance.secret(),
        )
        held = self._keeper.held(table)
        async with held.lock:
            answer = self._answer(scope, request, table, request.seat)
            if not await self._create(held, made, answer):
                return None
            self._keeper.changed(held)
        return BranchMade(table, request.seat, token)

    def _follow(self, hosted: HostedTable, asking: Who) -> Followed | None:
        """The first to ask decides where; the table itself is made afterwards."""
        chairs.own_seat(asking)
        if hosted.status != "over":
            raise Denied("rematch", "still-playing")
        return None if hosted.followed else Followed(self._world.chance.token())

    async def _come_over(
        self, before: HostedTable, table: str, seat: int, request: Rematch, scope: str
    ) -> RematchMade:
        held = self._keeper.held(table)
        chance = self._world.chance
        answer = self._answer(scope, request, table, seat)
        async with held.lock:
            for _ in range(CLAIMS):
                token = chance.token()
                if held.hosted is None and not await self._world.store.read(table):
                    made = making.remade(
                        before,
                        seat,
                        luck=request.luck,
                        token=hashed(token),
                        cid=request.cid,
                        code=chance.code(),
                        secret=chance.secret(),
                    )
                    done = await self._create(held, made, answer)
                else:
                    hosted = await self._keeper.load(held)
                    body = _back(before, hosted, seat, request, hashed(token))
                    done = await self._keeper.append(held, body, answered=answer)
                if done:
                    return RematchMade(table, seat, token)
        raise Closed

    async def _make(self, request: NewTable) -> TableMade | None:
        chance = self._world.chance
        token, table = chance.token(), chance.token()
        made = making.made(
            request,
            token=hashed(token),
            code=chance.code(),
            secret=chance.secret(),
            testing=self._world.testing,
        )
        held = self._keeper.held(table)
        answer = self._answer(OF_TABLES, request, table, made.host_seat)
        async with held.lock:
            done = await self._create(held, made, answer)
        return _made(made, table, made.host_seat, token) if done else None

    async def _create(self, held: Held, made: Made, answer: Answered | None) -> bool:
        """False: another table that waits has this code, another has made this one, or the same
        request has been answered.
        """
        try:
            await held.create(made, answer)
        except Lost:
            return False
        return True

    async def _before(self, scope: str, request: Request) -> Answered | None:
        """What this cid was answered with, within ten minutes."""
        if request.cid is None:
            return None
        found = await self._world.store.answered(scope, request.cid)
        if found is None or self._world.clock.now() - found.at > ANSWERED_AGAIN:
            return None
        if found.digest != _digest(request):
            raise Denied(request.cid, "cid-reused")
        return found

    async def _again(self, held: Held, before: Answered) -> tuple[int | None, str]:
        """The same seat with a fresh token; the first one is void."""
        for _ in range(CLAIMS):
            token = self._world.chance.token()
            hosted = await self._keeper.load(held)
            body = chairs.reissue(hosted, before, hashed(token))
            if body is None:
                if await self._keeper.learn(held):
                    continue
                raise Denied(before.cid, "cid-reused")
            if await self._keeper.append(held, body):
                return body.seat, token
        raise Closed

    async def _seat_again(self, held: Held, before: Answered) -> tuple[int, str]:
        """The same for who asked to sit down."""
        seat, token = await self._again(held, before)
        assert seat is not None
        return seat, token

    def _answer(
        self, scope: str, request: Request, table: str, seat: int | None
    ) -> Answered | None:
        if request.cid is None:
            return None
        now = self._world.clock.now()
        return Answered(scope, request.cid, _digest(request), table, seat, now)


def _digest(request: Request) -> bytes:
    return hashlib.sha256(msgspec.json.encode(request)).digest()


def _back(
    before: HostedTable, hosted: HostedTable, seat: int, request: Rematch, token: bytes
) -> Body:
    """A seat that played the game before sits down again."""
    chair = hosted.seats[seat]
    if chair.back and chair.is_person:
        raise Denied("rematch", "already-there")
    name = before.seats[seat].name or ""
    return chairs.sit(
        hosted,
        name=name,
        seat=seat,
        luck=request.luck,
        token=token,
        cid=request.cid,
        back=True,
    )


def _made(made: Made, table: str, seat: int | None, token: str) -> TableMade:
    return TableMade(table, made.code, seat, token, commitment(made.secret))
