"""Routes of score sheets: create, open with a key, write, watch, export."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from capicua.core.reasons import Refused
from capicua.render.language import CODES, Language
from capicua.server import scoresheets
from capicua.server.answers import Sent, described, unpacks
from capicua.server.backroom import Backroom, encoded
from capicua.server.desk import Desk
from capicua.server.door import Door
from capicua.server.routes.asked import Lang, PathId, PathNumber, Since
from capicua.server.scoreforms import (
    SheetAt,
    SheetChange,
    SheetKeys,
    SheetPlan,
    SheetState,
    report_of,
)
from capicua.server.scoresheets import Kept
from capicua.server.store import Store
from capicua.table.protocol import Key
from capicua.table.scorekeeper import CSV_WORDS

Anyone = Request[Any, Any, Any]


class SheetKey(Struct):
    """The key of a sheet, from its link."""

    key: Key


@post("/api/sheets", status_code=201)
async def begin_sheet(
    request: Anyone,
    data: JSONBody[SheetPlan],
    store: NamedDependency[Store],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Response[SheetKeys]:
    """Create a sheet; the client may write on it, identified by the cookie."""
    door.admit_table(request)
    door.admit_body(request)
    desk.storage.check()
    keys = await scoresheets.begin(store, await backroom.do(scoresheets.begun, data))
    cookie = _cookie(door, keys.sheet, keys.edit)
    return Response(keys, cookies=[cookie], headers={"Cache-Control": "no-store"})


@post(
    "/api/sheets/{sheet:str}/enter",
    status_code=200,
    responses=described(SheetState),
    is_packed=True,
)
async def open_sheet(
    request: Anyone,
    sheet: PathId,
    data: JSONBody[SheetKey],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Response[bytes]:
    """Open a sheet with one of its keys; a client that may already write keeps that right."""
    door.admit_entry(request)
    kept, key = await scoresheets.find(store, sheet, data.key), data.key
    held = _key_of(request, sheet)
    if held is not None and not kept.may_write:
        with suppress(Refused):  # the cookie is not valid for this sheet
            mine = await scoresheets.find(store, sheet, held)
            kept, key = (mine, held) if mine.may_write else (kept, key)
    return await _shown(request, backroom, kept, _cookie(door, sheet, key))


@get("/api/sheets/{sheet:str}", responses=described(SheetState), is_packed=True)
async def sheet_state(
    request: Anyone,
    sheet: PathId,
    store: NamedDependency[Store],
    backroom: NamedDependency[Backroom],
    since: Since = 0,
) -> Response[bytes]:
    """Return the current sheet, or 204 if it has not changed since a version."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    if kept.version <= since:
        return Response(b"", status_code=204)
    return await _shown(request, backroom, kept)


@post(
    "/api/sheets/{sheet:str}/rounds",
    status_code=200,
    responses=described(SheetState),
    is_packed=True,
)
async def add_round(
    request: Anyone,
    sheet: PathId,
    data: JSONBody[SheetChange],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Response[bytes]:
    """Add a round."""
    door.admit_work(request)
    report = report_of(data.report)
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    text = await backroom.do(kept.changed, lambda keeper: keeper.add(report))
    return await _shown(
        request, backroom, await scoresheets.change(store, kept, data.version, text)
    )


@put("/api/sheets/{sheet:str}/rounds/{number:int}", responses=described(SheetState), is_packed=True)
async def correct_round(
    request: Anyone,
    sheet: PathId,
    number: PathNumber,
    data: JSONBody[SheetChange],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Response[bytes]:
    """Replace the report of a round, and recompute all scores."""
    door.admit_work(request)
    report = report_of(data.report)
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    text = await backroom.do(kept.changed, lambda keeper: keeper.correct(number, report))
    return await _shown(
        request, backroom, await scoresheets.change(store, kept, data.version, text)
    )


@delete(
    "/api/sheets/{sheet:str}/rounds/last",
    status_code=200,
    responses=described(SheetState),
    is_packed=True,
)
async def strike_round(
    request: Anyone,
    sheet: PathId,
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
    since: Since,
) -> Response[bytes]:
    """Delete the last round; ``since`` is the version of the sheet that the client saw."""
    door.admit_work(request)
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    text = await backroom.do(kept.changed, lambda keeper: keeper.undo())
    return await _shown(request, backroom, await scoresheets.change(store, kept, since, text))


@post(
    "/api/sheets/{sheet:str}/matches",
    status_code=200,
    responses=described(SheetState),
    is_packed=True,
)
async def begin_match(
    request: Anyone,
    sheet: PathId,
    data: JSONBody[SheetAt],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Response[bytes]:
    """Start the next match of a series on the same sheet."""
    door.admit_work(request)
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    text = await backroom.do(kept.changed, lambda keeper: keeper.begin_match())
    return await _shown(
        request, backroom, await scoresheets.change(store, kept, data.version, text)
    )


@get("/api/sheets/{sheet:str}/csv", media_type="text/csv")
async def sheet_csv(
    request: Anyone,
    sheet: PathId,
    store: NamedDependency[Store],
    backroom: NamedDependency[Backroom],
    lang: Lang = "en",
) -> Response[str]:
    """Return the sheet as CSV."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    text = await backroom.do(_csv, kept, lang if lang in CODES else "en")
    return _file(text, f"capicua-{sheet}.csv", "text/csv")


@get("/api/sheets/{sheet:str}/file", media_type="application/json")
async def sheet_file(
    request: Anyone, sheet: PathId, store: NamedDependency[Store]
) -> Response[str]:
    """Return the sheet with all reports, in the format of ``capicua score --resume``."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet))
    return _file(kept.text, f"capicua-{sheet}.json", "application/json")


def _csv(kept: Kept, lang: str) -> str:
    language = Language(lang)
    return kept.keeper.as_csv(*(language.text(f"sheet-{id}") for id in CSV_WORDS))


async def _shown(
    request: Anyone, backroom: Backroom, kept: Kept, *cookies: Cookie
) -> Response[bytes]:
    """Return the current sheet, computed and encoded outside the event loop."""
    may_pack = unpacks(request)
    return Sent(*await backroom.do(lambda: encoded(kept.state(), may_pack)), cookies=cookies)


def _file(text: str, name: str, kind: str) -> Response[str]:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=kind, headers=headers)


def _key_of(request: Anyone, sheet: str) -> str | None:
    """Return the key in a sheet's cookie, or in the header that scripts send."""
    said = request.headers.get("authorization", "")
    if said.startswith("Bearer "):
        return said.removeprefix("Bearer ")[:64]
    return request.cookies.get(_cookie_name(sheet))


def _cookie_name(sheet: str) -> str:
    return f"capicua_sheet_{sheet}"


def _cookie(door: Door, sheet: str, key: str) -> Cookie:
    return door.cookie(_cookie_name(sheet), key, f"/api/sheets/{sheet}")


HANDLERS: Final = [
    begin_sheet,
    open_sheet,
    sheet_state,
    add_round,
    correct_round,
    strike_round,
    begin_match,
    sheet_csv,
    sheet_file,
]
