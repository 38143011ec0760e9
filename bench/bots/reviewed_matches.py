"""Matches of a level against itself, each reviewed with many sampled deals: where it still errs.

    python bench/bots/reviewed_matches.py block --preset partners --matches 4 --worlds 400
    python bench/bots/reviewed_matches.py texas_42 --matches 2 --rounds 6

Prints, by match, the decisions, those that were best, the points given away, and each significant
mistake with its position. A review judges by what the player could know, but it continues deals as
hints do: it finds what thinking longer would change, not what the heuristic misjudges.
"""

from __future__ import annotations

import argparse
import time

import capicua
from capicua.bots.levels import bot
from capicua.core.tiles.random import Rng
from capicua.notation import read, record_of, write
from capicua.review import Effort, review


def played(game, level, seed, rounds):
    """Return the record of a match, or of its first rounds."""
    match = game.new_match(seed=seed)
    player = bot(level)
    while True:
        state = match.round
        while not state.is_over:
            legal = state.legal_actions()
            action = legal[0]
            if len(legal) > 1:
                seat = int(state.turn)
                rng = Rng(seed * 1_000_003 + len(match.rounds) * 1_009 + len(state.log))
                action = player.choose(state.view(seat), rng)
            state.advance(action)
        match.settle()
        if match.is_over or len(match.rounds) == rounds:
            return read(write(record_of(match)).encode())
        match.start()


def report(number, found, seconds):
    """Print the review of a match."""
    decisions = found.decisions
    best = sum(each.is_best for each in decisions)
    given = sum(found.total(seat).value for seat in range(int(found.game.players)))
    print(
        f"match {number}: {len(found.rounds)} rounds, {len(decisions)} decisions, {best} best, "
        f"{len(found.mistakes)} mistakes, {given:.1f} points given away, {seconds:.0f} s"
    )
    for mistake in found.mistakes:
        state = mistake.moment.state
        cost = mistake.given_away(found.is_alone)
        print(
            f"  round {found.rounds[mistake.moment.round].number} move {mistake.moment.move}: "
            f"{state.text(mistake.moment.action)} instead of {state.text(mistake.best)}, "
            f"{cost.value:.1f} ({cost.low:.1f} … {cost.high:.1f})"
        )
        print("    " + " ".join(state.text(int(action)) for action in state.log), flush=True)


def main():
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=0, help="of a match; default: all")
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    game = capicua.load(asked.game, preset=asked.preset)
    for number in range(asked.first, asked.first + asked.matches):
        begun = time.process_time()
        record = played(game, asked.bot, number, asked.rounds)
        found = review(record, Effort(worlds=asked.worlds), seed=number + 1_000)
        report(number, found, time.process_time() - begun)


if __name__ == "__main__":
    main()
