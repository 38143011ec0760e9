"""Ratings of bots on the scale of people, from tournaments of the arena.

    capicua arena block --preset twenty_games --seats 2 --bots random,greedy,level1 \
        --matches -n 30 --json > block.json
    python bench/simulations/bot_ratings.py block.json …

Files of the same rules count together, so that a slow level can be measured later, against
``greedy`` alone. It prints lines for ``capicua/server/ratings/bot_ratings.py``: the most probable
strengths under the model of ``capicua.arena.rating_model`` and its prior, given how often each bot
beat each other.
``greedy`` is set to the rating of a new player, since no match connects bots with people.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from statistics import NormalDist
from typing import Any

from capicua.arena.bouts import Rules
from capicua.arena.rating_model import LUCK, NEW
from capicua.server.ratings.pools import pool_of

ANCHOR = "greedy"
_normal = NormalDist()


class Tournament:
    """The duels of all files about the same rules."""

    def __init__(self) -> None:
        self.names: list[str] = [ANCHOR]
        self.games: list[tuple[int, int, float, int]] = []
        """Two entrants, the share of matches that the first one won, and their number."""
        self.deals: list[int] = []

    def add(self, found: dict[str, Any]) -> None:
        """Add the duels of a file."""
        new = [name for name in found["entrants"] if name not in self.names]
        self.names += new
        place = [self.names.index(name) for name in found["entrants"]]
        for duel in found["duels"]:
            one, other = (place[n] for n in duel["pair"])
            self.games.append((one, other, duel["score"]["value"], duel["deals"] * 2))
        self.deals.append(found["deals"])


def strengths(played: Tournament, size: int) -> dict[str, tuple[float, float]]:
    """Return the mean and the deviation of each entrant but the anchor."""
    names, games = played.names, played.games
    width = LUCK * NEW.deviation * math.sqrt(2 * size)
    anchor = names.index(ANCHOR)

    def posterior(means: list[float]) -> float:
        total = -sum(((mean - NEW.mean) / NEW.deviation) ** 2 / 2 for mean in means)
        for one, other, score, count in games:
            chance = _normal.cdf(size * (means[one] - means[other]) / width)
            chance = min(max(chance, 1e-12), 1 - 1e-12)
            total += count * (score * math.log(chance) + (1 - score) * math.log(1 - chance))
        return total

    means = [NEW.mean] * len(names)
    step = 4.0
    while step > 1e-4:
        best = posterior(means)
        moved = False
        for n in range(len(names)):
            if n == anchor:
                continue
            for change in (step, -step):
                tried = [mean + change * (m == n) for m, mean in enumerate(means)]
                if posterior(tried) > best:
                    means, best, moved = tried, posterior(tried), True
        step = step if moved else step / 2
    found_all = {}
    for n, name in enumerate(names):
        if n == anchor:
            continue
        near = [
            posterior([mean + d * (m == n) for m, mean in enumerate(means)]) for d in (-1, 0, 1)
        ]
        bend = 2 * near[1] - near[0] - near[2]
        found_all[name] = means[n], 1 / math.sqrt(bend)
    return found_all


def main(files: list[str]) -> int:
    """Print the ratings of each tournament; return the exit status."""
    played: dict[str, tuple[int, Tournament]] = {}
    for file in files:
        found = json.loads(Path(file).read_text(encoding="utf-8"))
        game = Rules(**found["rules"]).load()
        size = len(game.sides) // len(set(game.sides))
        _, tournament = played.setdefault(pool_of(game).id, (size, Tournament()))
        tournament.add(found)
    for pool, (size, tournament) in played.items():
        print(f'    "{pool}": {{  # {tournament.deals} deals a pair, each seating')
        for name, (mean, deviation) in strengths(tournament, size).items():
            print(f'        "{name}": Rating({mean:.1f}, {deviation:.1f}),')
        print("    },")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
