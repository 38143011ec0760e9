"""Score sheets over HTTP: begun, opened with a key, written on, watched, taken away."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct, json

from capicua.render.language import CODES, Language
from capicua.server import scoresheets
from capicua.server.door import Door
from capicua.server.scoresheets import (
    Kept,
    SheetChange,
    SheetKeys,
    SheetPlan,
    SheetState,
    report_of,
)
from capicua.server.store import Store
from capicua.table.protocol import Key
from capicua.table.scorekeeper import Scorekeeper

Anyone = Request[Any, Any, Any]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Since = Annotated[int, QueryParameter(name="since")]


class SheetKey(Struct):
    """A key of a sheet, from its link."""

    key: Key


@post("/api/sheets", status_code=201)
async def begin_sheet(
    request: Anyone,
    data: JSONBody[SheetPlan],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
) -> Response[SheetKeys]:
    """Begins a sheet; whoever asks may write on it, known by the cookie."""
    door.admit_table(request)
    keys = await scoresheets.begin(store, data)
    return _private(keys, door, keys.sheet, keys.edit)


@post("/api/sheets/{sheet:str}/enter", status_code=200)
async def open_sheet(
    request: Anyone,
    sheet: FromPath[str],
    data: JSONBody[SheetKey],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
) -> Response[SheetState]:
    """Opens a sheet with one of its keys; who may write already does not lose that."""
    door.admit_entry(request)
    kept = await scoresheets.find(store, sheet, data.key)
    held = _key_of(request, sheet, door)
    if held is not None and not kept.may_write:
        mine = await scoresheets.find(store, sheet, held)
        if mine.may_write:
            return _private(mine.state(), door, sheet, held)
    return _private(kept.state(), door, sheet, data.key)


@get("/api/sheets/{sheet:str}")
async def sheet_state(
    request: Anyone,
    sheet: FromPath[str],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    since: Since = 0,
) -> Response[bytes]:
    """The sheet as it is now; 204 where it has not changed since a version."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet, door))
    if kept.version <= since:
        return Response(b"", status_code=204)
    return Response(
        json.encode(kept.state()),
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


@post("/api/sheets/{sheet:str}/rounds", status_code=200)
async def add_round(
    request: Anyone,
    sheet: FromPath[str],
    data: JSONBody[SheetChange],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
) -> SheetState:
    """Writes the next round down."""
    kept, keeper = await _to_write_on(request, sheet, store, door)
    keeper.add(report_of(data.report))
    return await scoresheets.change(store, kept, data.version, keeper)


@put("/api/sheets/{sheet:str}/rounds/{number:int}")
async def correct_round(
    request: Anyone,
    sheet: FromPath[str],
    number: FromPath[int],
    data: JSONBody[SheetChange],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
) -> SheetState:
    """Puts another report in the place of a round; everything is counted again."""
    kept, keeper = await _to_write_on(request, sheet, store, door)
    keeper.correct(number, report_of(data.report))
    return await scoresheets.change(store, kept, data.version, keeper)


@delete("/api/sheets/{sheet:str}/rounds/last", status_code=200)
async def strike_round(
    request: Anyone,
    sheet: FromPath[str],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    since: Since,
) -> SheetState:
    """Strikes the last round out; ``since`` is the version of the sheet on which it was seen."""
    kept, keeper = await _to_write_on(request, sheet, store, door)
    keeper.undo()
    return await scoresheets.change(store, kept, since, keeper)


@get("/api/sheets/{sheet:str}/csv", media_type="text/csv")
async def sheet_csv(
    request: Anyone,
    sheet: FromPath[str],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
    lang: Lang = "en",
) -> Response[str]:
    """The sheet as comma-separated values."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet, door))
    language = Language(lang if lang in CODES else "en")
    text = kept.keeper.as_csv(*(language.text(f"sheet-{id}") for id in ("round", "void", "total")))
    return _file(text, f"capicua-{sheet}.csv", "text/csv")


@get("/api/sheets/{sheet:str}/file", media_type="application/json")
async def sheet_file(
    request: Anyone,
    sheet: FromPath[str],
    store: NamedDependency[Store],
    door: NamedDependency[Door],
) -> Response[str]:
    """The sheet with every report, as ``capicua score --resume`` reads it."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet, door))
    return _file(kept.text, f"capicua-{sheet}.json", "application/json")


async def _to_write_on(
    request: Anyone, sheet: str, store: Store, door: Door
) -> tuple[Kept, Scorekeeper]:
    """The sheet and its scorekeeper, for whoever may write on it."""
    kept = await scoresheets.find(store, sheet, _key_of(request, sheet, door))
    return kept, scoresheets.writable(kept)


def _file(text: str, name: str, kind: str) -> Response[str]:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=kind, headers=headers)


def _key_of(request: Anyone, sheet: str, door: Door) -> str | None:
    """The key in the cookie of a sheet, or in the header of a script."""
    said = request.headers.get("authorization", "")
    if said.startswith("Bearer "):
        return said.removeprefix("Bearer ")[:64]
    return request.cookies.get(_cookie_name(sheet))


def _cookie_name(sheet: str) -> str:
    return f"capicua_sheet_{sheet}"


def _private(body: Any, door: Door, sheet: str, key: str) -> Response[Any]:
    cookie = door.cookie(_cookie_name(sheet), key, f"/api/sheets/{sheet}")
    return Response(body, cookies=[cookie], headers={"Cache-Control": "no-store"})


HANDLERS: Final = [
    begin_sheet,
    open_sheet,
    sheet_state,
    add_round,
    correct_round,
    strike_round,
    sheet_csv,
    sheet_file,
]
