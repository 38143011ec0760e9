"""What level 5 with more work would gain by a choice in Squeeze, on average over positions.

    .venv/compiled/bin/python bench/bots/solitaire_gain.py --times 4 --positions 60 [--sure]

Greedy plays deals of the double-6 set; in each, one position with a choice and 21 or 14 tiles in
the stock is taken. Level 5 chooses in it, and so does a bot with ``--times`` as many sampled deals
and as much work; with ``--sure`` it never follows the heuristic in doubt. Where they differ, both
actions are played out by plans in the same ``--deals`` new orders of the stock. The gain is in
chance of winning; ± is half the 95% interval over positions.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

from strength import mean_and_margin

import capicua
from capicua.bots.belief import worlds_of
from capicua.bots.evaluation import Evaluator, quick_effort
from capicua.bots.levels import bot
from capicua.bots.rollouts import Rollouts
from capicua.core.tiles.random import Rng

STAGES = (21, 14)
"""Tiles in the stock."""


class Sure(Evaluator):
    """Plays the best action, in doubt, too."""

    def choose(self, view, rng):
        """Return one of ``view.legal``, of which there are several."""
        found = self.ponder(view, rng)
        return found if isinstance(found, int) else found.best


def positions(game, first):
    """Yield the number of a deal and a view of it."""
    greedy, seed = bot("greedy"), first
    while True:
        rng, state, found = Rng(seed), game.new_round(seed=seed), []
        while not state.is_over:
            view = state.view(0)
            if len(view.legal) > 1 and state.stock.left == STAGES[seed % len(STAGES)]:
                found.append(view)
            state.advance(greedy.choose(view, rng))
        if found:
            yield seed, rng.choice(found)
        seed += 1


def gain(view, better, worse, deals, rng):
    """Return by how much an action wins more often than another."""
    ahead = Rollouts(view.known)
    total = 0.0
    for world in worlds_of(view.known, deals, rng):
        luck = int(rng.bits())
        total += ahead.after(world, better, luck)[0].won - ahead.after(world, worse, luck)[0].won
    return total / deals


def main():
    """Read the command line, and print the mean gain."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--sure", action="store_true")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--deals", type=int, default=200, help="orders of the stock")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    asked = parser.parse_args()
    game = capicua.load("squeeze", preset="squeeze_6")
    usual = quick_effort(game)
    most = replace(usual, worlds=usual.worlds * asked.times, work=usual.work * asked.times)
    one, other = Sure(most) if asked.sure else Evaluator(most), Evaluator()
    gains, start = [], time.process_time()
    for seed, view in positions(game, asked.first):
        chosen, other_choice = one.choose(view, Rng(seed)), other.choose(view, Rng(seed))
        same = chosen == other_choice
        gains.append(0.0 if same else gain(view, chosen, other_choice, asked.deals, Rng(seed + 1)))
        is_late = asked.seconds and time.process_time() - start > asked.seconds
        if len(gains) >= asked.positions or is_late:
            break
    mean, margin = mean_and_margin(gains)
    differ = sum(value != 0 for value in gains)
    print(
        f"× {asked.times}: {len(gains)} positions, {differ} with another choice,"
        f" gain of a choice {100 * mean:+.2f} ± {100 * margin:.2f} points of chance"
    )


if __name__ == "__main__":
    main()
