"""A comparison of two rule sets as a text table."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid

from capicua.core.estimates import Estimate
from capicua.measuring.comparison import Compared, Comparison
from capicua.render.language import Language
from capicua.terminal.screen import Screen
from capicua.terminal.statistics import rules_text

WIDE = 110
"""Minimum screen width at which a number and its interval share a line."""


def print_comparison(found: Comparison, screen: Screen, language: Language) -> None:
    """Print a row for each measure: rule set A, rule set B, and their difference."""
    screen.lines(
        [
            language.text(
                "compare-rules", side=side, rules=rules_text(game), seats=int(game.players)
            )
            for side, game in (("A", found.a), ("B", found.b))
        ]
    )
    heads = [language.text(f"compare-{id}") for id in ("measure", "a", "b", "difference")]
    gap = "\n" if screen.console.width < WIDE and not screen.plain else " "
    rows = [
        [
            language.text(f"compare-{measure.id}"),
            _cell(measure.a, measure, gap, language),
            _cell(measure.b, measure, gap, language),
            _cell(measure.difference, measure, gap, language, signed=True),
        ]
        for measure in found.measures
    ]
    if screen.plain:
        screen.lines(
            f"{row[0]}: " + ", ".join(f"{h} {c}" for h, c in zip(heads[1:], row[1:], strict=True))
            for row in rows
        )
    else:
        grid = Grid(*heads, box=box.SIMPLE_HEAD)
        for row in rows:
            grid.add_row(*row)
        screen.console.print(grid)
    screen.lines(line for note in _notes(found, language) for line in screen.pen.wrap(note))


def _notes(found: Comparison, language: Language) -> list[str]:
    notes = [
        language.text(
            "compare-note",
            rounds=found.rounds,
            a=found.matches[0],
            b=found.matches[1],
            level=language.text(f"level-{found.level}"),
            seed=str(found.seed),
        ),
        language.text("compare-clear"),
    ]
    if found.a.players > 1:
        notes.append(language.text("compare-duel"))
        fair = [language.share(1 / len(set(game.sides))) for game in (found.a, found.b)]
        notes.append(language.text("compare-fair", a=fair[0], b=fair[1]))
    if any(found.broken_off):
        notes.append(
            language.text("compare-broken-off", a=found.broken_off[0], b=found.broken_off[1])
        )
    return notes


def _cell(
    estimate: Estimate | None,
    measure: Compared,
    gap: str,
    language: Language,
    signed: bool = False,
) -> str:
    """Return a number with its interval; an asterisk marks a significant difference."""
    if estimate is None:
        return "–"
    star = "*" if signed and (estimate.low > 0 or estimate.high < 0) else ""
    scale, places = (100, 1) if measure.is_share else (1, 2)
    value, low, high = (
        language.number(scale * number, places, signed)
        for number in (estimate.value, estimate.low, estimate.high)
    )
    unit = language.percent if measure.is_share else ""
    return f"{value}{unit}{star}{gap}({low} … {high})"
