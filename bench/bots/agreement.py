"""How often a hint and level 5 choose the same move.

At decisions of matches between greedy players, a hint is computed as at a table in the browser, and
level 5 chooses for the same view. The hint is *sure* if the 95% interval of its advantage over the
second best is above zero. If the two differ, the regret of level 5's move is measured again in 16
times as many sampled deals.

    python bench/bots/agreement.py block garrafina texas_42 --decisions 200
"""

from __future__ import annotations

import argparse
from statistics import mean

import capicua
from capicua.bots.evaluation import quick_effort
from capicua.bots.levels import bot
from capicua.core.state import State
from capicua.core.statistics import wilson
from capicua.core.tiles.random import Rng
from capicua.review import Effort, hint_for
from capicua.review.decisions import DecisionPoint, judge

LONGER = 16
"""The sampled deals of the second measurement, relative to a review's."""


def decisions(id: str, count: int, seed: int):
    """Yield decisions with more than one legal action, from rounds between greedy players."""
    greedy, rng = bot("greedy"), Rng(seed)
    game = capicua.load(id)
    while count:
        state = game.new_round(seed=int(rng.bits()))
        while not state.is_over and count:
            view = state.view(int(state.turn))
            if len(view.legal) > 1 and rng.below(4) == 0:
                yield state.clone()
                count -= 1
            state.apply(greedy.choose(view, rng))


def regret(state: State, better: int, played: int) -> float:
    """Return how much worse a move is than another: points, in solitaires winning chances."""
    effort = Effort(LONGER * 160, 0, LONGER * 8_000_000)
    found = judge(DecisionPoint(0, len(state.log) + 1, state, played), effort, 1, better)
    return found.cost(int(state.players) == 1).value


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    strongest = bot("level5")
    print(
        "| game | same move | hint is sure | same move then | regret of level 5 where it differs |"
    )
    print("|---|---|---|---|---|")
    for id in given.games:
        same, sure, differ = [], [], []
        for number, state in enumerate(decisions(id, given.decisions, given.seed)):
            view = state.view(int(state.turn))
            hint = hint_for(view, Rng(number), quick_effort(state.game))
            played = strongest.choose(view, Rng(number))
            same.append(hint.best == played)
            gained = hint.chance_gained if int(state.players) == 1 else hint.points_gained
            if gained is not None and gained.low > 0:
                sure.append(hint.best == played)
            if hint.best != played:
                differ.append(regret(state, hint.best, played))
        low, high = wilson(sum(same), len(same))
        share = f"{mean(same):.0%} ({low:.0%} to {high:.0%})"
        then = f"{sum(sure)} of {len(sure)}"
        cost = f"{mean(differ):+.2f} on average in {len(differ)}" if differ else "–"
        print(f"| {id} | {share} | {len(sure) / len(same):.0%} | {then} | {cost} |", flush=True)


if __name__ == "__main__":
    main()
