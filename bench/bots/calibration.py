"""Compare the chances that the analysis gives for a move with the rounds that follow it.

    .venv/compiled/bin/python bench/bots/calibration.py texas_42 --rounds 1200
    .venv/compiled/bin/python bench/bots/calibration.py partners --rounds 1200 --store

Bots play rounds. In each, one choice of each kind is analysed as on the board: a bid, a trump, a
lead, another tile. Every second time a random move is made there instead of the bot's. The chance
given for the move made is compared with whether its side won the round, and the points given with
the lead of its side. ``--store`` writes the counts to
``src/capicua/review/calibration.json``, which the board shows.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import msgspec
from strength import mean_and_margin

import capicua
from capicua.bots.levels import bot
from capicua.bots.rollouts import side_result
from capicua.core.tiles.random import Rng
from capicua.review.analysis import WORLDS, analyse
from capicua.review.calibration import COUNTS, STEPS, Calibrated, kind_of

FILE = Path(__file__).parents[2] / "src/capicua/review/calibration.json"


def choices_of(game, player, seed):
    """Return the choices of a round by kind, each as the position before it."""
    state, rng = game.new_round(seed=seed, number=2), Rng(seed)
    found = defaultdict(list)
    while not state.is_over:
        if len(state.legal_actions()) > 1 and kind_of(state):
            found[kind_of(state)].append(state.clone())
        state.advance(player.choose(state.view(int(state.turn)), rng))
    return found


def observed(state, player, worlds, rng):
    """Return the chance given for a move, whether its side wins the round played on, and by how
    many points the lead given exceeds its lead.
    """
    seat = int(state.turn)
    found = analyse(state.seen_by(seat), worlds, seed=int(rng.below(1000)))
    action = player.choose(state.view(seat), rng)
    if rng.below(2):
        action = rng.choice([each.action for each in found.actions])
    given = next(each for each in found.actions if each.action == action)
    state.advance(action)
    while not state.is_over:
        state.advance(player.choose(state.view(int(state.turn)), rng))
    end = side_result(state, state.game.sides[seat])
    return given.chance.value, end.won, given.points.value - end.lead


def ranges(kind, pairs):
    """Return what became of the moves, by range of the chance given."""
    found = []
    for low, high in pairwise(STEPS):
        inside = [pair for pair in pairs if low <= pair[0] < high or pair[0] == high == 1]
        if inside:
            columns = list(zip(*inside, strict=True))[:2]
            given, won = (round(fmean(column), 3) for column in columns)
            found.append(Calibrated(kind, low, high, len(inside), given, won))
    return found


def main():
    """Print the table of a game, and store it if that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--bot", default="level2")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--store", action="store_true")
    asked = parser.parse_args()
    game, player = capicua.load(asked.game), bot(asked.bot)
    pairs = defaultdict(list)
    for seed in range(asked.first, asked.first + asked.rounds):
        for kind, states in choices_of(game, player, seed).items():
            rng = Rng(seed)
            pairs[kind].append(observed(rng.choice(states), player, asked.worlds, rng))
    print("| choice | given | rounds | mean given | won | 95% |")
    print("|---|---|---|---|---|---|")
    found = [each for kind in sorted(pairs) for each in ranges(kind, pairs[kind])]
    for each in found:
        least, most = each.interval
        cells = [each.kind, f"{each.low:.0%}–{each.high:.0%}", f"{each.count:,}"]
        cells += [f"{each.given:.0%}", f"{each.won:.0%}", f"{least:.0%}–{most:.0%}"]
        print("| " + " | ".join(cells) + " |")
    for kind in sorted(pairs):
        mean, margin = mean_and_margin([pair[2] for pair in pairs[kind]])
        print(f"{kind}: points given exceed those won by {mean:+.2f} ± {margin:.2f}")
    if asked.store:
        counts = COUNTS.decode(FILE.read_bytes()) if FILE.exists() else {}
        counts[asked.game] = found
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=1) + b"\n")


if __name__ == "__main__":
    main()
