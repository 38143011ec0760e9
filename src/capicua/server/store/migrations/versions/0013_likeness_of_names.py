"""Let names be alike that differ in a bar for an l, in rn for m, or in vv for w.

Of two names that are alike now, one gets a number; its person may choose another at once. The key
is computed here as in ``accounts/names.py`` at this version.
"""

from __future__ import annotations

import unicodedata
from typing import Any

import sqlalchemy as sa
from alembic import op

from capicua.table.play.seats import likeness

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_SWAPPED = str.maketrans("01l|", "oiii")


def key_of(name: str) -> str:
    """Return what the likeness of a name is from this version on."""
    plain = unicodedata.normalize("NFKD", likeness(name))
    folded = "".join(mark for mark in plain if not unicodedata.combining(mark))
    folded = folded.translate(_SWAPPED).replace("rn", "m").replace("vv", "w")
    letters = "".join(mark for mark in folded if mark.isalnum())
    return (letters or plain)[:64]


def _former_key(name: str) -> str:
    plain = unicodedata.normalize("NFKD", likeness(name))
    letters = "".join(mark for mark in plain if mark.isalnum()).translate(_SWAPPED)
    return (letters or plain)[:64]


def upgrade() -> None:
    """Compute the keys of all names again, and number those that are alike now."""
    connection = op.get_bind()
    for table, longest in (("accounts", 24), ("clubs", 60)):
        people = table == "accounts"
        rows = sa.table(table, *map(sa.column, ("id", "name", "likeness", "made", "renamed")))
        known = connection.execute(
            sa.select(rows.c.id, rows.c.name, rows.c.likeness).order_by(rows.c.made, rows.c.id)
        ).all()
        # The key of an account that is being deleted does not follow from its name.
        changed = [row for row in known if row.likeness == _former_key(row.name)]
        changed = [row for row in changed if row.likeness != key_of(row.name)]
        ids = {row.id for row in changed}
        taken = {row.likeness for row in known if row.id not in ids}
        new: list[tuple[str, dict[str, Any]]] = []
        for id, name, _ in changed:
            numbered = _free(name, longest, taken)
            taken.add(key_of(numbered))
            values: dict[str, Any] = {"name": numbered, "likeness": key_of(numbered)}
            new.append((id, values | ({"renamed": 0} if people and numbered != name else {})))
        for id, _ in new:  # no key is taken on the way by one that will have another
            connection.execute(rows.update().where(rows.c.id == id).values(likeness=f"- {id}"))
        for id, values in new:
            connection.execute(rows.update().where(rows.c.id == id).values(**values))


def _free(name: str, longest: int, taken: set[str]) -> str:
    found, number = name, 1
    while key_of(found) in taken:
        number += 1
        suffix = f" {number}"
        found = name[: longest - len(suffix)].rstrip() + suffix
    return found


def downgrade() -> None:
    """Compute the former keys; names that got a number keep it."""
    connection = op.get_bind()
    for table in ("accounts", "clubs"):
        rows = sa.table(table, *map(sa.column, ("id", "name", "likeness")))
        for id, name, key in connection.execute(sa.select(rows)).all():
            if key == key_of(name):
                former = rows.update().where(rows.c.id == id).values(likeness=_former_key(name))
                connection.execute(former)
