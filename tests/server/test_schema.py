"""What is described is what is served: schema.json and openapi.json against the real thing."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from tests.server.running import API, Seat, Server, hear, hear_until, say
from vernissage.server import schema, wire
from vernissage.server.app import routes
from vernissage.server.operations import OPERATIONS

KEPT = Path(__file__).parents[2] / "docs" / "protocol"
SCHEMA = json.loads(schema.schema())
SPOKEN = {"hello", "act", "orders", "ping", "table", "update", "ack", "no", "pong", "bye"}


def fits(value: Any, name: str) -> None:
    named = {"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
    jsonschema_rs.validate(named, value)


@pytest.mark.parametrize("name", ["schema", "openapi"])
def test_the_kept_files_are_not_stale(name: str) -> None:
    made = {"schema": schema.schema, "openapi": schema.openapi}[name]()
    assert (KEPT / f"{name}.json").read_bytes() == made, "run `make docs`"


def test_every_message_is_named_as_its_t() -> None:
    assert set(SCHEMA["$defs"]) >= SPOKEN
    for name in SPOKEN:
        assert SCHEMA["$defs"][name]["properties"]["t"]["enum"] == [name]


def test_every_body_and_answer_is_there() -> None:
    structs = {
        name
        for name, kind in vars(wire).items()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind is not msgspec.Struct
    }
    spoken = {kind.__name__ for kind in (*schema.CLIENT_SAYS, *schema.SERVER_SAYS)}
    assert structs - spoken - {"Asked"} <= set(SCHEMA["$defs"])


@pytest.mark.parametrize("document", [schema.schema, schema.openapi])
def test_every_reference_leads_somewhere(document: Any) -> None:
    text = document().decode()
    whole = json.loads(text)
    place = whole["$defs"] if "$defs" in whole else whole["components"]["schemas"]
    for part in text.split('"$ref": "')[1:]:
        assert part.partition('"')[0].rpartition("/")[2] in place


def test_the_schema_is_one() -> None:
    jsonschema_rs.meta.validate(SCHEMA)


def test_every_route_is_described() -> None:
    from unittest.mock import MagicMock

    served = {
        (method.lower(), str(getattr(route, "path", "")))
        for route in routes(MagicMock(), MagicMock())
        for method in getattr(route, "methods", None) or ()
    } - {("get", f"{API}/tables/{{table}}/socket")}
    described = {(operation.method, operation.path) for operation in OPERATIONS}
    assert {(method, path) for method, path in served if method != "head"} == described


@pytest.mark.parametrize(("game", "players"), [("musee", 2), ("modern-art", 3), ("art-society", 2)])
def test_what_a_server_says_fits(server: Server, game: str, players: int) -> None:
    asked = {"game": game, "options": {"players": players}, "seed": 7}
    seats = server.playing(*("Ola", "Jan", "Ewa")[:players], **asked)
    public = Seat(server.client, seats[0].table, None)
    fits(public.get().json(), "Table")
    fits(public.get("/shuffle").json(), "Shuffle")
    fits(public.get("/record").json(), "Problem")
    for turn in range(6):
        for seat in seats:
            fits(seat.get("/update").json(), "Update")
            fits(seat.get("/legal").json(), "Legal")
            n, actions = seat.legal()
            if actions:
                body = {"cid": f"turn-{turn}", "seen": n, "action": actions[0]}
                fits(body, "Act")
                fits(seat.post("/actions", json=body).json(), "Acked")
    fits(public.get("/update").json(), "Update")


def test_what_a_socket_says_fits(server: Server) -> None:
    ola, jan = server.playing("Ola", "Jan")
    actor = next(seat for seat in (ola, jan) if seat.legal()[1])
    n, actions = actor.legal()
    asked: dict[str, dict[str, Any]] = {
        "table": {"t": "hello", "token": actor.token, "since": 0, "lang": "pl"},
        "no": {"t": "act", "cid": "a", "seen": n + 5, "action": actions[0]},
        "ack": {"t": "act", "cid": "b", "seen": n, "action": actions[0]},
        "pong": {"t": "ping", "cid": "c"},
    }
    with server.socket(ola.table) as socket:
        for kind, message in asked.items():
            fits(message, str(message["t"]))
            say(socket, **message)
            fits(hear_until(socket, kind), kind)
        say(socket, t="zz")
        fits(hear_until(socket, "bye"), "bye")


def test_the_first_message_is_the_table(server: Server) -> None:
    (ola,) = server.make("Ola")
    with server.socket(ola.table) as socket:
        say(socket, t="hello")
        fits(hear(socket), "table")
        update = hear(socket)
        fits(update, "update")
        assert (update["view"], update["choices"], update["events"]) == (None, None, [])
