"""vernissage join: a bot takes a seat at a table on a server and plays the game."""

import asyncio
import secrets
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from vernissage.bots import bot_called
from vernissage.cli.console import new_console
from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.client import Refused, Seat, sit_down
from vernissage.core.chance import Generator
from vernissage.games import GAMES
from vernissage.tables.seats import Seated, ask, blamed_on

PATIENCE = 2.0
"""Seconds in which news must come that explain why an answer was refused."""


def join(
    link: Annotated[str, Parameter(help=SAY("cli-join-link"))],
    /,
    *,
    bot: Annotated[str, Parameter(help=SAY("cli-join-bot"))] = "club",
    name: Annotated[str | None, Parameter(help=SAY("cli-join-name"))] = None,
    lang: Lang = None,
) -> int:
    try:
        asyncio.run(_join(link, bot, name or bot.rpartition(":")[2][:24].capitalize()))
    except Refused as refused:
        print(refused.problem.detail, file=sys.stderr)
        return 2
    return 0


async def _join(link: str, bot: str, name: str) -> None:
    console = new_console(errors=True)
    async with sit_down(link, name, language=SAY.language) as seat:
        maker = bot_called(seat.game, bot)
        console.print(SAY("join-seated", name=name, link=seat.link.url()))
        with blamed_on(bot, seat.number or 0):
            player = Seated(bot, maker(), Generator(secrets.randbits(60)))
        moves = await _play(seat, player, console)
        result = (await seat.ask("GET", "record"))["result"]
        print(SAY("join-over", moves=moves, scores=" : ".join(map(str, result["scores"]))))


async def _play(seat: Seat, player: Seated, console: Console) -> int:
    """Answer every question; how many there were."""
    moves = 0
    game = GAMES[seat.game]
    async for question in seat.questions():
        with blamed_on(player.name, seat.number or 0):
            action = await asyncio.to_thread(ask, game, question.view, question.choices, player)
        try:
            await seat.act(action)
        except Refused as refused:
            await _overtaken(seat, question.n, refused)
            continue
        moves += 1
        console.print(f"  {game.write(action)}", style="dim")
    return moves


async def _overtaken(seat: Seat, n: int, refused: Refused) -> None:
    """The table has moved on since that question; if it has not, the answer was wrong."""
    try:
        async with asyncio.timeout(PATIENCE):
            await seat.until(lambda now: now.over or (now.update is not None and now.update.n > n))
    except TimeoutError:
        raise refused from None
