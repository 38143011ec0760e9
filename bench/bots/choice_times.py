"""Processor time that bots need for one choice, in milliseconds.

    .venv/compiled/bin/python bench/bots/choice_times.py [GAME:PRESET …] [--choices 10]
        [--bots greedy,level3,level5]

For each preset, or the default preset of every game, prints the mean and maximum over several
choices. Each position comes from a different deal, played randomly to a random move; positions
without a choice are skipped.
"""

from __future__ import annotations

import argparse
import statistics
import time

from duels import has_choices
from solitaire_players import Stubborn

import capicua
from capicua.bots.levels import bot


def positions(game, count):
    """Yield a random position with a choice from each of deals 1, 2, 3 and so on."""
    chance, found, number = Stubborn(["concede"], []), [], 0
    while len(found) < count:
        number += 1
        state, rng = game.new_round(seed=number), capicua.Rng(number)
        choices = []
        while not state.is_over:
            if len(state.legal_actions()) > 1:
                choices.append(state.clone())
            state.advance(chance.choose(state.view(int(state.turn)), rng))
        if choices:
            found.append(choices[rng.below(len(choices))])
    return found


def milliseconds(level, states):
    """Return the time a bot needs for each position; it gets a fresh view of each."""
    found = []
    for number, state in enumerate(states):
        player, rng, view = bot(level), capicua.Rng(number), state.view(int(state.turn))
        begun = time.process_time()
        player.choose(view, rng)
        found.append(1000 * (time.process_time() - begun))
    return found


def main():
    """Print one row per preset."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("presets", nargs="*", metavar="GAME:PRESET")
    parser.add_argument("--choices", type=int, default=10)
    parser.add_argument("--bots", default="greedy,level3,level5")
    asked = parser.parse_args()
    levels = asked.bots.split(",")
    print(f"{asked.choices} choices, mean / worst\n\n| preset | {' | '.join(levels)} |")
    print("|---" * (1 + len(levels)) + "|")
    games = [id for id in capicua.catalogue() if has_choices(id)]
    for name in asked.presets or games:
        id, _, preset = name.partition(":")
        states = positions(capicua.load(id, preset=preset or None), asked.choices)
        times = [milliseconds(level, states) for level in levels]
        cells = [f"{statistics.fmean(each):.1f} / {max(each):.1f}" for each in times]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
