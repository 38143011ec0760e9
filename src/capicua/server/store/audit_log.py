"""Which actions in the audit log hold: those that were not undone."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from capicua.server.store.schema import audit

UNDO: Final = "undo-"
"""What the id of an action is preceded by in the id of the one that undoes it."""


def holds() -> sa.ColumnElement[bool]:
    """Return the condition that an action was not undone."""
    undone = audit.alias()
    return ~sa.exists().where(undone.c.id == sa.literal(UNDO).concat(audit.c.id))
