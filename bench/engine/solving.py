"""Running times of the open-hand solvers, and how often a solitaire can be won.

    .venv/compiled/bin/python bench/engine/solving.py [--deals 20] [--squeeze 500] [--hands 100]

Measures whole deals of Block for four in pairs with seven tiles each, the same after 4, 8 and 12
random actions, Texas 42 from the first trick and later, and Squeeze with a double-6 set and a known
stock. Prints the median, 90th percentile and maximum on one core; the limits are those the project
guarantees.
"""

from __future__ import annotations

import argparse
import statistics
import time

from report import machine, table

import capicua
from capicua.bots.solver.alpha_beta import AlphaBeta
from capicua.bots.solver.solitaire import LOST, UNKNOWN, WON, SolitaireSolver
from capicua.bots.solver.tricks import TrickSolver
from capicua.core.statistics import wilson
from capicua.core.tiles.random import Rng

BARS = {"block, pairs, whole deal": 2.0, "block, pairs, after 8 actions": 0.02}
BARS["squeeze, double-6"] = 5.0


def row(name, seconds, nodes):
    """Return a line of the table, with a verdict if there is a limit."""
    ordered = sorted(seconds)
    median = statistics.median(ordered)
    bar = BARS.get(name)
    verdict = "–" if bar is None else f"≤ {bar:g} s: {'pass' if median <= bar else 'FAIL'}"
    numbers = [median, ordered[int(len(ordered) * 0.9)], ordered[-1]]
    cells = [f"{1000 * number:,.2f}" for number in numbers]
    return [name, str(len(ordered)), *cells, f"{statistics.median(nodes):,.0f}", verdict]


def block(deals, actions):
    """Return seconds and nodes for deals of Block in pairs after this many random actions."""
    game = capicua.load("block", preset="partners")
    seconds, nodes = [], []
    for number in range(1, deals + 1):
        state, rng = game.new_round(seed=number), Rng(number)
        while len(state.log) < actions and not state.is_over:
            legal = state.legal_actions()
            state.advance(legal[rng.below(len(legal))])
        if state.is_over:
            continue
        begun = time.perf_counter()
        duel = AlphaBeta(state, game.sides[state.turn], 10**12)
        duel.value(state)
        seconds.append(time.perf_counter() - begun)
        nodes.append(int(duel.nodes))
    return seconds, nodes


def tricks(hands, left, asks):
    """Return seconds and nodes for hands of 42 with this many tricks left, one query each."""
    game, solver, seconds, nodes = capicua.load("texas_42"), TrickSolver(), [], []
    number = 0
    while len(seconds) < hands:
        number += 1
        state, rng = game.new_round(seed=number), Rng(number)
        while not state.is_over:
            is_named = state.trick_play() is not None
            if is_named and state.laid == 0 and int(state.hands.counts[state.turn]) == left:
                break
            legal = state.legal_actions()
            by_merit = max(legal, key=state.heuristic_score)
            state.advance(legal[rng.below(len(legal))] if is_named else by_merit)
        if state.is_over:
            continue
        before, begun = int(solver.nodes), time.perf_counter()
        solver.load(state.trick_play())
        asks(solver)
        seconds.append(time.perf_counter() - begun)
        nodes.append(int(solver.nodes) - before)
    return seconds, nodes


def squeeze(deals):
    """Return seconds, nodes and outcomes of Squeeze with a known stock."""
    game, seconds, nodes, outcomes = capicua.load("squeeze", preset="squeeze_6"), [], [], []
    for number in range(1, deals + 1):
        state = game.new_round(seed=number)
        begun = time.perf_counter()
        alone = SolitaireSolver(state, 10**8)
        outcomes.append(alone.outcome(state))
        seconds.append(time.perf_counter() - begun)
        nodes.append(int(alone.nodes))
    return seconds, nodes, outcomes


def main():
    """Print the table and the share of winnable deals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20, help="deals of Block")
    parser.add_argument("--squeeze", type=int, default=500, help="deals of Squeeze")
    parser.add_argument("--hands", type=int, default=100, help="hands of 42")
    asked = parser.parse_args()
    rows = [row("block, pairs, whole deal", *block(asked.deals, 0))]
    for actions in (4, 8, 12):
        rows.append(row(f"block, pairs, after {actions} actions", *block(asked.deals, actions)))
    for left in (7, 5, 3):
        made = tricks(asked.hands, left, TrickSolver.is_made)
        rows.append(row(f"42, {left} tricks left, contract made", *made))
        points = tricks(asked.hands, left, TrickSolver.points)
        rows.append(row(f"42, {left} tricks left, exact points", *points))
    seconds, nodes, outcomes = squeeze(asked.squeeze)
    rows.append(row("squeeze, double-6", seconds, nodes))
    heads = ["what", "n", "median, ms", "90%, ms", "worst, ms", "actions tried", "bar"]
    print(f"{machine()}\n\n{table(heads, rows)}\n")
    won, low_high = outcomes.count(WON), wilson(outcomes.count(WON), len(outcomes))
    print(
        f"Squeeze, double-6, stock known: {won} of {len(outcomes)} deals can be won "
        f"({low_high[0]:.1%}–{low_high[1]:.1%}), {outcomes.count(LOST)} cannot, "
        f"{outcomes.count(UNKNOWN)} unsettled."
    )


if __name__ == "__main__":
    main()
