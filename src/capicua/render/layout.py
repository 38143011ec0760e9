"""Layouts as text: a line of play with its arms, or trains around a station."""

from __future__ import annotations

from capicua.core.zones import Arm, Layout
from capicua.render.language import Language
from capicua.render.text_style import TextStyle, flipped

SHORTEST = 3
"""Minimum number of tiles shown of a train, even if the text is narrow."""


def draw_layout(zone: Layout, pen: TextStyle, language: Language, reader: int | None) -> list[str]:
    """Return a layout as lines of text."""
    if zone.shape == "line":
        return _line(zone, pen, language, reader)
    return _trains(zone, pen, language, reader)


def _line(zone: Layout, pen: TextStyle, language: Language, reader: int | None) -> list[str]:
    """Return arms W and E as one line through the root, and other arms below it."""
    if not zone.centre:
        return [language.text("layout-empty")]
    arms = {arm.name: arm for arm in zone.arms if arm.tiles or arm.ends or arm.hidden_tiles}
    west, east = arms.pop("W", Arm(name="W")), arms.pop("E", Arm(name="E"))
    # The root is drawn with its higher half towards E (LIN-10).
    root = flipped(zone.centre)
    chain = [flipped(tile) for tile in reversed(west.tiles)] + [root] + east.tiles
    left = "" if pen.plain else f"{_ends(west)} ◄ " if west.ends else ""
    right = "" if pen.plain else f" ► {_ends(east)}" if east.ends else ""
    lines = pen.chain(chain, left + _more(west, language), _more(east, language) + right)
    rows = [
        [
            language.text("layout-arm", arm=arm.name),
            "".join(pen.chain(arm.tiles)) or "–",
            f"{pen.arrow} {_ends(arm)}" if arm.ends else "",
        ]
        for arm in arms.values()
    ]
    lines += pen.columns(rows)
    lines.append(_open_ends(zone, pen, language))
    for arm in _as_read(zone):
        title = language.text("layout-arm", arm=arm.name)
        lines += [f"{title} {language.say(note, reader)}" for note in arm.notes]
    return lines


def _as_read(zone: Layout) -> list[Arm]:
    """Return the arms in drawing order: left, right, then the others."""
    return sorted(zone.arms, key=lambda arm: {"W": 0, "E": 1}.get(arm.name, 2))


def _open_ends(zone: Layout, pen: TextStyle, language: Language) -> str:
    ends = [
        f"{language.text('arm-name', arm=arm.name)} {_ends(arm)}"
        for arm in _as_read(zone)
        if arm.ends
    ]
    if not ends:
        return language.text("layout-closed")
    return language.text("layout-ends", ends=(", " if pen.plain else pen.dot).join(ends))


def _trains(zone: Layout, pen: TextStyle, language: Language, reader: int | None) -> list[str]:
    """Return a row per train: name, owner, state, last tiles and open end."""
    lines = [
        language.text("layout-station", tile=pen.tile(zone.centre))
        if zone.centre
        else language.text("layout-no-station")
    ]
    heads = [_head(arm, pen, language) for arm in zone.arms]
    ends = [f"{pen.arrow} {_ends(arm)}" if arm.ends else "" for arm in zone.arms]
    if pen.plain:
        ends = [
            language.text("layout-train-end", end=_ends(arm)) if arm.ends else ""
            for arm in zone.arms
        ]
    taken = sum(max((len(head[i]) for head in heads), default=0) + 2 for i in range(3))
    room = pen.width - taken - max((len(end) for end in ends), default=0) - 2
    rows = [
        [*head, _last_tiles(arm, pen, room, language), end]
        for head, arm, end in zip(heads, zone.arms, ends, strict=True)
    ]
    for row in pen.columns(rows):
        lines += pen.wrap(row, "  ") if pen.plain else [row]
    for arm in zone.arms:
        lines += [f"{arm.name}: {language.say(note, reader)}" for note in arm.notes]
    return lines


def _head(arm: Arm, pen: TextStyle, language: Language) -> list[str]:
    owner = "" if arm.owner is None else language.name(arm.owner)
    state = f"{pen.token(arm.state)}{language.text('arm-' + arm.state)}" if arm.state else ""
    return [arm.name, owner, state]


def _last_tiles(arm: Arm, pen: TextStyle, room: int, language: Language) -> str:
    """Return as many of the last tiles as fit, preceded by the number of earlier ones."""
    if not arm.tiles:
        return _more(arm, language) or "–"
    shown = len(arm.tiles)
    while shown > SHORTEST:
        text = _tail(arm, pen, shown, language)
        if pen.plain or len(text) <= room:
            return text
        shown -= 1
    return _tail(arm, pen, min(shown, SHORTEST), language)


def _tail(arm: Arm, pen: TextStyle, shown: int, language: Language) -> str:
    before = len(arm.tiles) - shown + arm.hidden_tiles
    tiles = (" " if pen.plain else "").join(pen.tile(tile) for tile in arm.tiles[-shown:])
    return (language.text("layout-before", count=before) + " " if before else "") + tiles


def _more(arm: Arm, language: Language) -> str:
    return language.text("layout-before", count=arm.hidden_tiles) if arm.hidden_tiles else ""


def _ends(arm: Arm) -> str:
    return "/".join(str(end) for end in arm.ends)
