"""Routes of friends, follows and blocks."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from capicua.api.hall.people import (
    KnownPeople,
    KnownPerson,
    NewInvitation,
    ReceivedInvitations,
    Relation,
)
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.relations import Kind, Relations, Relative
from capicua.server.http.responses import private
from capicua.server.http.routes.parameters import AccountId, PathId, ServerRequest
from capicua.server.store.limits import DAY_MS
from capicua.server.timers import now_ms
from capicua.table.play.seats import LONGEST_NAME

AccountName = Annotated[str, QueryParameter(name="name", min_length=1, max_length=LONGEST_NAME)]
KindOf = Annotated[Kind, PathParameter()]
LATELY_MS: Final = 7 * DAY_MS
"""How far back a friend's tables are looked at to find where they are now."""


@get("/api/people", cache_control=None)
async def people(request: ServerRequest) -> Response[KnownPeople]:
    """Return the friends, requests, follows and blocks of the client."""
    account = await request.own_account()
    relatives = await _relations(request).relatives(account.id)
    where = await _whereabouts(request, [one for one in relatives if one.relation.is_friend])
    found = [_known(one, where) for one in relatives]
    return private(KnownPeople(found))


@get("/api/people/named")
async def person_named(request: ServerRequest, name: AccountName) -> Response[KnownPerson]:
    """Return the person whose name looks like this one, and what the client is to them."""
    request.access.admit_entry(request)
    account = await request.own_account()
    return await _person(request, account, await request.accounts.named(name))


@get("/api/people/invitations")
async def invitations(request: ServerRequest) -> Response[ReceivedInvitations]:
    """Return what waits for the client's answer; clients poll it."""
    own = await request.own_account()
    found = await request.server.invitations.received(own.id)
    return private(ReceivedInvitations(found, await _relations(request).asking(own.id)))


@delete("/api/people/invitations/{table:str}", status_code=204)
async def decline(request: ServerRequest, table: PathId) -> None:
    """Decline an invitation."""
    own = await request.own_account()
    await request.server.invitations.end(own.id, table)


@post("/api/people/{account:str}/invite", status_code=204)
async def invite(request: ServerRequest, account: AccountId, data: JSONBody[NewInvitation]) -> None:
    """Invite a person to the table where the client plays or hosts, while it has a free seat."""
    request.access.admit_entry(request)
    own = await request.own_account()
    seating = await request.accounts.seating(own.id, data.table)
    room = (await request.registry.get(data.table)).room
    guest = None if seating is None else room.guests.get(seating.token)
    if guest is None or (guest.seat is None and not guest.is_host):
        raise Refused(Message("not-at-table"))
    if room.phase == "over" or all(sitting.kind != "open" for sitting in room.sittings):
        raise Refused(Message("table-full"))
    await request.server.invitations.send(own, account, data.table)


@get("/api/people/{account:str}")
async def person(request: ServerRequest, account: AccountId) -> Response[KnownPerson]:
    """Return a person, and what the client is to them."""
    own = await request.own_account()
    return await _person(request, own, await request.accounts.find(account))


@put("/api/people/{account:str}/{kind:str}")
async def relate(request: ServerRequest, account: AccountId, kind: KindOf) -> Relation:
    """Follow or block a person, ask them to be friends, or accept their request."""
    request.access.admit_entry(request)
    own = await request.own_account()
    return await _relations(request).begin(own.id, account, kind)


@delete("/api/people/{account:str}/{kind:str}", status_code=200)
async def unrelate(request: ServerRequest, account: AccountId, kind: KindOf) -> Relation:
    """End a relation; for ``friend`` also withdraw or decline a request."""
    request.access.admit_entry(request)
    own = await request.own_account()
    return await _relations(request).end(own.id, account, kind)


async def _person(
    request: ServerRequest, own: Account, other: Account | None
) -> Response[KnownPerson]:
    if other is None:
        raise Refused(Message("no-such-account"))
    if (await _relations(request).relation(other.id, own.id)).blocks:  # as on the profile
        raise Refused(Message("no-such-account"))
    relation = await _relations(request).relation(own.id, other.id)
    known = KnownPerson(other.id, other.name, other.face, other.is_bot, relation)
    return private(known)


def _relations(request: ServerRequest) -> Relations:
    """Return the relations. Raise ``Refused`` if this server has no accounts."""
    relations = request.server.relations
    if relations is None:
        raise Refused(Message("no-such-page"))
    return relations


def _known(one: Relative, where: dict[str, str]) -> KnownPerson:
    is_here, table = one.id in where, where.get(one.id, "")
    return KnownPerson(one.id, one.name, one.face, one.is_bot, one.relation, is_here, table)


async def _whereabouts(request: ServerRequest, friends: list[Relative]) -> dict[str, str]:
    """Return the friends who are at a table that this process holds, with the table's id.

    The id is empty if the table's host admits no spectators who have only its address.
    """
    if not friends:
        return {}
    found: dict[str, str] = {}
    since = now_ms() - LATELY_MS
    for seating in await request.accounts.seatings_since([one.id for one in friends], since):
        actor = request.registry.actors.get(seating.table_id)
        if actor is None or seating.token not in actor.room.here:
            continue
        is_open = actor.room.watch_by_address or actor.room.plan.listed
        if is_open or seating.account_id not in found:
            found[seating.account_id] = seating.table_id if is_open else ""
    return found
