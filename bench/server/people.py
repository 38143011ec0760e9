"""Profiles of a server with 100,000 accounts and a million matches: how long each answer takes.

    python bench/server/people.py                                 # SQLite, in a temporary folder
    python bench/server/people.py --database postgresql://…       # an empty database
    python bench/server/people.py --keep people.db                # leave it for other measurements
    python bench/server/people.py --database people.db --filled   # one that has been left

Some people play a hundred times as much as others. Each answer is read through the server's own
store and encoded, without HTTP; the limit is 100 ms. Processor time is this process's: all of an
answer's with SQLite, what is not the database's with PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from capicua.catalogue import kind
from capicua.server.accounts.accounts import Account, Accounts
from capicua.server.ratings import profiles
from capicua.server.store.event_log import Store, open_store
from capicua.server.store.schema import accounts, match_players, matches, ratings, relations

ACCOUNTS, MATCHES = 100_000, 1_000_000
LIMIT_MS = 100
TIMES = 25
POOLS = (
    ("block", "twenty_games", "duel", 2),
    ("block", "twenty_games", "free", 4),
    ("draw", "standard", "duel", 2),
    ("mexican_train", "barney", "free", 4),
    ("partners", "dominican", "partners", 4),
    ("partners", "venezuelan", "partners", 4),
    ("partners", "cuban", "partners", 4),
)
FIRST_MS = 1_700_000_000_000
BATCH = 20_000


def account_rows(count: int) -> Iterator[dict[str, Any]]:
    """Yield the rows of accounts."""
    for n in range(count):
        name = f"player{n}"
        row = {"id": f"a{n:011d}", "name": name, "likeness": name, "seat_key": b"k" * 32}
        yield row | {"made": FIRST_MS, "seen": FIRST_MS, "country": "CU", "settings": "{}"}


def fill(engine: Engine, people: int, count: int, seed: int = 33) -> list[int]:
    """Fill a database; return how many matches each account has played."""
    rng = random.Random(seed)
    eager = [rng.lognormvariate(0, 1.4) for _ in range(people)]
    played: Counter[int] = Counter()
    rated: dict[tuple[int, str], int] = {}
    with engine.begin() as connection:
        for rows in _batches(account_rows(people)):
            connection.execute(accounts.insert(), rows)
        friends = {tuple(rng.sample(range(people), 2)) for _ in range(2 * people)}
        known = (
            {"account_id": f"a{one:011d}", "other_id": f"a{other:011d}", "kind": "follow", "at": 0}
            for one, other in sorted(friends)
        )
        for rows in _batches(known):
            connection.execute(relations.insert(), rows)
    drawn = iter(rng.choices(range(people), eager, k=6 * count))
    for start in range(0, count, BATCH):
        played_here, seats_here = [], []
        for n in range(start, min(start + BATCH, count)):
            game, rules, form, seats = POOLS[n % len(POOLS)]
            pool = f"{game}/{rules}/{form}"
            who: list[int] = []
            while len(who) < seats:
                one = next(drawn)
                if one not in who:
                    who.append(one)
            ended = FIRST_MS + n * 60_000
            played_here.append(
                {"table_id": f"m{n}", "game": game, "pool": pool, "is_rated": True, "rounds": 4}
                | {"rules": f'{{"game":"{game}","preset":"{rules}"}}'}
                | {"began": ended - 900_000, "ended": ended}
            )
            winner = rng.randrange(2 if form == "partners" else seats)
            for seat, one in enumerate(who):
                played[one] += 1
                rated[one, pool] = rated.get((one, pool), 0) + 1
                side = seat % 2 if form == "partners" else seat
                seats_here.append(
                    {"table_id": f"m{n}", "seat": seat, "account_id": f"a{one:011d}", "side": side}
                    | {"place": 1 if side == winner else 2, "points": rng.randrange(200)}
                    | {"mu_before": 25.0, "mu": rng.gauss(25, 6), "sigma": 5.0, "ended": ended}
                    | {"pool": pool}
                )
        with engine.begin() as connection:
            connection.execute(matches.insert(), played_here)
            for rows in _batches(iter(seats_here)):
                connection.execute(match_players.insert(), rows)
    with engine.begin() as connection:
        found = (
            {"account_id": f"a{one:011d}", "pool": pool, "mu": rng.gauss(25, 6), "matches": number}
            | {"sigma": max(2.5, 8.3 * 0.97**number), "at": FIRST_MS}
            for (one, pool), number in rated.items()
        )
        for rows in _batches(found):
            connection.execute(ratings.insert(), rows)
        connection.exec_driver_sql("ANALYZE")
    return [played[n] for n in range(people)]


def counted(engine: Engine, people: int) -> list[int]:
    """Return how many matches each account of a filled database has played."""
    known = match_players.c
    query = sa.select(known.account_id, sa.func.count()).group_by(known.account_id)
    with engine.connect() as connection:
        found = {row[0]: int(row[1]) for row in connection.execute(query)}
    return [found.get(f"a{n:011d}", 0) for n in range(people)]


def _batches(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


async def measured(store: Store, read: Callable[[Connection], Any]) -> tuple[float, str]:
    """Return the median time of an answer in ms, and its columns of the table."""
    times, costs = [], []
    for _ in range(TIMES):
        began, used = time.perf_counter(), time.process_time()
        msgspec.json.encode(await store.read(read))
        times.append((time.perf_counter() - began) * 1000)
        costs.append((time.process_time() - used) * 1000)
    found = median(times)
    return found, f"{found:.1f} | {max(times):.1f} | {median(costs):.1f}"


def answers(account: Account, other: Account) -> dict[str, Callable[[Connection], Any]]:
    """Return the queries behind the routes of a person, by name."""
    return {
        "profile": lambda c: profiles.profile_of(c, account, is_own=False),
        "matches": lambda c: profiles.match_page(c, account.id),
        "matches of a game and form": lambda c: profiles.match_page(
            c, account.id, game="partners", form="partners"
        ),
        "matches of a form rarely played": lambda c: profiles.match_page(
            c, account.id, form="solitaire"
        ),
        "matches against one person": lambda c: profiles.match_page(
            c, account.id, opponent=other.id
        ),
        "two people": lambda c: profiles.meetings(c, account, other, shows_matches=True),
    }


async def main(arguments: list[str]) -> int:
    """Fill, measure, and print the table; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--filled", action="store_true", help="the database has been filled")
    parser.add_argument("--share", type=float, default=1.0, help="part of the accounts and matches")
    options = parser.parse_args(arguments)
    with ExitStack() as left:
        folder = left.enter_context(tempfile.TemporaryDirectory())
        path = options.keep or Path(folder) / "people.db"
        store = open_store(options.database or str(path))
        began = time.perf_counter()
        people, count = int(ACCOUNTS * options.share), int(MATCHES * options.share)
        if options.filled:
            played = counted(store._engines[0], people)
        else:
            played = fill(store._engines[0], people, count)
        print(f"filled in {time.perf_counter() - began:.0f} s", file=sys.stderr)
        slow = await _measure(store, played)
        await store.close()
    return 1 if slow else 0


async def _measure(store: Store, played: list[int]) -> list[str]:
    known = Accounts(store)
    order = sorted(range(len(played)), key=played.__getitem__)
    chosen = {"median": order[len(order) // 2], "one in a hundred": order[-len(order) // 100]}
    chosen["the most"] = order[-1]
    slow = []
    print("| answer | person | matches | median, ms | slowest of 25, ms | processor, ms |")
    print("|---|---|---|---|---|---|")
    most = await known.find(f"a{order[-2]:011d}")
    assert most is not None
    for who, number in chosen.items():
        account = await known.find(f"a{number:011d}")
        assert account is not None
        for name, read in answers(account, most).items():
            took, columns = await measured(store, read)
            print(f"| {name} | {who} | {played[number]:,} | {columns} |", flush=True)
            slow += [name] * (took > LIMIT_MS)
    for game in ("partners", "block"):
        read = partial(profiles.leaders, game=game, rule_sets=list(kind(game).presets()))
        took, columns = await measured(store, read)
        print(f"| leaders of {game} | | | {columns} |")
        slow += [f"leaders of {game}"] * (took > LIMIT_MS)
    return slow


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
