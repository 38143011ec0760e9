"""What a program in Python waits for: a round, an action, a view, a step of an environment.

    python bench/engine/calls.py [--games block,traffic] NAME=PYTHON …

Each PYTHON is an interpreter that has capicua, or a directory for ``PYTHONPATH``. All are measured
in rotation (A B C A B C …) in processor time; the table has medians, and beside every build but the
first its ratio to the first: 2.00 means twice as fast.

``moves`` are random moves in compiled code, ``new_round`` a round from a seed, ``action`` legal
actions and ``apply``, ``view`` and ``encode`` a seat's view and its JSON in positions of random
rounds, ``step`` one of 256 rounds in ``VectorEnv``, with observation and mask, called from Python.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from statistics import median

from report import machine, table
from speed import Worker

ROUNDS = 256
"""Rounds stepped together."""
POSITIONS = 60
"""Positions whose views are made."""
SCALE = {"moves": 1e9, "step": 1e9}
"""The unit of a column, in parts of a second; microseconds if it is not here."""
WHATS = ("moves", "new_round", "action", "view", "encode", "step")


class Calls:
    """The measured calls of one game; each runs once and returns how many calls it made."""

    def __init__(self, id):
        import capicua
        from capicua.bots import playout

        self.library = capicua
        self.playout = playout
        self.game = capicua.load(id)
        self.seed = 0
        self.blank = self.game.blank(capicua.Setup(2))
        self.numbers = [random.Random(1).random() for _ in range(1000)]
        self.positions = list(self.some_positions())
        self.views = [state.view(int(state.turn)) for state in self.positions]
        self.env = None

    def some_positions(self):
        """Yield positions from the turns of random rounds."""
        chance, found = random.Random(2), 0
        while found < POSITIONS:
            state = self.game.new_round(seed=chance.randrange(10**6))
            while not state.is_over and found < POSITIONS:
                if chance.random() < 0.5:
                    found += 1
                    yield state.clone()
                state.apply(chance.choice(state.legal_actions()))

    def moves(self):
        """Play random rounds in compiled code."""
        self.seed += 1
        return self.playout.play_rounds(self.blank, 20, self.library.Rng(self.seed))

    def new_round(self):
        """Deal rounds from seeds."""
        first = self.seed
        self.seed += 100
        for seed in range(first, self.seed):
            self.game.new_round(seed=seed)
        return 100

    def action(self):
        """Play a round from Python; its deal is part of the time."""
        self.seed += 1
        state = self.game.new_round(seed=self.seed)
        count, numbers = 0, self.numbers
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[int(numbers[count % 1000] * len(actions))])
            count += 1
        return max(1, count)

    def view(self):
        """Make the view of the seat to act."""
        for state in self.positions:
            state.view(state.turn)
        return len(self.positions)

    def encode(self):
        """Encode views."""
        for view in self.views:
            view.encode()
        return len(self.views)

    def step(self):
        """Step an environment."""
        if self.env is None:
            from capicua.research import VectorEnv

            self.env = VectorEnv(self.game, ROUNDS, seed=1)
        for _ in range(5):
            self.env.step(self.env.random_actions())
        return 5 * ROUNDS


def answer():
    """Respond to lines of JSON, ``{"game", "what", "seconds"}``, with seconds per call."""
    answers, sys.stdout = sys.stdout, sys.stderr
    import capicua

    games = {}
    print(json.dumps({"games": list(capicua.catalogue())}), file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        game = asked["game"]
        if game not in games:
            games[game] = Calls(game)
        call = getattr(games[game], asked["what"])
        count, began = 0, time.process_time()
        while (spent := time.process_time() - began) < asked["seconds"] or not count:
            count += call()
        print(json.dumps({"seconds": spent / count}), file=answers, flush=True)


class CallWorker(Worker):
    """Another process of this program, in another interpreter or with another directory."""

    program = Path(__file__)


def arguments():
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("builds", nargs="+", metavar="NAME=PYTHON")
    parser.add_argument("--games", default="", help="only these games, separated by commas")
    parser.add_argument("--what", default=",".join(WHATS), help="only these calls")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.05, help="processor time of a turn")
    return parser.parse_args()


def main():
    """Measure in rotation and print a table for each call."""
    if sys.argv[1:] == ["--answer"]:
        answer()
        return
    asked = arguments()
    builds = dict(text.split("=", 1) for text in asked.builds)
    workers = {name: CallWorker("--answer", place) for name, place in builds.items()}
    for name, worker in workers.items():
        if "error" in worker.about:
            sys.exit(f"{name}: {worker.about['error']}")
    first, *others = workers
    games = workers[first].about["games"]
    if asked.games:
        games = [game for game in games if game in asked.games.split(",")]
    whats = asked.what.split(",")
    found = {}
    for game in games:
        for what in whats:
            for turn in range(-1, asked.turns):  # the first turn warms up
                for name, worker in workers.items():
                    given = worker.ask(game=game, what=what, seconds=asked.seconds)
                    if turn >= 0:
                        found.setdefault((game, what, name), []).append(given["seconds"])
    for worker in workers.values():
        worker.close()
    print(f"{machine()}; medians of {asked.turns} turns of {asked.seconds} s\n")
    heads = ["game", *(f"{what}, {'ns' if what in SCALE else 'µs'}" for what in whats)]
    rows = []
    for game in games:
        row = [game]
        for what in whats:
            speeds = {name: median(found[game, what, name]) for name in workers}
            parts = [f"{speed * SCALE.get(what, 1e6):.3g}" for speed in speeds.values()]
            parts += [f"× {speeds[first] / speeds[name]:.2f}" for name in others]
            row.append(" · ".join(parts))
        rows.append(row)
    print(table(heads, rows))


if __name__ == "__main__":
    main()
