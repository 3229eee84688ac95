"""Logs of hosted tables, made from games between bots without a server."""

from vernissage.games import GAMES
from vernissage.server.entries import Acted, Begun, Body, Chair, Entry, Made
from vernissage.server.ports import Append, Row
from vernissage.server.shuffle import seed_of
from vernissage.tables.playing import play

SECRET = "0123456789abcdef0123456789abcdef"


def played(table: str, *, until: int | None = None) -> list[Append]:
    """A game of Musée between two bots, as the server would have written it."""
    musee, luck = GAMES["musee"], ("aa", "bb")
    seed = seed_of(SECRET, luck)
    record = play(musee, musee.options(players=2), ("greedy", "random"), seed)
    chairs = tuple(
        Chair(name=name, token=bytes(32), luck=each)
        for name, each in zip(("Ola", "Jan"), luck, strict=True)
    )
    made = Made(
        game="musee",
        options={"players": 2},
        chairs=chairs,
        host_seat=0,
        pace="relaxed",
        spectators=True,
        hints=True,
        code="ABCDEF",
        secret=SECRET,
    )
    bodies: list[Body] = [made, Begun(seed)]
    for text in record.actions[:until]:
        seat, action = text.split(" ", 1)
        bodies.append(Acted(seat=int(seat), action=action))
    over = until is None
    row = Row(
        table=table,
        code=None,
        status="over" if over else "playing",
        game="musee",
        made=1_000_000,
        touched=2_000_000,
        wake=None,
    )
    return [
        Append(row=row, entry=Entry(seq, 1_000_000 + seq, body)) for seq, body in enumerate(bodies)
    ]
