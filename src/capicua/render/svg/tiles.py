"""Drawings of tiles: faces with pips, backs, slots, and the colours of the table.

A tile is 24 wide and 48 long, centred on its middle. Faces are defined once per document and
referenced wherever they appear: ``p6`` is a six on an upright tile, ``q6`` on a horizontal one;
``v`` and ``h`` are the upright and horizontal tiles themselves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from contextvars import ContextVar
from typing import Final, NamedTuple

from capicua.render.touch_targets import larger_first

HALF: Final = 24.0
"""Side of half a tile."""
LONG: Final = 2 * HALF

FELT: Final = "#1d4644"
RIM: Final = "#143331"
PLATE: Final = "#255250"
IVORY: Final = "#fbf5e4"
EDGE: Final = "#cdbf9d"
SEAM: Final = "#a89a78"
BACK: Final = "#7b5642"
INLAY: Final = "#b89478"
INK: Final = "#f4efe0"
FAINT: Final = "#b9cdc6"
WARM: Final = "#f2b84b"
"""Colour of a legal action."""
ALARM: Final = "#ff9d83"
LAST: Final = "#7cc7ff"
"""Colour of the last action."""

DARK: Final = "#2a2320"
COLOURS: Final = (
    DARK, "#0b6a9c", "#2c7430", "#b3261e", "#6d4c1f", "#23408e", "#9a4d00", "#7a1fa0",
    "#00675b", "#9c1458", "#566000", "#3c4b54", "#1d1d1d", "#8a3b12", "#005a8c", "#5d3a8e",
)  # fmt: skip
"""Colours of pips in sets above double-6, by number."""

STYLES: Final[dict[str, dict[str, str]]] = {
    "dark": {},
    "light": {
        FELT: "#f3efe4", RIM: "#cfc4a8", PLATE: "#e7e0cd", INK: "#2a2320", FAINT: "#52605b",
        WARM: "#b25f00", ALARM: "#b3261e", LAST: "#0a64ad", EDGE: "#a99a76",
    },
    "print": {
        FELT: "#ffffff", RIM: "#000000", PLATE: "#ffffff", INK: "#000000", FAINT: "#333333",
        WARM: "#000000", ALARM: "#000000", LAST: "#777777", IVORY: "#ffffff", EDGE: "#000000",
        SEAM: "#000000", BACK: "#999999", INLAY: "#dddddd",
        **dict.fromkeys(COLOURS, "#000000"),
    },
}  # fmt: skip
"""Replacements for the colours of the dark style, by style."""

_COLUMNS: Final = {
    0: (0, 0, 0), 1: (0, 1, 0), 4: (2, 0, 2), 5: (2, 1, 2), 6: (3, 0, 3), 7: (3, 1, 3),
    8: (3, 2, 3), 9: (3, 3, 3), 10: (3, 4, 3), 11: (4, 3, 4), 12: (4, 4, 4), 13: (4, 5, 4),
    14: (5, 4, 5), 15: (5, 5, 5),
}  # fmt: skip
"""Numbers of pips in the left, middle and right column of a half."""
_REACH: Final = {1: 0.0, 2: 6.4, 3: 6.4, 4: 7.6, 5: 8.2}
"""Distance of the outermost pips of a column from its middle."""


class Marks(NamedTuple):
    """Highlights of a picture: colours of rings around tiles, and arms with legal actions."""

    tiles: Mapping[str, str]
    arms: Set[str]


UNMARKED: Final = Marks({}, frozenset())
MARKS: Final[ContextVar[Marks]] = ContextVar("MARKS", default=UNMARKED)
"""Highlights of the current picture; a context variable, as tiles are drawn deep inside it."""


def styled(document: str, style: str) -> str:
    """Return a picture in another style, given the dark one."""
    colours = STYLES[style]
    if style == "print":  # nothing else sets a white tile apart from white paper
        document = document.replace(f'fill="{IVORY}"', f'fill="{IVORY}" stroke="{EDGE}"')
    return re.sub(r"#[0-9a-f]{6}\b", lambda found: colours.get(found[0], found[0]), document)


def number(value: float) -> str:
    """Return a coordinate, rounded to one decimal place."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def pips(value: int) -> list[tuple[float, float]]:
    """Return the positions of the pips on half of an upright tile, relative to its middle."""
    if value in (2, 3):
        return [(6.4, -6.4), (-6.4, 6.4), (0.0, 0.0)][:value]
    found: list[tuple[float, float]] = []
    for x, count in zip((-6.4, 0.0, 6.4), _COLUMNS[value], strict=True):
        reach = _REACH[count] if count else 0
        step = 2 * reach / (count - 1) if count > 1 else 0
        found += [(x, step * place - reach) for place in range(count)]
    return found


def tile(text: str, x: float = 0, y: float = 0, angle: float = 90, mark: str = "") -> str:
    """Return a tile at a point, with its second half in the direction of the angle.

    0 degrees is right, 90 down. ``mark`` is the colour of a ring around the tile.
    """
    first, second = text.split("-")
    mark = mark or MARKS.get().tiles.get(larger_first(text), "")
    quarter = round(angle / 90)
    tilt = angle - 90 * quarter
    lies, back = quarter % 2 == 0, quarter % 4 in (2, 3)
    if back:
        first, second = second, first
    along, face = ("x", "q") if lies else ("y", "p")
    parts = [_use("h" if lies else "v")]
    for half, at in ((first, -HALF / 2), (second, HALF / 2)):
        if half != "0":
            parts.append(f'<use href="#{face}{half}" {along}="{number(at)}"/>')
    if mark:
        parts.append(f'<use href="#{"i" if lies else "o"}" stroke="{mark}"/>')
    return moved("".join(parts), x, y, tilt)


def is_double(text: str) -> bool:
    """Return whether both halves of a tile are equal."""
    first, _, second = text.partition("-")
    return first == second


def moved(body: str, x: float, y: float, tilt: float = 0, scale: float = 1) -> str:
    """Return elements translated, rotated and scaled."""
    steps = f"translate({number(x)} {number(y)})" if x or y else ""
    steps += f" rotate({number(tilt)})" if abs(tilt) > 0.05 else ""
    steps += f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="{steps.strip()}">{body}</g>' if steps else body


def back(x: float = 0, y: float = 0) -> str:
    """Return a face-down tile."""
    return f'<use href="#b" x="{number(x)}" y="{number(y)}"/>'


def slot(x: float, y: float, angle: float = 90, colour: str = FAINT) -> str:
    """Return the dashed outline of a missing tile."""
    lies = round(angle / 90) % 2 == 0
    tilt = angle - 90 * round(angle / 90)
    outline = f'<use href="#{"i" if lies else "o"}" stroke="{colour}" stroke-dasharray="3 3"/>'
    return moved(outline, x, y, tilt)


def _use(name: str) -> str:
    return f'<use href="#{name}"/>'


def with_definitions(body: str, high: int, numerals: bool) -> str:
    """Return the elements, preceded by definitions of the shapes and faces they use.

    Names of faces get a suffix for their kind (``p6d`` dark, ``p6c`` in colours, ``p6n`` with
    numerals), so that a page can contain pictures of different sets.
    """
    kind = "n" if numerals else "c" if high > 6 else "d"
    used = set(re.findall(r'href="#(\w+)"', body))
    found = [text for name, text in _SHAPES.items() if name in used]
    for value in range(1, 16):
        colour = COLOURS[value] if high > 6 else DARK
        found += [
            f'<g id="{face}{value}{kind}">{_half(value, face == "q", colour, numerals)}</g>'
            for face in "pq"
            if f"{face}{value}" in used
        ]
    return f"<defs>{''.join(found)}</defs>" + re.sub(r'(?<=href="#)([pq]\d+)', rf"\1{kind}", body)


def _half(value: int, lies: bool, colour: str, numerals: bool) -> str:
    """Return the face of a half; pips move closer together to make room for a numeral."""
    size = 1.75 if value > 9 else 2.1 if value > 6 else 2.4
    shrink, right, down = (0.8, 1.4, 1.9) if numerals else (1, 0, 0)
    spots = [(-y, x) if lies else (x, y) for x, y in pips(value)]
    dots = _dots([(x * shrink + right, y * shrink + down) for x, y in spots], size * shrink)
    found = f'<path fill="#fff" transform="translate(0 .5)" d="{dots}"/>'
    found += f'<path fill="{colour}" d="{dots}"/>'
    if numerals:
        place = f'x="-10.6" y="-5" fill="{colour}"'
        found += f'<text {place} font-size="6.6" font-weight="600">{value}</text>'
    return found


def _dots(spots: list[tuple[float, float]], radius: float) -> str:
    """Return the outline of all dots as one path; an element for each takes browsers far longer."""
    r, across = number(radius), number(2 * radius)
    half = f"a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0"
    return "".join(f"M{number(x - radius)} {number(y)}{half}" for x, y in spots)


def _face(width: float, height: float) -> str:
    x, y = number(-width / 2 + 0.5), number(-height / 2 + 0.5)
    size = f'width="{number(width - 1)}" height="{number(height - 2)}" rx="2.6"'
    return (
        f'<rect x="{x}" y="{number(-height / 2 + 1.5)}" {size} fill="{EDGE}"/>'
        f'<rect x="{x}" y="{y}" {size} fill="{IVORY}"/>'
    )


def _ring(width: float, height: float) -> str:
    return (
        f'x="{number(-width / 2 + 0.5)}" y="{number(-height / 2 + 0.5)}" '
        f'width="{number(width - 1)}" height="{number(height - 1)}" rx="3" fill="none" '
        'stroke-width="1.6"/>'
    )


_SHAPES: Final = {
    "v": f'<g id="v">{_face(HALF, LONG)}<path d="M-8.5-.3h17" stroke="{SEAM}"/></g>',
    "h": f'<g id="h">{_face(LONG, HALF)}<path d="M0-9v17" stroke="{SEAM}"/></g>',
    "b": (
        f'<g id="b"><rect x="-11.5" y="-22.5" width="23" height="46" rx="2.6" fill="{RIM}"/>'
        f'<rect x="-11.5" y="-23.5" width="23" height="46" rx="2.6" fill="{BACK}"/>'
        f'<rect x="-8.5" y="-20.5" width="17" height="40" rx="1.6" fill="none" stroke="{INLAY}"/>'
        "</g>"
    ),
    "o": f'<rect id="o" {_ring(HALF, LONG)}',
    "i": f'<rect id="i" {_ring(LONG, HALF)}',
}
"""SVG shapes: an upright tile, a horizontal one, a back, and the outlines of both tiles."""
