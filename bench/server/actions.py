"""Processor time of the server for one action at a table, without sockets and a database.

    python bench/server/actions.py                          # this tree
    python bench/server/actions.py --base ../other/src      # in turns with another source tree
    python bench/server/actions.py --count                  # instructions, with valgrind

At tables with people at all seats, one acts and every one fetches the new state, through the same
``TableActor`` as behind the sockets. Random rounds are the same in every tree. Printed are
microseconds for an action with all its states, and the ratio to ``sum(range(100000))``, measured
between the actions, so that figures of different machines can be compared. The garbage collector is
off: its cost depends on everything else that a process holds. With ``--base`` the two
trees are run in turns, and the last column is the median of the ratios of neighbouring runs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from capicua.core.tiles.random import Rng
from capicua.server.tables.table_actor import TableActor
from capicua.table.frames.protocol import Act, HouseRules, Next, SeatPlan, TablePlan
from capicua.table.play.seats import KeyHashes, key_hash
from capicua.table.room import admission, reducer

TABLES = {"block": 4, "garrafina": 4, "mexican_train": 8, "texas_42": 4}
"""The games measured, with their seats."""
BATCH = 50
"""Actions between two measurements of the machine's unit."""
OWN = Path(__file__).resolve().parents[2] / "src"
encode = msgspec.json.Encoder().encode


class Entry(msgspec.Struct):
    """A person's request to join."""

    key: str
    name: str
    face: str = ""
    seat: int | None = None


class Reader:
    """A person's connection, which keeps nothing."""

    address = ""

    def __init__(self, token: str) -> None:
        self.token = token
        self.known = 0

    def changed(self) -> None:
        """Ignore the notice: every state is fetched after each action."""

    def drop(self, code: int) -> None:
        """Fail, because nothing closes a connection here."""
        raise RuntimeError(f"closed with {code}")


class Nothing:
    """The services of the process that a table needs, all idle: a log that is durable at once."""

    table_bytes = 0

    def __init__(self) -> None:
        self.store = self.timers = self.bot_service = self
        self._durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._durable.set_result(None)

    def append(self, *arguments: Any) -> asyncio.Future[None]:
        """Return a future that is done."""
        return self._durable

    def ignored(self, *arguments: Any) -> None:
        """Do nothing."""

    set = happened = observe = wake_at = keep_snapshot = ignored

    def spawn(self, work: Any) -> None:
        """Drop background work, such as the check of what is due when somebody comes."""
        work.close()


class Table:
    """A table with people at all seats."""

    def __init__(self, game: str, seats: int) -> None:
        plan = TablePlan(
            HouseRules(game, seats=seats), [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)]
        )
        keys = KeyHashes(key_hash("host"), key_hash("play"), key_hash("watch"))
        room, _ = reducer.opened("table", plan, bytes(range(160)), keys, 1)
        for seat in range(seats):
            entry = Entry("play" if seat else "host", f"Player {seat}")
            for event in admission.enter(room, entry, f"token {seat}", 1):
                reducer.apply(room, event)
        self.room = room
        self.actor = TableActor(Nothing(), room, 1)
        self.readers = [Reader(f"token {seat}") for seat in range(seats)]
        for reader in self.readers:
            self.actor.join(reader)
        self.rng = Rng(5)
        self.asked = 0

    async def turn(self) -> tuple[str, Any]:
        """Return the next person's token and frame; rounds are started on the way."""
        while self.room.phase != "playing":
            for reader in self.readers:
                if self.room.phase != "playing":
                    await self.actor.ask(reader.token, Next(self._id()))
        legal = self.room.round.legal_actions()
        action = legal[self.rng.below(len(legal))]
        return f"token {self.room.turn}", Act(self._id(), action, self.room.version)

    async def act(self, token: str, frame: Any) -> None:
        """Take an action and send everybody the new state."""
        encode(await self.actor.ask(token, frame))
        for reader in self.readers:
            self.actor.state_for(reader)

    def _id(self) -> str:
        self.asked += 1
        return f"request-{self.asked}"


def unit() -> float:
    """Return the seconds that the machine takes for its unit."""
    began = time.thread_time()
    sum(range(100_000))
    return time.thread_time() - began


async def measure(game: str, actions: int) -> tuple[float, float]:
    """Return the seconds for an action at a new table, and for the machine's unit."""
    table = Table(game, TABLES[game])
    took, units = 0.0, []
    for number in range(actions + BATCH):
        if table.room.phase == "over":
            table = Table(game, TABLES[game])
        token, frame = await table.turn()
        if number % BATCH == 0:
            units += [unit() for _ in range(5)]
        began = time.thread_time()
        await table.act(token, frame)
        if number >= BATCH:
            took += time.thread_time() - began
    return took / actions, median(units)


def run(games: Sequence[str], actions: int, source: Path) -> dict[str, tuple[float, float]]:
    """Return what ``measure`` finds in a source tree, in a new process."""
    command = [sys.executable, __file__, "--once", "-n", str(actions), *games]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    said = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    found: dict[str, tuple[float, float]] = msgspec.json.decode(said)
    return found


def instructions(game: str, actions: int, source: Path) -> int:
    """Return the instructions for an action: those of two runs that differ in their length."""
    counts = []
    for number in (actions, 2 * actions):
        with tempfile.TemporaryDirectory() as folder:
            command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
            command += [sys.executable, __file__, "--once", "-n", str(number), game]
            environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
            done = subprocess.run(command, env=environment, capture_output=True, check=True)
        counts.append(int(re.findall(rb"Collected : (\d+)", done.stderr)[0]))
    return (counts[1] - counts[0]) // actions


def compare(games: Sequence[str], actions: int, times: int, trees: list[Path]) -> None:
    """Run the trees in turns and print the medians of their figures."""
    runs = [[run(games, actions, tree) for tree in trees] for _ in range(times)]
    for game in games:
        shown = f"{game:<14}"
        for number in range(len(trees)):
            figures = [pair[number][game] for pair in runs]
            shown += f"{median(one * 1e6 for one, _ in figures):>9.0f} us"
            shown += f"{median(one / each for one, each in figures):>7.2f} units"
        if len(trees) > 1:
            ratios = [
                (own[game][0] / own[game][1]) / (base[game][0] / base[game][1])
                for base, own in runs
            ]
            shown += f"{median(ratios):>8.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print(shown)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Processor time of one action at a table.")
    parser.add_argument("games", nargs="*", default=list(TABLES), help="default: all four")
    parser.add_argument("-n", "--actions", type=int, default=200)
    parser.add_argument("--times", type=int, default=5, help="runs of each tree")
    parser.add_argument("--base", type=Path, help="the source tree to compare with")
    parser.add_argument("--count", action="store_true", help="count instructions")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    trees = [*([asked.base.resolve()] if asked.base else []), OWN]
    if asked.once:
        gc.disable()
        found = {game: asyncio.run(measure(game, asked.actions)) for game in asked.games}
        sys.stdout.buffer.write(encode(found))
    elif asked.count:
        for game in asked.games:
            counts = [instructions(game, asked.actions, tree) for tree in trees]
            shown = "".join(f"{count / 1e6:>9.2f} M" for count in counts)
            print(f"{game:<14}{shown}{counts[-1] / counts[0]:>8.2f}")
    else:
        compare(asked.games, asked.actions, asked.times, trees)


if __name__ == "__main__":
    main()
