"""Memory: the size of a round, and leaks during play.

    .venv/compiled/bin/python bench/engine/memory.py [--rounds 100000] [game …]

For every game, prints the bytes of a round in progress, measured as the growth of the process over
many clones, and the growth of the process while many random rounds are played.
"""

from __future__ import annotations

import argparse
import gc
import os
from pathlib import Path

import capicua
from capicua.bots import playout

CLONES = 20_000


def resident():
    """Return the resident memory of this process in bytes (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def clone_size(game):
    """Return the bytes of a half-played round."""
    rng = capicua.Rng(1)
    state = game.new_round(seed=1)
    length = 0
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        length += 1
    half = [int(action) for action in state.log[: length // 2]]
    state = game.new_round(seed=1)
    for action in half:
        state.apply(action)
    kept = [state.clone() for _ in range(CLONES // 10)]
    gc.collect()
    before = resident()
    kept += [state.clone() for _ in range(CLONES)]
    return (resident() - before) / CLONES


def growth(game, rounds):
    """Return the growth of the process in bytes over this many rounds."""
    rng = capicua.Rng(1)
    state = game.blank(capicua.Setup(2))
    playout.play_rounds(state, min(rounds, 2_000), rng)
    gc.collect()
    before = resident()
    playout.play_rounds(state, rounds, rng)
    gc.collect()
    return resident() - before


def main():
    """Print one line per game; fail if a game grows by more than 1 MiB."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=100_000)
    asked = parser.parse_args()
    build = "pure" if playout.__file__.endswith(".py") else "compiled"
    print(f"{build} build\n\n| game | a clone, bytes | growth over {asked.rounds:,} rounds, KiB |")
    print("|---|---|---|")
    leaks = False
    for id in asked.games or capicua.catalogue():
        game = capicua.load(id)
        size, grown = clone_size(game), growth(game, asked.rounds)
        leaks |= grown > 1 << 20
        print(f"| {id} | {size:,.0f} | {grown / 1024:,.0f} |", flush=True)
    raise SystemExit(1 if leaks else 0)


if __name__ == "__main__":
    main()
