"""The strength of accounts that wait to be paired: their ratings, as people see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.hall.lobby import Format
from capicua.arena.rating_model import NEW, shown
from capicua.server.ratings.pools import pool_of
from capicua.server.store.event_log import Store
from capicua.server.store.schema import ratings
from capicua.table.room.rules_snapshot import game_of

_SLICE: Final = 500
"""Number of ids in one condition."""


class RatedStrengths:
    """The ratings of a server as strengths; whoever has none yet has that of a new player."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def __call__(
        self, wanted: Mapping[str, Sequence[Format]]
    ) -> Mapping[str, Mapping[str, float]]:
        """Return the strength of each account by the key of each of its formats."""
        ids = sorted(wanted)
        queries = [
            sa.select(ratings.c.account_id, ratings.c.pool, ratings.c.mu).where(
                ratings.c.account_id.in_(ids[start : start + _SLICE])
            )
            for start in range(0, len(ids), _SLICE)
        ]

        def work(connection: Connection) -> dict[tuple[str, str], float]:
            found: dict[tuple[str, str], float] = {}
            for query in queries:
                for account, pool, mu in connection.execute(query):
                    found[account, pool] = float(mu)
            return found

        known = await self._store.read(work)
        return {
            account: {
                one.key: float(shown(known.get((account, _pool(one)), NEW.mean))) for one in formats
            }
            for account, formats in wanted.items()
        }


@lru_cache(2048)
def _pool(format: Format) -> str:
    return pool_of(game_of(format.rules)).id
