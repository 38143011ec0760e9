"""Routes of clubs: their pages, members, calendars, rule sets and results."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from capicua.api.hall.clubs import (
    ClubChange,
    ClubLink,
    ClubMade,
    ClubMeetings,
    ClubPage,
    ClubPlan,
    ClubReport,
    ClubResults,
    Clubs,
    EveningPlan,
    InviteRequest,
    JoinRequest,
    LinkedClub,
    NewClubRules,
    RoleChange,
)
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.clubs.agenda import check_rules
from capicua.server.clubs.services import ClubServices
from capicua.server.http.responses import PRIVATE, private
from capicua.server.http.routes.parameters import AccountId, ServerRequest
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import ONE_LINE, WORD

ClubId = Annotated[str, PathParameter(min_length=1, max_length=12, pattern=WORD)]
ItemId = Annotated[str, PathParameter(min_length=1, max_length=26, pattern=WORD)]
"""The id of an evening or a rule set."""
Text = Annotated[str, QueryParameter(name="text", max_length=60, pattern=ONE_LINE)]
"""Words in the name or the place of a club."""
LinkOf = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=WORD)]
OnePerson = Annotated[
    str, QueryParameter(name="one", min_length=1, max_length=80, pattern=ONE_LINE)
]
OtherPerson = Annotated[
    str, QueryParameter(name="other", min_length=1, max_length=80, pattern=ONE_LINE)
]


@get("/api/clubs", cache_control=None)
async def club_list(request: ServerRequest, text: Text = "") -> Response[Clubs]:
    """Return the client's clubs, its invitations, and public clubs with these words."""
    service = _clubs(request)
    request.access.admit_entry(request)
    return private(await service.directory.listed(await request.account(), text))


@post("/api/clubs", status_code=201)
async def make_club(request: ServerRequest, data: JSONBody[ClubPlan]) -> ClubMade:
    """Create a club, which the client owns."""
    await request.check_words()
    service, account = await _changing(request)
    return ClubMade(await service.directory.create(account, data))


@get("/api/clubs/{club:str}", cache_control=None)
async def club_page(request: ServerRequest, club: ClubId) -> Response[ClubPage]:
    """Return a club as the client sees it."""
    account = await request.account()
    return private(await _clubs(request).page(club, account))


@patch("/api/clubs/{club:str}", status_code=204)
async def change_club(request: ServerRequest, club: ClubId, data: JSONBody[ClubChange]) -> None:
    """Change a club; what the body does not name stays."""
    await request.check_words()
    service, account = await _changing(request)
    await service.directory.change(account, club, data)


@delete("/api/clubs/{club:str}", status_code=204)
async def delete_club(request: ServerRequest, club: ClubId) -> None:
    """Delete a club; its tournaments stay."""
    service, account = await _changing(request)
    await service.directory.delete(account, club)


@post("/api/clubs/{club:str}/report", status_code=204)
async def report_club(request: ServerRequest, club: ClubId, data: JSONBody[ClubReport]) -> None:
    """Report a club to the moderators."""
    service, account = await _changing(request)
    await service.check_visible(club, account)
    await request.server.reports.file_about_club(account.id, club, data.reason, data.text)


# -- members -----------------------------------------------------------------------------------


@post("/api/clubs/{club:str}/invitations", status_code=204)
async def invite_to_club(
    request: ServerRequest, club: ClubId, data: JSONBody[InviteRequest]
) -> None:
    """Invite the person whose name looks like this one."""
    service, account = await _changing(request)
    other = await request.accounts.named(data.name)
    await service.membership.invite(account, club, other)


@delete("/api/clubs/{club:str}/invitations/{account:str}", status_code=204)
async def withdraw_invitation(request: ServerRequest, club: ClubId, account: AccountId) -> None:
    """Withdraw an invitation by name, or decline the client's own."""
    service, own = await _changing(request)
    await service.membership.withdraw(own, club, account)


@post("/api/clubs/{club:str}/link", status_code=201)
async def open_link(request: ServerRequest, club: ClubId) -> Response[ClubLink]:
    """Open a new link of invitation, which replaces an earlier one."""
    service, account = await _changing(request)
    return private(await service.membership.make_link(account, club), status=201)


@delete("/api/clubs/{club:str}/link", status_code=204)
async def close_link(request: ServerRequest, club: ClubId) -> None:
    """Close the link of invitation."""
    service, account = await _changing(request)
    await service.membership.close_link(account, club)


@get("/api/clubs/{club:str}/link/{key:str}")
async def linked_club(request: ServerRequest, club: ClubId, key: LinkOf) -> Response[LinkedClub]:
    """Return what the holder of a link sees before joining."""
    service = _clubs(request)
    request.access.admit_entry(request)
    return private(await service.membership.linked(await request.account(), club, key))


@post("/api/clubs/{club:str}/join", status_code=204)
async def join_club(request: ServerRequest, club: ClubId, data: JSONBody[JoinRequest]) -> None:
    """Join a club: with a link, by invitation, or one that is open to everybody."""
    service, account = await _changing(request)
    await service.membership.join(account, club, data.key)


@put("/api/clubs/{club:str}/members/{account:str}", status_code=204)
async def set_member_role(
    request: ServerRequest, club: ClubId, account: AccountId, data: JSONBody[RoleChange]
) -> None:
    """Give a member a role; ``owner`` hands the club over."""
    service, own = await _changing(request)
    await service.membership.set_role(own, club, account, data.role)


@delete("/api/clubs/{club:str}/members/{account:str}", status_code=204)
async def remove_member(request: ServerRequest, club: ClubId, account: AccountId) -> None:
    """Remove a member, or leave."""
    service, own = await _changing(request)
    await service.membership.remove(own, club, account)


# -- calendar and rule sets --------------------------------------------------------------------


@post("/api/clubs/{club:str}/evenings", status_code=201)
async def plan_evening(
    request: ServerRequest, club: ClubId, data: JSONBody[EveningPlan]
) -> ClubMade:
    """Add an evening to the calendar."""
    await request.check_words()
    service, account = await _changing(request)
    return ClubMade(await service.agenda.plan(account, club, data))


@put("/api/clubs/{club:str}/evenings/{evening:str}", status_code=204)
async def change_evening(
    request: ServerRequest, club: ClubId, evening: ItemId, data: JSONBody[EveningPlan]
) -> None:
    """Change an evening, or leave out single dates of it."""
    await request.check_words()
    service, account = await _changing(request)
    await service.agenda.plan(account, club, data, evening)


@delete("/api/clubs/{club:str}/evenings/{evening:str}", status_code=204)
async def cancel_evening(request: ServerRequest, club: ClubId, evening: ItemId) -> None:
    """Remove an evening with all its dates."""
    service, account = await _changing(request)
    await service.agenda.cancel(account, club, evening)


@get("/api/clubs/{club:str}/calendar.ics", is_packed=True)
async def club_calendar(request: ServerRequest, club: ClubId) -> Response[str]:
    """Return the dates of the coming year as an iCalendar file."""
    service = _clubs(request)
    request.access.admit_entry(request)
    site = request.access.site_of(request)
    found = await service.calendar(club, await request.account(), site, now_ms())
    headers = {**PRIVATE, "Content-Disposition": f'attachment; filename="club-{club}.ics"'}
    return Response(found, media_type="text/calendar; charset=utf-8", headers=headers)


@post("/api/clubs/{club:str}/rules", status_code=201)
async def add_club_rules(
    request: ServerRequest, club: ClubId, data: JSONBody[NewClubRules]
) -> ClubMade:
    """Store a rule set of the club."""
    await request.check_words()
    service, account = await _changing(request)
    request.admit_work()
    await request.threads.do(check_rules, data)
    return ClubMade(await service.agenda.add_rules(account, club, data))


@delete("/api/clubs/{club:str}/rules/{rules:str}", status_code=204)
async def remove_club_rules(request: ServerRequest, club: ClubId, rules: ItemId) -> None:
    """Delete a rule set of the club."""
    service, account = await _changing(request)
    await service.agenda.remove_rules(account, club, rules)


# -- results -----------------------------------------------------------------------------------


@get("/api/clubs/{club:str}/results")
async def club_results(request: ServerRequest, club: ClubId) -> Response[ClubResults]:
    """Return the tournaments of a club that are over, and the all-time table."""
    service = _clubs(request)
    request.admit_work()
    return private(await service.results.all_time(club, await request.account()))


@get("/api/clubs/{club:str}/meetings")
async def club_meetings(
    request: ServerRequest, club: ClubId, one: OnePerson, other: OtherPerson
) -> Response[ClubMeetings]:
    """Return how two people have met in the tournaments of a club."""
    service = _clubs(request)
    request.admit_work()
    return private(await service.results.meetings(club, await request.account(), one, other))


async def check_club(request: ServerRequest, club: str) -> None:
    """Raise ``Refused`` if the client may not hold tournaments of a club."""
    service, account = _clubs(request), await request.own_account()
    await service.check_power(account, club, "events")


async def _changing(request: ServerRequest) -> tuple[ClubServices, Account]:
    """Return the clubs and the client's account, for a request that changes something."""
    service, account = _clubs(request), await request.own_account()
    request.access.admit_entry(request)
    request.access.admit_body(request)
    return service, account


def _clubs(request: ServerRequest) -> ClubServices:
    """Return the clubs. Raise ``Refused`` if this server has none."""
    if request.server.clubs is None:
        raise Refused(Message("no-such-page"))
    return request.server.clubs
