"""False positives of reviews, and the time a review takes.

Matches are played by players that err now and then and reviewed as by ``capicua review``. Each
reported mistake is measured again on many more freshly sampled deals. A mistake that then costs
nothing is a false positive.

    python bench/bots/reviewing.py block --matches 10
"""

from __future__ import annotations

import argparse
import time

import capicua
from capicua.core.statistics import wilson
from capicua.core.tiles.random import Rng
from capicua.notation import read, record_of, write
from capicua.review import Effort, review
from capicua.review.decisions import judge

LONGER = 16
"""Factor by which the second measurement uses more sampled deals than a review."""


def played(id: str, preset: str | None, seed: int, sense: int):
    """Return a match in which ``sense`` % of choices follow the hints and the rest are random."""
    match = capicua.load(id, preset=preset).new_match(seed=seed)
    rng = Rng(seed)
    while True:
        state = match.round
        while not state.is_over:
            legal = state.legal_actions()
            best = max(legal, key=state.heuristic_score)
            state.apply(best if rng.below(100) < sense else legal[rng.below(len(legal))])
        match.settle()
        if match.is_over:
            return read(write(record_of(match)).encode())
        match.start()


def main() -> None:
    """Print false positives, times and the costliest mistakes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=160)
    parser.add_argument("--sense", type=int, default=70)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    mistakes, decisions, spent = [], 0, 0.0
    for number in range(given.matches):
        record = played(given.game, given.preset, given.seed + number, given.sense)
        begun = time.process_time()
        found = review(record, Effort(given.worlds), seed=given.seed)
        spent += time.process_time() - begun
        decisions += len(found.decisions)
        mistakes += [(found, each) for each in found.mistakes]
    longer = Effort(LONGER * given.worlds)
    false = []
    costliest = sorted(mistakes, key=lambda each: -each[1].given_away(each[0].is_alone).value)
    for place, (found, each) in enumerate(costliest, 1):
        again = judge(each.moment, longer, given.seed + 777, each.best)
        cost, closer = each.given_away(found.is_alone), again.cost(found.is_alone)
        if closer.value <= 0:
            false.append(each)
        if place <= 10:
            print(
                f"{place:2}. {each.moment.state.text(each.moment.action)} for "
                f"{each.moment.state.text(each.best)}: {cost.value:.2f} "
                f"({cost.low:.2f} to {cost.high:.2f}), again {closer.value:.2f} "
                f"({closer.low:.2f} to {closer.high:.2f}); {len(each.reasons)} reasons"
            )
    low, high = wilson(len(false), len(mistakes))
    print(
        f"{given.game}: {given.matches} matches, {decisions} decisions, {len(mistakes)} mistakes, "
        f"{len(false)} of them false ({low:.1%} to {high:.1%}); "
        f"{spent / given.matches:.1f} s of a processor for each match"
    )


if __name__ == "__main__":
    main()
