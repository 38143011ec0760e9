"""Matches of a level must end, and memory must stay flat: each game and preset in a new process.

    python bench/bots/endless.py [GAME] --bot level5 --rounds 1000 [--preset P] [--set o=v]

Without a game: every preset of every game. ``memory`` is the peak after a tenth of the rounds and
at the end.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource

from duels import load, play, player

import capicua
from capicua.catalogue import kind
from capicua.core.match import Match
from capicua.core.tiles.random import Dealer


def matches(task):
    """Play matches until this many rounds, and return a line of text."""
    plan, name, wanted, seed = task
    game = load(plan)
    thinker = player(name)
    bots = [thinker] * int(game.players)
    rounds = ended = early = 0
    while rounds < wanted:
        match = Match(game, Dealer.from_seed(seed))
        while not match.is_over:
            play(match.round, bots, [False] * int(game.players), seed)
            match.settle()
            rounds += 1
            if not match.is_over:
                match.start()
        ended += 1
        seed += 1
        if not early and rounds >= wanted // 10:
            early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    late = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (
        f"{game.id:15} {plan[1] or '':20} {name} matches {ended} rounds {rounds}"
        f" memory {early / 1024:.1f} → {late / 1024:.1f} MB"
    )


def main():
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    options = tuple(tuple(text.split("=", 1)) for text in arguments.set)
    plans = [(arguments.game, arguments.preset, arguments.seats, options)]
    if not arguments.game:
        plans = [
            (id, preset, arguments.seats, ())
            for id in capicua.catalogue()
            for preset in kind(id).presets()
        ]
    tasks = [(plan, arguments.bot, arguments.rounds, arguments.first) for plan in plans]
    fresh = multiprocessing.get_context("spawn")
    with fresh.Pool(arguments.jobs, maxtasksperchild=1) as pool:
        for text in pool.imap(matches, tasks):
            print(text, flush=True)


if __name__ == "__main__":
    main()
