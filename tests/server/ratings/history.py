"""A database with people who have played with each other, for pages about them."""

from __future__ import annotations

import random
from typing import Any

from sqlalchemy.engine import Connection

from capicua.server.accounts.accounts import Accounts
from capicua.server.ratings.matches import keep
from capicua.server.ratings.pools import Pool
from capicua.server.ratings.results import Result, SeatResult
from capicua.server.store.event_log import open_store
from capicua.server.store.schema import accounts, seatings

NAMES = ("Ana", "Luis el Zurdo", "María del Carmen Pérez R", "Tranquito")
PARTNERS = Pool("partners", "dominican", "partners")
DUEL = Pool("block", "twenty_games", "duel")
TRAINS = Pool("mexican_train", "barney", "free")
DAY = 86_400_000
FIRST = 1_760_000_000_000


async def people(database: str, count: int = 60) -> dict[str, str]:
    """Create four accounts with a history; return the tokens of their sessions by name."""
    store = open_store(database)
    known = Accounts(store)
    found = [await known.create(name) for name in NAMES]
    tokens = {one.name: await known.sign_in(one.id, "test") for one in found}
    ids = [one.id for one in found]
    await store.do(lambda connection: _fill(connection, ids, count))
    await store.close()
    return tokens


def _fill(connection: Connection, ids: list[str], count: int) -> None:
    rng = random.Random(5)
    connection.execute(accounts.update().where(accounts.c.id == ids[3]).values(is_bot=True))
    connection.execute(accounts.update().where(accounts.c.id == ids[0]).values(country="CU"))
    for n in range(count):
        table = f"T{n}"
        for seat, id in enumerate(ids):
            row = {"table_id": table, "account_id": id, "token": f"t{seat}", "origin": table}
            connection.execute(seatings.insert().values(**row, at=0))
        pool = (PARTNERS, PARTNERS, DUEL, TRAINS)[n % 4]
        ended = FIRST + n * DAY // 2
        keep(connection, _result(table, pool, ended, rng, why="casual" if n % 11 == 5 else ""))


def _result(table: str, pool: Pool, ended: int, rng: random.Random, why: Any) -> Result:
    seats = 2 if pool.form == "duel" else 4
    sides = [seat % 2 if pool.form == "partners" else seat for seat in range(seats)]
    order = sorted(set(sides), key=lambda side: rng.random() - 0.25 * (side == 0))
    places = {side: place for place, side in enumerate(order, 1)}
    found = [
        SeatResult(n, side, places[side], 200 // places[side], (f"t{n}",), from_deal=True)
        for n, side in enumerate(sides)
    ]
    times = {"began": ended - 900_000, "ended": ended}
    return Result(table, pool, pool.rules, {}, rounds=5, seats=found, why_unrated=why, **times)
