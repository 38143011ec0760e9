"""Statistical tests of fair deals: places and tiles, runs, serial pairs and the lot.

    python bench/engine/deals.py  # a million deals with 28 tiles, fewer with larger sets
    python bench/engine/deals.py --tiles 55 --deals 100000

Deals are made as at a table: each match has a secret, each deal uses one link of its hash chain,
and there are no cuts. The secrets are numbered, so that runs are reproducible. Each line is a
family of tests with its smallest p-value. A set passes if Holm's correction rejects no test at 1 %.
The exit status is 1 if a set fails.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Iterable, Iterator
from statistics import NormalDist

from capicua.core.tiles.random import SECRET_BYTES, Deal
from capicua.table.fairness.commitment import LINKS, Revealed

LEVEL = 0.01
SEATS = 4
SETS = [(28, 1_000_000), (55, 100_000), (91, 60_000), (136, 40_000), (190, 20_000)]


def fair_deals(tiles: int, count: int, first: int = 0) -> Iterator[Deal]:
    """Yield deals of numbered secrets, one chain after another, each from its top link down."""
    made = 0
    while made < count:
        seed = b"capicua bench %d" % (first + made // LINKS)
        link = hashlib.shake_256(seed).digest(SECRET_BYTES)
        for number in range(LINKS, max(0, LINKS - (count - made)), -1):
            yield Revealed(link, number).dealer({}, number - 1).deal(tiles, SEATS)
            link = hashlib.shake_256(b"capicua link 1\n" + link).digest(SECRET_BYTES)
        made += LINKS


def chi_squared_tail(value: float, freedom: int) -> float:
    """Return the upper tail probability of chi-squared (Wilson–Hilferty approximation)."""
    spread = 2 / (9 * freedom)
    z = ((value / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return NormalDist().cdf(-z)


def two_sided(z: float) -> float:
    """Return the two-sided p-value of a standard normal value."""
    return 2 * NormalDist().cdf(-abs(z))


def chi_squared(counts: Iterable[int], expected: float) -> float:
    """Return the chi-squared statistic of counts against one expected value."""
    return sum((count - expected) ** 2 for count in counts) / expected


class Tests:
    """Counts over a stream of deals, and the tests computed from them."""

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        self.deals = 0
        self.places = [[0] * tiles for _ in range(tiles)]
        """Counts by place and tile."""
        self.pairs = [0] * (tiles * tiles * (tiles - 1))
        """Counts by place, its tile, and the tile at the next place."""
        self.across = [0] * (tiles * tiles)
        """Counts by first tile of a deal and first tile of the next; pairs do not overlap."""
        self.lots = [0] * (SEATS * tiles)
        """Counts by lot and first tile."""
        self.falls = 0
        """Number of descents: a lower tile follows a higher one."""
        self.high = [0] * tiles
        """Deals with a tile of the upper half, by place."""
        self.runs = [1] * tiles
        """Number of runs of deals whose tile at a place stays in the upper or the lower half."""
        self.before: list[int] = []

    def count(self, deal: Deal) -> None:
        """Count one deal."""
        tiles, order, half = self.tiles, deal.order, self.tiles // 2
        at, previous = 0, -1
        for place, tile in enumerate(order):
            self.places[place][tile] += 1
            if place:
                self.pairs[at + previous * tiles + tile] += 1
                at += tiles * tiles
                self.falls += tile < previous
            previous = tile
            is_high = tile >= half
            self.high[place] += is_high
            if self.before and is_high != (self.before[place] >= half):
                self.runs[place] += 1
        if self.deals % 2:
            self.across[self.before[0] * tiles + order[0]] += 1
        self.lots[deal.lot * tiles + order[0]] += 1
        self.before = order
        self.deals += 1

    def chances(self) -> dict[str, list[float]]:
        """Return the p-values of all tests, by family."""
        tiles, deals = self.tiles, self.deals
        expected = deals / tiles
        each_tile = list(zip(*self.places, strict=True))
        whole = chi_squared((c for row in self.places for c in row), expected)
        found = {
            "place × tile, all": [chi_squared_tail(whole * (tiles - 1) / tiles, (tiles - 1) ** 2)],
            "each place": [
                chi_squared_tail(chi_squared(row, expected), tiles - 1) for row in self.places
            ],
            "each tile": [
                chi_squared_tail(chi_squared(row, expected), tiles - 1) for row in each_tile
            ],
            "lot × first tile": [
                chi_squared_tail(chi_squared(self.lots, deals / len(self.lots)), len(self.lots) - 1)
            ],
            "falls within a deal": [two_sided(self._falls_z())],
            "runs over deals": [two_sided(self._runs_z(place)) for place in range(tiles)],
        }
        cells = tiles * (tiles - 1)
        if deals >= 5 * cells:
            size = tiles * tiles
            found["serial pairs within a deal"] = [
                chi_squared_tail(
                    chi_squared(self.pairs[at : at + size], deals / cells) - tiles * deals / cells,
                    cells - 1,
                )
                for at in range(0, len(self.pairs), size)
            ]
        if deals // 2 >= 5 * tiles * tiles:
            value = chi_squared(self.across, (deals // 2) / tiles**2)
            found["serial pairs across deals"] = [chi_squared_tail(value, tiles**2 - 1)]
        return found

    def _falls_z(self) -> float:
        """Return the z-score of descents (mean (n - 1) / 2, variance (n + 1) / 12)."""
        mean = self.deals * (self.tiles - 1) / 2
        return (self.falls - mean) / (self.deals * (self.tiles + 1) / 12) ** 0.5

    def _runs_z(self, place: int) -> float:
        """Return the Wald–Wolfowitz z-score of runs at a place."""
        high, total = self.high[place], self.deals
        mean = 2 * high * (total - high) / total + 1
        return (self.runs[place] - mean) / ((mean - 1) * (mean - 2) / (total - 1)) ** 0.5


def holm_rejects(chances: list[float]) -> bool:
    """Return whether Holm's correction rejects any test; the smallest p-value decides."""
    return min(chances) < LEVEL / len(chances)


def examined(tiles: int, deals: Iterable[Deal]) -> dict[str, list[float]]:
    """Return the p-values of all tests over these deals, by family."""
    tests = Tests(tiles)
    for deal in deals:
        tests.count(deal)
    return tests.chances()


def main() -> None:
    """Print one table per set."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tiles", type=int)
    parser.add_argument("--deals", type=int, default=100_000)
    asked = parser.parse_args()
    failed = False
    for tiles, count in [(asked.tiles, asked.deals)] if asked.tiles else SETS:
        begun = time.process_time()
        found = examined(tiles, fair_deals(tiles, count))
        chances = [chance for family in found.values() for chance in family]
        rejected = holm_rejects(chances)
        failed |= rejected
        print(f"\n{count:,} deals of {tiles} tiles, {time.process_time() - begun:.0f} s\n")
        print(f"| {'tests':<27} | number | smallest p | largest p |")
        print(f"| {'-' * 27} | ------ | ---------- | --------- |")
        for name, family in found.items():
            print(f"| {name:<27} | {len(family):6} | {min(family):10.5f} | {max(family):9.5f} |")
        limit = LEVEL / len(chances)
        print(f"\n{len(chances)} tests; required of each: p ≥ {limit:.2g}, so that together they")
        print(f"reject fair deals in one run out of 100: {'FAIL' if rejected else 'pass'}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
