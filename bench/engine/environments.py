"""Environment steps per second: all games here, OpenSpiel's dominoes and a PettingZoo classic.

    .venv/compiled/bin/python -m pip install open_spiel==2.0.2 pettingzoo pygame
    .venv/compiled/bin/python bench/engine/environments.py

All environments are measured in one run in rotation (A B C A B C …), in processor time; the table
shows medians. A step of ours takes a random legal action in one round and writes the observation
and action mask of the next seat; dealing and scoring are included. ``run`` stays in compiled code;
``step`` returns to Python after each step of all rounds. OpenSpiel and PettingZoo are stepped as
their users do.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from statistics import median

import capicua
from capicua.research import VectorEnv

ROUNDS = 256
"""Default number of rounds stepped together."""
COUNTS = (1, 8, 64, 512, 4096)
"""Numbers of rounds for which the cost of a step is compared."""

Turn = Callable[[float], float]
"""Runs for about this many seconds and returns steps per second."""


def ours(game: str, count: int, runs: bool) -> Turn:
    """Return a measurement of our vectorized environment."""
    env = VectorEnv(capicua.load(game), count, seed=1)
    block = max(1, 2000 // count)

    def turn(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds or not steps:
            if runs:
                env.run(block)
            else:
                for _ in range(block):
                    env.step(env.random_actions())
            steps += block * count
        return steps / spent

    return turn


def counted(steps: Iterator[None]) -> Turn:
    """Return a measurement of an iterator that yields after each step."""

    def turn(seconds: float) -> float:
        done, began = 0, time.process_time()
        for _ in steps:
            done += 1
            if done % 50 == 0 and time.process_time() - began > seconds:
                break
        return done / (time.process_time() - began)

    return turn


def openspiel_steps() -> Iterator[None]:
    """Step OpenSpiel's block dominoes with the information state tensor of the player to act."""
    import open_spiel.python.games  # registers the games
    import pyspiel

    assert open_spiel
    game = pyspiel.load_game("python_block_dominoes")
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        while not state.is_terminal():
            state.information_state_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield


def pettingzoo_steps(env: object) -> Iterator[None]:
    """Step an agent environment cycle with the observation of the agent to act."""
    seed = 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(env.action_space(agent).sample(seen["action_mask"])))
            yield


def peers() -> dict[str, Turn]:
    """Return the other libraries that are installed, and our own PettingZoo adapter."""
    found: dict[str, Turn] = {}
    try:
        found["OpenSpiel python_block_dominoes, with tensor"] = counted(openspiel_steps())
        import pyspiel

        assert pyspiel
    except ImportError as error:
        found.clear()
        print(f"OpenSpiel is not installed: {error}")
    try:
        from capicua.research import pettingzoo

        found["our PettingZoo block, in turns"] = counted(pettingzoo_steps(pettingzoo.env("block")))
        from pettingzoo.classic import tictactoe_v3

        found["PettingZoo tictactoe_v3"] = counted(pettingzoo_steps(tictactoe_v3.env()))
    except ImportError as error:
        print(f"PettingZoo or one of its classics is not installed: {error}")
    return found


def main() -> None:
    """Measure in rotation and print a table."""
    parser = argparse.ArgumentParser(description="Environment steps per second.")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time of a turn")
    asked = parser.parse_args()
    turns: dict[str, Turn] = {}
    for game in capicua.catalogue():
        turns[f"{game}, run"] = ours(game, ROUNDS, True)
        turns[f"{game}, step"] = ours(game, ROUNDS, False)
    for count in COUNTS:
        turns[f"block, {count} rounds, step"] = ours("block", count, False)
    turns |= peers()
    found: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(asked.turns):
        for name, turn in turns.items():
            found[name].append(turn(asked.seconds))
    block = median(found["block, step"])
    print("| environment | steps/s | Block is faster, times |\n|---|---|---|")
    for name, speeds in found.items():
        speed = median(speeds)
        print(f"| {name} | {speed:,.0f} | {block / speed:.2g} |")


if __name__ == "__main__":
    main()
