"""Compare the chances of ``capicua bid`` with rounds of Texas 42 that bots play.

    .venv/compiled/bin/python bench/bots/bids.py --hands 400 --bot level3
    .venv/pure/bin/python bench/bots/bids.py --hands 60 --bot greedy

Hands that could bid are measured at the trump that the heuristic would name, and bots play one
random deal of the four hands with it. Predicted and actual shares of bids made are compared by
predicted chance. With few sampled deals, those that look best are partly lucky: use 150 or more.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

import capicua
from capicua.bots.levels import bot
from capicua.core.statistics import wilson
from capicua.core.tiles.random import Rng
from capicua.games.texas_42.auction import NAME
from capicua.games.texas_42.hand_estimate import promise
from capicua.games.texas_42.suits import NELLO
from capicua.games.texas_42.words import MODE_TEXTS
from capicua.review.hands.texas_bids import texas_bids

BIDS = (30, 34, 38, 42)
STEPS = (0.0, 0.25, 0.5, 0.75, 0.9, 1.01)
WORTH_BIDDING = 240
"""Minimum estimate of the heuristic, in tenths of a point."""


def made(state, mode, player, seed):
    """Play a deal with a trump, and return the points of the bidder's side."""
    state.advance(NAME + mode)
    while not state.is_over:
        rng = Rng(seed * 1_000 + len(state.log))
        state.advance(player.choose(state.view(int(state.turn)), rng))
    return int(state.taken(0))


def main():
    """Print predicted and actual shares of bids made."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--deals", type=int, default=0, help="sampled deals; default: the tool's")
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    game, player = capicua.load("texas_42"), bot(asked.bot)
    found = []
    seed = 0
    while len(found) < asked.hands * len(BIDS):
        seed += 1
        deal = game.new_round(seed=seed)
        hand = [int(tile) for tile in deal.hands.tiles(0)]
        bits = sum(2**tile for tile in hand)
        if max(int(promise(bits, mode)) for mode in range(NELLO)) < WORTH_BIDDING:
            continue
        limits = {"deals": asked.deals} if asked.deals else {}
        worth = texas_bids(hand, measured=1, seed=seed, **limits)[0]
        fields = {name: deal.fields()[name] for name in "ABCD"}
        state = game.position({**fields, "bidder": "A", "bid": "30", "dealer": "D"})
        points = made(state, MODE_TEXTS.index(worth.trump), player, seed)
        found += [(worth.chance(bid).value, points >= bid) for bid in BIDS]
    print("| predicted | bids | mean prediction | made | 95% |")
    print("|---|---|---|---|---|")
    for low, high in pairwise(STEPS):
        inside = [pair for pair in found if low <= pair[0] < high]
        if inside:
            hits, count = sum(hit for _, hit in inside), len(inside)
            mean = sum(chance for chance, _ in inside) / count
            least, most = wilson(hits, count)
            span = f"{least:.0%}–{most:.0%}"
            bounds = f"{low:.2f}–{min(1, high):.2f}"
            cells = [bounds, str(count), f"{mean:.0%}", f"{hits / count:.0%}", span]
            print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
