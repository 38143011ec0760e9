"""Random moves per second: every game in both builds, compared with its peers and with C loops.

    python bench/engine/speed.py --compiled .venv/compiled/bin/python --pure .venv/pure/bin/python

All measurements are made in one run in rotation (A B C A B C …) and medians are shown, because
machines are noisy and compared programs must see the same noise. See README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import median

from report import BLOCK, LOOPS, as_json, as_text, promises

HERE = Path(__file__).parent
BUILDS = ("compiled", "pure")


class Worker:
    """A ``worker.py`` in another interpreter, or with another import directory.

    ``under`` is the command that runs the interpreter, for example a tool that counts.
    """

    program = HERE / "worker.py"

    def __init__(self, library, place, under=()):
        self.process = None
        self.about = {"error": f"not installed (no {place})"}
        is_folder = Path(place).is_dir()
        if not is_folder and shutil.which(place) is None:
            return
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if is_folder:
            environment["PYTHONPATH"] = place
        self.process = subprocess.Popen(
            [*under, sys.executable if is_folder else place, self.program, library],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about = self.read()

    def read(self):
        """Return the next response."""
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"error": "the process stopped"}

    def ask(self, **request):
        """Return the response to a request."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self.read()

    def play(self, case, rounds, seed):
        """Play random rounds."""
        return self.ask(case=case, rounds=rounds, seed=seed)

    def close(self):
        """Stop the process."""
        if self.process is not None:
            self.process.stdin.close()
            self.process.wait()


class CLoop:
    """A game of ``loops``, compiled on demand."""

    def __init__(self, folder, name, game):
        self.program = Path(folder, game)
        self.about = {"cases": [{"name": name}]}
        compiler = shutil.which(os.environ.get("CC", "cc"))
        if compiler is None:
            self.about = {"error": "not installed (no C compiler)"}
            return
        source = HERE / "loops" / f"{game}.c"
        subprocess.run([compiler, "-O2", "-o", self.program, source], check=True)

    def play(self, case, rounds, seed):
        """Play random rounds."""
        command = [self.program, str(rounds), str(seed)]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)

    def close(self):
        """Do nothing; there is no process to stop."""


@dataclass
class Series:
    """Repeated measurements of one case; an error ends them."""

    worker: Worker | CLoop
    case: dict
    rounds: int = 1
    speeds: list = field(default_factory=list)
    moves_per_round: float = 0.0

    def __post_init__(self):
        self.error = self.case.get("error", "")

    @property
    def speed(self):
        """Return the median in moves per second; 0 if there are no measurements."""
        return median(self.speeds) if self.speeds and not self.error else 0.0

    def calibrate(self, seconds):
        """Warm up and find the number of rounds that takes about this many seconds."""
        taken = 0.0
        while not self.error and taken < seconds / 4:
            self.rounds *= 4
            taken = self.measure(0)
        if not self.error:
            self.rounds = max(1, int(self.rounds * seconds / taken))
        self.speeds.clear()

    def measure(self, turn):
        """Measure once and return the seconds taken."""
        if self.error:
            return 0.0
        answer = self.worker.play(self.case["name"], self.rounds, turn + 1)
        self.error = answer.get("error", "")
        if self.error:
            return 0.0
        self.speeds.append(answer["moves"] / max(answer["seconds"], 1e-9))
        self.moves_per_round = answer["moves"] / answer["rounds"]
        return answer["seconds"]


def series_of(name, worker, words=()):
    """Return a series per case of a worker, by name; a missing worker is one case."""
    if "error" in worker.about:
        return {name: Series(worker, {"name": name, "error": worker.about["error"]})}
    return {
        case["name"]: Series(worker, case)
        for case in worker.about["cases"]
        if not words or case["name"] == BLOCK or any(word in case["name"] for word in words)
    }


def same_game(ours, loop, rounds):
    """Return mean results of a game here and in its C loop, and whether they agree."""
    if ours is None or ours.error or loop is None or loop.error:
        return []
    name = ours.case["name"]
    found = ours.worker.ask(case=name, rounds=rounds, seed=77, tally=True)
    if "error" in found:
        return [{"game": name, "error": found["error"], "agrees": False}]
    theirs = loop.worker.play(name, 8 * rounds, 78)
    played = theirs["rounds"]
    rows = []
    for what, mean in found.items():
        other = theirs[what] / played
        # Of the difference, from the deviation in C, which plays eight times as many rounds: rare
        # events, as a round without a bid in Texas 42, need not happen here at all.
        variance = theirs[f"{what}_squares"] / played - other**2
        error = sqrt(variance * (1 / rounds + 1 / played))
        agrees = abs(mean - other) <= 4 * error
        row = {"game": name, "what": what, "ours": mean, "standard_error": error, "theirs": other}
        rows.append({**row, "agrees": agrees})
    return rows


def arguments():
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    place = "an interpreter that has capicua, or a directory for PYTHONPATH"
    for build in BUILDS:
        parser.add_argument(f"--{build}", default=f".venv/{build}/bin/python", help=place)
    parser.add_argument(
        "--peers", default=sys.executable, help="an interpreter that has requirements.txt"
    )
    parser.add_argument("--games", default="", help="only games whose name has one of these words")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter turns")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--markdown", action="store_true", help="print nothing but the tables")
    return parser.parse_args()


def main():
    """Measure, print, and fail if a guarantee is missed."""
    asked = arguments()
    turns, seconds, tallied = (3, 0.1, 2_000) if asked.quick else (9, 0.25, 20_000)
    words = [word for word in asked.games.split(",") if word]
    with tempfile.TemporaryDirectory() as folder:
        builds = {build: Worker("capicua", getattr(asked, build)) for build in BUILDS}
        others = {name: Worker(name, asked.peers) for name in ("dominoes", "open_spiel")}
        for case, (name, game) in LOOPS.items():
            if not words or case == BLOCK or any(word in case for word in words):
                others[name] = CLoop(folder, name, game)
        for build, worker in builds.items():
            if worker.about.get("build", build) != build:
                sys.exit(f"--{build}: found the {worker.about['build']} build")
        compiled, pure = [series_of(name, worker, words) for name, worker in builds.items()]
        peers = {}
        for name, worker in others.items():
            peers.update(series_of(name, worker))
        every = [*compiled.values(), *pure.values(), *peers.values()]
        for series in every:
            series.calibrate(seconds)
        for turn in range(turns):
            if not asked.json and not asked.markdown:
                print(f"turn {turn + 1} of {turns} …", file=sys.stderr, flush=True)
            for series in every:
                series.measure(turn)
        same = []
        for case, (name, _) in LOOPS.items():
            same += same_game(compiled.get(case), peers.get(name), tallied)
        for worker in [*builds.values(), *others.values()]:
            worker.close()
    kept = promises(compiled, pure, peers)
    write = as_json if asked.json else as_text
    settings = f"medians of {turns} turns of {seconds} s"
    print(write(compiled, pure, peers, kept, same, settings))
    failed = any(promise.verdict == "FAIL" for promise in kept)
    sys.exit(1 if failed or not all(row["agrees"] for row in same) else 0)


if __name__ == "__main__":
    main()
