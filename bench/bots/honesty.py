"""Bots must not know hidden tiles: two rounds with the same view, the same choice in both.

    python bench/bots/honesty.py [GAME,GAME…] --bots greedy,level1,level5 --pairs 10000

The levels take turns. The exit status is 1 if any choice differs.
"""

from __future__ import annotations

import argparse
import sys
import time

from duels import has_choices

import capicua
from capicua.bots.levels import LEVELS, bot
from capicua.core.tiles.random import Rng


def pairs_of(game, first):
    """Yield a round, one that the seat to move cannot distinguish from it, and a random number."""
    seed = first
    while True:
        seed += 1
        rng = Rng(seed)
        state = game.new_round(seed=seed)
        while not state.is_over:
            legal = state.legal_actions()
            if len(legal) > 1 and rng.below(4) == 0:
                yield state, state.resample(int(state.turn), rng), int(rng.bits())
            state.advance(legal[int(rng.below(len(legal)))])


def compare(game, arguments):
    """Return how many pairs were compared, and in how many the choices differed."""
    start = time.monotonic()
    number = differ = 0
    for state, other, luck in pairs_of(game, arguments.first):
        seat = int(state.turn)
        number += 1
        level = bot(arguments.bots[number % len(arguments.bots)])
        mine = level.choose(state.view(seat), Rng(luck))
        differ += mine != level.choose(other.view(seat), Rng(luck))
        is_late = arguments.seconds and time.monotonic() - start > arguments.seconds
        if number >= arguments.pairs or is_late:
            break
    return number, differ


def main():
    """Read the command line, and compare game by game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="?", default=",".join(capicua.catalogue()))
    parser.add_argument("--bots", default="level5,greedy", help=", ".join(LEVELS))
    parser.add_argument("--pairs", type=int, default=10_000, help="for each game")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop a game after so long")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    arguments = parser.parse_args()
    arguments.bots = arguments.bots.split(",")
    total = 0
    for id in arguments.games.split(","):
        if not has_choices(id):
            print(f"{id:15} no choices to make")
            continue
        number, differ = compare(capicua.load(id), arguments)
        total += differ
        bots = ",".join(arguments.bots)
        print(f"{id:15} {bots} pairs {number} different choices {differ}", flush=True)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
