"""Drawings of tiles: faces with pips, backs, slots, and the colours of the table.

A tile is 24 wide and 48 long, centred on its middle. Faces are defined once per document and
referenced wherever they appear: ``p6`` is a six on an upright tile, ``q6`` on a horizontal one;
``v`` and ``h`` are the upright and horizontal tiles themselves. Their numbers are those of
``tileset.json``, in hundredths of a tile's width, so that the browser shows the same tile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from contextvars import ContextVar
from typing import Final, NamedTuple

from capicua.render.svg.tileset import TILESET, Stops
from capicua.render.touch_targets import larger_first

HALF: Final = 24.0
"""Side of half a tile."""
LONG: Final = 2 * HALF

_TABLE: Final = TILESET.tables["felt"]
_FACE: Final = TILESET.faces["ivory"]
FELT: Final = _TABLE["felt"]
RIM: Final = _TABLE["felt-deep"]
PLATE: Final = "#255250"
IVORY: Final = _FACE.colours["ivory"]
EDGE: Final = _FACE.colours["ivory-edge"]
GLEAM: Final = _FACE.colours["ivory-gleam"]
BACK: Final = _FACE.colours["back"]
CARVING: Final = _FACE.colours["carving"]
INK: Final = _TABLE["on-felt"]
FAINT: Final = _TABLE["on-felt-muted"]
WARM: Final = _TABLE["felt-accent"]
"""Colour of a legal action."""
ALARM: Final = "#ff9d83"
LAST: Final = _TABLE["felt-cool"]
"""Colour of the last action."""
DARK: Final = _FACE.colours["pip"]
COLOURS: Final = (DARK, *_FACE.pips)
"""Colours of pips in sets above double-6, by number."""
SHADOW: Final = TILESET.shadow["colour"]
SHADE: Final = TILESET.shade["colour"]

_LIGHTS: Final = {
    str(stop[1]) for name in ("gloss", "bevel", "brass") for stop in TILESET.light[name]
}
"""Colours of the gradients."""

STYLES: Final[dict[str, dict[str, str]]] = {
    "dark": {},
    "light": {
        FELT: "#f3efe4", RIM: "#cfc4a8", PLATE: "#e7e0cd", INK: "#2a2320", FAINT: "#52605b",
        WARM: "#b25f00", ALARM: "#b3261e", LAST: "#0a64ad", EDGE: "#b09a66",
    },
    "print": {
        FELT: "#ffffff", RIM: "#000000", PLATE: "#ffffff", INK: "#000000", FAINT: "#333333",
        WARM: "#000000", ALARM: "#000000", LAST: "#777777", IVORY: "#ffffff", EDGE: "#000000",
        BACK: "#999999", CARVING: "#dddddd", SHADE: "#000000", **dict.fromkeys(COLOURS, "#000000"),
        # There is no light on paper.
        SHADOW: "#ffffff", **dict.fromkeys(_LIGHTS, "#ffffff"),
        TILESET.pin["colour"]: "#000000",
    },
}  # fmt: skip
"""Replacements for the colours of the dark style, by style."""


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
    return re.sub(r"#[0-9a-f]{6}\b", lambda found: colours.get(found[0], found[0]), document)


def number(value: float) -> str:
    """Return a coordinate, rounded to one decimal place."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def pips(value: int) -> list[tuple[float, float]]:
    """Return the places of the pips on half of an upright tile, in hundredths of its width."""
    return [(x, y) for x, y in TILESET.pips[value]]


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
    for half, at in ((first, -_MIDDLE), (second, _MIDDLE)):
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

    Names of faces get a suffix for their kind (``p6d`` dark, ``p6c`` in colours; ``p6a`` and
    ``p6z`` with a numeral in the corner of the first and second half), so that a page can contain
    pictures of different sets.
    """

    def named(found: re.Match[str]) -> str:
        face, along, sign = found.groups()
        if not numerals:
            return f'href="#{face}{"c" if high > 6 else "d"}" {along}="{sign}{number(_MIDDLE)}"'
        return f'href="#{face}{"a" if sign else "z"}" {along}="{sign}{number(_NEAR)}"'

    body = _FACES.sub(named, body)
    used = set(re.findall(r'href="#(\w+)"', body))
    found = [text for name, text in _SHAPES.items() if name in used]
    if used & {"v", "h", "b"}:
        found.insert(0, _LIGHT)
    for name in sorted(used - set(_SHAPES)):
        face, value, kind = name[0], int(name[1:-1]), name[-1]
        colour = COLOURS[value] if high > 6 else DARK
        found.append(f'<g id="{name}" {_TOP}>{_half(value, face == "q", colour, kind)}</g>')
    return f"<defs>{''.join(found)}</defs>{body}"


def _half(value: int, lies: bool, colour: str, kind: str) -> str:
    """Return the holes of a half, with their light and shade, and the numeral of its kind."""
    scale = TILESET.numeral["scale"] if kind in "az" else 1
    radius = next(r for largest, r in TILESET.radii if value <= largest) * scale
    spots = [(y * scale, -x * scale) if lies else (x * scale, y * scale) for x, y in pips(value)]
    # A dot is a line of no length with round ends. All pips are one path, and so are their light
    # and shade: an element for each pip takes browsers far longer.
    dots = "".join(f"M{number(x)} {number(y)}h0" for x, y in spots)
    right, down, narrow = TILESET.drill["floor"]
    rim, floor = number(2 * radius), number(2 * radius * narrow)
    body = (
        f'<g fill="none" stroke="{colour}" stroke-linecap="round" stroke-width="{rim}">'
        f'<path stroke="{GLEAM}" transform="translate({_GLEAM})" d="{dots}"/><path d="{dots}"/>'
        f'<path stroke="{SHADE}" stroke-opacity="{_DEPTH}" d="{dots}"/>'
        f'<path transform="translate({right} {down})" stroke-width="{floor}" d="{dots}"/></g>'
    )
    return body + (_numeral(value, lies, kind) if kind in "az" else "")


def _numeral(value: int, lies: bool, kind: str) -> str:
    """Return a number in the outer corner of its half, seen from its middle."""
    numeral, near = TILESET.numeral, TILESET.size["near"]
    x, y = numeral["lying" if lies else "upright"][kind == "z"]
    back = near if kind == "z" else -near
    x, y = (x - back, y) if lies else (x, y - back)
    anchor = ' text-anchor="end"' if kind == "z" else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" fill="{DARK}" stroke="{IVORY}" stroke-width="5" '
        f'paint-order="stroke" font-size="{number(numeral["size"])}" font-weight="600"{anchor}>'
        f"{value}</text>"
    )


def _box(lies: bool, more: str, x: float = 0, y: float = 0, wider: float = 0) -> str:
    """Return a rectangle of a tile's size and round corners."""
    size = TILESET.size
    wide, high = size["width"] + wider, size["length"] + wider
    if lies:
        wide, high = high, wide
    return (
        f'<rect x="{number(x - wide / 2)}" y="{number(y - high / 2)}" width="{number(wide)}" '
        f'height="{number(high)}" rx="{number(size["round"] + wider / 2)}" {more}/>'
    )


def _block(lies: bool, colour: str) -> str:
    """Return a tile's shadow, edge and top, in the light."""
    size, shadow, line = TILESET.size, TILESET.shadow, TILESET.light["width"]
    dark = (
        f'fill="{SHADOW}" fill-opacity="{shadow["core"]}" stroke="{SHADOW}" '
        f'stroke-opacity="{shadow["rim"]}" stroke-width="{number(shadow["soft"])}"'
    )
    top = f'fill="{colour}" stroke="{EDGE}" stroke-width="{number(size["outline"])}"'
    shine = f'fill="url(#tg)" stroke="url(#tb)" stroke-width="{number(line)}"'
    rise = size["rise"]
    return (
        _box(lies, dark, shadow["right"], shadow["down"])
        + _box(lies, f'fill="{EDGE}"', y=rise)
        + _box(lies, top, y=-rise)
        + _box(lies, shine, y=-rise, wider=-line)
    )


def _groove(lies: bool) -> str:
    """Return the groove between the halves, with the pin in its middle."""
    groove, pin = TILESET.groove, TILESET.pin
    reach, depth = groove["reach"], groove["depth"]
    x, y, wide, high = -reach, -depth / 2, 2 * reach, depth
    if lies:
        x, y, wide, high = y, x, high, wide
    size = f'width="{number(wide)}" height="{number(high)}"'
    right, down = groove["gleam"]
    return (
        f'<rect x="{number(x + right)}" y="{number(y + down)}" {size} fill="{GLEAM}"/>'
        f'<rect x="{number(x)}" y="{number(y)}" {size} fill="{SHADE}" fill-opacity="{_DEPTH}"/>'
        f'<circle r="{pin["radius"]}" fill="url(#tp)" stroke="{pin["colour"]}" '
        f'stroke-width="{pin["line"]}"/>'
    )


def _back() -> str:
    """Return the back of a tile, with its carving."""
    back, opacity = TILESET.back, TILESET.shade["carving"]
    outline, depth = back["frame"] + back["emblem"], number(-back["depth"])
    cut = (
        f'<path stroke="{SHADE}" stroke-opacity="{opacity}" transform="translate({depth} {depth})"'
    )
    lines = f'{cut} d="{outline}"/><path stroke="{CARVING}" d="{outline}"/>'
    line = f'fill="none" stroke-width="{number(back["line"])}"'
    return _block(False, BACK) + _raised(f"<g {line}>{lines}</g>")


def _raised(body: str) -> str:
    """Return what lies on the top of a tile."""
    return f'<g transform="translate(0 {number(-TILESET.size["rise"])})">{body}</g>'


def _ring(width: float, height: float) -> str:
    return (
        f'x="{number(-width / 2 + 0.5)}" y="{number(-height / 2 + 0.5)}" '
        f'width="{number(width - 1)}" height="{number(height - 1)}" rx="3" fill="none" '
        'stroke-width="1.6"/>'
    )


def _gradient(kind: str, name: str, stops: Stops) -> str:
    """Return the definition of a gradient."""
    found = ""
    for at, colour, opacity in stops:
        alpha = f' stop-opacity="{opacity:g}"' if opacity != 1 else ""
        found += f'<stop offset="{at:g}" stop-color="{colour}"{alpha}/>'
    where = 'cx=".35" cy=".3" r=".8"' if kind == "radial" else 'x2="1" y2="1"'
    return f'<{kind}Gradient id="{name}" {where}>{found}</{kind}Gradient>'


_UNIT: Final = HALF / 100
_SCALE: Final = f'transform="scale({_UNIT:g})"'
_TOP: Final = f'transform="translate(0 {-_UNIT * TILESET.size["rise"]:g})scale({_UNIT:g})"'
_MIDDLE: Final = TILESET.size["middle"] * _UNIT
"""Distance of the middle of a half from that of the tile."""
_NEAR: Final = TILESET.size["near"] * _UNIT
"""The same on tiles with numerals, which leave less room."""
_FACES: Final = re.compile(r'href="#([pq]\d+)" ([xy])="(-?)[\d.]+"')
_GLEAM: Final = " ".join(number(value) for value in TILESET.drill["gleam"])
_DEPTH: Final = TILESET.shade["holes"]
"""Opacity of the shade in holes and grooves."""
_LIGHT: Final = (
    _gradient("linear", "tg", TILESET.light["gloss"])
    + _gradient("linear", "tb", TILESET.light["bevel"])
    + _gradient("radial", "tp", TILESET.light["brass"])
)
"""Light on tiles: gloss and bevel of their tops, and their pins."""
_SHAPES: Final = {
    "v": f'<g id="v" {_SCALE}>{_block(False, IVORY)}{_raised(_groove(False))}</g>',
    "h": f'<g id="h" {_SCALE}>{_block(True, IVORY)}{_raised(_groove(True))}</g>',
    "b": f'<g id="b" {_SCALE}>{_back()}</g>',
    "o": f'<rect id="o" {_ring(HALF, LONG)}',
    "i": f'<rect id="i" {_ring(LONG, HALF)}',
}
"""SVG shapes: an upright tile, a horizontal one, a back, and the outlines of both tiles."""
