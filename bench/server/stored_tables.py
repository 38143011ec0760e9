"""How long a server with many stored tables takes to start.

    python bench/server/stored_tables.py [--tables 100000] [--due 10000] [--turns 5]

A server makes a table of each of some games; copies of their rows, with other ids, fill its SQLite
database. ``--due`` of the tables have a turn that ends in some days: the server sets a timer for
each when it starts. An empty server and the full one are started in turns, from the start of the
process to the first answer over HTTP; then one of the copied tables is asked for. Processor time is
printed too, since it hardly depends on what else the machine does. The exit status is 1 if the
start takes longer than the limit.
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx
from serving import megabytes, processor

from capicua.testing.server_process import UNLIMITED, ServerProcess

GAMES = ("block", "garrafina", "mexican_train", "texas_42")
DAY_MS = 86_400_000
LIMIT_SECONDS = 3.0
COPIED = {
    "tables": ("id", "game, head, epoch, made, touched, wake"),
    "events": ("table_id", "seq, epoch, who, request_id, at, payload"),
    "snapshots": ("table_id", "seq, payload"),
}
"""The tables of the database that hold one table: the column with its id, and the others."""


def fill(data: Path, count: int, due: int) -> str:
    """Fill a server's database with copies of a few real tables; return the id of one copy."""
    with (
        ServerProcess(data=data, **UNLIMITED) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        for game in GAMES:
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 3]
            plan = {"rules": {"game": game, "seats": 4}, "seats": seats, "name": "Ana"}
            client.post("/api/tables", json=plan).raise_for_status()
    [file] = data.glob("*.db")
    with sqlite3.connect(file) as store:
        names = [name for (name,) in store.execute("SELECT id FROM tables")]
        copies = [
            (f"{number:026d}", names[number % len(names)]) for number in range(count - len(names))
        ]
        store.execute("CREATE TEMPORARY TABLE copies (copy TEXT, of TEXT)")
        store.executemany("INSERT INTO copies VALUES (?, ?)", copies)
        for name, (id, others) in COPIED.items():
            store.execute(
                f"INSERT INTO {name} ({id}, {others}) SELECT copy, {others} FROM copies"
                f" JOIN {name} ON {id} = of"
            )
        later = time.time_ns() // 1_000_000 + 3 * DAY_MS
        store.execute("UPDATE tables SET wake = NULL")
        store.executemany(
            "UPDATE tables SET wake = ? WHERE id = ?",
            [(later + number, copy) for number, (copy, _) in enumerate(copies[:due])],
        )
    return copies[-1][0]


def started(data: Path, name: str) -> tuple[float, float, float, float]:
    """Start a server; return seconds by clock and processor, megabytes, and a table's seconds."""
    began = time.perf_counter()
    with ServerProcess(data=data, **UNLIMITED) as server:
        clock = time.perf_counter() - began
        work, _ = processor(server.process.pid)
        size = megabytes(server.process.pid)
        opened = 0.0
        if name:
            began = time.perf_counter()
            httpx.get(f"{server.url}/api/tables/{name}").raise_for_status()
            opened = time.perf_counter() - began
    return clock, work, size, opened


def main() -> int:
    """Measure in turns and print a table; the exit status is 1 if the limit is exceeded."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--due", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder, "full"), Path(folder, "empty")
        full.mkdir()
        name = fill(full, asked.tables, asked.due)
        found: dict[Path, list[tuple[float, float, float, float]]] = {empty: [], full: []}
        for _ in range(asked.turns):
            for data, times in found.items():
                shutil.rmtree(empty, ignore_errors=True)
                empty.mkdir()
                times.append(started(data, name if data == full else ""))
        size = sum(file.stat().st_size for file in full.iterdir()) / 1e6
    print(f"database of {size:.0f} MB, {asked.due:,} tables with a timer; medians")
    for called, times in zip(("empty", f"{asked.tables:,} tables"), found.values(), strict=True):
        clock, work, held, opened = (median(column) for column in zip(*times, strict=True))
        print(
            f"{called}: started in {clock:.2f} s, {work:.2f} s of processor, {held:.0f} MB"
            + (f"; a table in {1000 * opened:.0f} ms" if opened else "")
        )
    return median(clock for clock, *_ in found[full]) > LIMIT_SECONDS


if __name__ == "__main__":
    raise SystemExit(main())
