"""What moderators read about a person, the audit log, and what people read about themselves."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from capicua.api.hall.moderation import Case, ModeratorAction, OwnMeasure, Party, PastMatch
from capicua.core.messages import Message, Refused
from capicua.server.moderation.actions import MEASURES, detail_of
from capicua.server.moderation.reports import about_person, party_of
from capicua.server.ratings.results import event_of
from capicua.server.store.audit_log import UNDO
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, audit, match_players, matches, reports

PAGE: Final = 100
"""Number of actions in one answer."""
MOST_MATCHES: Final = 20

_by, _about, _undone = accounts.alias("by"), accounts.alias("about"), audit.alias("undone")
_ACTIONS: Final = (
    sa.select(
        audit.c.id,
        audit.c.at,
        audit.c.action,
        audit.c.until,
        audit.c.detail,
        _undone.c.id.label("undone"),
        *(
            column.label(f"{one.name}_{column.name}")
            for one in (_by, _about)
            for column in (one.c.id, one.c.name, one.c.face, one.c.role)
        ),
    )
    .select_from(audit)
    .outerjoin(_by, _by.c.id == audit.c.by_id)
    .outerjoin(_about, _about.c.id == audit.c.about_id)
    .outerjoin(_undone, _undone.c.id == sa.literal(UNDO).concat(audit.c.id))
    .order_by(audit.c.at.desc(), audit.c.id)
    .limit(PAGE)
)


class CaseFiles:
    """Reads what is known about people's conduct."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def audit(self, before: int) -> list[ModeratorAction]:
        """Return the actions before a time, the latest first."""
        query = _ACTIONS.where(audit.c.at < before)
        return await self._store.read(
            lambda connection: [_action(row) for row in connection.execute(query).mappings()]
        )

    async def case(self, account: str) -> Case:
        """Return what moderators see of a person. Raise ``Refused``."""

        def work(connection: Connection) -> Case | None:
            query = sa.select(accounts).where(accounts.c.id == account)
            row = connection.execute(query).mappings().first()
            if row is None:
                return None
            made = sa.select(sa.func.count()).where(
                reports.c.by_id == account, reports.c.reason != "appeal"
            )
            actions = connection.execute(_ACTIONS.where(audit.c.about_id == account)).mappings()
            return Case(
                Party(row["id"], row["name"], row["face"], row["role"]),
                row["made"],
                row["seen"],
                row["is_bot"],
                row["muted_until"],
                row["suspended_until"],
                about_person(connection, account),
                int(connection.scalar(made) or 0),
                [_action(one) for one in actions],
                _matches(connection, account),
            )

        found = await self._store.read(work)
        if found is None:
            raise Refused(Message("no-such-account"))
        return found

    async def measures(self, account: str) -> list[OwnMeasure]:
        """Return what was decided about a person, as they are told, the latest first."""
        query = (
            _ACTIONS.where(audit.c.about_id == account, audit.c.action.in_(MEASURES))
            .outerjoin(reports, sa.and_(reports.c.id == audit.c.id, reports.c.reason == "appeal"))
            .add_columns(reports.c.state.label("appeal"))
        )
        rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        return [
            OwnMeasure(
                row["id"],
                row["action"],
                detail_of(row["detail"]).text,
                row["at"],
                row["until"],
                row["undone"] is not None,
                row["appeal"] or "",
            )
            for row in rows
        ]


def _action(row: RowMapping) -> ModeratorAction:
    detail = detail_of(row["detail"])
    text = f"{detail.old} → {detail.new}. {detail.text}" if detail.new else detail.text
    return ModeratorAction(
        row["id"],
        row["action"],
        party_of(row, "by"),
        party_of(row, "about"),
        row["at"],
        row["until"],
        text,
        detail.of,
        row["undone"] is not None,
        detail.role,
    )


def _matches(connection: Connection, account: str) -> list[PastMatch]:
    query = (
        sa.select(
            matches.c.table_id,
            matches.c.game,
            matches.c.ended,
            match_players.c.place,
            match_players.c.has_left,
        )
        .join(match_players, match_players.c.table_id == matches.c.table_id)
        .where(match_players.c.account_id == account)
        .order_by(match_players.c.ended.desc())
        .limit(MOST_MATCHES)
    )
    return [PastMatch(*row, event_of(row.table_id)) for row in connection.execute(query)]
