"""Pairs of tables that a reader must not be able to distinguish: every byte sent must be equal.

    python bench/server/secrecy.py -n 100000

Covers all games, presets, numbers of seats, seats and spectators in turn. Prints the number of
pairs by kind and every difference; the exit status is 1 if there is any.
``capicua/testing/secrecy.py`` describes how the pairs are made.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count

from capicua.catalogue import catalogue, kind
from capicua.testing import configurations
from capicua.testing.secrecy import pairs

LOOKS = 4
"""Number of times a reader looks at a round."""


def batch(job: tuple[str, str, int]) -> tuple[str, Counter[str], list[str]]:
    """Compare all pairs of one round; return their number by kind, and the differences."""
    game_id, name, seed = job
    counted: Counter[str] = Counter()
    found: list[str] = []
    game = next(game for label, game in configurations(kind(game_id)) if label == name)
    for pair in pairs(game, seed, LOOKS):
        counted[pair.kind] += 1
        if pair.one != pair.other:
            found.append(f"{name}, seed {seed}, reader {pair.reader}, {pair.kind}")
    return game_id, counted, found


def jobs() -> Iterator[tuple[str, str, int]]:
    """Yield every configuration of every game, round after round."""
    names = [(id, label) for id in catalogue() for label, _ in configurations(kind(id))]
    for seed in count():
        for id, label in names:
            yield id, label, seed


def main() -> int:
    """Run the test and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=100_000, help="pairs, at least")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    by_game: dict[str, Counter[str]] = {id: Counter() for id in catalogue()}
    differences: list[str] = []
    with multiprocessing.Pool(wanted.workers) as pool:
        for game_id, counted, found in pool.imap(batch, jobs(), chunksize=4):
            by_game[game_id] += counted
            differences += found
            for difference in found:
                print("DIFFERS:", difference, flush=True)
            if sum(c.total() for c in by_game.values()) >= wanted.n:
                pool.terminate()
                break
    print(f"{'game':<16}{'worlds':>9}{'twins':>9}")
    for id, counted in by_game.items():
        print(f"{id:<16}{counted['world']:>9}{counted['twin']:>9}")
    total = sum((c for c in by_game.values()), Counter())
    print(f"{total.total()} pairs ({total['world']} worlds, {total['twin']} twins), ", end="")
    print(f"{len(differences)} with a difference")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
