"""Playouts per second of the searches, compared with OpenSpiel and a C loop.

    python bench/engine/search.py [--peers PYTHON] [--seconds 3]

Ours: four-player Block in pairs, from the first action of a round, on one core, with deals sampled
beforehand. OpenSpiel's C++ ISMCTS on euchre runs in the ``--peers`` interpreter, in rotation with
ours. ``loops/block.c`` plays random rounds of the same Block and measures the speed of the machine:
the guarantee is 100,000 ISMCTS playouts per second for every 15 million moves per second of the
loop. Times are processor time.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import capicua
from capicua.bots.belief import worlds_of
from capicua.bots.ismcts import Ismcts
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.search import Budget, FlatMonteCarlo
from capicua.core.runtime.build import is_compiled
from capicua.core.tiles.random import Rng

PEER = """
import sys, time, random, pyspiel
game = pyspiel.load_game("euchre")
rng = random.Random(1)
def position():
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([a for a, p in state.chance_outcomes()]))
    while not state.is_terminal() and len(state.history()) < 40 and len(state.legal_actions()) < 4:
        state.apply_action(rng.choice(state.legal_actions()))
    return state
sims = 20000
policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
print("ready", flush=True)
for line in sys.stdin:
    state = position()
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, sims, -1, policy, False, False)
    start = time.process_time()
    bot.step(state)
    print(sims / (time.process_time() - start), flush=True)
"""


def ours(search, sense, seconds):
    """Return the playouts per second of a search."""
    game = capicua.load("block", preset="partners")
    known = game.new_round(seed=3, number=2, starter=0).seen_by(0)
    worlds = worlds_of(known, 400, Rng(1))
    policy = RolloutPolicy(sense)
    playouts = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        asked = search(known, worlds, policy, Budget(playouts=20_000), Rng(2))
        found = asked.look(known.legal_actions())
        playouts += int(found.playouts)
    return playouts / (time.process_time() - start)


def c_loop(seconds):
    """Return the moves per second of the C loop, or nothing without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    source = Path(__file__).parent / "loops" / "block.c"
    if compiler is None:
        return lambda: None
    folder = tempfile.mkdtemp()
    program = str(Path(folder) / "block")
    subprocess.run(
        [compiler, "-O3", "-march=native", "-o", program, str(source), "-lm"], check=True
    )

    def once():
        rounds = str(int(200_000 * seconds))
        answer = subprocess.run([program, rounds, "7"], capture_output=True, text=True, check=True)
        counted = json.loads(answer.stdout)
        return counted["moves"] / counted["seconds"]

    return once


def main():
    """Measure in rotation and print medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peers", default=sys.executable)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--turns", type=int, default=5)
    arguments = parser.parse_args()
    peer = subprocess.Popen(
        [arguments.peers, "-c", PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    has_peer = peer.stdout.readline().strip() == "ready"
    loop = c_loop(arguments.seconds)
    rows = {"ISMCTS": [], "flat": [], "flat, by merit": [], "C loop, moves": [], "OpenSpiel": []}
    for _ in range(arguments.turns):
        rows["ISMCTS"].append(ours(Ismcts, 0, arguments.seconds))
        rows["flat"].append(ours(FlatMonteCarlo, 0, arguments.seconds))
        rows["flat, by merit"].append(ours(FlatMonteCarlo, 90, arguments.seconds))
        moves = loop()
        if moves:
            rows["C loop, moves"].append(moves)
        if has_peer:
            peer.stdin.write("\n")
            peer.stdin.flush()
            rows["OpenSpiel"].append(float(peer.stdout.readline()))
    peer.kill()
    print("compiled" if is_compiled() else "pure build")
    medians = {name: statistics.median(found) for name, found in rows.items() if found}
    for name, value in medians.items():
        print(f"{name:16} {value:14,.0f} a second")
    if "C loop, moves" in medians:
        wanted = 100_000 * medians["C loop, moves"] / 15e6
        verdict = "pass" if medians["ISMCTS"] >= wanted else "FAIL"
        print(f"wanted           {wanted:14,.0f} a second: {verdict}")


if __name__ == "__main__":
    main()
