"""Write ``learn/drills/bids.jsonl``: hands of 42 and what they make, for the drill of bids.

.venv/compiled/bin/python scripts/bid_drill.py -n 200
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from capicua.catalogue import load
from capicua.core.tiles.tile import tiles_text
from capicua.games.texas_42.rules import TexasRound
from capicua.learn.drills.best_bid import STEPS, BidHand
from capicua.review.hands.texas_bids import MADE_OFTEN, TrumpWorth, texas_bids

FILE = Path(__file__).parent.parent / "src" / "capicua" / "learn" / "drills" / "bids.jsonl"
MOST_PASSES = 4
"""At most one hand in this many is a pass."""


def accepted(worth: TrumpWorth) -> list[int]:
    """Return the answers that contain the best bid, or that sampling does not rule out."""
    found = set()
    for place, (low, high) in enumerate(STEPS):
        if not low:
            if worth.safe_bid == 0 or worth.chance(30).low < MADE_OFTEN:
                found.add(place)
            continue
        if low <= worth.safe_bid <= high:
            found.add(place)
        first, after = worth.chance(low), worth.chance(min(high + 1, 42))
        is_last = high == 42
        if first.high >= MADE_OFTEN and (is_last or after.low <= MADE_OFTEN):
            found.add(place)
    return sorted(found)


def main() -> None:
    """Measure hands of random deals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-n", "--count", type=int, default=80)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--trumps", type=int, default=2)
    asked = parser.parse_args()
    game = load("texas_42")
    hands: list[BidHand] = []
    passes, seed = 0, 0
    while len(hands) < asked.count:
        seed += 1
        state = game.new_round(seed=seed)
        assert isinstance(state, TexasRound)
        tiles = [int(tile) for tile in state.hands.tiles(0)]
        worth = texas_bids(tiles, asked.deals, asked.trumps, seed)[0]
        if worth.safe_bid == 0:
            passes += 1
            if passes > asked.count // MOST_PASSES:
                continue
        chance = round(worth.chance(worth.safe_bid or 30).value, 2)
        text = tiles_text(sorted(tiles, reverse=True))
        hands.append(BidHand(text, worth.trump, worth.safe_bid, chance, accepted(worth)))
        FILE.write_bytes(msgspec.json.Encoder().encode_lines(hands))


if __name__ == "__main__":
    main()
