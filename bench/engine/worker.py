"""A process to be measured: plays random rounds of one library on request.

``python worker.py capicua|tables|dominoes|open_spiel`` first writes a line of JSON that lists its
cases. It then responds to each line of JSON, ``{"case", "rounds", "seed"}``, with ``{"rounds",
"moves", "seconds"}`` or ``{"error"}``. Only the rounds are timed, in processor time, so that other
processes on the machine matter less. With ``"apart": true`` a child process plays, and
``"process"`` is its id: a tool that counts instructions tells its processes apart.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from statistics import mean

VARIANTS = [
    ("block", 2, {}),
    ("draw", 2, {}),
    ("muggins", 2, {}),
    ("garrafina", 4, {}),
    ("garrafina", 3, {}),
    ("mexican_train", 4, {"set_max": "12"}),
]
"""Cases in addition to every game under its default preset: game, seats, options."""


class Capicua:
    """Every game of the catalogue, through the interface that bots use."""

    def __init__(self):
        import capicua
        from capicua.bots import playout

        self.library = capicua
        self.play_rounds = playout.play_rounds
        is_compiled = not playout.__file__.endswith(".py")
        self.about = {"build": "compiled" if is_compiled else "pure", "cases": []}
        self.states = {}
        for game in capicua.catalogue():
            self.add(game, None, {})
        for game, seats, options in VARIANTS:
            self.add(game, seats, options)

    def add(self, id, seats, options):
        """Add a case, named after the game, its seats and its set."""
        if id not in self.library.catalogue():
            self.about["cases"].append({"name": id, "error": "not in this build"})
            return
        game = self.library.load(id, players=seats, **options)
        seated = f"{game.players} seat" + ("s" if game.players > 1 else "")
        name = f"{id}, {seated}, double-{game.high}"
        if name not in self.states:
            self.states[name] = game.blank(self.library.Setup(2))
            case = {"name": name, "game": id, "seats": int(game.players), "high": int(game.high)}
            self.about["cases"].append(case)

    def play(self, case, rounds, seed):
        """Play whole rounds in compiled code, from the first deal to the last score."""
        rng = self.library.Rng(seed)
        start = time.process_time()
        moves = self.play_rounds(self.states[case], rounds, rng)
        return moves, time.process_time() - start

    def tally(self, case, rounds, seed):
        """Return means of results of random rounds."""
        rng = self.library.Rng(seed)
        state = self.states[case]
        seats = "ABCDEFGHIJKL"[: state.players]
        found = {"moves": [], "points_won": [], "pips_left": []}
        for _ in range(rounds):
            found["moves"].append(self.play_rounds(state, 1, rng))
            found["points_won"].append(sum(max(0, points) for points in state.scores()))
            hands = " ".join(state.fields().get(seat, "") for seat in seats)
            halves = hands.replace("-", " ").split()
            found["pips_left"].append(sum(int(half) for half in halves if half.isdecimal()))
        return {key: mean(values) for key, values in found.items()}


class Tables:
    """Tables of the server, with ``actions.py`` of the same source tree; a round is one action."""

    def __init__(self):
        import capicua

        benchmarks = Path(capicua.__file__).parents[2] / "bench"
        sys.path[:0] = [str(benchmarks / "server"), str(benchmarks)]  # older commits: one folder
        import actions

        actions.unit = float  # the machine's unit is not the server's work
        gc.disable()  # its cost depends on everything else that the process holds
        self.measure = actions.measure
        self.about = {"cases": [{"name": game} for game in actions.TABLES]}

    def play(self, case, rounds, seed):
        """Take actions at new tables; they are the same for every seed."""
        each, _ = asyncio.run(self.measure(case, rounds))
        return rounds, rounds * each


class Dominoes:
    """The ``dominoes`` package: four-player Block with its own random player.

    Passes count as moves, as in ours. Choosing externally with ``random.choice`` is as fast.
    """

    def __init__(self):
        import dominoes

        self.game = dominoes.Game
        self.shuffle_moves = dominoes.players.random
        self.about = {"cases": [{"name": "dominoes"}]}

    def play(self, case, rounds, seed):
        """Play whole rounds."""
        random.seed(seed)
        moves = 0
        start = time.process_time()
        for _ in range(rounds):
            game = self.game.new(starting_player=random.randrange(4))
            while game.result is None:
                self.shuffle_moves(game)
                game.make_move(*game.valid_moves[0])
            moves += len(game.moves)
        return moves, time.process_time() - start


class OpenSpiel:
    """OpenSpiel's Block for two, driven as in its examples; dealing steps are not counted.

    It passes automatically. Drawing the deal with ``random.choice`` instead of NumPy makes it about
    50 % faster.
    """

    def __init__(self):
        import numpy
        import pyspiel
        from open_spiel.python.games import block_dominoes  # noqa: F401  registers the game

        self.game = pyspiel.load_game("python_block_dominoes")
        self.draw = numpy.random.choice
        self.about = {"cases": [{"name": "open_spiel"}]}

    def play(self, case, rounds, seed):
        """Play whole rounds."""
        random.seed(seed)
        moves = 0
        start = time.process_time()
        for _ in range(rounds):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(self.draw(actions, p=probabilities))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    moves += 1
            state.returns()
        return moves, time.process_time() - start


LIBRARIES = {"capicua": Capicua, "tables": Tables, "dominoes": Dominoes, "open_spiel": OpenSpiel}


def respond(library, asked):
    """Return the response to a request."""
    try:
        if asked.pop("tally", False):
            return library.tally(**asked)
        moves, seconds = library.play(**asked)
    except Exception as failure:
        return {"error": f"{type(failure).__name__}: {failure}"}
    return {"rounds": asked["rounds"], "moves": moves, "seconds": seconds}


def respond_apart(library, asked):
    """Return the response of a child process, and its id."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.write(writing, json.dumps(respond(library, asked)).encode())
        os._exit(0)
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        answer = json.load(pipe)
    os.waitpid(child, 0)
    return {**answer, "process": child}


def main():
    """Respond until the input ends."""
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        library = LIBRARIES[sys.argv[1]]()
    except ImportError as missing:
        print(json.dumps({"error": f"not installed ({missing})"}), file=answers, flush=True)
        return
    print(json.dumps(library.about), file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        answer = respond_apart if asked.pop("apart", False) else respond
        print(json.dumps(answer(library, asked)), file=answers, flush=True)


if __name__ == "__main__":
    main()
