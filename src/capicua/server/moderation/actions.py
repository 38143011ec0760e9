"""What moderators decide, each in one transaction with its line in the audit log.

A moderator acts on players, an administrator also on moderators; nobody acts on administrators.
Every action of theirs can be undone. What holds for an account, for example until when it is
muted, always follows from the actions in the audit log that were not undone.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from capicua.api.hall.moderation import ActionKind, NewAction
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.names import name_key
from capicua.server.moderation.reports import plain
from capicua.server.store.audit_log import UNDO, holds
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, audit, club_members, reports
from capicua.server.timers import now_ms
from capicua.table.play.seats import unguessable

RANKS: Final = {"player": 0, "moderator": 1, "admin": 2}
MEASURES: Final = ("mute", "suspend", "rename")
"""The actions that the person they concern is told about."""
_FINAL: Final = ("undo", "role", "codes", "remove")
"""The actions that cannot be undone."""
_UNTIL: Final = {"mute": accounts.c.muted_until, "suspend": accounts.c.suspended_until}
_MINUTE_MS: Final = 60_000
_ID_LENGTH: Final = 12
_TRIES: Final = 20

_Found = TypeVar("_Found")


class Detail(Struct, omit_defaults=True):
    """What the column ``detail`` of the audit log stores, as JSON."""

    text: str = ""
    of: str = ""
    """The report that was closed, or the action that was undone."""
    old: str = ""
    new: str = ""
    """The names before and after a change."""
    role: str = ""
    """The role that was given."""


class Moderation:
    """The decisions of moderators."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def act(self, moderator: Account, about: str, wish: NewAction) -> str:
        """Decide about a person, and close the report that led to it. Return the action's id.

        Raise ``Refused``.
        """
        id, now = unguessable(_ID_LENGTH), now_ms()
        text = _reason(wish.text)
        until = now + wish.minutes * _MINUTE_MS if wish.kind in _UNTIL else 0

        def work(connection: Connection) -> str:
            person = _person(connection, moderator, about)
            detail = Detail(text)
            if wish.kind == "rename":
                detail.old, detail.new = person["name"], _neutral_name(connection, person)
            _write(connection, id, now, moderator.id, about, wish.kind, until, detail)
            _apply(connection, about, wish.kind)
            if wish.report:
                _close(connection, moderator, wish.report, text, now, about)
            return id

        return await self._done(work)

    async def close(self, moderator: Account, report: str, text: str) -> str:
        """Close a report without a measure. Return the action's id. Raise ``Refused``."""
        now, note = now_ms(), _reason(text)
        return await self._done(
            lambda connection: _close(connection, moderator, report, note, now, None)
        )

    async def undo(self, moderator: Account, action: str, text: str) -> str:
        """Undo an action, once. Return the id of the undoing. Raise ``Refused``."""
        now, note = now_ms(), _reason(text)
        id = f"{UNDO}{action}"[:26]

        def work(connection: Connection) -> str:
            query = sa.select(audit).where(audit.c.id == action, audit.c.action.not_in(_FINAL))
            row = connection.execute(query).mappings().first()
            if row is None:
                raise Refused(Message("no-such-measure"))
            about = row["about_id"]
            if about is not None:
                person = _person(connection, moderator, about)
            undone = Detail(note, of=action)
            try:
                with connection.begin_nested():
                    # Both lines are deleted at the same time, or the action would hold again.
                    until = row["until"]
                    _write(connection, id, now, moderator.id, about, "undo", until, undone)
            except IntegrityError:
                raise Refused(Message("action-undone")) from None
            detail = detail_of(row["detail"])
            if row["action"] == "close":
                connection.execute(
                    reports.update()
                    .where(reports.c.id == detail.of)
                    .values(state="open", closed=None)
                )
            elif about is not None and row["action"] == "rename":
                if person["name"] == detail.new:
                    _rename(connection, about, detail.old)
            elif about is not None:
                _apply(connection, about, row["action"])
            return id

        return await self._done(work)

    async def appeal(self, account: str, action: str, text: str) -> None:
        """Answer a measure, once; the answer is a report in the queue. Raise ``Refused``."""
        now, said = now_ms(), _reason(text)

        def work(connection: Connection) -> None:
            query = sa.select(audit.c.id).where(
                audit.c.id == action, audit.c.about_id == account, audit.c.action.in_(MEASURES)
            )
            if connection.scalar(query) is None:
                raise Refused(Message("no-such-measure"))
            row = {"id": action, "by_id": account, "about_id": account, "reason": "appeal"}
            try:
                with connection.begin_nested():
                    connection.execute(
                        reports.insert().values(**row, text=said, state="open", at=now)
                    )
            except IntegrityError:
                raise Refused(Message("appeal-once")) from None

        await self._done(work)

    async def _done(self, work: Callable[[Connection], _Found]) -> _Found:
        """Run a decision in a savepoint, so that nothing remains of one that is refused."""

        def whole(connection: Connection) -> _Found | Refused:
            try:
                with connection.begin_nested():
                    return work(connection)
            except Refused as refused:
                return refused

        found = await self._store.do(whole)
        if isinstance(found, Refused):
            raise found
        return found


def record_note(connection: Connection, moderator: Account, about: str | None, text: str) -> None:
    """Write a note of a moderator into the audit log, within a transaction. Raise ``Refused``."""
    if about is not None:
        _person(connection, moderator, about)
    id = unguessable(_ID_LENGTH)
    _write(connection, id, now_ms(), moderator.id, about, "note", 0, Detail(plain(text)))


def record_at_terminal(
    connection: Connection, about: str | None, kind: ActionKind, detail: Detail
) -> None:
    """Write what was done at the server's terminal into the audit log, within a transaction."""
    _write(connection, unguessable(_ID_LENGTH), now_ms(), None, about, kind, 0, detail)


_detail: Final = json.Decoder(Detail)


def detail_of(text: str) -> Detail:
    """Return the stored detail of an action."""
    return _detail.decode(text) if text else Detail()


def check_rank(moderator: str, person: str) -> None:
    """Raise ``Refused`` unless the first role may act on the second."""
    if RANKS.get(moderator, 0) <= RANKS.get(person, 0):
        raise Refused(Message("moderate-rank"))


def _reason(text: str) -> str:
    found = plain(text)
    if not found:
        raise Refused(Message("moderate-reason"))
    return found


def _person(connection: Connection, moderator: Account, about: str) -> RowMapping:
    """Return the account of a person, held until the end. Raise ``Refused``."""
    query = sa.select(accounts).where(accounts.c.id == about).with_for_update()
    row = connection.execute(query).mappings().first()
    if row is None:
        raise Refused(Message("no-such-account"))
    check_rank(moderator.role, row["role"])
    return row


def _write(
    connection: Connection,
    id: str,
    at: int,
    by: str | None,
    about: str | None,
    kind: ActionKind,
    until: int,
    detail: Detail,
) -> None:
    row: dict[str, Any] = {"id": id, "at": at, "by_id": by, "about_id": about}
    stored = json.encode(detail).decode()
    connection.execute(audit.insert().values(**row, action=kind, until=until, detail=stored))


def _apply(connection: Connection, about: str, kind: str) -> None:
    """Set until when a person is muted or suspended, from the actions that hold."""
    column = _UNTIL.get(kind)
    if column is None:
        return
    latest = sa.select(sa.func.max(audit.c.until)).where(
        audit.c.about_id == about, audit.c.action == kind, holds()
    )
    until = int(connection.scalar(latest) or 0)
    connection.execute(accounts.update().where(accounts.c.id == about).values({column.name: until}))


def _close(
    connection: Connection,
    moderator: Account,
    report: str,
    note: str,
    now: int,
    about: str | None,
) -> str:
    query = sa.select(reports).where(reports.c.id == report).with_for_update()
    row = connection.execute(query).mappings().first()
    if row is None or (about is not None and row["about_id"] != about):
        raise Refused(Message("no-such-report"))
    if row["state"] == "closed":
        raise Refused(Message("report-closed"))
    if row["about_id"] == moderator.id or _owns(connection, row["club_id"], moderator.id):
        raise Refused(Message("moderate-rank"))
    connection.execute(
        reports.update().where(reports.c.id == report).values(state="closed", note=note, closed=now)
    )
    id = unguessable(_ID_LENGTH)
    _write(connection, id, now, moderator.id, row["about_id"], "close", 0, Detail(note, report))
    return id


def _owns(connection: Connection, club: str | None, account: str) -> bool:
    query = sa.select(club_members.c.role).where(
        club_members.c.club_id == club, club_members.c.account_id == account
    )
    return club is not None and connection.scalar(query) == "owner"


def _neutral_name(connection: Connection, person: RowMapping) -> str:
    """Rename a person, and return the new name. They may choose any but the old one at once."""
    word = "Jugador" if person["language"].startswith("es") else "Player"
    for _ in range(_TRIES):
        name = f"{word} {secrets.randbelow(900_000) + 100_000}"
        if _rename(connection, person["id"], name, is_needed=False):
            return name
    raise Refused(Message("name-taken", {"name": word}))


def _rename(connection: Connection, account: str, name: str, *, is_needed: bool = True) -> bool:
    try:
        with connection.begin_nested():
            connection.execute(
                accounts.update()
                .where(accounts.c.id == account)
                .values(name=name, likeness=name_key(name), renamed=0)
            )
    except IntegrityError:
        if is_needed:
            raise Refused(Message("name-taken", {"name": name})) from None
        return False
    return True
