"""What must hold after a storm: nothing was lost, nothing happened twice, nobody was hurried."""

from typing import TYPE_CHECKING

import msgspec

from tests.server.world import Logs
from vernissage.core import records
from vernissage.games import GAMES
from vernissage.server.entries import Acted, Body

if TYPE_CHECKING:
    from tests.server.simulation import Simulation


async def checked(simulation: "Simulation", table: str) -> records.Record:
    """Whatever went wrong: nothing was lost, nothing happened twice."""
    logs = simulation.logs
    heads = logs.heads[table]
    assert [seq for seq, _, _ in heads] == list(range(len(heads))), "a log without gaps"
    times = [at for _, at, _ in heads]
    assert times == sorted(times), "time does not run back"
    hosted = simulation.truth(table)
    record = hosted.record()
    assert record is not None
    records.verify(GAMES[record.game], record)
    _check_cids(simulation, table)
    _check_clocks(logs, table)
    await _check_viewers(simulation, table)
    return record


def _check_cids(simulation: "Simulation", table: str) -> None:
    """All that was acked stands in the log once."""
    for person in simulation.people:
        for cid in person.acked:
            found = [
                1
                for (_, _, own), body in zip(
                    simulation.logs.heads[table], simulation.logs.entries[table], strict=True
                )
                if own == cid and msgspec.json.decode(body).get("seat") == person.seat
            ]
            assert len(found) == 1, f"{cid} stands {len(found)} times in the log"


def _check_clocks(logs: Logs, table: str) -> None:
    """Nobody was moved for by the clock before ten seconds had passed."""
    last = 0
    for (_, at, _), data in zip(logs.heads[table], logs.entries[table], strict=True):
        body = msgspec.json.decode(data, type=Body)
        if isinstance(body, Acted):
            if body.by == "clock" and body.action != "pass":
                assert at - last >= 10_000, "the clock was early"
            last = at


async def _check_viewers(simulation: "Simulation", table: str) -> None:
    """Every viewer has heard every event once, in order, over all its sockets."""
    hall = simulation.any_process().hall
    for person in simulation.people:
        whole = await hall.update(table, person.token)
        assert whole is not None
        update = msgspec.json.decode(whole)
        person.process = simulation.any_process()
        await person.connect()
        assert person.update is not None
        assert person.update["n"] == update["n"], "the newest state has arrived"
        assert person.events == update["events"], "every event has arrived once"
