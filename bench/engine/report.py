"""Measurements as tables and JSON, with the ratios the project guarantees."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass
from pathlib import Path

BLOCK = "block, 4 seats, double-6"
LOOPS = {
    BLOCK: ("C, Block", "block"),
    "garrafina, 4 seats, double-6": ("C, Garrafina", "garrafina"),
    "mexican_train, 4 seats, double-12": ("C, Mexican Train", "mexican_train"),
    "texas_42, 4 seats, double-6": ("C, Texas 42", "texas_42"),
}
"""Cases that also exist as a loop in C: the name of the loop in tables, and its file."""
SLOW = {"big_clock": 1 / 4, "traffic": 0.15}
"""Games whose turn is a search: the share of Block's moves per second that is wanted."""


@dataclass
class Promise:
    """A ratio that the project guarantees."""

    text: str
    wanted: float
    found: float | None
    """``None`` if a required measurement is missing."""
    where: str = ""

    @property
    def verdict(self):
        """Return whether the guarantee holds."""
        if self.found is None:
            return "not measured"
        return "pass" if self.found >= self.wanted else "FAIL"


def ratio(upper, lower):
    """Return the speed-up factor; ``None`` if a measurement is missing."""
    if upper is None or lower is None or not upper.speed or not lower.speed:
        return None
    return upper.speed / lower.speed


def least(text, wanted, ratios):
    """Return the guarantee that all these ratios must meet."""
    missing = [name for name, found in ratios.items() if found is None]
    if missing or not ratios:
        return Promise(text, wanted, None, "; ".join(missing))
    where = min(ratios, key=ratios.get)
    return Promise(text, wanted, ratios[where], where)


def promises(compiled, pure, peers):
    """Return all guarantees with the measured ratios."""
    block, loop = compiled.get(BLOCK), peers.get(LOOPS[BLOCK][0])
    others, trains, builds = {}, {}, {}
    slow = {}
    for name, series in compiled.items():
        builds[name] = ratio(series, pure.get(name))
        if series.case.get("high") == 6 and name != BLOCK:
            others[name] = ratio(series, loop)
        if series.case.get("game") == "mexican_train" and series.case.get("high") == 12:
            trains[name] = ratio(series, loop)
        if series.case.get("game") in SLOW:
            slow[name] = (SLOW[series.case["game"]], ratio(series, block))
    own = {
        name: (1 / 2 if name == BLOCK else 0.4, ratio(compiled.get(name), peers.get(loop_name)))
        for name, (loop_name, _) in LOOPS.items()
        if name in compiled
    }
    return [
        Promise("Block ≥ 100 × dominoes", 100, ratio(block, peers.get("dominoes"))),
        Promise("Block ≥ 600 × OpenSpiel", 600, ratio(block, peers.get("open_spiel"))),
        Promise("Block ≥ 1/4 of the C loop", 1 / 4, ratio(block, loop)),
        least("every other double-6 game ≥ 1/12 of the C loop", 1 / 12, others),
        least("Mexican Train, double-12, ≥ 1/30 of the C loop", 1 / 30, trains),
        least("every game compiled ≥ 12 × interpreted", 12, builds),
        *[
            Promise(f"{name}: share of its C loop", wanted, found)
            for name, (wanted, found) in own.items()
        ],
        *[
            Promise(f"{name}: share of Block's moves/s", wanted, found)
            for name, (wanted, found) in slow.items()
        ],
    ]


def machine():
    """Return a description of the machine."""
    model = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        named = [line.split(": ")[1] for line in lines if line.startswith("model name")]
        model = named[0] if named else model
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return f"{model}, {os.cpu_count()} cores, load {load:.1f}, Python {platform.python_version()}"


def table(heads, rows):
    """Return rows as a Markdown table, aligned to be readable as text."""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    lines = [
        "| " + " | ".join(map(str.ljust, row, widths)) + " |"
        for row in [heads, ["-" * width for width in widths], *rows]
    ]
    return "\n".join(lines)


def millions(series):
    """Return a speed in millions of moves per second."""
    if series is None:
        return "–"
    return "missing" if series.error else f"{series.speed / 1e6:,.3f}"


def times(value):
    """Return a ratio with a sensible number of digits."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def agreement(row):
    """Return whether a mean of our game agrees with its C loop."""
    if "error" in row:
        return f"- {row['game']}: {row['error']}"
    verdict = "the same game" if row["agrees"] else "NOT THE SAME GAME"
    ours = f"{row['ours']:.3f} ± {row['standard_error']:.3f}"
    return f"- {row['game']}, {row['what']}: {ours} here, {row['theirs']:.3f} in C: {verdict}"


def as_text(compiled, pure, peers, kept, same, settings):
    """Return everything as Markdown."""
    loop, block = peers.get(LOOPS[BLOCK][0]), compiled.get(BLOCK)
    games = []
    for name in {**compiled, **pure}:
        fast, slow = compiled.get(name), pure.get(name)
        own = times(ratio(fast, peers.get(LOOPS[name][0]))) if name in LOOPS else "–"
        share, gain = times(ratio(fast, loop)), times(ratio(fast, slow))
        moves = f"{(fast or slow).moves_per_round:.1f}"
        of_block = times(ratio(fast, block))
        games.append([name, millions(fast), of_block, share, own, millions(slow), gain, moves])
    beside = [
        [name, millions(series), times(ratio(block, series)), f"{series.moves_per_round:.1f}"]
        for name, series in peers.items()
    ]
    verdicts = [[p.text, times(p.wanted), times(p.found), p.verdict, p.where] for p in kept]
    parts = [
        f"{machine()}; {settings}",
        table(
            [
                "game",
                "compiled, M moves/s",
                "of Block",
                "of C, Block",
                "of C, same game",
                "interpreted",
                "times",
                "moves per round",
            ],
            games,
        ),
        table(["peer", "M moves/s", "Block is faster, times", "moves per round"], beside),
        table(["guarantee", "wanted", "found", "verdict", "least, or missing"], verdicts),
    ]
    errors = [
        f"- {series.case['name']}: {series.error}"
        for series in [*compiled.values(), *pure.values(), *peers.values()]
        if series.error
    ]
    if errors:
        parts.append("Missing:\n\n" + "\n".join(errors))
    if same:
        parts.append("Games and their C loops, per round:\n\n" + "\n".join(map(agreement, same)))
    return "\n\n".join(parts)


def as_json(compiled, pure, peers, kept, same, settings):
    """Return everything as JSON, including each measurement."""
    found = {"machine": machine(), "settings": settings}
    for group, series_by_name in {"compiled": compiled, "pure": pure, "peers": peers}.items():
        found[group] = {
            name: {
                "moves_per_second": series.speed,
                "all": series.speeds,
                "moves_per_round": series.moves_per_round,
                "error": series.error,
            }
            for name, series in series_by_name.items()
        }
    found["promises"] = [{**asdict(promise), "verdict": promise.verdict} for promise in kept]
    found["same_game"] = same
    return json.dumps(found, indent=1, ensure_ascii=False)
