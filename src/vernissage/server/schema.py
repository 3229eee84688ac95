"""The wire described for programs: JSON Schema and OpenAPI, made from the structs themselves.

`python -m vernissage.server.schema FOLDER` writes both; docs/protocol keeps them.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from vernissage import __version__
from vernissage.core.records import Record
from vernissage.games import GAMES
from vernissage.games.shapes import shapes_of
from vernissage.server import wire, wire_finished, wire_learning
from vernissage.server.operations import ELSE, OPERATIONS, PARAMETERS, QUERIES, Operation

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
BODIES: Final = (
    wire.NewTable,
    wire.Sit,
    wire.ChangeSeat,
    wire.Act,
    wire.SetOrders,
    wire.Undo,
    wire.Rematch,
    wire_learning.Learn,
    wire_learning.Solve,
    wire_finished.NewBranch,
    wire_finished.NewBranchOfFile,
    wire.Subscribe,
    wire.Unsubscribe,
    wire.Nothing,
)
MAY_BE_EMPTY: Final = (wire.Undo, wire.Rematch, wire.Unsubscribe)
ANSWERS: Final = (
    wire.TableMade,
    wire.TableOfCode,
    wire.SeatTaken,
    wire.Table,
    wire.Update,
    wire.Legal,
    wire.Acked,
    wire.OrdersNow,
    wire.TakenBack,
    wire.Hint,
    wire.Shuffle,
    wire.RematchMade,
    wire_finished.BranchMade,
    wire_finished.Branches,
    wire_finished.Replay,
    wire_finished.Review,
    wire_finished.Looking,
    wire_learning.Lesson,
    wire_learning.Puzzle,
    wire_learning.Solution,
    wire.Push,
    wire.Problem,
    wire.Health,
    Record,
)
CLIENT_SAYS: Final = (wire.Hello, wire.SocketAct, wire.SocketOrders, wire.Ping)
SERVER_SAYS: Final = (
    wire.SocketTable,
    wire.SocketUpdate,
    wire.Ack,
    wire.No,
    wire.Pong,
    wire.Bye,
)
Schema = dict[str, Any]


@cache
def schema() -> bytes:
    """JSON Schema: `$defs` names socket messages as their `t`, bodies and answers as our types."""
    document = {
        "$schema": DIALECT,
        "title": "The table protocol, version 1",
        "description": "What a client may say on a socket; $defs has all messages and bodies.",
        "oneOf": [{"$ref": f"#/$defs/{_tag(message)}"} for message in CLIENT_SAYS],
        "$defs": _definitions("#/$defs/"),
    }
    return _written(document)


@cache
def openapi() -> bytes:
    """OpenAPI 3.1 of the HTTP part."""
    paths: dict[str, Schema] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    definitions = _definitions("#/components/schemas/")
    spoken = {_tag(message) for message in (*CLIENT_SAYS, *SERVER_SAYS)}
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Vernissage: the table protocol",
            "version": __version__,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": {k: v for k, v in definitions.items() if k not in spoken},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return _written(document)


def _operation(operation: Operation) -> Schema:
    named = [name for name in PARAMETERS if f"{{{name}}}" in operation.path]
    described: Schema = {
        "operationId": f"{operation.method}_{operation.path.strip('/').replace('/', '_')}",
        "summary": operation.told,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
            for name in named
        ],
        "responses": _responses(operation),
    }
    described["parameters"] += QUERIES.get(_end(operation), [])
    if operation.body is not None:
        needed = operation.body not in MAY_BE_EMPTY
        described["requestBody"] = {"required": needed, "content": _content(operation.body)}
    if operation.token:
        described["security"] = [{}, {"token": []}]
    return described


def _responses(operation: Operation) -> Schema:
    good: Schema = {"description": operation.told}
    if operation.answer is not None:
        good["content"] = _content(operation.answer)
    elif operation.status == 200:
        good["content"] = {"application/json": {"schema": {"type": "object"}}}
    refused = {"schema": {"$ref": "#/components/schemas/Problem"}}
    responses: Schema = {
        str(operation.status): good,
        "default": {"description": "Refused", "content": {"application/problem+json": refused}},
    }
    if _end(operation) in ELSE:
        status, told, kind = ELSE[_end(operation)]
        content = {"content": _content(kind)} if kind else {}
        responses[status] = {"description": told} | content
    return responses


def _end(operation: Operation) -> str:
    return operation.path[operation.path.rindex("/") :]


def _content(kind: type[msgspec.Struct]) -> Schema:
    reference = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"application/json": {"schema": reference}}


def _definitions(place: str) -> dict[str, Schema]:
    """Every type by its name: messages by their `t`, those of the games after the game."""
    spoken = {message.__name__: _tag(message) for message in (*CLIENT_SAYS, *SERVER_SAYS)}
    kinds = (*BODIES, *ANSWERS, *CLIENT_SAYS, *SERVER_SAYS)
    _, found = _described(kinds, place, lambda name: spoken.get(name, name))
    views: list[Schema] = []
    choices: list[Schema] = []
    events: list[Schema] = []
    for name in GAMES:
        (view, choice, event), parts = _of_a_game(name, place)
        found |= parts
        views.append(view)
        choices += _kinds_in(choice)
        events += _kinds_in(event)
    nothing: Schema = {"type": "null"}
    for update in (found["Update"], found["update"]):
        update["properties"]["view"] = {"anyOf": [*views, nothing]}
        update["properties"]["choices"] = {"anyOf": [*choices, nothing]}
        update["properties"]["events"] = {"type": "array", "items": {"anyOf": events}}
    found["ReplayState"]["properties"]["view"] = {"anyOf": views}
    found["Moment"]["properties"]["events"] = found["Update"]["properties"]["events"]
    found["NewBranchOfFile"]["properties"]["record"] = {"$ref": f"{place}Record"}
    for refusal in (found["Problem"], found["no"]):
        refusal["properties"]["update"] = {"$ref": f"{place}Update"}
    return found


def _kinds_in(union: Schema) -> list[Schema]:
    """The types of a union, or the only one."""
    found: list[Schema] = union.get("anyOf", [union])
    return found


def _of_a_game(name: str, place: str) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """View, choices and events of a game, and the types that they are made of."""
    package, prefix = f"vernissage.games.{name.replace('-', '_')}", name.title().replace("-", "")

    def called(name: str) -> str:
        short = name.removeprefix(f"{package}.").split(".")
        return prefix + "".join(part[0].upper() + part[1:] for part in short)

    return _described(shapes_of(name), place, called)


def _described(
    kinds: Sequence[Any], place: str, called: Callable[[str], str]
) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """The types as msgspec describes them, with names of our own."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=place + "{name}")
    names = {place + name: place + called(name) for name in parts}
    return (
        tuple(_renamed(schema, names) for schema in schemas),
        {called(name): _renamed(part, names) for name, part in parts.items()},
    )


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [_renamed(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value


def _tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def _written(document: Schema) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def write(folder: Path) -> None:
    """Keep both where people find them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "schema.json").write_bytes(schema())
    (folder / "openapi.json").write_bytes(openapi())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
