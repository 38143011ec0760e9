"""S1, S6, S11: every number, text and list in a request is bounded by its type.

Types are collected, not listed: from the routes, and from the socket's union of frames. A new field
without bounds fails these tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.params import RawBody

from capicua.server.http.asyncapi import members
from capicua.server.settings import Settings
from capicua.table.frames import protocol
from tests.server.person import Person, make, plan

IDS = {"id", "key", "token", "game", "table", "sheet", "touch"}
"""Names of fields that need a pattern, since they are used to look into databases and files."""


def unbounded(schema: Any, schemas: dict[str, Any], name: str) -> Iterator[str]:
    """Yield the places in a JSON schema that allow unbounded values."""
    if "$ref" in schema:
        return
    beside = {key: value for key, value in schema.items() if key not in ("anyOf", "oneOf")}
    for choice in schema.get("anyOf", schema.get("oneOf", ())):
        yield from unbounded(beside | choice, schemas, name)  # bounds beside choices hold for each
    kinds = schema.get("type", ())
    kinds = {kinds} if isinstance(kinds, str) else {*kinds}
    is_named = "enum" in schema or "const" in schema
    if "string" in kinds and not is_named:
        if "maxLength" not in schema:
            yield f"{name}: a text of any length"
        if name.rpartition(".")[2].rstrip("[]") in IDS and "pattern" not in schema:
            yield f"{name}: an id without a pattern"
    if kinds & {"integer", "number"} and not is_named:
        if not {"minimum", "exclusiveMinimum"} & {*schema}:
            yield f"{name}: a number without a minimum"
        if not {"maximum", "exclusiveMaximum"} & {*schema}:
            yield f"{name}: a number without a maximum"
    if "array" in kinds:
        if "maxItems" not in schema:
            yield f"{name}: a list of any length"
        yield from unbounded(schema.get("items") or {}, schemas, f"{name}[]")
    if "object" in kinds:
        for field, inner in schema.get("properties", {}).items():
            yield from unbounded(inner, schemas, f"{name}.{field}")
        if isinstance(more := schema.get("additionalProperties"), dict):
            if "maxProperties" not in schema:
                yield f"{name}: a map of any size"
            if "maxLength" not in schema.get("propertyNames", {}):
                yield f"{name}: a map with names of any length"
            yield from unbounded(more, schemas, f"{name}.*")
    if not schema.keys() & {"type", "anyOf", "oneOf", "enum", "const"}:
        yield f"{name}: any value"


def test_unbounded_fields_are_found():
    found = wanting(protocol.StateFrame)
    for place in ("version: a number without", "table: an id without", "seats: a list of any"):
        assert any(f"StateFrame.{place}" in one for one in found)


def wanting(*types: Any) -> list[str]:
    _, schemas = msgspec.json.schema_components(types)
    return [
        place
        for name, schema in schemas.items()
        for place in unbounded(schema, schemas, name)
        if not place.startswith("Text.")
    ]


def handlers(site: Any) -> Iterator[tuple[str, Any]]:
    for route in site.app.routes.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in handler.http_methods - {"OPTIONS"}:
                yield f"{method} {route.path}", handler


def test_s1_every_frame_of_a_client_is_bounded():
    assert wanting(*members(protocol.ClientFrame)) == []


def test_s1_every_body_of_a_request_is_bounded(site):
    bodies = {
        field.annotation
        for _, handler in handlers(site)
        if (field := handler.parsed_data_field) is not None and field.annotation is not RawBody
    }
    assert len(bodies) > 5
    assert wanting(*bodies) == []


def test_s1_every_setting_is_bounded():
    assert wanting(Settings) == []


def test_s6_everything_in_an_address_is_bounded(site):
    described = site.get("/schema").json()
    assert len(described["paths"]) > 15
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            for parameter in operation.get("parameters", ()):
                name = f"{method} {path} {parameter['name']}"
                schema = {**parameter["schema"]}
                assert [*unbounded(schema, {}, name)] == []
                if parameter["in"] == "path" and schema["type"] == "string":
                    assert {"pattern", "enum"} & schema.keys(), name


# -- invalid requests --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2**63, -(2**70), 2**63 - 1, 100, -1, 10**30])
def test_s11_an_invalid_number_of_seats_is_refused(site, caplog, seats):
    rules = {"game": "block", "seats": seats}
    for path, body in (
        ("/api/tables", plan() | {"rules": rules}),
        ("/api/rules", rules),
        ("/api/compare", {"a": rules, "b": rules}),
        ("/api/sheets", {"rules": rules, "names": ["a", "b"]}),
    ):
        answer = site.post(path, body)
        assert (answer.status_code, answer.json()["message"]["id"]) == (400, "bad-request"), path
        assert "seats" in answer.text
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_s6_an_id_no_database_can_store_is_refused_and_drops_nobody(sites, database, caplog):
    site = sites(database)
    keys, token = make(site, "draw", "open")
    ana = Person(site, keys["table"], token)
    ana.until(bool)
    ana.send(type="say", text="x" * 281, id="too long")
    ana.send(type="say", text="x" * 281, id="too-long")
    while (answer := ana.receive()).get("id") != "too-long":
        continue
    assert answer["message"]["id"] == "bad-frame", "the answer carries the id of the request"
    for id in ("a\0b", "a b", "é", "x" * 37, ""):
        ana.send(type="say", text="x", id=id)
        while (answer := ana.receive())["type"] == "state":
            continue
        assert answer["message"]["id"] == "bad-frame"
    for path in (
        "/api/tables/%00abc",
        "/api/sheets/%00",
        "/t/%00",
        "/api/games/%00",
        "/api/games/block%0A",
        "/api/strings/%00/block",
        "/api/tables/" + "x" * 65,
        "/api/tables/t/replay/99999999999999999999999",
        "/api/tables/t/replay/1?seat=99999999999999999999999",
        "/api/tables/t/replay/" + "9" * 5000,
    ):
        assert 400 <= site.get(path).status_code < 500, path
    assert ana.ask("say", text="still here")["type"] == "done"
    assert site.store.writer.failure is None
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
