"""How much faster arena, review and generate are with several worker processes than with one.

    .venv/compiled/bin/python bench/engine/cores.py [--workers 2] [--turns 3]

The commands are run in rotation with one worker and with several. ``times`` is the ratio of the
times by the clock, which means something only on an idle machine; ``work`` is the ratio of the
processor time of all processes, which is what spreading costs.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from report import machine, table

import capicua
from capicua.bots.levels import Greedy
from capicua.core.tiles.random import Rng
from capicua.notation import record_of, write


def recorded(folder):
    """Write the record of three rounds of Block in pairs, and return its path."""
    match = capicua.load("block", preset="partners").new_match(seed=3)
    bot, rng = Greedy(), Rng(1)
    while True:
        state = match.round
        while not state.is_over:
            state.apply(bot.choose(state.view(state.turn), rng))
        match.settle()
        if match.is_over or len(match.rounds) == 3:
            break
        match.start()
    path = folder / "match.txt"
    path.write_text(write(record_of(match)))
    return path


def commands(folder):
    """Return the commands by name; ``FILE`` is a fresh path."""
    return {
        "arena": ["arena", "block", "--bots", "level3,greedy", "-n", "40", "--seed", "1"],
        "review": ["review", str(recorded(folder)), "--worlds", "400"],
        "generate": ["generate", "block", "-n", "400", "--seed", "1", "--to", "FILE"],
    }


def measured(command, workers, folder):
    """Run a command; return seconds by the clock and of the processors."""
    fresh = str(folder / f"{time.monotonic_ns()}.jsonl.zst")
    words = [fresh if word == "FILE" else word for word in command]
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "capicua", *words, "--workers", str(workers)],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    clock = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    """Measure in rotation and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--turns", type=int, default=3)
    asked = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for called, command in commands(folder).items():
            found = {workers: [] for workers in (1, asked.workers)}
            for _ in range(asked.turns):
                for workers, times in found.items():
                    times.append(measured(command, workers, folder))
            clocks, works = (
                {workers: median(each[at] for each in times) for workers, times in found.items()}
                for at in range(2)
            )
            rows.append(
                [
                    called,
                    f"{clocks[1]:.1f}",
                    f"{clocks[asked.workers]:.1f}",
                    f"{clocks[1] / clocks[asked.workers]:.2f}",
                    f"{works[asked.workers] / works[1]:.2f}",
                ]
            )
    print(machine() + "\n")
    print(table(["command", "one worker, s", f"{asked.workers} workers, s", "times", "work"], rows))


if __name__ == "__main__":
    main()
