"""Logs: one format, the request and table of each line, and no secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from collections.abc import Iterator

import pytest

from capicua.server.operations.logs import HIDDEN, RequestLog, configure, redact, redacted_text
from tests.server.local_server import Site
from tests.server.person import Person, make


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level


@pytest.mark.parametrize(
    "name", ["secret", "token", "host_key", "keys", "cookie", "hand", "hands", "stock", "Password"]
)
def test_values_with_secret_names_are_hidden(name: str) -> None:
    assert redact({name: "6-4"})[name] == HIDDEN
    assert redact({"a": {name: ["x"]}})["a"][name] == HIDDEN


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("https://domino.example/t/aBc#kEy_12", "https://domino.example/t/aBc#"),
        ("redis://user:clave@here:6379/0", "redis://"),
        ("Cookie: capicua_abc=xyz; other=1", "Cookie: "),
        ("hello with token=abc", "hello with token="),
        ('{"token": "abc", "since": 0}', "since"),
        ("the hand was 6-4 5-5 0-0, bad", "the hand was "),
        ("550 no such user: ana.x+1@domino.example (RCPT)", "550 no such user: "),
        ("GET /api/profiles/Zulema Quintín/matches failed", "/matches failed"),
        ("payload b'\\x00secret\\'s' ends", "payload "),
    ],
)
def test_text_that_looks_secret_is_hidden(text: str, kept: str) -> None:
    found = redacted_text(text)
    assert HIDDEN in found
    assert kept in found
    for part in (
        "kEy_12",
        "clave",
        "xyz",
        'abc"',
        "6-4",
        "5-5",
        "x00secret",
        "domino.example (",
        "Zulema",
    ):
        assert part not in found


def test_keys_and_tokens_are_recognized() -> None:
    for _ in range(300):
        for length in (16, 24):
            word = secrets.token_urlsafe(length)
            if word.lower() != word:
                assert word not in redacted_text(f"who is {word}?")
    assert "DlAirknoHfUyheFpsXdsfg" not in redacted_text("who is DlAirknoHfUyheFpsXdsfg?")
    for plain in ("ConnectionResetByPeerError", "a_very_long_function_name", "2026-11-20"):
        assert redacted_text(plain) == plain


@pytest.mark.parametrize("form", ["json", "text"])
def test_all_loggers_use_one_format(form: str, capsys) -> None:
    configure(form)  # type: ignore[arg-type]
    values = {"host_key": "zzz", "seats": 4}
    logging.getLogger("capicua.x").info("opened", extra={"values": values})
    logging.getLogger("uvicorn.other").warning("from %s with token=%s", "afar", "yyy")
    try:
        raise ValueError("hand 6-4 3-3")
    except ValueError:
        logging.getLogger("capicua.server").exception("it failed")
    lines = capsys.readouterr().err
    for hidden in ("zzz", "yyy", "6-4", "3-3"):
        assert hidden not in lines
    assert "ValueError" in lines
    if form == "json":
        first, second, third = [json.loads(line) for line in lines.splitlines()]
        assert first["seats"] == 4
        assert first["level"] == "info"
        assert second["event"] == f"from afar with token={HIDDEN}"
        assert "it failed" in third["event"]
        assert "Traceback" in third["exception"]
        assert all("timestamp" in line for line in (first, second, third))
    else:
        first = lines.splitlines()[0]
        assert re.fullmatch(
            r"\d{4}-\d\d-\d\dT[\d:.]+Z \[info     \] opened {24} \[capicua\.x\]"
            r" host_key=\[hidden\] seats=4",
            first,
        )


def test_lines_name_their_request_and_table(capsys) -> None:
    configure("json", "debug")

    async def application(scope, receive, send) -> None:
        logging.getLogger("capicua.server").info("within")
        await send({"type": "http.response.start", "status": 404})

    async def ignore(message=None) -> None:
        return None

    scope = {"type": "http", "method": "GET", "path": "/api/tables/aBc-1/record"}
    asyncio.run(RequestLog(application)(scope, ignore, ignore))
    within, after = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert within["at_table"] == after["at_table"] == "aBc-1"
    assert within["request"] == after["request"]
    assert (after["status"], after["method"]) == (404, "GET")


def test_the_names_of_people_in_addresses_are_hidden(capsys) -> None:
    async def application(*_: object) -> None:
        return

    async def ignore(*_: object) -> None:
        return

    configure("json", "debug")
    scope = {"type": "http", "method": "GET"}
    named = ("/u/Ana", "/api/profiles/Ana/matches", "/api/profiles/Ana/against/Luis")
    by_id = ("/people/oz0xcE0nxD3G/friend", "/clubs/c/members/oz0xcE0nxD3G")
    for path in (*named, *by_id, "/api/people/invitations"):
        asyncio.run(RequestLog(application)({**scope, "path": path}, ignore, ignore))
    said = capsys.readouterr().err
    assert said.count(HIDDEN) >= len(named) + len(by_id)
    assert "/api/people/invitations" in said
    for who in ("Ana", "Luis", "oz0xcE0nxD3G"):
        assert who not in said


def test_a_round_of_play_logs_no_secrets(site: Site, capsys) -> None:
    """Log at the lowest level while a round is played to its end."""
    configure("json", "debug")
    logging.getLogger("capicua").setLevel(logging.DEBUG)
    keys, token = make(site, "draw")
    ana = Person(site, keys["table"], token)
    ana.until(lambda state: "next" in state["may"] or state["phase"] == "playing")
    ana.play_round()
    room = site.registry.actors[keys["table"]].room
    ana.close()
    said = capsys.readouterr().err
    for hidden in (token, keys["host"], keys["play"], keys["watch"], room.secret.hex()):
        assert hidden not in said
