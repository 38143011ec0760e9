"""Who may play with whom: suspended accounts, and people whom a block separates."""

from __future__ import annotations

from capicua.api.account_models import Offers
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.http.routes.parameters import ServerRequest
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import TablePlan
from capicua.table.room.room import Room


def check_plan(account: Account | None, plan: TablePlan, offers: Offers) -> None:
    """Raise ``Refused`` if the client may not create a table of this plan.

    A guest cannot be rated, so neither can a table where one has the first seat.
    """
    if plan.rated and offers.ratings and account is None:
        raise Refused(Message("table-rated"))
    if account is not None and (plan.listed or plan.rated):
        account.check_standing(now_ms())


async def check_company(request: ServerRequest, account: Account | None, room: Room) -> None:
    """Raise ``Refused`` if an account may not come to a table that is listed or rated.

    A table that people are invited to by its link is its host's affair: who has the link may come.
    """
    if account is None or not (room.plan.listed or room.plan.rated):
        return
    account.check_standing(now_ms())
    relations = request.server.relations
    if relations is None or not room.plan.listed:
        return
    people = await request.accounts.at_table(room.id)
    others = [
        people[token]
        for token, guest in room.guests.items()
        if guest.seat is not None and token in people
    ]
    if await relations.are_apart(account.id, others):
        raise Refused(Message("table-apart"))
