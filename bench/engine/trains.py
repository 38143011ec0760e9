"""Processor time of the longest and the heaviest train of random tiles of a double-12 set.

    .venv/compiled/bin/python bench/engine/trains.py [--hands 200]

The limits are 50 ms for 20 tiles and 1 s for 30, compiled, from any number; they hold for the
slowest hand. Times are processor time, so that a busy machine can be used.
"""

from __future__ import annotations

import argparse
import statistics
import time

from report import machine, table

from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import set_size
from capicua.families.trains.longest_train import longest_train

BARS = {20: 0.05, 30: 1.0}
SIZES = (10, 15, 20, 25, 30, 40)


def hand(size, seed):
    """Return random tiles of a double-12 set."""
    tiles, rng = list(range(set_size(12))), Rng(seed)
    rng.shuffle(tiles)
    return tiles[:size]


def row(size, hands, heaviest):
    """Return a line of the table: milliseconds and tiles left over, with a verdict."""
    seconds, left = [], []
    for seed in range(1, hands + 1):
        tiles = hand(size, seed)
        begun = time.process_time()
        found = longest_train(tiles, heaviest=heaviest)
        seconds.append(time.process_time() - begun)
        left.append(size - len(found.tiles))
    seconds.sort()
    bar = BARS.get(size)
    verdict = "–" if bar is None else f"≤ {bar:g} s: {'pass' if seconds[-1] <= bar else 'FAIL'}"
    numbers = [statistics.median(seconds), seconds[int(len(seconds) * 0.99)], seconds[-1]]
    name = "heaviest" if heaviest else "longest"
    times = [f"{1000 * number:,.2f}" for number in numbers]
    return [name, str(size), str(hands), *times, f"{statistics.mean(left):.1f}", verdict]


def main():
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--hands", type=int, default=200)
    hands = parser.parse_args().hands
    print(machine())
    head = ["train", "tiles", "hands", "median ms", "p99 ms", "max ms", "left over", "limit"]
    rows = [row(size, hands, heaviest) for heaviest in (False, True) for size in SIZES]
    print(table(head, rows))


if __name__ == "__main__":
    main()
