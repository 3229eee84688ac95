"""Bot workers: moves and hints from other processes, whatever happens to those."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vernissage.bots import bot_called
from vernissage.core.chance import Generator
from vernissage.games import GAMES
from vernissage.server import thinking
from vernissage.server.pace import AUCTION, TURN, wait_ms
from vernissage.server.ports import HintJob, Job, Thought
from vernissage.server.thinking import Moved, MoveJob, move
from vernissage.server.workers import MOST_WAITING, THINKING, Workers


def job(game: str, bot: str, players: int = 3) -> Job:
    """The first question of a game."""
    rules = GAMES[game]
    options = rules.options(players=players)
    state = rules.start(options, rules.deal(options, 5))
    seat = state.to_act()[0]
    return Job(
        game=game,
        bot=bot,
        view=msgspec.json.encode(rules.view(state, seat)),
        choices=msgspec.json.encode(rules.choices(state, seat)),
        memory=None,
        chance=11,
    )


@asynccontextmanager
async def workers(
    count: int = 1, patience: float = 20.0, awaited: Path | None = None
) -> AsyncIterator[Workers]:
    pool = Workers(count, patience, awaited=awaited)
    try:
        yield pool
    finally:
        await pool.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 180))


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_moves_as_the_bot_does_here(game: str) -> None:
    async def test() -> None:
        rules = GAMES[game]
        options = rules.options(players=3)
        state = rules.start(options, rules.deal(options, 5))
        seat = state.to_act()[0]
        here = bot_called(game, "club")().choose(
            rules.view(state, seat), rules.choices(state, seat), Generator(11)
        )
        async with workers() as pool:
            thought = await pool.think(job(game, "club"))
        assert thought.action == (here if isinstance(here, str) else rules.write(here))
        assert (thought.memory is not None) == (game == "modern-art")

    run(test())


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_hints_come_in_the_asked_language(language: str) -> None:
    async def test() -> None:
        asked = job("musee", "club")
        async with workers() as pool:
            told = await pool.hint(
                HintJob(
                    game="musee",
                    view=asked.view,
                    choices=asked.choices,
                    language=language,
                    names=("Ola", "Jan"),
                )
            )
        assert told.action.startswith("hang ")
        assert len(told.sentences) >= 2

    run(test())


def test_workers_that_began_slowly_are_replaced_once_the_engine_is_compiled(tmp_path: Path) -> None:
    async def test() -> None:
        engine = tmp_path / "engine"
        async with workers(awaited=engine) as pool:
            processes = []
            for moment in range(4):
                if moment == 2:
                    engine.mkdir()
                await pool.think(job("musee", "club"))
                processes.append(pool._free[0].process.pid)
            assert processes[0] == processes[1]
            assert processes[1] != processes[2]
            assert processes[2] == processes[3]
            assert pool.replaced == 0

    run(test())


def test_a_worker_that_is_killed_is_replaced_and_the_move_is_made() -> None:
    async def test() -> None:
        async with workers() as pool:
            first = await pool.think(job("modern-art", "club"))
            (process,) = (worker.process for worker in pool._free)
            os.kill(process.pid, signal.SIGKILL)
            assert await pool.think(job("modern-art", "club")) == first
            assert pool.replaced == 1

    run(test())


def test_a_worker_that_hangs_is_replaced_and_the_move_is_made() -> None:
    async def test() -> None:
        asked = job("modern-art", "club")
        async with workers(count=2, patience=50.0) as pool:
            first, _ = await asyncio.gather(pool.think(asked), pool.think(asked))
            os.kill(pool._free[0].process.pid, signal.SIGSTOP)
            pool.patience = 8.0  # the other worker is warm, however busy the machine is
            assert await pool.think(asked) == first
            assert pool.replaced == 1

    run(test())


def test_a_bot_that_fails_leaves_the_move_to_chance() -> None:
    async def test() -> None:
        async with workers() as pool:
            broken = msgspec.structs.replace(job("modern-art", "club"), memory=b"nonsense")
            thought = await pool.think(broken)
        assert thought.action.startswith("offer ")

    run(test())


def test_where_too_many_wait_the_level_below_thinks() -> None:
    pool = Workers(1)
    assert pool._eased(job("musee", "master")).bot == "master"
    pool.waiting["master"] = MOST_WAITING["master"]
    assert pool._eased(job("musee", "master")).bot == "expert"
    pool.waiting["expert"] = MOST_WAITING["expert"]
    assert pool._eased(job("musee", "master")).bot == "club"


def test_without_limits_every_level_thinks_itself() -> None:
    pool = Workers(1, limited=False)
    pool.waiting["master"] = pool.waiting["expert"] = 1000
    assert pool._eased(job("musee", "master")).bot == "master"


@pytest.mark.parametrize("game", ["musee", "modern-art"])
def test_a_thought_that_takes_too_long_is_broken_off_for_a_quick_one(game: str) -> None:
    endless = msgspec.structs.replace(job(game, "master@600s"), memory=b"what it knew")
    quick = move(msgspec.structs.replace(job(game, "club"), memory=None))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "recall", lambda bot, memory: None)
        broken_off = move(endless, within=0.05)
    assert broken_off.action == quick.action
    assert broken_off.memory == b"what it knew"
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_only_strong_bots_are_hurried_and_only_where_there_are_limits() -> None:
    async def hurried(pool: Workers, bot: str) -> float | None:
        asked: list[MoveJob] = []

        async def answer(work: MoveJob, kind: type[Moved]) -> Moved:
            asked.append(work)
            return Moved(Thought("keep", None))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pool, "_answer", answer)
            await pool.think(job("musee", bot))
        return asked[0].within

    async def test() -> None:
        assert await hurried(Workers(1), "master") == THINKING
        assert await hurried(Workers(1), "expert") == THINKING
        assert await hurried(Workers(1), "club") is None
        assert await hurried(Workers(1, limited=False), "master") is None

    run(test())


def test_the_pace_is_human_and_fixed_by_the_seed() -> None:
    for auction, (least, most) in ((True, AUCTION), (False, TURN)):
        waits = [wait_ms(3, seat, n, auction=auction) for seat in range(4) for n in range(50)]
        assert least <= min(waits) < max(waits) <= most
        assert waits[7] == wait_ms(3, 0, 7, auction=auction)
