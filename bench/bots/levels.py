"""What every level gains over greedy in every game: two tables and a chart, by one command.

    .venv/compiled/bin/python bench/bots/levels.py FILE --seconds 20 [GAME …]   # measure
    .venv/compiled/bin/python bench/bots/levels.py FILE --write                 # write, from FILE

``bench/bots/levels.jsonl`` is the FILE of the tables; rows deleted there are measured anew.

The measure is ``strength.py worth``: a bot plays one side among greedy bots, and where it chooses
differently, both actions are played out greedily in the same sampled deals. FILE has one row of
JSON a line; when started again, the command measures what FILE does not have yet. ``--write``
replaces the tables of ``bench/RESULTS-strength.md`` and ``docs/bots.md`` and the chart,
``docs/pictures/levels.svg``.

The chart has openskill's scale, on which a difference d means that the better player wins with
probability Φ(d / √2β), β = 25/6. The gain of a level in standard deviations of a greedy round's
lead is taken for the argument of Φ; in solitaires, the difference of the quantiles of the shares of
deals won.
"""

from __future__ import annotations

import argparse
import json
import math
from itertools import pairwise
from pathlib import Path
from statistics import NormalDist, pstdev
from types import SimpleNamespace
from xml.sax.saxutils import escape

from duels import has_choices, outcome, play
from strength import measure

import capicua
from capicua.bots.levels import LEVELS, bot

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "bench/RESULTS-strength.md", ROOT / "docs/bots.md"
CHART = ROOT / "docs/pictures/levels.svg"
MEASURED = [level for level in LEVELS if level != "greedy"]
PRESETS = {"squeeze": "squeeze-6", "big_clock": "big-clock-6", "good_neighbors": "good-neighbors-6"}
"""Smaller sets, where one deal takes less time."""
ROUNDS = 400
"""Number of greedy rounds from which the spread of results is taken."""
UNIT = math.sqrt(2) * 25 / 6
"""A standard deviation of the difference between two players, on openskill's scale."""
NORMAL = NormalDist()


def recorded(file):
    """Return the rows of a file by game and level."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {(row["game"], row["bots"][0]): row for row in map(json.loads, lines)}


def greedy_results(game, first):
    """Return seat A's win shares and leads in greedy rounds."""
    player, seats, wins, leads = bot("greedy"), int(game.players), [], []
    for seed in range(first, first + ROUNDS):
        state = game.new_round(seed=seed)
        play(state, [player] * seats, [False] * seats, seed)
        win, lead = outcome(state, 0)
        wins.append(win)
        leads.append(lead)
    return wins, leads


def games():
    """Return the ids of games with choices, and their presets."""
    return [(id, PRESETS.get(id)) for id in capicua.catalogue() if has_choices(id)]


def collect(asked):
    """Measure what the file lacks, the fastest levels first."""
    first = asked.first
    with_worth = {"deals": 100_000, "worlds": asked.worlds, "first": first, "jobs": asked.jobs}
    for level in MEASURED:
        for id, preset in games():
            if (id, level) in recorded(asked.file) or (asked.games and id not in asked.games):
                continue
            plan = (id, preset, None, ())
            seconds = asked.seconds * (2 if level == "master" else 1)
            options = SimpleNamespace(**with_worth, seconds=seconds, json=None)
            row = measure(plan, [level, "greedy"], "worth", options)
            game = capicua.load(id, preset=preset)
            wins, leads = greedy_results(game, first)
            row["alone"], row["greedy_wins"] = int(game.players) == 1, sum(wins) / len(wins)
            row["spread"] = pstdev(leads)
            with asked.file.open("a", encoding="utf-8") as file:
                print(json.dumps(row), file=file)


def gain_of(row, what):
    """Return the gain over greedy with its margin: percent of rounds, or points."""
    scale = 100 if what == "wins" else 1
    return scale * row[what], scale * row[f"{what}_margin"]


def is_clear(row, before, what):
    """Return whether a level is clearly above the one before (1), below it (-1), or neither."""
    value, margin = gain_of(row, what)
    other, its_margin = gain_of(before, what) if before else (0.0, 0.0)
    gap = value - other
    return 0 if abs(gap) <= math.hypot(margin, its_margin) else 1 if gap > 0 else -1


def cell(row, before, what):
    """Return a gain; bold if clearly above the level before, in italics if clearly below."""
    value, margin = gain_of(row, what)
    mark = {1: "**", -1: "*", 0: ""}[is_clear(row, before, what)]
    digits = 1 if what == "wins" or row["spread"] >= 5 else 2
    number = f"{value:+.{digits}f} ± {margin:.{digits}f}".replace("-", "−")
    return f"{mark}{number}{mark}"


def complete(rows):
    """Return the games of which every level has been measured."""
    return [id for id, _ in games() if all((id, level) in rows for level in MEASURED)]


def table(rows, what):
    """Return the gains of all levels over greedy: points (solitaires: deals), or rounds won."""
    lines = ["| game | " + " | ".join(f"`{level}`" for level in MEASURED) + " |"]
    lines.append("|---" * (len(MEASURED) + 1) + "|")
    for id in complete(rows):
        own = {level: rows[id, level] for level in MEASURED}
        unit = "wins" if own["random"]["alone"] else what
        # The level before level 1 is greedy, which gains nothing over itself.
        before = {one: own[two] for two, one in pairwise(MEASURED) if two != "random"}
        cells = [cell(own[level], before.get(level), unit) for level in MEASURED]
        percent = " %" if unit == "wins" and what == "points" else ""
        cells = [text + percent for text in cells]
        lines.append(f"| `{PRESETS.get(id, id)}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def rating(row):
    """Return how far a level is above greedy on openskill's scale, with its margin."""
    if row["alone"]:
        greedy = min(max(row["greedy_wins"], 0.005), 0.995)

        def placed(gain):
            share = min(max(greedy + gain, 0.005), 0.995)
            return UNIT * (NORMAL.inv_cdf(share) - NORMAL.inv_cdf(greedy))

        value, low, high = (placed(row["wins"] + sign * row["wins_margin"]) for sign in (0, -1, 1))
        return value, (high - low) / 2
    scale = UNIT / (row["spread"] or 1.0)
    return scale * row["points"], scale * row["points_margin"]


INKS = ["#b9b2a3", "#8a8f98", "#7fb0a5", "#5b9aa8", "#4a7bb0", "#6a5ba8", "#8d3f8f", "#b3243a"]
"""The colours of the levels, weakest first."""
LEFT, RIGHT, TOP, LINE, LANE = 150, 780, 60, 30, 2.6
"""Measures of the chart; every level has its own lane within the line of a game."""


def panel(ids, placed, top, low, high, step):
    """Return the lines of some games with their own axis, from one rating to another."""

    def x(value):
        return LEFT + (RIGHT - LEFT) * (min(max(value, low), high) - low) / (high - low)

    bottom = top + LINE * len(ids) - LINE / 2
    parts = []
    for mark in range(low, high + 1, step):
        ink = "#999" if mark == 0 else "#ddd"
        number = str(mark).replace("-", "−")
        parts.append(
            f'<path d="M{x(mark):.1f} {top - LINE / 2}V{bottom}" stroke="{ink}"/>'
            f'<text x="{x(mark):.1f}" y="{bottom + 18}" text-anchor="middle" fill="#555">'
            f"{number}</text>"
        )
    for number, id in enumerate(ids):
        y = top + LINE * number
        name = escape(PRESETS.get(id, id))
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{name}</text>')
        for at, level in enumerate(LEVELS):
            lane = y + (at - (len(LEVELS) - 1) / 2) * LANE
            value, margin = placed.get((id, level), (0.0, 0.0))
            shape = f'<circle cx="{x(value):.1f}" cy="{lane:.1f}" r="4"'
            if not low <= value <= high:  # an arrow says that it lies beyond the edge
                way = -5 if value < low else 5
                shape = f'<path d="M{x(value) + way:.1f} {lane:.1f}l{-way} -4v8z"'
            parts.append(
                f'<path d="M{x(value - margin):.1f} {lane:.1f}H{x(value + margin):.1f}" '
                f'stroke="{INKS[at]}" stroke-width="1.5" opacity=".5"/>{shape} fill="{INKS[at]}"/>'
            )
    return parts


def chart(rows):
    """Return the ratings of all levels by game as SVG, greedy at 0; solitaires below."""
    ids = complete(rows)
    placed = {(id, level): rating(rows[id, level]) for id in ids for level in MEASURED}
    alone = [id for id in ids if rows[id, "random"]["alone"]]
    others = [id for id in ids if id not in alone]
    second = TOP + LINE * len(others) + 40
    height = second + LINE * len(alone) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {RIGHT + 30} {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        "<title>Levels of the bots by game, on openskill's scale; greedy is at 0</title>",
        f'<rect width="{RIGHT + 30}" height="{height}" fill="#fff"/>',
    ]
    for at, level in enumerate(LEVELS):
        spot = LEFT + at * 82 - 60
        parts.append(f'<circle cx="{spot}" cy="22" r="5" fill="{INKS[at]}"/>')
        parts.append(f'<text x="{spot + 9}" y="26">{level}</text>')
    parts += panel(others, placed, TOP, -4, 5, 1)
    parts += panel(alone, placed, second, -8, 16, 4)
    return "\n".join([*parts, "</svg>"]) + "\n"


def write(rows):
    """Replace the tables between their marks on both pages, and the chart."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for what in ("points", "wins"):
            begin, end = f"<!-- {what} of levels -->\n", f"<!-- end of {what} -->\n"
            if begin in text:
                before, rest = text.split(begin)
                text = before + begin + table(rows, what) + end + rest.split(end)[1]
        page.write_text(text, encoding="utf-8")
    CHART.write_text(chart(rows), encoding="utf-8")


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--seconds", type=float, default=20.0, help="by game and level; master two")
    parser.add_argument("--worlds", type=int, default=60, help="sampled deals of a comparison")
    parser.add_argument("--first", type=int, default=2_000_001, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    if asked.write:
        write(recorded(asked.file))
    else:
        collect(asked)


if __name__ == "__main__":
    main()
