"""Strength of the levels: duplicate deals, every seating, 95% intervals.

    python bench/bots/strength.py duel GAME --bots level5,greedy --deals 200 [--preset P]
    python bench/bots/strength.py match GAME --bots level5,greedy --deals 50
    python bench/bots/strength.py solitaire GAME --bots level5,greedy --deals 200
    python bench/bots/strength.py every --bots level5,greedy --seconds 60
    python bench/bots/strength.py duel block --preset partners --bots level5,dominoes --deals 300
    python bench/bots/strength.py worth GAME --bots level5,greedy --deals 200 --worlds 100

``duels.py`` plays the deals: each in every seating, whose mean is one observation. ``wins`` is the
share of rounds (or matches) won by the first bot, with shared wins counted in part; ``fair`` is the
share of equally strong players.

``worth`` detects smaller differences that luck would hide: the first bot plays on one side, a
different one from deal to deal, and whenever greedy would choose differently, both actions are
played out greedily on the same sampled deals. The first bot's gain in a round is the sum of these
gains, by the performance difference lemma (Kakade, Langford, 2002). The sampled deals are weighted
by what the others have played, as the bots weigh them, which is only approximately true.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
import time

from duels import WORK, Tally, has_choices, load

import capicua
from capicua.bots.levels import LEVELS
from capicua.core.runtime.build import is_compiled
from capicua.core.statistics import student, wilson


def run(work, plan, names, arguments):
    """Collect tallies deal by deal until the deals or the seconds are used up."""
    seeds = range(arguments.first, arguments.first + arguments.deals)
    tasks = ((plan, names, seed, arguments.worlds) for seed in seeds)
    seconds = arguments.seconds
    start = time.monotonic()
    tallies = []
    if arguments.jobs == 1:
        for task in tasks:
            tallies.append(work(task))
            if seconds and time.monotonic() - start > seconds and len(tallies) >= 4:
                break
        return tallies
    with multiprocessing.Pool(arguments.jobs) as pool:
        for tally in pool.imap(work, tasks):
            tallies.append(tally)
            if seconds and time.monotonic() - start > seconds and len(tallies) >= 4:
                pool.terminate()
                break
    return tallies


def mean_and_margin(values):
    """Return the mean with half its 95% interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 4:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, student(n - 1) * math.sqrt(variance / n)


def summary(game, names, tallies):
    """Return the results of the tallies as a dictionary."""
    wins = [value for tally in tallies for value in tally.wins]
    margins = [value for tally in tallies for value in tally.margins]
    thought = sorted(value for tally in tallies for value in tally.seconds)
    share, margin = mean_and_margin(wins)
    row = {
        "game": game.id,
        "bots": list(names),
        "deals": len(tallies),
        "fair": 1 / len(set(game.sides)),
        "wins": share,
        "wins_margin": margin,
        "void": sum(tally.void for tally in tallies),
    }
    if margins:
        row["points"], row["points_margin"] = mean_and_margin(margins)
    if thought:
        row["ms_mean"] = 1000 * sum(thought) / len(thought)
        row["ms_99"] = 1000 * thought[int(0.99 * (len(thought) - 1))]
        row["ms_worst"] = 1000 * thought[-1]
    capicuas = [value for tally in tallies for value in tally.capicuas]
    if capicuas:
        row["capicuas"], row["capicuas_margin"] = mean_and_margin(capicuas)
    contracts = [value for tally in tallies for value in tally.contracts]
    if contracts:
        row["contracts"] = len(contracts)
        row["made"] = sum(contracts) / len(contracts)
        row["made_interval"] = wilson(sum(contracts), len(contracts))
    return row


def solitaire_summary(game, names, tallies):
    """Return the same for a solitaire: how often each bot wins the same deals."""
    row = summary(game, names, [Tally(t.wins[:1], t.margins, 0, t.seconds) for t in tallies])
    n = len(tallies)
    row["won"] = [sum(t.wins[k] for t in tallies) / n for k in range(len(names))]
    row["won_interval"] = [wilson(sum(t.wins[k] for t in tallies), n) for k in range(len(names))]
    difference, margin = mean_and_margin([t.wins[0] - t.wins[-1] for t in tallies])
    row["difference"], row["difference_margin"] = difference, margin
    return row


def line(row):
    """Return a row as a line of text."""
    text = f"{row['game']:15} {' v '.join(row['bots']):18} n={row['deals']:<5}"
    if row.get("kind") == "worth":
        text += f" gains {100 * row['wins']:+.2f}% ± {100 * row['wins_margin']:.2f} of wins a round"
    elif "won" in row:
        parts = [
            f"{100 * share:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
            for share, (low, high) in zip(row["won"], row["won_interval"], strict=True)
        ]
        text += " won " + " v ".join(parts)
        text += f" diff {100 * row['difference']:+.1f} ± {100 * row['difference_margin']:.1f}"
    else:
        text += f" wins {100 * row['wins']:.1f}% ± {100 * row['wins_margin']:.1f}"
        text += f" (fair {100 * row['fair']:.0f}%)"
    if "points" in row:
        text += f" points {row['points']:+.2f} ± {row['points_margin']:.2f}"
    if "capicuas" in row:
        text += f" capicúas {row['capicuas']:+.2f} ± {row['capicuas_margin']:.2f} a match"
    if "made" in row:
        low, high = row["made_interval"]
        text += f" made {100 * row['made']:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
        text += f" of {row['contracts']}"
    if "ms_mean" in row:
        text += f" ms {row['ms_mean']:.0f}/{row['ms_99']:.0f}/{row['ms_worst']:.0f}"
    return text


def measure(plan, names, kind, arguments):
    """Run one comparison; print and return it."""
    game = load(plan)
    if kind == "duel" and game.players == 1:
        kind = "solitaire"
    tallies = run(WORK[kind], plan, names, arguments)
    make = solitaire_summary if kind == "solitaire" else summary
    row = make(game, names, tallies)
    row["kind"] = kind
    row["preset"], row["options"] = plan[1], dict(plan[3])
    print(line(row), flush=True)
    if arguments.json:
        with open(arguments.json, "a", encoding="utf-8") as file:
            print(json.dumps(row), file=file)
    return row


def every(arguments):
    """Run every game of the catalogue under its default preset."""
    for id in capicua.catalogue():
        if has_choices(id):
            measure((id, None, None, ()), arguments.bots, "duel", arguments)
        else:
            print(f"{id:15} no choices to make")


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=[*WORK, "every"])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--bots", default="level5,greedy", help=", ".join(LEVELS))
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=100, help="sampled deals per choice")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop a row after so long")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json")
    arguments = parser.parse_args()
    arguments.bots = arguments.bots.split(",")
    arguments.set = tuple(tuple(text.split("=", 1)) for text in arguments.set)
    if arguments.what == "worth" and arguments.bots[1:] != ["greedy"]:
        parser.error("worth compares a bot with greedy: --bots level5,greedy")
    if not is_compiled():
        print("pure build: levels are limited by time", file=sys.stderr)
    if arguments.what == "every":
        if not arguments.seconds and arguments.deals > 1000:
            parser.error("--deals is too many for every game without --seconds")
        every(arguments)
    else:
        plan = (arguments.game, arguments.preset, arguments.seats, arguments.set)
        measure(plan, arguments.bots, arguments.what, arguments)


if __name__ == "__main__":
    main()
