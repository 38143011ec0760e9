"""Profile random play of one game.

    .venv/compiled/bin/python bench/engine/profile_moves.py block [--players 4] [set=9 …]

Uses Linux's ``perf`` on the compiled build, sampling during play only and not during Python's
start-up, and sums by function and library. ``--callgrind`` counts instructions with valgrind
instead: slow, but identical on every run. If neither is available, and in the pure build, the parts
of a move are timed separately.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import capicua
from capicua.bots import playout
from capicua.core.actions import Actions

COMPILED = not playout.__file__.endswith(".py")


def blank(asked):
    """Return an undealt state of the game."""
    options = dict(pair.split("=", 1) for pair in asked.options)
    game = capicua.load(asked.game, preset=asked.preset, players=asked.players, **options)
    return game.blank(capicua.Setup(2))


def play(state, rounds):
    """Play rounds; return moves and seconds of processor time."""
    rng = capicua.Rng(1)
    playout.play_rounds(state, 10, rng)
    start = time.process_time()
    moves = playout.play_rounds(state, rounds, rng)
    return moves, time.process_time() - start


def rounds_for(state, seconds):
    """Return the number of rounds that takes about this many seconds."""
    rounds = 20
    while True:
        _, taken = play(state, rounds)
        if taken > 0.1:
            return max(1, int(rounds * seconds / taken))
        rounds *= 4


def perf(command, folder):
    """Return shares of time by (library, function), by sampling."""
    data, control = Path(folder, "perf.data"), Path(folder, "control")
    os.mkfifo(control)
    recording = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "4000", "-D", "-1"]
    environment = {**os.environ, "CAPICUA_PERF": str(control)}
    subprocess.run(
        [*recording, "--control", f"fifo:{control}", "-o", data, *command],
        check=True,
        env=environment,
    )
    report = ["perf", "report", "-i", data, "--stdio", "-F", "overhead,dso,sym"]
    lines = subprocess.run(report, check=True, capture_output=True, text=True).stdout.splitlines()
    shares = Counter()
    for line in lines:
        found = re.match(r"\s*([\d.]+)%\s+(\S+)\s+\[.\] (\S+)", line)
        if found:
            shares[found[2], found[3]] += float(found[1])
    return shares


def callgrind(command, folder):
    """Return shares of instructions by (library, function), including Python's start-up."""
    out = Path(folder, "callgrind.out")
    counting = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    subprocess.run([*counting, *command], check=True, capture_output=True)
    lines = subprocess.run(
        ["callgrind_annotate", "--threshold=99", out], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    shares = Counter()
    for line in lines:
        found = re.match(r"\s*[\d,]+ \(\s*([\d.]+)%\)\s+[^:]*:(\S+)(?:.*\[(\S+)\])?", line)
        if found:
            shares[Path(found[3] or "?").name, found[2]] += float(found[1])
    return shares


def plain(name):
    """Return a function's name as in its source: ``LineRound.advance``."""
    name = name.removesuffix("@plt")
    if not name.startswith("CPyDef_"):
        return name
    return ".".join(part for part in name.removeprefix("CPyDef_").split("___") if part)


def print_shares(shares, most):
    """Print the costliest functions, then the libraries."""
    functions, libraries = Counter(), Counter()
    for (library, name), share in shares.items():
        place = library.split(".")[0]
        tail = "" if place == "capicua__mypyc" else f"  [{place}]"
        functions[plain(name) + tail] += share
        libraries[place] += share
    for counted in (functions, libraries):
        for name, share in counted.most_common(most):
            if share >= 0.3:
                print(f"{share:6.1f}%  {name}")
        print()


def time_parts(state, rounds):
    """Time shuffle, deal, collect and advance separately, minus call overhead.

    ``advance`` appears costlier than in play, because each call is the first in a fresh clone.
    """
    rng, actions, tick = capicua.Rng(1), Actions(), time.process_time
    order = type(state.log)(state.game.tiles_in_play)
    repeats = 200
    start = tick()
    for _ in range(20_000):
        rng.below(1)
    call = (tick() - start) / 20_000
    spent, moves = Counter(), 0
    for _ in range(rounds):
        start = tick()
        for _ in range(repeats):
            rng.shuffle(order)
        spent["shuffle"] += (tick() - start) / repeats - call
        start = tick()
        for _ in range(repeats):
            state.deal(order, 0)
        spent["deal"] += (tick() - start) / repeats - call
        while not state.is_over:
            start = tick()
            for _ in range(repeats):
                actions.count = 0
                state.collect(actions)
            spent["collect"] += (tick() - start) / repeats - call
            action = actions.items[rng.below(actions.count)]
            clones = [state.clone() for _ in range(20)]
            start = tick()
            for clone in clones:
                clone.advance(action)
            spent["advance"] += (tick() - start) / len(clones) - call
            state.advance(action)
            moves += 1
    total = sum(spent.values())
    print(f"{moves / rounds:.1f} moves a round; by parts, each called alone:")
    for name, seconds in spent.most_common():
        print(f"{100 * seconds / total:6.1f}%  {name}, {1e9 * seconds / moves:.0f} ns a move")


def arguments():
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="options of the game, as name=value")
    parser.add_argument("--preset")
    parser.add_argument("--players", type=int)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--most", type=int, default=30, help="how many functions to show")
    parser.add_argument("--callgrind", action="store_true", help="count instructions")
    parser.add_argument("--parts", action="store_true", help="time the parts of a move")
    return parser.parse_args()


def main():
    """Profile this program in a subprocess that only plays."""
    asked = arguments()
    state = blank(asked)
    control = os.environ.get("CAPICUA_PERF")
    if control is not None:
        if control:
            Path(control).write_text("enable\n")
        play(state, asked.rounds)
        return
    tool = "valgrind" if asked.callgrind else "perf"
    if asked.parts or not COMPILED or shutil.which(tool) is None:
        time_parts(state, asked.rounds or 20)
        return
    rounds = asked.rounds or rounds_for(state, 0.5 if asked.callgrind else 3)
    moves, seconds = play(state, max(1, rounds // 4))
    print(f"{moves / seconds / 1e6:.2f} M moves/s, {1e9 * seconds / moves:.0f} ns a move\n")
    command = [sys.executable, *sys.argv, "--rounds", str(rounds)]
    with tempfile.TemporaryDirectory() as folder:
        if asked.callgrind:
            os.environ["CAPICUA_PERF"] = ""
            print_shares(callgrind(command, folder), asked.most)
        else:
            print_shares(perf(command, folder), asked.most)


if __name__ == "__main__":
    main()
