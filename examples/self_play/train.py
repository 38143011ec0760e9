"""Train a player of Block by self-play: ten minutes on two cores, starting from nothing.

    pip install 'capicua[research,plot]' torch
    python train.py --minutes 10

Deep Monte Carlo (Zha et al., DouZero, 2021): the network learns what each action was worth when
the round was over, from rounds that it plays against itself, mostly by what it thinks best. All
rounds are stepped together in the vectorised environment. From time to time it plays against the
greedy bot; the learning curve is drawn into ``learning.png`` and the weights are kept in
``weights.npz``, for ``player.py``.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from player import HISTORY, inputs
from torch import nn

import capicua
from capicua.research import VectorEnv

HERE = Path(__file__).parent
LONGEST = 128
"""Decisions that are kept of one round."""
SCALE = 30.0
"""Points are divided by it, so that the network's outputs are of the order of 1."""
CURIOSITY = 0.05
"""The share of actions that are taken at random while learning."""
RATE = 1e-3
"""How fast the network learns at first; at the end a fiftieth of it."""
WAITING = 8192
"""Decisions that are collected before the network learns from them,"""
BATCH = 512
"""and those it learns from at a time."""
EVALUATIONS = 20
"""How often the network is compared with the greedy bot in the course of training."""


def network(inputs: int, actions: int, width: int) -> nn.Sequential:
    """A value for each action from what a seat knows."""
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(),
        nn.Linear(width, actions),
    )  # fmt: skip


def best_actions(net: nn.Module, env: VectorEnv, seen: np.ndarray) -> np.ndarray:
    """The legal action that the network values most, in every round."""
    with torch.no_grad():
        values = net(torch.from_numpy(seen)).numpy()
    return np.where(env.masks, values, -np.inf).argmax(axis=1)


class Rounds:
    """What was seen and done in the rounds that are being played."""

    def __init__(self, env: VectorEnv, width: int) -> None:
        self.seen = np.zeros((env.count, LONGEST, width), np.float32)
        self.actions = np.zeros((env.count, LONGEST), np.int64)
        self.seats = np.zeros((env.count, LONGEST), np.int64)
        self.lengths = np.zeros(env.count, np.int64)

    def note(self, env: VectorEnv, seen: np.ndarray, actions: np.ndarray) -> None:
        """Keep the decisions of one step; a turn without a choice teaches nothing."""
        rows = np.flatnonzero((env.masks.sum(axis=1) > 1) & (self.lengths < LONGEST))
        at = self.lengths[rows]
        self.seen[rows, at] = seen[rows]
        self.actions[rows, at] = actions[rows]
        self.seats[rows, at] = env.turns[rows]
        self.lengths[rows] += 1

    def finished(self, env: VectorEnv) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        """What was seen, done and won in the rounds that the last step ended."""
        found = []
        for row in np.flatnonzero(env.ended):
            length = self.lengths[row]
            won = env.rewards[row][self.seats[row, :length]] / SCALE
            found.append((self.seen[row, :length].copy(), self.actions[row, :length].copy(), won))
            self.lengths[row] = 0
        return found


def learn(net: nn.Module, optimiser: torch.optim.Optimizer, examples: list) -> None:
    """Move the network towards what its actions were worth."""
    seen, actions, won = (
        torch.from_numpy(np.concatenate(part)) for part in zip(*examples, strict=True)
    )
    for some in torch.randperm(len(actions)).split(BATCH):
        values = net(seen[some]).gather(1, actions[some, None])[:, 0]
        loss = nn.functional.smooth_l1_loss(values, won[some].float())
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def against_greedy(net: nn.Module, game: capicua.Game, rounds: int) -> tuple[float, float]:
    """Mean points of lead over greedy bots, and its 95 % interval, over so many rounds.

    The network and the bots take turns about the table, and change places in every other row.
    Every row plays equally many rounds, or short ones would count for more.
    """
    count = min(256, rounds)
    env = VectorEnv(game, count, seed=987_654, history=HISTORY)
    players = int(game.players)
    is_mine = (np.arange(players)[None, :] + np.arange(count)[:, None]) % 2 == 0
    leads: list[list[float]] = [[] for _ in range(count)]
    wanted = -(-rounds // count)
    while min(len(some) for some in leads) < wanted:
        actions = env.greedy_actions().copy()
        chosen = best_actions(net, env, inputs(env.encoder, env.rows))
        mine = is_mine[np.arange(count), env.turns]
        env.step(np.where(mine, chosen, actions))
        for row in np.flatnonzero(env.ended):
            leads[row].append(float(env.rewards[row][is_mine[row]].mean()))
    counted = np.array([some[:wanted] for some in leads])
    return float(counted.mean()), float(1.96 * counted.std() / counted.size**0.5)


def train(
    minutes: float,
    count: int = 512,
    width: int = 256,
    players: int = 4,
    to: Path = HERE,
    rounds: int = 4000,
) -> list[tuple[float, float, float]]:
    """Train, draw the curve and save; returns minutes, lead over greedy and interval."""
    torch.manual_seed(1)
    game = capicua.load("block", players=players)
    env = VectorEnv(game, count, seed=1, history=HISTORY)
    seen = inputs(env.encoder, env.rows)
    net = network(seen.shape[1], game.action_count, width)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    chance = np.random.default_rng(1)
    playing, examples, waiting, decisions = Rounds(env, seen.shape[1]), [], 0, 0
    curve = [(0.0, *against_greedy(net, game, rounds))]
    began, spent = time.monotonic(), 0.0
    while spent < minutes * 60:
        seen = inputs(env.encoder, env.rows)
        actions = best_actions(net, env, seen)
        curious = chance.random(count) < CURIOSITY
        actions[curious] = env.random_actions()[curious]
        playing.note(env, seen, actions)
        env.step(actions)
        for example in playing.finished(env):
            examples.append(example)
            waiting += len(example[1])
        if waiting >= WAITING:
            share = max(0.02, 1 - spent / (minutes * 60))
            for group in optimiser.param_groups:
                group["lr"] = RATE * share
            learn(net, optimiser, examples)
            decisions += waiting
            examples, waiting = [], 0
        spent = time.monotonic() - began
        if spent >= minutes * 60 * len(curve) / EVALUATIONS:
            curve.append((spent / 60, *against_greedy(net, game, rounds)))
            print(
                f"{curve[-1][0]:5.1f} min  {decisions:>10,} decisions  "
                f"lead over greedy {curve[-1][1]:+.2f} ± {curve[-1][2]:.2f}", flush=True,
            )  # fmt: skip
            began = time.monotonic() - spent  # playing against greedy does not count
    save(net, players, to / "weights.npz")
    draw(curve, to / "learning.png")
    return curve


def save(net: nn.Sequential, players: int, file: Path) -> None:
    """Write the weights for ``player.py``."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    arrays = {"game": "block", "players": players, "layers": len(layers)}
    for k, layer in enumerate(layers):
        arrays[f"weight{k}"] = layer.weight.detach().numpy()
        arrays[f"bias{k}"] = layer.bias.detach().numpy()
    np.savez(file, **arrays)


def draw(curve: list[tuple[float, float, float]], file: Path) -> None:
    """Draw the learning curve with its 95 % intervals."""
    import matplotlib

    matplotlib.use("agg")
    import matplotlib.pyplot as plt

    minutes, leads, spans = (np.array(part) for part in zip(*curve, strict=True))
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(0, color="grey", linewidth=1)
    axes.fill_between(minutes, leads - spans, leads + spans, alpha=0.25)
    axes.plot(minutes, leads, marker="o", markersize=3)
    axes.set(
        title="Block, four seats: self-play against two greedy bots",
        xlabel="minutes of self-play",
        ylabel="points of lead a round, with 95 % interval",
    )
    figure.savefig(file, dpi=150)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description="Train a player of Block by self-play.")
    parser.add_argument("--minutes", type=float, default=10.0, help="of self-play (10)")
    parser.add_argument("--rounds", type=int, default=4000, help="of each evaluation (4000)")
    asked = parser.parse_args()
    train(asked.minutes, rounds=asked.rounds)


if __name__ == "__main__":
    main()
