"""Every request of the protocol, as openapi.json tells of it; app.py answers them."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from vernissage.core.records import Record
from vernissage.games import GAMES
from vernissage.server import wire, wire_finished, wire_learning
from vernissage.server.problems import OPENAPI, SCHEMA


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One request of the protocol."""

    told: str
    method: str
    path: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    status: int = 200
    token: bool = True
    """Whether a token may be sent."""


TABLE: Final = "/api/v1/tables/{table}"
PUZZLE: Final = "/api/v1/puzzles/{game}/{day}"
OPERATIONS: Final = (
    Operation(
        told="Make a table",
        method="post",
        path="/api/v1/tables",
        body=wire.NewTable,
        answer=wire.TableMade,
        status=201,
        token=False,
    ),
    Operation(told="The table", method="get", path=TABLE, answer=wire.Table),
    Operation(
        told="The table that has this code, while it waits for players",
        method="get",
        path="/api/v1/codes/{code}",
        answer=wire.TableOfCode,
        token=False,
    ),
    Operation(
        told="Sit down",
        method="post",
        path=f"{TABLE}/seats",
        body=wire.Sit,
        answer=wire.SeatTaken,
        status=201,
    ),
    Operation(
        told="Change a seat",
        method="put",
        path=f"{TABLE}/seats/{{seat}}",
        body=wire.ChangeSeat,
        answer=wire.Table,
    ),
    Operation(told="Leave a seat", method="delete", path=f"{TABLE}/seats/{{seat}}", status=204),
    Operation(told="Begin the game", method="post", path=f"{TABLE}/start", answer=wire.Table),
    Operation(
        told="What has happened; 204 if nothing has",
        method="get",
        path=f"{TABLE}/update",
        answer=wire.Update,
    ),
    Operation(
        told="Every legal action of the seat",
        method="get",
        path=f"{TABLE}/legal",
        answer=wire.Legal,
    ),
    Operation(told="Act", method="post", path=f"{TABLE}/actions", body=wire.Act, answer=wire.Acked),
    Operation(
        told="Standing orders",
        method="put",
        path=f"{TABLE}/orders",
        body=wire.SetOrders,
        answer=wire.OrdersNow,
    ),
    Operation(
        told="Take back the seat's last decision, alone against bots",
        method="post",
        path=f"{TABLE}/undo",
        body=wire.Undo,
        answer=wire.TakenBack,
    ),
    Operation(told="A hint", method="post", path=f"{TABLE}/hint", answer=wire.Hint),
    Operation(
        told="The record, after the end", method="get", path=f"{TABLE}/record", answer=Record
    ),
    Operation(told="The shuffle", method="get", path=f"{TABLE}/shuffle", answer=wire.Shuffle),
    Operation(
        told="Play again",
        method="post",
        path=f"{TABLE}/rematch",
        body=wire.Rematch,
        answer=wire.RematchMade,
        status=201,
    ),
    Operation(
        told="The game as one eye saw it, after the end",
        method="get",
        path=f"{TABLE}/replay",
        answer=wire_finished.Replay,
    ),
    Operation(
        told="The game looked at again, after the end; 202 while that is done",
        method="post",
        path=f"{TABLE}/review",
        answer=wire_finished.Review,
    ),
    Operation(
        told="A record file as one eye saw it",
        method="post",
        path="/api/v1/replay",
        body=Record,
        answer=wire_finished.Replay,
        token=False,
    ),
    Operation(
        told="A record file looked at again; 202 while that is done",
        method="post",
        path="/api/v1/review",
        body=Record,
        answer=wire_finished.Review,
        token=False,
    ),
    Operation(
        told="A guided first game, after these moves of its learner",
        method="post",
        path="/api/v1/lessons/{game}",
        body=wire_learning.Learn,
        answer=wire_learning.Lesson,
        token=False,
    ),
    Operation(
        told="The puzzle of a day",
        method="get",
        path=PUZZLE,
        answer=wire_learning.Puzzle,
        token=False,
    ),
    Operation(
        told="The solution of a puzzle, once it was answered",
        method="post",
        path=PUZZLE,
        body=wire_learning.Solve,
        answer=wire_learning.Solution,
        token=False,
    ),
    Operation(
        told="Who plays on from a moment of the game, where",
        method="get",
        path=f"{TABLE}/branches",
        answer=wire_finished.Branches,
    ),
    Operation(
        told="Play on from a moment of the game against bots, after its end",
        method="post",
        path=f"{TABLE}/branches",
        body=wire_finished.NewBranch,
        answer=wire_finished.BranchMade,
        status=201,
    ),
    Operation(
        told="Play on from a moment of a record file against bots",
        method="post",
        path="/api/v1/branches",
        body=wire_finished.NewBranchOfFile,
        answer=wire_finished.BranchMade,
        status=201,
        token=False,
    ),
    Operation(
        told="Whether devices can be told of a turn, and the key for subscribing",
        method="get",
        path="/api/v1/push",
        answer=wire.Push,
        token=False,
    ),
    Operation(
        told="Tell this device when it is the seat's turn, at a table by days",
        method="put",
        path=f"{TABLE}/push",
        body=wire.Subscribe,
        status=204,
    ),
    Operation(
        told="Tell this device no more, or none of the seat's",
        method="delete",
        path=f"{TABLE}/push",
        body=wire.Unsubscribe,
        status=204,
    ),
    Operation(told="Health", method="get", path="/healthz", answer=wire.Health, token=False),
    Operation(told="This description", method="get", path=OPENAPI, token=False),
    Operation(told="JSON Schema of all messages", method="get", path=SCHEMA, token=False),
)
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string"},
    "code": {"type": "string", "pattern": "^[A-Za-z]{6}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "game": {"enum": list(GAMES)},
    "day": {"type": "string", "format": "date"},
}
QUERIES: Final[dict[str, list[dict[str, Any]]]] = {
    "/update": [
        {
            "name": "since",
            "in": "query",
            "description": "The viewer's n up to which it knows everything.",
            "schema": {"type": "integer", "minimum": 0},
        },
        {
            "name": "wait",
            "in": "query",
            "description": "Seconds to wait for something new; more than 25 are 25.",
            "schema": {"type": "number", "minimum": 0},
        },
    ],
    "/replay": [
        {
            "name": "eye",
            "in": "query",
            "description": "Who looks: public (if left out), the number of a seat, or all.",
            "schema": {"type": "string", "pattern": "^(public|all|[0-9])$"},
        }
    ],
}
"""What the address of a request takes, by how its path ends."""
ELSE: Final[dict[str, tuple[str, str, type[msgspec.Struct] | None]]] = {
    "/update": ("204", "Nothing new", None),
    "/review": ("202", "Still being made: ask again", wire_finished.Looking),
}
"""The other good answer of a request, by how its path ends."""
