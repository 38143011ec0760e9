"""Score sheets of rounds played with physical tiles, with one key to write and one to watch.

A sheet is a ``Scorekeeper`` as text, with a version that grows with every change. A change names
the version its author saw, so that concurrent writers do not overwrite each other and a change
sent twice is made once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.catalogue import preset_of
from capicua.core.messages import Message, Refused
from capicua.server.scoresheet_models import SheetKeys, SheetPlan, SheetState, state_of
from capicua.server.store.event_log import Store
from capicua.server.store.schema import scoresheets
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import HouseRules
from capicua.table.play.seats import key_hash, tidy, unguessable
from capicua.table.room.rules_snapshot import game_of
from capicua.table.scorekeeper import Scorekeeper, scorekeeper_of

_KEY_LENGTH: Final = 24
MOST_ROUNDS: Final = 500
"""Maximum number of rounds on a sheet, over all matches of a series."""


@dataclass
class StoredSheet:
    """A sheet from the store, and whether the client may write on it.

    Reading and scoring a long sheet is slow and belongs in the backroom.
    """

    id: str
    version: int
    text: str
    may_write: bool

    @property
    def keeper(self) -> Scorekeeper:
        """The scorekeeper that the text describes."""
        return scorekeeper_of(self.text)

    def state(self) -> SheetState:
        """Return the current sheet."""
        keeper = self.keeper
        preset, options = preset_of(keeper.game)
        rules = HouseRules(keeper.game.id, preset, options, len(keeper.names))
        return state_of(self.id, self.version, keeper, rules, self.may_write)

    def changed(self, change: Callable[[Scorekeeper], None]) -> str:
        """Return the text after a change. Raise ``Refused`` if the client may only watch."""
        if not self.may_write:
            raise Refused(Message("sheet-watching"))
        keeper = self.keeper
        change(keeper)
        if sum(map(len, [*keeper.earlier, keeper.reports])) > MOST_ROUNDS:
            raise Refused(Message("too-long"))
        return keeper.as_text()


def begun(plan: SheetPlan) -> str:
    """Return the text of a new sheet. Raise ``Refused`` for bad names or rules, or no sheet."""
    rules = plan.rules
    if not rules.seats:
        rules = HouseRules(rules.game, rules.preset, rules.options, len(plan.names))
    return Scorekeeper(game_of(rules), [tidy(name) for name in plan.names]).as_text()


async def begin(store: Store, text: str) -> SheetKeys:
    """Store a new sheet, and return its keys."""
    keys = SheetKeys(*(unguessable(_KEY_LENGTH) for _ in range(3)))
    row = {
        "id": keys.sheet,
        "version": 1,
        "edit": key_hash(keys.edit),
        "watch": key_hash(keys.watch),
        "text": text,
        "touched": now_ms(),
    }
    await store.do(lambda connection: connection.execute(scoresheets.insert(), row).rowcount)
    return keys


async def find(store: Store, id: str, key: str | None) -> StoredSheet:
    """Return a sheet for one of its keys. Raise ``Refused``."""
    query = sa.select(scoresheets).where(scoresheets.c.id == id)
    row = await store.read(lambda connection: connection.execute(query).mappings().first())
    if row is None:
        raise Refused(Message("no-such-sheet"))
    known = key_hash(key or "")
    if known not in (row["edit"], row["watch"]):
        raise Refused(Message("not-on-sheet"))
    return StoredSheet(id, int(row["version"]), row["text"], known == row["edit"])


async def change(store: Store, kept: StoredSheet, seen: int, text: str) -> StoredSheet:
    """Store a changed sheet. Raise ``Refused`` if it has changed since version ``seen``."""

    def work(connection: Connection) -> int:
        return connection.execute(
            scoresheets.update()
            .where(scoresheets.c.id == kept.id, scoresheets.c.version == seen)
            .values(version=seen + 1, text=text, touched=now_ms())
        ).rowcount

    if not await store.do(work):
        raise Refused(Message("sheet-changed"))
    return StoredSheet(kept.id, seen + 1, text, kept.may_write)
