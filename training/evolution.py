"""Fit the weights of a solitaire's heuristic by evolution, and store them with how they were made.

    python training/evolution.py traffic [--preset P] [--generations 40] [--deals 400] [--seed 1]
    python training/evolution.py traffic --check 4000         # against the weights by hand

A heuristic that values whole turns, as Traffic's does, has no terms for a single action, so
``fit.py`` cannot fit it. Here the weights change at random, in each generation in ``--children``
ways, and all children play the same deals greedily. The mean of the best quarter begins the next
generation. Steps are in proportion to the weights by hand, and shrink. A child is worth its share
of deals won, less ``POINTS`` for each point of its mean score where low scores are good. A check
plays deals that no fitting has seen, both weights the same ones.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from typing import Any

import numpy as np
from decisions import new_round, outcome
from fit import FIRST_DEAL, LARGEST, named, store, stored

import capicua
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.core.statistics import ratio
from capicua.core.tiles.random import Rng

POINTS = 0.02
"""How much of a deal won a point of the score is worth."""
STEP = 0.7
"""Deviation of a weight's first changes, as a share of the weight by hand."""
SHRINKS = 0.97
"""What remains of the steps after a generation."""
BEST = 0.25
"""The share of the children that begin the next generation."""


def played(game: Any, weights: list[int], first: int, deals: int) -> list[tuple[float, float]]:
    """Return the lead of greedy in each deal, and whether it is won."""
    game.hints = game.hints.with_weights(weights)
    policy = RolloutPolicy(100, 0)
    found = []
    for seed in range(first, first + deals):
        state = new_round(game, seed)
        policy.finish(state, Rng(seed))
        found.append(outcome(state, 0))
    return found


def worth(game: Any, weights: list[int], first: int, deals: int) -> float:
    """Return how good weights are in some deals."""
    return fmean(won + POINTS * lead for lead, won in played(game, weights, first, deals))


def evolved(game: Any, by_hand: list[int], arguments: argparse.Namespace) -> list[int]:
    """Return the weights after all generations."""
    rng = np.random.default_rng(arguments.seed)
    scale = np.maximum(np.abs(np.array(by_hand, float)), np.abs(by_hand).max() / 100)
    mean, step = np.array(by_hand, float), STEP
    parents = max(1, round(BEST * arguments.children))
    shares = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
    shares /= shares.sum()
    for number in range(arguments.generations):
        first = (10 * arguments.seed) * FIRST_DEAL + number * arguments.deals
        children = mean + step * scale * rng.normal(size=(arguments.children, len(mean)))
        children[0] = mean
        values = [
            worth(game, in_whole_numbers(child), first, arguments.deals) for child in children
        ]
        best = np.argsort(-np.array(values), kind="stable")[:parents]
        mean = shares @ children[best]
        step *= SHRINKS
        print(f"generation {number + 1} begins with {values[0]:.3f}", flush=True)
    return in_whole_numbers(mean)


def in_whole_numbers(weights: Any) -> list[int]:
    """Return weights in proportion, the largest of which is ``LARGEST``."""
    return [int(each) for each in np.rint(weights * LARGEST / np.abs(weights).max())]


def report(new: list[tuple[float, float]], old: list[tuple[float, float]]) -> str:
    """Return the results of two weights in the same deals, and the differences, as text."""
    lines = []
    for at, name in enumerate(("lead", "won")):
        a, b = [each[at] for each in new], [each[at] for each in old]
        gained = ratio([x - y for x, y in zip(a, b, strict=True)], [1.0] * len(a))
        assert gained is not None
        lines.append(
            f"{name} {fmean(a):.3f}, by hand {fmean(b):.3f}: "
            f"{gained.value:+.3f} ± {gained.high - gained.value:.3f}"
        )
    return f"{len(new)} deals: " + "; ".join(lines)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--children", type=int, default=20)
    parser.add_argument("--deals", type=int, default=400, help="that each child plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=0, help="deals of a check; nothing is fitted")
    parser.add_argument("--first", type=int, default=1, help="the first deal of a check")
    arguments = parser.parse_args()
    game = capicua.load(arguments.game, preset=arguments.preset)
    if int(game.players) != 1 or not game.hints.terms:
        parser.error(f"expected a solitaire whose heuristic has terms: not {arguments.game}")
    row = type(game).weights_row(game.options, int(game.players))
    used, by_hand = stored(game, row)
    if arguments.check:
        deals = arguments.first, arguments.check
        print(report(played(game, used, *deals), played(game, by_hand, *deals)))
        return
    used = evolved(game, by_hand, arguments)
    print(named(game, used))
    store(game, row, used)


if __name__ == "__main__":
    main()
