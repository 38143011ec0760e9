"""Levels against one another, in every game, and two tables of RESULTS-strength.md.

    python bench/bots/steps.py FILE greedy --seconds 60 --jobs 2   # levels 3 and 5 against greedy
    python bench/bots/steps.py FILE steps --seconds 20 --jobs 2    # each against the one below
    python bench/bots/steps.py FILE greedy --write                 # the table, from FILE

Deals, seatings and intervals are those of ``strength.py``. FILE has one row of JSON a line; when
started again, a command measures what FILE does not have yet.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path

from duels import has_choices
from strength import measure

import capicua
from capicua.bots.levels import LEVELS

TABLES = {
    "greedy": [("greedy", "level3"), ("greedy", "level5")],
    "steps": list(pairwise(LEVELS)),
}
"""Pairs of bots, the weaker one first, of each table."""
PAGE = Path(__file__).parents[1] / "RESULTS-strength.md"
PRESETS = {"squeeze": "squeeze-6", "big_clock": "big-clock-6", "good_neighbors": "good-neighbors-6"}
"""Smaller sets, where one deal takes less time."""


def recorded(file):
    """Return the rows of a file by game and bots."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = map(json.loads, lines)
    return {(row["game"], *row["bots"]): row for row in rows}


def cell(row):
    """Return one result: the share of wins, or the lead in points if only that is significant.

    Significant gains are bold, significant losses in italics.
    """
    if "difference" in row:
        found = [(100 * row["difference"], 100 * row["difference_margin"], "{:+.0f} ± {:.0f} %")]
    else:
        gain, margin = 100 * (row["wins"] - row["fair"]), 100 * row["wins_margin"]
        found = [(gain, margin, "{:+.1f} ± {:.1f} %")]
    if "points" in row:
        found.append((row["points"], row["points_margin"], "{:+.2f} ± {:.2f} points"))
    value, margin, form = next((each for each in found if abs(each[0]) > each[1]), found[0])
    mark = "" if abs(value) <= margin else "**" if value > 0 else "*"
    return mark + form.format(value, margin).replace("-", "−") + mark


def table(pairs, rows):
    """Return the table of all games whose rows are complete."""
    lines = ["| game | " + " | ".join(f"`{high}` v `{low}`" for low, high in pairs) + " |"]
    lines.append("|---" * (len(pairs) + 1) + "|")
    for id in capicua.catalogue():
        found = [rows.get((id, high, low)) for low, high in pairs]
        if all(found):
            lines.append(f"| `{PRESETS.get(id, id)}` | " + " | ".join(map(cell, found)) + " |")
    return "\n".join(lines) + "\n"


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game and pair")
    parser.add_argument("--first", type=int, default=400_001, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    pairs = TABLES[arguments.table]
    if arguments.write:
        begin, end = f"<!-- {arguments.table} -->\n", f"<!-- end of {arguments.table} -->\n"
        before, rest = PAGE.read_text(encoding="utf-8").split(begin)
        text = before + begin + table(pairs, recorded(arguments.file)) + end + rest.split(end)[1]
        PAGE.write_text(text, encoding="utf-8")
        return
    arguments.deals, arguments.worlds, arguments.json = 100_000, 0, str(arguments.file)
    for id in filter(has_choices, capicua.catalogue()):
        for low, high in pairs:
            if (id, high, low) not in recorded(arguments.file):
                measure((id, PRESETS.get(id), None, ()), [high, low], "duel", arguments)


if __name__ == "__main__":
    main()
