"""Train a player of Block by self-play: ten minutes on two cores, from scratch.

    pip install 'capicua[research,plot]' torch
    python train.py --minutes 10

Deep Monte Carlo (Zha et al., DouZero, 2021): from rounds against itself, in which it mostly takes
the action with the highest value, the network learns the result of each action at the end of the
round. All rounds are stepped together in the vectorized environment. From time to time it plays
against the greedy bot; the learning curve is saved to ``learning.png`` and the weights to
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
"""Maximum number of decisions kept per round."""
SCALE = 30.0
"""Divisor of points that brings the network's outputs to the order of 1."""
CURIOSITY = 0.05
"""Share of random actions during training."""
RATE = 1e-3
"""Initial learning rate; it falls to a fiftieth by the end."""
WAITING = 8192
"""Number of decisions collected before the network learns from them."""
BATCH = 512
"""Number of decisions per batch."""
EVALUATIONS = 20
"""Number of comparisons with the greedy bot during training."""


def network(inputs: int, actions: int, width: int) -> nn.Sequential:
    """Return a network that maps what a seat knows to a value for each action."""
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(),
        nn.Linear(width, actions),
    )  # fmt: skip


def best_actions(net: nn.Module, env: VectorEnv, seen: np.ndarray) -> np.ndarray:
    """Return the legal action with the highest value, in every round."""
    with torch.no_grad():
        values = net(torch.from_numpy(seen)).numpy()
    return np.where(env.masks, values, -np.inf).argmax(axis=1)


class Rounds:
    """Observations and actions of the rounds in progress."""

    def __init__(self, env: VectorEnv, width: int) -> None:
        self.seen = np.zeros((env.count, LONGEST, width), np.float32)
        self.actions = np.zeros((env.count, LONGEST), np.int64)
        self.seats = np.zeros((env.count, LONGEST), np.int64)
        self.lengths = np.zeros(env.count, np.int64)

    def note(self, env: VectorEnv, seen: np.ndarray, actions: np.ndarray) -> None:
        """Record the decisions of one step; turns without a choice are skipped."""
        rows = np.flatnonzero((env.masks.sum(axis=1) > 1) & (self.lengths < LONGEST))
        at = self.lengths[rows]
        self.seen[rows, at] = seen[rows]
        self.actions[rows, at] = actions[rows]
        self.seats[rows, at] = env.turns[rows]
        self.lengths[rows] += 1

    def finished(self, env: VectorEnv) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        """Return observations, actions and results of the rounds that the last step ended."""
        found = []
        for row in np.flatnonzero(env.ended):
            length = self.lengths[row]
            won = env.rewards[row][self.seats[row, :length]] / SCALE
            found.append((self.seen[row, :length].copy(), self.actions[row, :length].copy(), won))
            self.lengths[row] = 0
        return found


def learn(net: nn.Module, optimiser: torch.optim.Optimizer, examples: list) -> None:
    """Train the network on the results of its actions."""
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
    """Return the mean lead in points over greedy bots, and its 95 % interval, over these rounds.

    Network and bots alternate around the table and exchange places in every other row. Each row
    plays equally many rounds; otherwise short rounds would count for more.
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
    """Train, draw the curve and save; return minutes, lead over greedy and interval."""
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
            began = time.monotonic() - spent  # exclude the time of games against greedy
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
        ylabel="lead in points per round, with 95 % interval",
    )
    figure.savefig(file, dpi=150)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description="Train a player of Block by self-play.")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="minutes of self-play (default: 10)"
    )
    parser.add_argument(
        "--rounds", type=int, default=4000, help="rounds per evaluation (default: 4000)"
    )
    asked = parser.parse_args()
    train(asked.minutes, rounds=asked.rounds)


if __name__ == "__main__":
    main()
