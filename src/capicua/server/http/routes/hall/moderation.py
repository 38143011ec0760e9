"""Routes of reports and of what moderators do about them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from capicua.api.hall.moderation import (
    Appeal,
    Case,
    Closing,
    FlagReason,
    ModeratorActions,
    NewAction,
    NewReport,
    OwnMeasures,
    OwnReports,
    Report,
    Reports,
    TableLog,
)
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.http.responses import private
from capicua.server.http.routes.hall.relations import AccountName
from capicua.server.http.routes.parameters import AccountId, ServerRequest
from capicua.server.moderation.reports import log_of
from capicua.table.frames.protocol import WORD

RecordId = Annotated[str, PathParameter(min_length=1, max_length=26, pattern=WORD)]
"""The id of a report or an action."""
IsClosed = Annotated[bool, QueryParameter(name="closed")]
OfReason = Annotated[FlagReason | None, QueryParameter(name="reason")]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=2**53)]
"""A time in milliseconds since 1970."""
ALWAYS: Final = 2**53


class Filed(Struct):
    """The id of a report that was received, or of an action."""

    id: str


# -- what everybody may do ---------------------------------------------------------------------


@post("/api/reports", status_code=201)
async def file_report(request: ServerRequest, data: JSONBody[NewReport]) -> Filed:
    """Report a person, with the log of a table where the client has been."""
    request.access.admit_entry(request)
    account = await request.own_account()
    request.access.admit_body(request)
    log = await _log(request, account, data.table) if data.table else None
    return Filed(await request.server.reports.file(account.id, data, log))


@get("/api/reports")
async def own_reports(request: ServerRequest) -> Response[OwnReports]:
    """Return the reports that the client has made, and whether they were handled."""
    account = await request.own_account()
    return private(OwnReports(await request.server.reports.own(account.id)))


@get("/api/account/measures")
async def own_measures(request: ServerRequest) -> Response[OwnMeasures]:
    """Return what moderators have decided about the client."""
    account = await request.own_account()
    return private(OwnMeasures(await request.server.case_files.measures(account.id)))


@post("/api/account/measures/{action:str}/appeal", status_code=201)
async def appeal(request: ServerRequest, action: RecordId, data: JSONBody[Appeal]) -> Filed:
    """Answer a measure, once."""
    request.access.admit_entry(request)
    account = await request.own_account()
    request.access.admit_body(request)
    await request.server.moderation.appeal(account.id, action, data.text)
    return Filed(action)


# -- what moderators may do --------------------------------------------------------------------


@get("/api/moderation/reports")
async def report_queue(
    request: ServerRequest, closed: IsClosed = False, reason: OfReason = None
) -> Response[Reports]:
    """Return the open reports, oldest first, or those closed lately."""
    await _moderator(request)
    return private(await request.server.reports.queue(is_closed=closed, reason=reason))


@get("/api/moderation/reports/{report:str}")
async def one_report(request: ServerRequest, report: RecordId) -> Response[Report]:
    """Return a report with the log of its table."""
    await _moderator(request)
    return private(await request.server.reports.find(report))


@post("/api/moderation/reports/{report:str}/close", status_code=200)
async def close_report(request: ServerRequest, report: RecordId, data: JSONBody[Closing]) -> Filed:
    """Close a report without a measure."""
    moderator = await _moderator(request)
    return Filed(await request.server.moderation.close(moderator, report, data.text))


@get("/api/moderation/people/named")
async def case_named(request: ServerRequest, name: AccountName) -> Response[Case]:
    """Return what moderators see of the person whose name looks like this one."""
    await _moderator(request)
    found = await request.accounts.named(name)
    if found is None:
        raise Refused(Message("no-such-account"))
    return private(await request.server.case_files.case(found.id))


@get("/api/moderation/people/{account:str}")
async def case(request: ServerRequest, account: AccountId) -> Response[Case]:
    """Return what moderators see of a person."""
    await _moderator(request)
    return private(await request.server.case_files.case(account))


@post("/api/moderation/people/{account:str}/actions", status_code=201)
async def act(request: ServerRequest, account: AccountId, data: JSONBody[NewAction]) -> Filed:
    """Decide about a person."""
    moderator = await _moderator(request)
    action = await request.server.moderation.act(moderator, account, data)
    await request.server.silence.refresh()
    return Filed(action)


@post("/api/moderation/actions/{action:str}/undo", status_code=200)
async def undo(request: ServerRequest, action: RecordId, data: JSONBody[Closing]) -> Filed:
    """Undo an action."""
    moderator = await _moderator(request)
    undoing = await request.server.moderation.undo(moderator, action, data.text)
    await request.server.silence.refresh()
    return Filed(undoing)


@get("/api/moderation/audit")
async def audit_log(request: ServerRequest, before: Before = ALWAYS) -> Response[ModeratorActions]:
    """Return what moderators have done before a time, the latest first."""
    await _moderator(request)
    return private(ModeratorActions(await request.server.case_files.audit(before)))


async def _moderator(request: ServerRequest) -> Account:
    """Return the account of a moderator or an administrator. Raise ``Refused`` for others."""
    account = await request.own_account()
    if account.role not in ("moderator", "admin") or account.is_bot:
        raise Refused(Message("only-moderators"))
    return account


async def _log(request: ServerRequest, account: Account, table: str) -> TableLog:
    """Return the log of a table for somebody who was there. Raise ``Refused`` for others."""
    if await request.accounts.seating(account.id, table) is None:
        raise Refused(Message("not-at-table"))
    people = await request.accounts.at_table(table)
    actor = await request.registry.get(table)
    return await actor.read(lambda room: log_of(room, people))
