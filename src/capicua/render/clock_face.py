"""Numbered piles, drawn around a clock face or in a row."""

from __future__ import annotations

import math

from capicua.core.zones import Pile, Piles
from capicua.render.language import Language
from capicua.render.text_style import TextStyle

RADIUS = 6
"""Radius of the clock in lines; four characters are as wide as one line is high."""
HOURS = 12
MARKS = {"home": "✓", "trouble": "!"}


def draw_piles(zone: Piles, pen: TextStyle, language: Language) -> list[str]:
    """Return the tops of the piles at their places, then the tiles below them."""
    if pen.plain:
        return [_told(place, pile, pen, language) for place, pile in enumerate(zone.piles, 1)]
    cells = [_cell(place, pile, pen) for place, pile in enumerate(zone.piles, 1)]
    deep = [
        f"{place}: {pen.tiles(pile.tiles[-2::-1])}"
        for place, pile in enumerate(zone.piles, 1)
        if len(pile.tiles) > 1
    ]
    below = [language.text("piles-below", piles=pen.dot.join(deep))] if deep else []
    lines = pen.wrap("   ".join(cells)) if zone.shape == "line" else _face(zone, cells, pen)
    return [*lines, *[line for text in below for line in pen.wrap(text, "  ")]]


def hour(place: int, count: int, half: bool) -> float:
    """Return the clockwise angle of a place from twelve o'clock, for a full or half clock."""
    return math.pi * (place - 0.5) / count if half else 2 * math.pi * place / HOURS


def _cell(place: int, pile: Pile, pen: TextStyle) -> str:
    """Return a pile as its number, top tile, mark, and number of tiles below the top."""
    if not pile.tiles:
        return f"{place} –"
    more = f"+{len(pile.tiles) - 1}" if len(pile.tiles) > 1 else ""
    return f"{place} {pen.tile(pile.tiles[-1])}{MARKS.get(pile.state, '')}{more}"


def _told(place: int, pile: Pile, pen: TextStyle, language: Language) -> str:
    """Return a pile in words, from the top down."""
    told = f"{place}: {pen.tiles(pile.tiles[::-1])}"
    return f"{told} ({language.text(f'pile-{pile.state}')})" if pile.state else told


def _face(zone: Piles, cells: list[str], pen: TextStyle) -> list[str]:
    """Return the cells around a clock face; a half clock runs down its right side."""
    spots: list[tuple[int, int, str]] = []
    half = zone.shape == "half_clock"
    middle = min(2 * 4 * RADIUS, pen.width - 16) // 2
    for place, cell in enumerate(cells, 1):
        turn = hour(place, len(cells), half)
        line = 2 * place - 1 if half else round(RADIUS - RADIUS * math.cos(turn))
        spots.append((line, round(middle * math.sin(turn)), cell))
    if zone.centre:
        spots.append((len(cells) if half else RADIUS, 0, pen.tile(zone.centre)))
    lines = [""] * (1 + max(line for line, _, _ in spots))
    left = min(across for _, across, _ in spots)
    for line, across, cell in sorted(spots):
        lines[line] = lines[line].ljust(across - left) + cell
    return [line.rstrip() for line in lines]
