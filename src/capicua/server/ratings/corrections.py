"""Results that are corrected or taken back after they have counted for ratings.

A corrected match is computed again from the ratings that its players had before it, and the
difference goes to their ratings of today. Matches played in between are not computed again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.arena.rating_model import NEW
from capicua.arena.ratings import Rating
from capicua.server.ratings.matches import rated
from capicua.server.ratings.results import SeatResult
from capicua.server.store.schema import match_players, matches, ratings

_Outcome = Mapping[int, tuple[int, int]]


def correct(connection: Connection, table: str, outcome: _Outcome) -> bool:
    """Replace place and points of each seat of a stored match; return whether they were others."""
    rows = _players(connection, table)
    if not rows or {row.seat: (row.place, row.points) for row in rows} == dict(outcome):
        return False
    seats = [SeatResult(row.seat, row.side, *outcome[row.seat]) for row in rows]
    before = [_before(row) for row in rows]
    known = [rating for rating in before if rating is not None]
    new: Sequence[Rating | None] = (
        rated(seats, known) if len(known) == len(rows) else [None] * len(rows)
    )
    for row, seat, rating in zip(rows, seats, new, strict=True):
        values: dict[str, Any] = {"place": seat.place, "points": seat.points}
        if rating is not None:
            _move(connection, row, rating)
            values |= {"mu": rating.mean, "sigma": rating.deviation}
        own = sa.and_(match_players.c.table_id == table, match_players.c.seat == row.seat)
        connection.execute(match_players.update().where(own).values(**values))
    return True


def take_back(connection: Connection, table: str) -> bool:
    """Remove a stored match and what it did to ratings; return whether there was one."""
    rows = _players(connection, table)
    for row in rows:
        before = _before(row)
        if before is not None:
            _move(connection, row, before, matches=-1)
    connection.execute(match_players.delete().where(match_players.c.table_id == table))
    return bool(connection.execute(matches.delete().where(matches.c.table_id == table)).rowcount)


def _players(connection: Connection, table: str) -> Sequence[Any]:
    query = (
        sa.select(match_players)
        .where(match_players.c.table_id == table)
        .order_by(match_players.c.account_id, match_players.c.seat)
        .with_for_update()
    )
    return connection.execute(query).all()


def _before(row: Any) -> Rating | None:
    """Return the rating of a player before a match; ``None`` if it did not count."""
    if row.mu_before is None or row.sigma_before is None:
        return None
    return Rating(row.mu_before, row.sigma_before)


def _move(connection: Connection, row: Any, to: Rating, matches: int = 0) -> None:
    """Move the rating of a player by the difference to what a match had made of it."""
    own = sa.and_(ratings.c.account_id == row.account_id, ratings.c.pool == row.pool)
    query = sa.select(ratings.c.mu, ratings.c.sigma, ratings.c.matches).where(own)
    found = connection.execute(query.with_for_update()).first()
    if found is None:  # the account has been deleted
        return
    if found.matches + matches <= 0:
        connection.execute(ratings.delete().where(own))
        return
    connection.execute(
        ratings.update()
        .where(own)
        .values(
            mu=found.mu + to.mean - row.mu,
            sigma=min(NEW.deviation, found.sigma * to.deviation / row.sigma),
            matches=found.matches + matches,
        )
    )
