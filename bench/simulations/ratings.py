"""Simulate rating systems: 10,000 players of known strength, with as much luck as in dominoes.

    python bench/simulations/ratings.py  # the table of docs/ratings.md
    python bench/simulations/ratings.py --plot docs/pictures/ratings.svg    # also its picture

A player's strength is drawn from a normal distribution with standard deviation 1. In a match
every player performs by the strength plus luck, drawn with standard deviation LUCK; a side performs
by the sum of its players. Performances closer than a threshold tie, so that one match in twenty
does. Some players play much more than others, and half of the opponents are chosen by strength, as
pairing does. Strengths change slowly. All systems see the same matches, in the same order.

Predictions are made before each match, and measured in the second half. *log loss* has the smallest
possible value beside it, that of somebody who knows all strengths.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any

from glicko2.math.algorithm import E, update_rating
from openskill.models import PlackettLuce, ThurstoneMostellerFull

LUCK = 2.5
"""Luck of one player in one match, in standard deviations of strength.

Who is stronger by one then wins 61 % of duels. A pair of level-5 bots won nine matches of Partners
in ten against a greedy pair (RESULTS-strength.md), as a pair does that is stronger by 2.3 a head.
"""
PLAYERS = 10_000
MATCHES = {"duel": 300_000, "four": 150_000, "partners": 150_000}
DRIFT = 0.004
"""Change of a strength in each match."""
CANDIDATES = 6
BINS = 10
_normal = NormalDist()


@dataclass
class Played:
    """A match: its sides, their places, and the chance of the first side against the second."""

    sides: list[list[int]]
    places: list[int]
    chance: float


@dataclass
class Season:
    """All matches of a form, and the strengths at their end."""

    form: str
    matches: list[Played] = field(default_factory=list)
    strengths: list[float] = field(default_factory=list)


def season(form: str, players: int, matches: int, rng: random.Random) -> Season:
    """Return a season of matches between players of known strength."""
    strengths = [rng.gauss(0, 1) for _ in range(players)]
    eager = [rng.lognormvariate(0, 1) for _ in range(players)]
    who = range(players)
    drawn = rng.choices(who, eager, k=matches * (4 + CANDIDATES * 4))
    next_one = iter(drawn)
    found = Season(form, strengths=strengths)
    size, sides = (2, 2) if form == "partners" else (1, 2 if form == "duel" else 4)
    threshold = 0.063 * math.sqrt(2 * size) * LUCK * (1 if sides == 2 else 0.5)
    for _ in range(matches):
        first = next(next_one)
        seats = [first]
        by_strength = rng.random() < 0.5
        while len(seats) < size * sides:
            others = [next(next_one) for _ in range(CANDIDATES if by_strength else 1)]
            one = min(others, key=lambda other: abs(strengths[other] - strengths[first]))
            if one not in seats:
                seats.append(one)
            else:
                by_strength = False
        rng.shuffle(seats)
        table = [seats[side * size : side * size + size] for side in range(sides)]
        sums = [sum(strengths[one] for one in side) for side in table]
        shown = [total + rng.gauss(0, LUCK * math.sqrt(size)) for total in sums]
        order = sorted(range(sides), key=lambda side: -shown[side])
        places = [0] * sides
        for rank, side in enumerate(order):
            above = order[rank - 1]
            ties = rank > 0 and shown[above] - shown[side] < threshold
            places[side] = places[above] if ties else rank + 1
        chance = _normal.cdf((sums[0] - sums[1]) / (LUCK * math.sqrt(2 * size)))
        found.matches.append(Played(table, places, chance))
        for one in seats:
            strengths[one] += rng.gauss(0, DRIFT)
    return found


class Weng:
    """A model of openskill."""

    def __init__(self, model: Any, players: int) -> None:
        self.model = model
        self.beta = model.beta
        self.all = [model.rating() for _ in range(players)]

    def chance(self, one: Sequence[int], other: Sequence[int]) -> float:
        """Return the chance of one side against another."""
        everyone = [self.all[player] for player in (*one, *other)]
        spread = sum(each.sigma**2 for each in everyone) + len(everyone) * self.beta**2
        more = sum(self.all[p].mu for p in one) - sum(self.all[p].mu for p in other)
        return _normal.cdf(more / math.sqrt(spread))

    def rate(self, played: Played) -> None:
        """Count a match."""
        teams = [[self.all[player] for player in side] for side in played.sides]
        ranks = [float(place) for place in played.places]
        for side, rated in zip(played.sides, self.model.rate(teams, ranks=ranks), strict=True):
            for player, rating in zip(side, rated, strict=True):
                self.all[player] = rating

    def means(self) -> list[float]:
        """Return all ratings."""
        return [each.mu for each in self.all]

    def deviation(self, player: int) -> float:
        """Return how uncertain a rating is."""
        return float(self.all[player].sigma)


class Glicko:
    """Glicko-2, after each match; sides play by their mean, more sides as all pairs of them."""

    def __init__(self, deviation: float, players: int) -> None:
        self.all = [(0.0, deviation / 173.7178, 0.06)] * players

    def _mean(self, side: Sequence[int]) -> tuple[float, float]:
        ratings = [self.all[player] for player in side]
        spread = math.sqrt(fmean([phi**2 for _, phi, _ in ratings]))
        return fmean([mu for mu, *_ in ratings]), spread

    def chance(self, one: Sequence[int], other: Sequence[int]) -> float:
        """Return the chance of one side against another."""
        (a, spread_a), (b, spread_b) = self._mean(one), self._mean(other)
        return float(E(a, b, math.hypot(spread_a, spread_b)))

    def rate(self, played: Played) -> None:
        """Count a match."""
        means = [self._mean(side) for side in played.sides]
        for number, side in enumerate(played.sides):
            own = played.places[number]
            games = [
                (*means[other], 0.5 + 0.5 * ((place > own) - (place < own)))
                for other, place in enumerate(played.places)
                if other != number
            ]
            for player in side:
                new = update_rating(*self.all[player], games)
                self.all[player] = (new.mu, new.phi, new.sigma)

    def means(self) -> list[float]:
        """Return all ratings."""
        return [mu for mu, *_ in self.all]

    def deviation(self, player: int) -> float:
        """Return how uncertain a rating is."""
        return self.all[player][1]


def _whole(*_: Any) -> float:
    """Let deviations shrink as fast as Bayes' rule says; openskill's own factor is smaller."""
    return 1.0


def _weng(kind: Any, luck: float, **more: Any) -> Callable[[int], Weng]:
    return lambda players: Weng(kind(beta=luck * 25 / 3, **more), players)


PL, TM = PlackettLuce, ThurstoneMostellerFull
SYSTEMS: dict[str, Callable[[int], Any]] = {
    "Plackett–Luce as it comes": lambda players: Weng(PL(), players),
    "Plackett–Luce, true luck": _weng(PL, LUCK, tau=0.03),
    "Plackett–Luce, true luck, whole steps": _weng(PL, LUCK, tau=0.03, gamma=_whole),
    "Thurstone–Mosteller, true luck": _weng(TM, LUCK, tau=0.03),
    "Thurstone–Mosteller, true luck, whole steps": _weng(TM, LUCK, tau=0.03, gamma=_whole),
    "Plackett–Luce, half the luck, whole steps": _weng(PL, LUCK / 2, tau=0.03, gamma=_whole),
    "Plackett–Luce, twice the luck, whole steps": _weng(PL, LUCK * 2, tau=0.03, gamma=_whole),
    "Glicko-2 as it comes": lambda players: Glicko(350, players),
    "Glicko-2, narrow start": lambda players: Glicko(110, players),
}


@dataclass
class Measured:
    """How well a system predicted a season."""

    loss: float
    best: float
    error: float
    """Mean difference of predicted and actual share of wins, over bins of predictions."""
    rank: float
    """Spearman's correlation of ratings and strengths."""
    settled: float
    """Matches until the deviation of the median player is 0.72 of the first one."""
    bins: list[tuple[float, float, int]]
    seconds: float


def measured(system: Any, season: Season) -> Measured:
    """Return how well a system predicts a season."""
    began = time.process_time()
    count = [0] * len(season.strengths)
    start = system.deviation(0)
    settled: dict[int, int] = {}
    loss, best, at = [], [], len(season.matches) // 2
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for number, match in enumerate(season.matches):
        one, other = match.sides[:2]
        known = min(count[p] for p in (*one, *other)) >= 10
        if number >= at and known:
            chance = min(max(system.chance(one, other), 1e-6), 1 - 1e-6)
            a, b = match.places[:2]
            won = 0.5 if a == b else float(a < b)
            loss.append(-won * math.log(chance) - (1 - won) * math.log(1 - chance))
            true = match.chance
            best.append(-won * math.log(true) - (1 - won) * math.log(1 - true))
            bins[min(int(chance * BINS), BINS - 1)].append((chance, won))
        system.rate(match)
        for side in match.sides:
            for player in side:
                count[player] += 1
                if player not in settled and system.deviation(player) <= 0.72 * start:
                    settled[player] = count[player]
    often = [player for player in range(len(count)) if count[player] >= 30]
    means = system.means()
    told = [
        (fmean([c for c, _ in found]), fmean([w for _, w in found]), len(found))
        for found in bins
        if len(found) >= 200
    ]
    total = sum(n for *_, n in told)
    return Measured(
        fmean(loss),
        fmean(best),
        sum(abs(c - w) * n for c, w, n in told) / total,
        _spearman([means[p] for p in often], [season.strengths[p] for p in often]),
        sorted(settled.values())[len(settled) // 2] if settled else math.inf,
        told,
        time.process_time() - began,
    )


def _spearman(one: Sequence[float], other: Sequence[float]) -> float:
    a, b = _ranks(one), _ranks(other)
    n = len(a)
    return 1 - 6 * sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) / (n * (n * n - 1))


def _ranks(values: Sequence[float]) -> list[int]:
    ranks = [0] * len(values)
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        ranks[place] = rank
    return ranks


# -- the plot ------------------------------------------------------------------------------------


def picture(drawn: dict[str, dict[str, Measured]]) -> str:
    """Return the calibration plot as SVG: predicted against actual share of wins, by form."""
    side, gap, colours = 220, 50, ("#b4481e", "#1d6f6a", "#7a5c9e")
    forms = list(drawn)
    width = gap + len(forms) * (side + gap)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {side + 130}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{side + 130}" fill="#fffdf8"/>',
    ]
    for place, form in enumerate(forms):
        left, top = gap + place * (side + gap), 40
        lines.append(f'<text x="{left}" y="24" font-size="14" font-weight="600">{form}</text>')
        lines.append(
            f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none" stroke="#998"/>'
            f'<path d="M{left} {top + side}L{left + side} {top}" stroke="#998" '
            'stroke-dasharray="4"/>'
        )
        for mark in (0, 50, 100):
            x, y = left + side * mark / 100, top + side * (1 - mark / 100)
            lines.append(f'<text x="{x}" y="{top + side + 16}" text-anchor="middle">{mark}</text>')
            lines.append(f'<text x="{left - 5}" y="{y + 4}" text-anchor="end">{mark}</text>')
        for colour, found in zip(colours, drawn[form].values(), strict=False):
            points = [(left + side * c, top + side * (1 - w)) for c, w, _ in found.bins]
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            lines.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            lines += [
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points
            ]
    foot = 40 + side + 40
    said = "predicted wins, % (across) and actual, % (up)"
    lines.append(f'<text x="{gap}" y="{foot}">{said}</text>')
    for place, (colour, name) in enumerate(zip(colours, next(iter(drawn.values())), strict=False)):
        y = foot + 20
        x = gap + place * 260
        lines.append(f'<circle cx="{x + 5}" cy="{y - 4}" r="5" fill="{colour}"/>')
        lines.append(f'<text x="{x + 16}" y="{y}">{name}</text>')
    return "\n".join([*lines, "</svg>\n"])


DRAWN = (
    "Thurstone–Mosteller, true luck, whole steps",
    "Plackett–Luce as it comes",
    "Glicko-2 as it comes",
)


def main(arguments: list[str]) -> int:
    """Simulate, and print the table; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--share", type=float, default=1.0, help="part of the matches to simulate")
    parser.add_argument("--seed", type=int, default=33)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args(arguments)
    drawn: dict[str, dict[str, Measured]] = {}
    print(
        "| form | system | log loss (best) | calibration error | rank | matches until sure | µs |"
    )
    print("|---|---|---|---|---|---|---|")
    for form, matches in MATCHES.items():
        count = int(matches * options.share)
        rng = random.Random(options.seed)
        played = season(form, options.players, count, rng)
        found = {name: measured(make(options.players), played) for name, make in SYSTEMS.items()}
        for name, it in found.items():
            print(
                f"| {form} | {name} | {it.loss:.4f} ({it.best:.4f}) | {100 * it.error:.2f} % "
                f"| {it.rank:.3f} | {it.settled:g} | {it.seconds / count * 1e6:.0f} |",
                flush=True,
            )
        drawn[form] = {name: found[name] for name in DRAWN}
    if options.plot:
        options.plot.write_text(picture(drawn), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
