"""Whether a long search confirms what the analysis board answers about a hand.

In rounds between bots of level 2, a decision after 4 to 16 actions is analysed as the board does
after its own second look, and again in 8,000 other deals. The board calls one move the best
(*clear*), or it lists those that may be. A clear answer is confirmed if the long search does not
rank another move significantly higher; a list, if it has the best move there or one as good.

    .venv/compiled/bin/python bench/bots/board_answers.py partners --preset dominican --rounds 200
"""

from __future__ import annotations

import argparse
from statistics import mean
from typing import Final

import capicua
from capicua.bots.levels import bot
from capicua.core.tiles.random import Rng
from capicua.review.analysis import WORLDS, analyse

BOARD: Final = 4 * WORLDS
"""Deals of the board's second look."""
LONG: Final = 8_000
"""Deals of the long search."""
FIRST: Final = 4
"""The fewest actions before a decision."""
OTHERS: Final = 13
"""The number of different such numbers, which follow each other from deal to deal."""


def decision(game, seed):
    """Return a decision with a choice as its player sees it; ``None`` if the round ends before."""
    state = game.new_round(seed=seed, number=2)
    player, rng = bot("level2"), Rng(seed)
    wanted = FIRST + seed % OTHERS
    while not state.is_over and (len(state.log) < wanted or len(state.legal_actions()) < 2):
        state.advance(player.choose(state.view(int(state.turn)), rng))
    return None if state.is_over else state.seen_by(int(state.turn))


def main():
    """Print how many answers are clear, and how many of both kinds are confirmed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--preset", default="")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--first", type=int, default=880_001, help="seed of the first deal")
    asked = parser.parse_args()
    game = capicua.load(asked.game, preset=asked.preset or None)
    clear, listed = [], []
    for seed in range(asked.first, asked.first + asked.rounds):
        known = decision(game, seed)
        if known is None:
            continue
        said = analyse(known, worlds=BOARD, seed=1)
        checked = analyse(known, worlds=LONG, seed=2, work=1 << 40)
        if len(said.as_good) == 1:
            clear.append(said.best in checked.as_good)
        else:
            listed.append(not set(said.as_good).isdisjoint(checked.as_good))
    for name, answers in (("clear", clear), ("lists", listed)):
        share = f", {mean(answers):.1%}" if answers else ""
        print(f"{name}: {sum(answers)} of {len(answers)} confirmed{share}")


if __name__ == "__main__":
    main()
