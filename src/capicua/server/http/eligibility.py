"""Who may play with whom: suspended accounts, and people whom a block separates."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

from capicua.api.hall.accounts import Offers
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.http.access import STANDING_COOKIE
from capicua.server.http.routes.parameters import ServerRequest
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import TablePlan
from capicua.table.room.room import Room

LONGEST_ID: Final = 12
"""The length of an account's id."""


def check_plan(
    account: Account | None, bound: Account | None, plan: TablePlan, offers: Offers
) -> None:
    """Raise ``Refused`` if the client may not create a table of this plan.

    ``bound`` is the account by whose measures it is bound (``standing``).

    A guest cannot be rated, so neither can a table where one has the first seat.
    """
    if plan.rated and offers.ratings and account is None:
        raise Refused(Message("table-rated"))
    if bound is not None and (plan.listed or plan.rated):
        bound.check_standing(now_ms())


async def standing(request: ServerRequest, account: Account | None) -> Account | None:
    """Return the account by whose measures the client is bound: its own, or the former one.

    A browser in which a muted or suspended account was used keeps its standing until the measure
    ends. Another browser, or one without its cookies, is somebody else as far as anybody can tell.
    """
    if account is not None or request.server.accounts is None:
        return account
    former = request.cookies.get(STANDING_COOKIE, "")
    if not 0 < len(former) <= LONGEST_ID or not request.access.origin_of(request).is_known:
        return None
    return await request.server.accounts.find(former)


def standing_cookies(request: ServerRequest, account: Account) -> list[Cookie]:
    """Return the cookie by which a browser keeps the standing of an account, while it has one."""
    until = max(account.muted_until, account.suspended_until)
    if until <= now_ms():
        return []
    cookie = request.access.cookie(STANDING_COOKIE, account.id, "/")
    cookie.max_age = (until - now_ms()) // 1000 + 1
    return [cookie]


async def check_company(
    request: ServerRequest, account: Account | None, room: Room, *, is_invited: bool = False
) -> None:
    """Raise ``Refused`` if an account may not come to a table.

    Suspensions hold at listed and rated tables. Blocks hold at listed tables, and at any table for
    somebody who comes by an invitation to their name (``is_invited``). Where people come by a link
    the host decides: who has the link may come.
    """
    if room.plan.listed or room.plan.rated:
        bound = await standing(request, account)
        if bound is not None:
            bound.check_standing(now_ms())
    if account is not None and (room.plan.listed or is_invited):
        await check_apart(request, account, room)


async def check_apart(request: ServerRequest, account: Account, room: Room) -> None:
    """Raise ``Refused`` if a block separates an account from somebody who sits at a table."""
    relations = request.server.relations
    if relations is None:
        return
    people = await request.accounts.at_table(room.id)
    others = [
        people[token]
        for token, guest in room.guests.items()
        if guest.seat is not None and token in people
    ]
    if await relations.are_apart(account.id, others):
        raise Refused(Message("table-apart"))
