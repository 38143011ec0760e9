"""A line of dominoes: it starts in the middle of the table and turns at the edges.

An arm runs until it reaches the edge, turns right twice and runs back, and so on. Each arm has
its own part of the table, so that tiles never overlap: with two arms, one has the upper half
and one the lower; with four, each has a quarter, like the sails of a windmill.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capicua.core.zones import Arm, Layout
from capicua.render.svg.blocks import Piece
from capicua.render.svg.tiles import (
    FAINT,
    HALF,
    INK,
    LONG,
    MARKS,
    WARM,
    is_double,
    moved,
    number,
    slot,
    tile,
)
from capicua.render.text_style import flipped
from capicua.render.touch_targets import larger_first

Point = tuple[float, float]
STRAIGHT: Final = {"E": (1, 0), "S": (0, 1), "W": (-1, 0), "N": (0, -1)}
ANGLE: Final = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}
APART: Final = LONG
"""Distance between the tiles of neighbouring arms."""
ENDLESS: Final = 1e6
STEPS: Final = (28, 22, 18, 15, 12, 10, 8, 6, 5, 4, 3, 2)
"""Candidate distances of the edge from the middle, in tile lengths."""
LEGAL: Final = "!"
"""Prefix of an open end with a highlighted legal action; other ends have ``?``."""
LARGEST: Final = 1.2
"""Maximum scale of tiles; beyond it, straighter layouts are preferred."""


@dataclass(frozen=True)
class Laid:
    """A placed tile, slot, or count of unlisted tiles, with position and direction."""

    text: str
    x: float
    y: float
    angle: int
    across: bool = False

    def box(self) -> tuple[float, float, float, float]:
        """Return the bounding rectangle."""
        lies = (self.angle % 180 == 0) != self.across
        wide, high = (LONG / 2, HALF / 2) if lies else (HALF / 2, LONG / 2)
        return self.x - wide, self.y - high, self.x + wide, self.y + high

    def drawn(self) -> str:
        """Return the SVG elements; crosswise tiles are rotated by 90 degrees."""
        angle = self.angle + (90 if self.across else 0)
        if self.text[:1] not in "?+!":
            return tile(self.text, self.x, self.y, angle)
        words = (
            f'<text x="{number(self.x)}" y="{number(self.y + 4.5)}" font-size="13" fill="{INK}" '
            f'text-anchor="middle">{self.text.lstrip("?!")}</text>'
        )
        colour = WARM if self.text[0] == LEGAL else FAINT
        return slot(self.x, self.y, angle, colour) + words


def drawn_line(zone: Layout, width: float, height: float, slots: bool) -> Piece:
    """Return the line at the largest scale that fits; ``slots`` adds its open ends."""
    if not zone.centre:
        return Piece(LONG, LONG, slot(HALF, HALF))
    best: tuple[float, list[Laid]] = (0, [])
    four = any(arm.name in "NS" and content(arm, slots) for arm in zone.arms)
    for across in STEPS:
        for down in STEPS if four else STEPS[:1]:
            laid = lay(zone, across * LONG, down * LONG, slots)
            wide, high = size(laid)
            scale = min(width / wide, height / high, LARGEST)
            if scale > best[0] * 1.02 and not overlaps(laid):
                best = (scale, laid)
    return piece_of(best[1] or lay(zone, ENDLESS, ENDLESS, slots))


def overlaps(laid: list[Laid]) -> bool:
    """Return whether any parts overlap, as they may with edges close to the middle."""
    boxes = sorted(one.box() for one in laid)
    for place, (_, top, right, bottom) in enumerate(boxes):
        for left, other_top, _, other_bottom in boxes[place + 1 :]:
            if left > right - 1:
                break
            if other_top < bottom - 1 and top < other_bottom - 1:
                return True
    return False


def size(laid: list[Laid]) -> tuple[float, float]:
    """Return the width and height of the area covered."""
    boxes = [one.box() for one in laid]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top


def piece_of(laid: list[Laid]) -> Piece:
    """Return the parts as a piece with its origin in the upper left corner."""
    boxes = [one.box() for one in laid]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    body = "".join(one.drawn() for one in laid)
    return Piece(*size(laid), moved(body, -left, -top))


def content(arm: Arm, slots: bool) -> list[str]:
    """Return the parts of an arm from the root outward: hidden count, tiles, open end."""
    found = [f"+{arm.hidden_tiles}"] if arm.hidden_tiles else []
    found += arm.tiles
    if slots and arm.ends:
        sign = LEGAL if (arm.alike or arm.name) in MARKS.get().arms else "?"
        found.append(sign + "/".join(str(end) for end in arm.ends))
    return found


def lay(zone: Layout, across: float, down: float, slots: bool) -> list[Laid]:
    """Return all parts, placed so that arms turn at the given distances from the middle."""
    arms = {arm.name: arm for arm in zone.arms}
    contents = {name: content(arm, slots) for name, arm in arms.items()}
    crosswise = lying_across(zone)
    double = zone.centre in crosswise
    # The root's higher half faces E.
    laid = [Laid(flipped(larger_first(zone.centre)), 0, 0, 0, double)]
    inner = HALF / 2 if double else HALF
    four = bool(contents.get("N") or contents.get("S"))
    hub = _hub(zone, contents, inner, crosswise) if four else 0.0
    for name, (x, y) in STRAIGHT.items():
        texts = contents.get(name, [])
        if not texts:
            continue
        lying = y == 0
        start = (x * inner, 0.0) if lying else (hub, y * (HALF if double or hub else HALF / 2))
        far = max(across, abs(hub) + 2 * LONG) if lying else down
        # A returning arm stops before an arm that crosses the middle; with two arms none does.
        near = APART + (hub * x if lying else 0) if four else -across
        tiles = [(text, text in crosswise) for text in texts]
        laid += _arm(tiles, start, (x, y), far, near)
    return laid


def lying_across(zone: Layout) -> set[str]:
    """Return the tiles placed crosswise, as written in the zone."""
    doubles = zone.doubles != "endwise"
    tiles = [zone.centre, *(tile for arm in zone.arms for tile in arm.tiles)]
    return {
        tile
        for tile in tiles
        if (doubles and is_double(tile)) or not {tile, flipped(tile)}.isdisjoint(zone.across)
    }


def _hub(zone: Layout, contents: dict[str, list[str]], inner: float, crosswise: set[str]) -> float:
    """Return the signed distance from the centre to the double with the arms N and S."""
    for name, way in (("E", 1), ("W", -1)):
        gone = inner
        for text in contents.get(name, []):
            if text == zone.pivot:
                return way * (gone + HALF / 2)
            gone += HALF if text in crosswise else LONG
    return 0.0


def _arm(
    tiles: list[tuple[str, bool]], start: Point, way: tuple[int, int], far: float, near: float
) -> list[Laid]:
    """Return one arm: out to ``far``, two right turns, back to ``near``, two left turns."""
    laid: list[Laid] = []
    x, y = start
    forward, side = way, (-way[1], way[0])
    heading, outward = forward, True
    gone = 0.0  # distance since the last turn
    for text, double in tiles:
        length = HALF if double else LONG
        if heading == side and gone >= LONG:
            # After two turns, the next tile starts beside the end of the last one.
            heading = (-forward[0], -forward[1]) if outward else forward
            outward = not outward
            if double:
                laid.append(
                    Laid(text, x + side[0] * HALF / 2, y + side[1] * HALF / 2, ANGLE[side], True)
                )
                x += side[0] * HALF / 2 + heading[0] * HALF
                y += side[1] * HALF / 2 + heading[1] * HALF
                gone = 0
                continue
            x += side[0] * HALF / 2 - heading[0] * HALF / 2
            y += side[1] * HALF / 2 - heading[1] * HALF / 2
            gone = 0
        elif heading != side:
            # The position of the far end of this tile along the arm's direction.
            reach = (x + heading[0] * length) * forward[0] + (y + heading[1] * length) * forward[1]
            if laid and (reach > far if outward else reach < near):
                last = laid[-1]
                wide = HALF if last.across else HALF / 2
                if last.angle == ANGLE[side]:  # a crosswise double just after a corner
                    wide = HALF / 2
                x += -heading[0] * HALF / 2 + side[0] * wide
                y += -heading[1] * HALF / 2 + side[1] * wide
                heading, gone = side, 0
        laid.append(
            Laid(
                text,
                x + heading[0] * length / 2,
                y + heading[1] * length / 2,
                ANGLE[heading],
                double,
            )
        )
        x += heading[0] * length
        y += heading[1] * length
        if heading == side:
            gone += length
    return laid
