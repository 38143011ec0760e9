"""Routes of score sheets: create, open with a key, write, watch, export."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Struct

from capicua.api.queries import encoded
from capicua.api.scoresheet_models import (
    SheetAt,
    SheetChange,
    SheetKeys,
    SheetPlan,
    SheetState,
    report_of,
)
from capicua.api.scoresheets import StoredSheet, begun, csv_of, empty_of
from capicua.core.messages import Refused
from capicua.server.http.responses import Sent, private, told, unpacks
from capicua.server.http.routes.parameters import Lang, PathId, PathNumber, ServerRequest, Since
from capicua.server.tables import scoresheets
from capicua.table.empty_sheet import EmptySheet
from capicua.table.frames.protocol import HouseRules, Key
from capicua.table.scorekeeper import Scorekeeper

_SHEET: Final = {**told(SheetState), "is_packed": True}
"""The arguments of the routes that return a sheet."""


class SheetKey(Struct):
    """The key of a sheet, from its link."""

    key: Key


@post("/api/sheets", status_code=201)
async def begin_sheet(request: ServerRequest, data: JSONBody[SheetPlan]) -> Response[SheetKeys]:
    """Create a sheet; the client may write on it, identified by the cookie."""
    request.access.admit_table(request)
    request.access.admit_body(request)
    request.registry.storage.check()
    text = await request.threads.do(begun, data)
    keys = await scoresheets.begin(request.server.store, text)
    cookie = _cookie(request, keys.sheet, keys.edit)
    return private(keys, cookies=[cookie])


@post("/api/sheets/empty", status_code=200)
async def blank_sheet(request: ServerRequest, data: JSONBody[HouseRules]) -> EmptySheet:
    """Return the columns of an empty sheet under these house rules, for printing."""
    request.admit_work()
    return await request.threads.do(empty_of, data)


@post("/api/sheets/{sheet:str}/enter", **_SHEET)
async def open_sheet(
    request: ServerRequest, sheet: PathId, data: JSONBody[SheetKey]
) -> Response[bytes]:
    """Open a sheet with one of its keys; a client that may already write keeps that right."""
    request.access.admit_entry(request)
    kept, key = await _find(request, sheet, data.key), data.key
    held = _key_of(request, sheet)
    if held is not None and not kept.may_write:
        with suppress(Refused):  # the cookie is not valid for this sheet
            mine = await _find(request, sheet, held)
            kept, key = (mine, held) if mine.may_write else (kept, key)
    return await _shown(request, kept, _cookie(request, sheet, key))


@get("/api/sheets/{sheet:str}", **_SHEET)
async def sheet_state(request: ServerRequest, sheet: PathId, since: Since = 0) -> Response[bytes]:
    """Return the current sheet, or 204 if it has not changed since a version."""
    kept = await _own(request, sheet)
    if kept.version <= since:
        return Response(b"", status_code=204)
    return await _shown(request, kept)


@post("/api/sheets/{sheet:str}/rounds", **_SHEET)
async def add_round(
    request: ServerRequest, sheet: PathId, data: JSONBody[SheetChange]
) -> Response[bytes]:
    """Add a round."""
    report = report_of(data.report)
    return await _changed(request, sheet, data.version, lambda keeper: keeper.add(report))


@put("/api/sheets/{sheet:str}/rounds/{number:int}", **_SHEET)
async def correct_round(
    request: ServerRequest, sheet: PathId, number: PathNumber, data: JSONBody[SheetChange]
) -> Response[bytes]:
    """Replace the report of a round, and recompute all scores."""
    report = report_of(data.report)
    return await _changed(
        request, sheet, data.version, lambda keeper: keeper.correct(number, report)
    )


@delete("/api/sheets/{sheet:str}/rounds/last", **_SHEET)
async def strike_round(request: ServerRequest, sheet: PathId, since: Since) -> Response[bytes]:
    """Delete the last round; ``since`` is the version of the sheet that the client saw."""
    return await _changed(request, sheet, since, Scorekeeper.undo)


@post("/api/sheets/{sheet:str}/matches", **_SHEET)
async def begin_match(
    request: ServerRequest, sheet: PathId, data: JSONBody[SheetAt]
) -> Response[bytes]:
    """Start the next match of a series on the same sheet."""
    return await _changed(request, sheet, data.version, Scorekeeper.begin_match)


@get("/api/sheets/{sheet:str}/csv", media_type="text/csv")
async def sheet_csv(request: ServerRequest, sheet: PathId, lang: Lang = "en") -> Response[str]:
    """Return the sheet as CSV."""
    kept = await _own(request, sheet)
    text = await request.threads.do(csv_of, kept, lang)
    return _file(text, f"capicua-{sheet}.csv", "text/csv")


@get("/api/sheets/{sheet:str}/file", media_type="application/json")
async def sheet_file(request: ServerRequest, sheet: PathId) -> Response[str]:
    """Return the sheet with all reports, in the format of ``capicua score --resume``."""
    kept = await _own(request, sheet)
    return _file(kept.text, f"capicua-{sheet}.json", "application/json")


async def _find(request: ServerRequest, sheet: str, key: str | None) -> StoredSheet:
    return await scoresheets.find(request.server.store, sheet, key)


async def _own(request: ServerRequest, sheet: str) -> StoredSheet:
    """Return a sheet whose key the client has. Raise ``Refused``."""
    return await _find(request, sheet, _key_of(request, sheet))


async def _changed(
    request: ServerRequest, sheet: str, seen: int, change: Callable[[Scorekeeper], None]
) -> Response[bytes]:
    """Change a sheet that the client saw at version ``seen``, and return it."""
    request.admit_work()
    kept = await _own(request, sheet)
    text = await request.threads.do(kept.changed, change)
    return await _shown(request, await scoresheets.change(request.server.store, kept, seen, text))


async def _shown(request: ServerRequest, kept: StoredSheet, *cookies: Cookie) -> Response[bytes]:
    """Return the current sheet, computed and encoded outside the event loop."""
    may_pack = unpacks(request)
    encoding = request.threads.do(lambda: encoded(kept.state(), may_pack))
    return Sent(*await encoding, cookies=cookies)


def _file(text: str, name: str, kind: str) -> Response[str]:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=kind, headers=headers)


def _key_of(request: ServerRequest, sheet: str) -> str | None:
    """Return the key in a sheet's cookie, or in the header that scripts send."""
    said = request.headers.get("authorization", "")
    if said.startswith("Bearer "):
        return said.removeprefix("Bearer ")[:64]
    return request.cookies.get(_cookie_name(sheet))


def _cookie_name(sheet: str) -> str:
    return f"capicua_sheet_{sheet}"


def _cookie(request: ServerRequest, sheet: str, key: str) -> Cookie:
    return request.access.cookie(_cookie_name(sheet), key, f"/api/sheets/{sheet}")
