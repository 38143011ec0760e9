"""Boards other than layouts: rows, grids, planes, piles, melds and tricks."""

from __future__ import annotations

import math
from typing import Final

from capicua.core.zones import Grid, Melds, Pile, Piles, Plane, Row, Trick
from capicua.render.clock_face import HOURS, hour
from capicua.render.svg.blocks import Piece, beside, flowing, line_of, stacked
from capicua.render.svg.tiles import (
    ALARM,
    FAINT,
    HALF,
    INK,
    LONG,
    PLATE,
    RIM,
    WARM,
    moved,
    number,
    slot,
    tile,
)

SMALL: Final = 11.0
ROOM: Final = 7.0
"""Gap between tiles that do not touch."""
Spot = tuple[float, float, Piece]
"""A point, and the piece whose middle is there."""


def standing(text: str, mark: str = "") -> Piece:
    """Return an upright tile, or an empty slot for an empty text."""
    body = tile(text, HALF / 2, LONG / 2, mark=mark) if text else slot(HALF / 2, LONG / 2)
    return Piece(HALF, LONG, body)


def drawn_row(zone: Row, width: float, height: float, words: bool) -> Piece:
    """Return a row of tiles, split into the number of lines that gives the largest tiles."""
    count = max(1, len(zone.tiles))
    best = Piece()
    for across in range(1, count + 1):
        lines = [
            beside(
                [
                    _place(place, zone.tiles[place - 1], zone.pointer, words)
                    for place in range(begin + 1, min(begin + across, count) + 1)
                    if zone.tiles
                ],
                ROOM,
            )
            for begin in range(0, count, across)
        ]
        piece = stacked(lines, ROOM)
        if not best.width or _fit(piece, width, height) >= _fit(best, width, height):
            best = piece
    return best


def _fit(piece: Piece, width: float, height: float) -> float:
    return min(width / max(1, piece.width), height / max(1, piece.height), 1)


def _place(place: int, text: str, pointer: int | None, words: bool) -> Piece:
    """Return a place in a row: its tile, its number, and the pointer if it is there."""
    here = place == pointer
    sign = f'<path d="M0 0h10l-5-7z" transform="translate(7 8)" fill="{WARM}"/>'
    under = [Piece(HALF, 9, sign if here else "")] if pointer is not None else []
    if words:
        under.append(line_of(str(place), SMALL, WARM if here else FAINT))
    return stacked([standing(text, WARM if here else ""), *under], 1, middle=True)


def drawn_grid(zone: Grid, words: bool) -> Piece:
    """Return tiles in a grid; with ``words``, rows and columns are labelled."""
    rows = [beside([standing(text) for text in row], ROOM) for row in zone.rows]
    if words and rows:
        across = max(len(row) for row in zone.rows)
        heads = [f"c{place}" for place in range(1, across + 1)]
        rows = [
            beside([_cell(f"r{place}", HALF, LONG), row], ROOM) for place, row in enumerate(rows, 1)
        ]
        rows.insert(0, beside([_cell(head, HALF, SMALL * 1.4) for head in ["", *heads]], ROOM))
    return stacked(rows, ROOM)


def _cell(words: str, width: float, height: float) -> Piece:
    """Return a text centred in a cell."""
    text = (
        f'<text x="{number(width / 2)}" y="{number(height / 2 + 4)}" font-size="{number(SMALL)}" '
        f'text-anchor="middle" fill="{FAINT}">{words}</text>'
    )
    return Piece(width, height, text if words else "")


def drawn_plane(zone: Plane) -> Piece:
    """Return tiles on their squares, with y upwards; draft tiles have a dashed outline."""
    squares = [square for placed in zone.tiles for square in placed.squares] + [*zone.marked]
    if not squares:
        return Piece(LONG, LONG, slot(HALF, HALF))
    left, top = min(x for x, _ in squares), max(y for _, y in squares)
    body = ""
    for placed in zone.tiles:
        (x, y), (to_x, to_y) = placed.squares
        middle = ((x + to_x) / 2 - left + 0.5, top - (y + to_y) / 2 + 0.5)
        angle = math.degrees(math.atan2(y - to_y, to_x - x))
        body += tile(placed.tile, middle[0] * HALF, middle[1] * HALF, angle)
        if placed.state == "draft":
            body += slot(middle[0] * HALF, middle[1] * HALF, angle, WARM)
    for x, y in zone.marked:
        body += (
            f'<rect x="{number((x - left) * HALF + 1)}" y="{number((top - y) * HALF + 1)}" '
            f'width="22" height="22" rx="2" fill="none" stroke="{ALARM}" stroke-width="2"/>'
        )
    wide = max(x for x, _ in squares) - left + 1
    high = top - min(y for _, y in squares) + 1
    return Piece(wide * HALF, high * HALF, body)


def drawn_piles(zone: Piles, width: float, words: bool) -> Piece:
    """Return piles around a clock face, down half a clock, or in rows."""
    cells = [_pile(place, pile, words) for place, pile in enumerate(zone.piles, 1)]
    if zone.shape == "line":
        return flowing(cells, width, 10)
    count = len(cells)
    half = zone.shape == "half_clock"
    wide, high = cells[0].width, cells[0].height
    # Neighbouring places are closest near the middle of the clock; they must not touch there.
    near = 2 * math.sin(math.pi / (2 * count)) if half else math.sin(2 * math.pi / HOURS)
    far = max(70.0, (high + 3) / near)
    stretch = 1.15
    spots: list[Spot] = [
        (
            stretch * far * math.sin(hour(place, count, half)),
            -far * math.cos(hour(place, count, half)),
            cell,
        )
        for place, cell in enumerate(cells, 1)
    ]
    if zone.centre:
        spots.append((0, 0, standing(zone.centre)))
    left, top, body = _centred(spots)
    across = max(x for x, _, _ in spots) + wide / 2 - left
    return Piece(across, max(y for _, y, _ in spots) + high / 2 - top, body)


def _pile(place: int, pile: Pile, words: bool) -> Piece:
    """Return a pile: its top over the edges of lower tiles, its number, count and state."""
    depth = min(4, max(0, len(pile.tiles) - 1))
    body = "".join(
        f'<rect x="{number(0.5 + 1.6 * (depth - k))}" y="{number(0.5 + 1.6 * (depth - k))}" '
        f'width="23" height="46" rx="2.6" fill="#d9cdb0" stroke="{RIM}" stroke-width=".5"/>'
        for k in range(depth)
    )
    mark = {"home": WARM, "trouble": ALARM}.get(pile.state, "")
    body += standing(pile.tiles[-1] if pile.tiles else "", mark).body
    sign = {"home": "✓", "trouble": "!"}.get(pile.state, "")
    more = f" +{len(pile.tiles) - 1}" if len(pile.tiles) > 1 else ""
    top = Piece(HALF + 7, LONG + 7, body)
    if not words:
        return top
    return stacked([line_of(f"{place}{more}{sign and ' ' + sign}", SMALL, mark or FAINT), top], 1)


def drawn_melds(zone: Melds, width: float, words: bool) -> Piece:
    """Return framed groups of tiles with their points."""
    groups = []
    for index, group in enumerate(zone.groups):
        tiles = beside([standing(text) for text in group], 2).padded(6, 6)
        frame = (
            f'<rect width="{number(tiles.width)}" height="{number(tiles.height)}" rx="6" '
            f'fill="{PLATE}"/>'
        )
        parts = [Piece(tiles.width, tiles.height, frame + tiles.body)]
        if words and index < len(zone.points):
            parts.append(line_of(str(zone.points[index]), 14, WARM, bold=True))
        groups.append(stacked(parts, 2, middle=True))
    return flowing(groups, width, 10)


def drawn_trick(zone: Trick, seats: int, reader: int, names: list[str]) -> Piece:
    """Return the tiles of a trick in front of their players, with the reader at the bottom."""
    played = {one.seat: one.tile for one in zone.tiles}
    across, down = (58.0, 40.0) if seats > 2 else (0.0, 34.0)
    spots: list[Spot] = []
    for seat in range(seats):
        turn = math.radians(90 + 360 * (seat - reader) / seats)
        text = played.get(seat, "")
        piece = standing(text, WARM if text and seat == zone.winner else "")
        if not text:
            piece = Piece(HALF, LONG, f'<g opacity=".45">{slot(HALF / 2, LONG / 2)}</g>')
        if names:
            colour = WARM if seat == zone.winner else INK if text else FAINT
            words = line_of(names[seat], SMALL, colour)
            piece = beside([piece, words], 4)
        shift = (piece.width - HALF) / 2
        spots.append((across * math.cos(turn) + shift, down * math.sin(turn), piece))
    left, top, body = _centred(spots)
    right = max(x + piece.width / 2 for x, _, piece in spots)
    bottom = max(y for _, y, _ in spots) + LONG / 2
    return Piece(right - left, bottom - top, body)


def _centred(spots: list[Spot]) -> tuple[float, float, str]:
    """Return the left and upper edge of pieces around points, and the pieces from there."""
    left = min(x - piece.width / 2 for x, _, piece in spots)
    top = min(y - piece.height / 2 for _, y, piece in spots)
    body = "".join(
        moved(piece.body, x - piece.width / 2 - left, y - piece.height / 2 - top)
        for x, y, piece in spots
    )
    return left, top, body
