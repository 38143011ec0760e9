"""Trains as a star around the station; the newest tiles of each train are always visible."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from capicua.core.zones import Arm, Layout
from capicua.render.svg.blocks import Piece, text_width
from capicua.render.svg.tiles import (
    ALARM,
    FAINT,
    HALF,
    INK,
    LONG,
    MARKS,
    PLATE,
    WARM,
    is_double,
    moved,
    number,
    slot,
    tile,
)

GAP: Final = 1.0
SMALLEST: Final = 0.2
ENDLESS: Final = 1e4
NEAR: Final = 5
"""Number of tiles of each train in a picture of the station."""
LETTERS: Final = 13.0
COLOURS: Final = {"open": WARM, "bound": ALARM, "dead": FAINT, "private": FAINT, "": FAINT}


@dataclass(frozen=True)
class Ray:
    """A train drawn at an angle from the station, with limited room."""

    arm: Arm
    angle: float
    begin: float
    room: float
    label: list[str]

    def tail(self) -> list[str]:
        """Return as many of the newest tiles as fit."""
        room = self.room - (HALF if self.label else 0)  # for the number of the open end
        found: list[str] = []
        for text in reversed(self.arm.tiles):
            length = _length(text)
            more = len(found) + 1 < len(self.arm.tiles) or bool(self.arm.hidden_tiles)
            if room < length + (HALF if more else 0):
                break
            found.insert(0, text)
            room -= length
        return found

    def point(self, far: float) -> tuple[float, float]:
        """Return the point on the ray at a distance from the middle."""
        turn = math.radians(self.angle)
        return far * math.cos(turn), far * math.sin(turn)

    def drawn(self) -> tuple[str, float]:
        """Return the elements of the ray and the distance at which it ends."""
        shown = self.tail()
        before = len(self.arm.tiles) - len(shown) + self.arm.hidden_tiles
        far, body = self.begin, ""
        if before:
            body += _words(*self.point(far + HALF / 2), [f"+{before}"], FAINT)
            far += HALF
        for index, text in enumerate(shown):
            length, across = _length(text), is_double(text)
            last = index == len(shown) - 1 and self.arm.state == "bound"
            x, y = self.point(far + (length - GAP) / 2)
            body += tile(text, x, y, self.angle + (90 if across else 0), ALARM if last else "")
            far += length
        if not self.arm.tiles and not before and not self.label:
            body += slot(*self.point(far + LONG / 2), self.angle)
            far += LONG
        reach = far + (HALF + 6 + _label_room(self.label, self.angle) if self.label else 14)
        return body + self._end(far) + self._signs(far), reach

    def _end(self, far: float) -> str:
        """Return the place of the next tile, with the number to match."""
        if not self.label or not self.arm.ends:
            return ""
        x, y = self.point(far + HALF / 2 + 1)
        is_legal = self.arm.name in MARKS.get().arms
        colour = WARM if is_legal else COLOURS[self.arm.state]
        ring = (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="10.5" fill="{PLATE}" '
            f'stroke="{colour}" stroke-width="{2.6 if is_legal else 1.4}" '
            'stroke-dasharray="3 2.4"/>'
        )
        return ring + _words(x, y, ["/".join(str(end) for end in self.arm.ends)], INK)

    def _signs(self, far: float) -> str:
        """Return the label; without one, a token if the train is open."""
        if self.label:
            x, y = self.point(far + HALF + 6 + _label_room(self.label, self.angle) / 2)
            return _words(x, y, self.label, COLOURS[self.arm.state])
        if self.arm.state != "open":
            return ""
        x, y = self.point(far + 8)
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="5" fill="{WARM}"/>'


def drawn_trains(
    zone: Layout, width: float, height: float, name: Callable[[Arm], list[str]]
) -> Piece:
    """Return the star, with tiles as large as possible if each arm is to show its newest ones.

    ``name`` returns the label of an arm; if labels are empty, only tiles and tokens are drawn.
    """
    begin = _hub(len(zone.arms))
    labels = [name(arm) for arm in zone.arms]
    least = 4 if any(labels) else 2
    scale = 1.3
    while True:
        rays = [
            ray_of(zone.arms, place, begin, width / scale, height / scale, label)
            for place, label in enumerate(labels)
        ]
        if scale < SMALLEST or all(
            len(ray.tail()) >= min(least, len(ray.arm.tiles)) and ray.room >= LONG for ray in rays
        ):
            break
        scale *= 0.95
    drawn = [ray.drawn() for ray in rays]
    body = _station(zone, begin) + "".join(text for text, _ in drawn)
    left, top, right, bottom = _edges(
        [(ray, far) for ray, (_, far) in zip(rays, drawn, strict=True)]
    )
    return Piece(right - left, bottom - top, moved(body, -left, -top))


def star_around(zone: Layout) -> str:
    """Return the first tiles of all trains around the station, which is at the origin."""
    begin = _hub(len(zone.arms))
    arms = [replace(arm, tiles=arm.tiles[:NEAR]) for arm in zone.arms]
    rays = [ray_of(arms, place, begin, ENDLESS, ENDLESS, []) for place in range(len(arms))]
    return _station(zone, begin) + "".join(ray.drawn()[0] for ray in rays)


def _hub(count: int) -> float:
    """Return the distance of the trains from the middle."""
    return LONG / 2 + 10 if count < 3 else max(LONG / 2 + 10, 27 / math.tan(math.pi / count))


def _station(zone: Layout, begin: float) -> str:
    station = tile(zone.centre) if zone.centre else slot(0, 0)
    return f'<circle r="{number(begin - 4)}" fill="{PLATE}"/>' + station


def _edges(rays: list[tuple[Ray, float]]) -> tuple[float, float, float, float]:
    """Return the bounding rectangle of the rays and their labels."""
    left = top = -LONG / 2
    right = bottom = LONG / 2
    for ray, far in rays:
        x, y = ray.point(far)
        turn = math.radians(ray.angle)
        wide = max((text_width(words, LETTERS) for words in ray.label), default=0) / 2
        across = max(abs(math.sin(turn)) * HALF, wide if abs(math.sin(turn)) > 0.3 else 0)
        down = max(abs(math.cos(turn)) * HALF, LETTERS * len(ray.label) / 2)
        left, right = min(left, x - across), max(right, x + across)
        top, bottom = min(top, y - down), max(bottom, y + down)
    return left, top, right, bottom


def ray_of(
    arms: list[Arm], place: int, begin: float, width: float, height: float, label: list[str]
) -> Ray:
    """Return an arm of the star; the first points down, the others follow clockwise."""
    angle = 90 + 360 * place / len(arms)
    return Ray(arms[place], angle, begin, _room(angle, width, height, label) - begin, label)


def _length(text: str) -> float:
    return (HALF if is_double(text) else LONG) + GAP


def _room(angle: float, width: float, height: float, label: list[str]) -> float:
    """Return the length of a ray up to the edge of the table."""
    turn = math.radians(angle)
    across, down = abs(math.cos(turn)), abs(math.sin(turn))
    beside = HALF  # for a crosswise double at the end
    room = 1e9
    if across > 0.01:
        room = min(room, (width / 2 - beside * down) / across)
    if down > 0.01:
        room = min(room, (height / 2 - beside * across) / down)
    return room - (_label_room(label, angle) + 6 if label else 12)


def _label_room(label: list[str], angle: float) -> float:
    """Return the length of a ray taken up by its label."""
    turn = math.radians(angle)
    wide = max((text_width(words, LETTERS) for words in label), default=0)
    return abs(math.cos(turn)) * wide + abs(math.sin(turn)) * LETTERS * 1.3 * len(label)


def _words(x: float, y: float, lines: list[str], colour: str) -> str:
    """Return lines of text, centred at a point."""
    top = y - LETTERS * 1.2 * (len(lines) - 1) / 2 + LETTERS * 0.36
    return "".join(
        f'<text x="{number(x)}" y="{number(top + LETTERS * 1.2 * place)}" '
        f'font-size="{number(LETTERS)}" text-anchor="middle" fill="{colour}">'
        f"{escape(words, quote=False)}</text>"
        for place, words in enumerate(lines)
    )
