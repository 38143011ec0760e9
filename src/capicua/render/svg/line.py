"""A line of dominoes on the table: it starts in the middle and folds at the edges.

An arm goes forward until it reaches the edge, turns right and comes back on the other side of
the tiles there, and so on. Every arm has its own part of the table, so that tiles never
overlap: with two arms one has the upper half and one the lower; with four each has a quarter,
like the sails of a windmill.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capicua.core.zones import Arm, Layout
from capicua.render.pen import flipped
from capicua.render.svg.piece import Piece
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

Point = tuple[float, float]
STRAIGHT: Final = {"E": (1, 0), "S": (0, 1), "W": (-1, 0), "N": (0, -1)}
ANGLE: Final = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}
APART: Final = LONG
"""The distance between the tiles of neighbouring arms."""
ENDLESS: Final = 1e6
STEPS: Final = (28, 22, 18, 15, 12, 10, 8, 6, 5, 4, 3, 2)
"""The edges that are tried, in tiles from the middle of the table."""
LEGAL: Final = "!"
"""The prefix of an end with a highlighted legal action; others begin with ``?``."""
LARGEST: Final = 1.2
"""The size beyond which tiles do not grow: the line rather stays straight."""


@dataclass(frozen=True)
class Laid:
    """A tile, a slot or a number of unlisted tiles, at a point and with a direction."""

    text: str
    x: float
    y: float
    angle: int
    across: bool = False

    def box(self) -> tuple[float, float, float, float]:
        """Return the rectangle it covers."""
        lies = (self.angle % 180 == 0) != self.across
        wide, high = (LONG / 2, HALF / 2) if lies else (HALF / 2, LONG / 2)
        return self.x - wide, self.y - high, self.x + wide, self.y + high

    def drawn(self) -> str:
        """Return it as elements; crosswise tiles stand across the direction of the line."""
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
    """Return the line as large as it fits; ``slots`` shows its open ends."""
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
    """Return whether anything overlaps, as can happen if the edges are too near."""
    boxes = sorted(one.box() for one in laid)
    for place, (_, top, right, bottom) in enumerate(boxes):
        for left, other_top, _, other_bottom in boxes[place + 1 :]:
            if left > right - 1:
                break
            if other_top < bottom - 1 and top < other_bottom - 1:
                return True
    return False


def size(laid: list[Laid]) -> tuple[float, float]:
    """Return the size of the area the tiles cover."""
    boxes = [one.box() for one in laid]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top


def piece_of(laid: list[Laid]) -> Piece:
    """Return the tiles with the origin in their upper left corner."""
    boxes = [one.box() for one in laid]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    body = "".join(one.drawn() for one in laid)
    return Piece(*size(laid), moved(body, -left, -top))


def content(arm: Arm, slots: bool) -> list[str]:
    """Return the contents of an arm, outward: unlisted tiles, tiles, an open end."""
    found = [f"+{arm.hidden_tiles}"] if arm.hidden_tiles else []
    found += arm.tiles
    if slots and arm.ends:
        sign = LEGAL if (arm.alike or arm.name) in MARKS.get().arms else "?"
        found.append(sign + "/".join(str(end) for end in arm.ends))
    return found


def lay(zone: Layout, across: float, down: float, slots: bool) -> list[Laid]:
    """Return the places of all parts if the line folds at a distance from the middle."""
    arms = {arm.name: arm for arm in zone.arms}
    contents = {name: content(arm, slots) for name, arm in arms.items()}
    crosswise = lying_across(zone)
    double = zone.centre in crosswise
    low, _, high = sorted_halves(zone.centre)
    laid = [Laid(f"{low}-{high}", 0, 0, 0, double)]
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
        # A returning arm stops before the arm that crosses the middle; two arms need not.
        near = APART + (hub * x if lying else 0) if four else -across
        tiles = [(text, text in crosswise) for text in texts]
        laid += _arm(tiles, start, (x, y), far, near)
    return laid


def sorted_halves(text: str) -> tuple[str, str, str]:
    """Return the halves of a tile, the lower first: a root has its higher half towards E."""
    first, _, second = text.partition("-")
    return (first, "-", second) if int(first) <= int(second) else (second, "-", first)


def lying_across(zone: Layout) -> set[str]:
    """Return the tiles of a line that lie crosswise, as the zone writes them."""
    doubles = zone.doubles != "endwise"
    tiles = [zone.centre, *(tile for arm in zone.arms for tile in arm.tiles)]
    return {
        tile
        for tile in tiles
        if (doubles and is_double(tile)) or not {tile, flipped(tile)}.isdisjoint(zone.across)
    }


def _hub(zone: Layout, contents: dict[str, list[str]], inner: float, crosswise: set[str]) -> float:
    """Return the distance east of the centre of the double with the arms N and S."""
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
    """Return one arm: forward to ``far``, right turn, back to ``near``, left turn."""
    laid: list[Laid] = []
    x, y = start
    forward, side = way, (-way[1], way[0])
    heading, outward = forward, True
    gone = 0.0  # sideways distance since the last turn
    for text, double in tiles:
        length = HALF if double else LONG
        if heading == side and gone >= LONG:
            # After the second corner, the next tile begins beside the end of the last one.
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
            # The reach of this tile along the arm's direction.
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
