"""Friends, follows and blocks between accounts.

Friends are mutual: one account asks, the other answers. A block separates both, whoever set it:
it ends friendship and follows, and neither can ask or invite the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from capicua.api.hall.people import Relation
from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, invitations, relations
from capicua.server.timers import now_ms

Kind = Literal["friend", "follow", "block"]
"""What a person may set; ``friend`` asks the other, or answers their request."""

MOST: Final = {"friend": 500, "follow": 500, "block": 1000, "asked": 50}
"""Maximum number of relations of each kind for an account; ``asked`` counts open requests."""
_SLICE: Final = 500
"""Number of ids in one condition; SQLite allows 32,766 parameters."""


class Relative(Struct, frozen=True):
    """An account that another one has a relation with."""

    id: str
    name: str
    face: str
    is_bot: bool
    relation: Relation
    at: int
    """When the relation began."""


class Relations:
    """The relations of all accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- changes -------------------------------------------------------------------------------

    async def begin(self, account: str, other: str, kind: Kind) -> Relation:
        """Ask or answer a request of friendship, follow or block. Raise ``Refused``.

        What already holds is left as it is, so that a repeated request does no harm.
        """
        if account == other:
            raise Refused(Message("relation-self"))

        def work(connection: Connection) -> Relation | Refused:
            if not hold(connection, account, other):
                return Refused(Message("no-such-account"))
            if kind == "block":
                refused = _check(connection, account, "block", other)
                if refused is None:
                    _drop(connection, account, other, ("friend", "asked", "follow"))
                    _drop(connection, other, account, ("friend", "asked", "follow"))
                    pair = [account, other]
                    connection.execute(
                        invitations.delete().where(
                            invitations.c.by_id.in_(pair), invitations.c.to_id.in_(pair)
                        )
                    )
            elif is_blocked(connection, account, other):
                refused = Refused(Message("relation-closed"))
            elif kind == "follow":
                refused = _check(connection, account, "follow", other)
            else:
                refused = _befriend(connection, account, other)
            if refused is not None:
                return refused
            if kind != "friend":
                _put(connection, account, other, kind)
            return _relation(connection, account, other)

        found = await self._store.do(work)
        if isinstance(found, Refused):
            raise found
        return found

    async def end(self, account: str, other: str, kind: Kind) -> Relation:
        """End a relation; for ``friend`` also a request, whoever made it."""

        def work(connection: Connection) -> Relation:
            hold(connection, account, other)
            if kind == "friend":
                _drop(connection, account, other, ("friend", "asked"))
                _drop(connection, other, account, ("friend", "asked"))
            else:
                _drop(connection, account, other, (kind,))
            return _relation(connection, account, other)

        return await self._store.do(work)

    # -- questions -----------------------------------------------------------------------------

    async def relation(self, account: str, other: str) -> Relation:
        """Return what an account is to another."""
        return await self._store.read(lambda connection: _relation(connection, account, other))

    async def relatives(self, account: str) -> list[Relative]:
        """Return everybody an account has a relation with that it may know, the latest first."""
        mine = sa.select(relations.c.other_id.label("id"), relations.c.kind, relations.c.at).where(
            relations.c.account_id == account
        )
        asking = sa.select(
            relations.c.account_id.label("id"), sa.literal("asking").label("kind"), relations.c.at
        ).where(relations.c.other_id == account, relations.c.kind == "asked")
        both = sa.union_all(mine, asking).subquery()
        query = (
            sa.select(
                both.c.id,
                both.c.kind,
                both.c.at,
                accounts.c.name,
                accounts.c.face,
                accounts.c.is_bot,
            )
            .join(accounts, accounts.c.id == both.c.id)
            .order_by(both.c.at.desc(), both.c.id)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        kinds: dict[str, set[str]] = {}
        for row in rows:
            kinds.setdefault(row.id, set()).add(row.kind)
        found: dict[str, Relative] = {}
        for row in rows:
            if row.id not in found:
                known = _of(kinds[row.id])
                found[row.id] = Relative(row.id, row.name, row.face, row.is_bot, known, row.at)
        return list(found.values())

    async def friends(self, account: str) -> list[str]:
        """Return the ids of the friends of an account."""
        query = sa.select(relations.c.other_id).where(
            relations.c.account_id == account, relations.c.kind == "friend"
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [row[0] for row in rows]

    async def asking(self, account: str) -> int:
        """Return how many people wait for an account to answer their request to be friends."""
        query = sa.select(sa.func.count()).where(
            relations.c.other_id == account, relations.c.kind == "asked"
        )
        return await self._store.read(lambda connection: connection.scalar(query) or 0)

    async def separated(self, account: str) -> frozenset[str]:
        """Return the accounts that a block separates from this one, whoever set it."""
        mine = sa.select(relations.c.other_id).where(
            relations.c.account_id == account, relations.c.kind == "block"
        )
        theirs = sa.select(relations.c.account_id).where(
            relations.c.other_id == account, relations.c.kind == "block"
        )
        both = sa.union(mine, theirs)
        rows = await self._store.read(lambda connection: connection.execute(both).all())
        return frozenset(row[0] for row in rows)

    async def are_apart(self, account: str, others: Iterable[str]) -> bool:
        """Return whether a block separates an account from any of these."""
        return not frozenset(others).isdisjoint(await self.separated(account))

    async def blocked_pairs(self, ids: Iterable[str]) -> set[frozenset[str]]:
        """Return the pairs of these accounts that a block separates, whoever set it."""
        wanted = sorted(set(ids))

        def work(connection: Connection) -> set[frozenset[str]]:
            found: set[frozenset[str]] = set()
            for start in range(0, len(wanted), _SLICE):
                query = sa.select(relations.c.account_id, relations.c.other_id).where(
                    relations.c.account_id.in_(wanted[start : start + _SLICE]),
                    relations.c.kind == "block",
                )
                found |= {frozenset(row) for row in connection.execute(query)}
            everybody = frozenset(wanted)
            return {pair for pair in found if pair <= everybody}

        return await self._store.read(work)


def erase(connection: Connection, account: str) -> None:
    """Delete the relations of an account, as part of deleting it."""
    connection.execute(
        relations.delete().where(
            sa.or_(relations.c.account_id == account, relations.c.other_id == account)
        )
    )


def hold(connection: Connection, account: str, other: str) -> bool:
    """Keep other processes from changing relations of the two; return whether both exist."""
    query = (
        sa.select(accounts.c.id)
        .where(accounts.c.id.in_((account, other)))
        .order_by(accounts.c.id)
        .with_for_update()
    )
    return len(connection.execute(query).all()) == 2


def _befriend(connection: Connection, account: str, other: str) -> Refused | None:
    """Ask, or become friends if the other has asked."""
    if "friend" in _kinds(connection, account, other):
        return None
    if "asked" not in _kinds(connection, other, account):
        refused = _check(connection, account, "asked", other)
        if refused is None:
            _put(connection, account, other, "asked")
        return refused
    for one in (account, other):
        if _count(connection, one, "friend") >= MOST["friend"]:
            return Refused(Message("relation-most", {"count": MOST["friend"]}))
    _drop(connection, account, other, ("asked",))
    _drop(connection, other, account, ("asked",))
    _put(connection, account, other, "friend")
    _put(connection, other, account, "friend")
    return None


def _check(connection: Connection, account: str, kind: str, other: str) -> Refused | None:
    """Return why an account cannot have one more relation of this kind."""
    if kind in _kinds(connection, account, other):
        return None
    if _count(connection, account, kind) < MOST[kind]:
        return None
    return Refused(Message("relation-most", {"count": MOST[kind]}))


def _count(connection: Connection, account: str, kind: str) -> int:
    query = sa.select(sa.func.count()).where(
        relations.c.account_id == account, relations.c.kind == kind
    )
    return int(connection.scalar(query) or 0)


def _kinds(connection: Connection, account: str, other: str) -> set[str]:
    query = sa.select(relations.c.kind).where(
        relations.c.account_id == account, relations.c.other_id == other
    )
    return {row[0] for row in connection.execute(query)}


def is_blocked(connection: Connection, account: str, other: str) -> bool:
    """Return whether a block separates two accounts, whoever set it."""
    return any(
        "block" in _kinds(connection, *pair) for pair in ((account, other), (other, account))
    )


def _put(connection: Connection, account: str, other: str, kind: str) -> None:
    if kind not in _kinds(connection, account, other):
        row = {"account_id": account, "other_id": other, "kind": kind, "at": now_ms()}
        connection.execute(relations.insert().values(**row))


def _drop(connection: Connection, account: str, other: str, kinds: Iterable[str]) -> None:
    connection.execute(
        relations.delete().where(
            relations.c.account_id == account,
            relations.c.other_id == other,
            relations.c.kind.in_(list(kinds)),
        )
    )


def _relation(connection: Connection, account: str, other: str) -> Relation:
    kinds = _kinds(connection, account, other)
    if "asked" in _kinds(connection, other, account):
        kinds.add("asking")
    return _of(kinds)


def _of(kinds: set[str]) -> Relation:
    return Relation(
        "friend" in kinds, "asked" in kinds, "asking" in kinds, "follow" in kinds, "block" in kinds
    )
