"""The probability of winning a match from its totals: the formula of the bots, and its fit.

    .venv/compiled/bin/python bench/bots/match_chances.py               # the rule sets below
    .venv/compiled/bin/python bench/bots/match_chances.py block::2 texas_42:marks --seconds 20

Greedy bots play matches to a target, ``game:preset:seats``. After each round but the last, the
chances by ``Reward`` are compared with who won the match. *Loss* is the mean of −log₂ of the chance
given to the winner; *known* is the loss if every side is given the share of matches won by its
place in the order of totals; *own fit* is that of the two constants fitted to this rule set alone.
The last line is the pair that serves all rule sets best: the least sum of losses above their own
fits.
"""

from __future__ import annotations

import argparse
import itertools
import math
import time
from statistics import fmean

from duels import play_on

import capicua
from capicua.bots.reward import Reward
from capicua.core.match import Match
from capicua.core.tiles.random import Dealer, Rng

RULES = [
    "block:",
    "block:partners",
    "block::2",
    "draw:",
    "bergen:",
    "muggins:",
    "muggins::2",
    "matador:",
    "tiddle_a_wink:",
    "sebastopol:",
    "garrafina:",
    "garrafina::2",
    "partners:venezuelan",
    "partners:dominican",
    "partners:spanish",
    "partners:cuban",
    "partners:brazilian",
    "partners:puerto_rican_500",
    "texas_42:",
    "texas_42:marks",
    "thats_it:",
]
TO_COME = 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.12
OF_ROUND = 0.07, 0.1, 0.12, 0.15, 0.2, 0.25
STEPS = 0, 0.1, 0.25, 0.5, 0.75, 0.9, 1
"""Bounds of the chances that are counted together."""


def matches(game, first, seconds):
    """Return totals by side after rounds, each with every side's share of winning the match."""
    order = sorted(set(game.sides))
    seats = [game.sides.index(side) for side in order]
    found, number, begun = [], first, time.process_time()
    while time.process_time() - begun < seconds:
        match, rng, passed = Match(game, Dealer.from_seed(number)), Rng(number), []
        while not match.is_over:
            play_on(match, rng)
            passed.append([match.totals[seat] for seat in seats])
        won = {game.sides[seat] for seat in match.winners} or set(order)
        shares = [(side in won) / len(won) for side in order]
        found += [(totals, shares) for totals in passed[:-1]]
        number += 1
    return found


def chances(totals, target, to_come, of_round):
    """Return every side's chance by the formula of ``Reward.chance`` with other constants."""
    best = max(totals)
    spread = math.sqrt(to_come * target * max(0, target - best)) + of_round * target
    weights = [math.exp((total - best) / spread) for total in totals]
    return [weight / sum(weights) for weight in weights]


def chances_in_use(game, totals):
    """Return every side's chance by ``Reward``."""
    order = sorted(set(game.sides))
    setup = capicua.Setup(2, 0, [totals[order.index(side)] for side in game.sides])
    reward = Reward(game.blank(setup))
    return [reward.chances_before[game.sides.index(side)] for side in order]


def loss(found, given):
    """Return the mean of −log₂ of the chances given to the winners."""
    return fmean(
        -sum(
            share * math.log2(max(chance, 1e-4)) for share, chance in zip(shares, each, strict=True)
        )
        for (_, shares), each in zip(found, given, strict=True)
    )


def by_place(found):
    """Return for each side the share of matches won by its place in the order of totals."""
    places = [sorted(range(len(totals)), key=lambda at: -totals[at]) for totals, _ in found]
    won = [
        fmean(shares[order[place]] for (_, shares), order in zip(found, places, strict=True))
        for place in range(len(places[0]))
    ]
    return [[won[order.index(at)] for at in range(len(order))] for order in places]


def calibration(found, given):
    """Return a line of the chances given and the shares won, by steps."""
    pairs = [
        pair
        for (_, shares), each in zip(found, given, strict=True)
        for pair in zip(each, shares, strict=True)
    ]
    parts = []
    for low, high in itertools.pairwise(STEPS):
        inside = [(given, won) for given, won in pairs if low <= given < high or given == high == 1]
        if inside:
            mean, won = (100 * fmean(each) for each in zip(*inside, strict=True))
            parts.append(f"{mean:.0f} → {won:.0f}")
    return ", ".join(parts)


def main():
    """Read the command line, and print a line for each rule set."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rules", nargs="*", default=RULES, metavar="GAME:PRESET:SEATS")
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument(
        "--first", type=int, default=7_000_001, help="the number of the first match"
    )
    asked = parser.parse_args()
    pairs, excess = list(itertools.product(TO_COME, OF_ROUND)), {}
    for name in asked.rules:
        id, preset, seats = (name.split(":") + ["", ""])[:3]
        game = capicua.load(id, preset=preset or None, players=int(seats) if seats else None)
        target = int(game.points_to_win())
        found = matches(game, asked.first, asked.seconds)
        given = [chances_in_use(game, totals) for totals, _ in found]
        losses = {p: loss(found, [chances(t, target, *p) for t, _ in found]) for p in pairs}
        best = min(pairs, key=losses.get)
        for pair in pairs:
            excess[pair] = excess.get(pair, 0.0) + losses[pair] - losses[best]
        print(
            f"{name} ({len(found)} rounds): loss {loss(found, given):.3f}, own fit "
            f"{losses[best]:.3f} {best}, known {loss(found, by_place(found)):.3f}; "
            f"% given → won: {calibration(found, given)}",
            flush=True,
        )
    best = min(pairs, key=excess.get)
    print(f"for all: {best}, {excess[best] / len(asked.rules):.3f} above own fits on average")


if __name__ == "__main__":
    main()
