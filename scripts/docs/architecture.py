"""Draw ``docs/pictures/architecture.svg``: the rooms of the source, and the arrows between them.

``python scripts/docs/architecture.py`` writes it; ``--check`` only reports whether it is up to
date. The picture is made from the imports themselves. Imports for type checkers do not count, and
an arrow that follows from others is left out.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "pictures" / "architecture.svg"
PACKAGE = "capicua"
LEFT_OUT = {"testing", "server.store.migrations", "server.http.routes", "research.native"}
"""Checks for tests, and rooms inside rooms."""
ABOUT = {
    "api": "what HTTP answers, without HTTP",
    "arena": "bots against bots",
    "bots": "players that get a view",
    "catalogue": "finds the games",
    "client": "a seat for scripts",
    "core": "the contract of a game",
    "families": "rules several games share",
    "games": "one folder for each game",
    "learn": "lessons and puzzles",
    "local": "tables in a browser alone",
    "notation": "records and positions as text",
    "render": "text, pictures, rules pages",
    "research": "learning environments",
    "review": "hints and reviews",
    "server": "tables in the browser",
    "simulation": "rounds between bots",
    "table": "a table without I/O",
    "terminal": "the capicua command",
    "tournament": "pairings, deals, standings",
}
WIDTH, GAP, LINE = 960, 18, 17
BOX_GAP = 54


def graph() -> tuple[dict[str, set[str]], dict[str, list[str]]]:
    """Return which package imports which, and the rooms of each package."""
    found = grimp.build_graph(PACKAGE, cache_dir=None, exclude_type_checking_imports=True)
    packages = {name for name in ABOUT if f"{PACKAGE}.{name}" in found.modules}
    arrows: dict[str, set[str]] = {name: set() for name in packages}
    rooms: dict[str, list[str]] = {name: [] for name in packages}
    for module in sorted(found.modules):
        name, *rest = module.removeprefix(f"{PACKAGE}.").split(".")
        if name not in packages:
            continue
        is_room = len(rest) == 1 and found.find_children(module)
        if is_room and f"{name}.{rest[0]}" not in LEFT_OUT and name not in ("games", "families"):
            rooms[name].append(rest[0])
        for other in found.find_modules_directly_imported_by(module):
            target = other.removeprefix(f"{PACKAGE}.").split(".")[0]
            if target in packages and target != name:
                arrows[name].add(target)
    for family in sorted(found.find_children(f"{PACKAGE}.families")):
        rooms["families"].append(family.rpartition(".")[2])
    return arrows, rooms


def heights(arrows: dict[str, set[str]]) -> dict[str, int]:
    """Return how far each package stands above the ground; raises ``ValueError`` in a circle."""
    found: dict[str, int] = {}

    def height(name: str, above: tuple[str, ...]) -> int:
        if name in above:
            raise ValueError(f"packages import each other: {' → '.join([*above, name])}")
        if name not in found:
            below = [height(other, (*above, name)) for other in sorted(arrows[name])]
            found[name] = 1 + max(below, default=-1)
        return found[name]

    for name in sorted(arrows):
        height(name, ())
    return found


def reduced(arrows: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Return the arrows that do not follow from others."""

    def reach(name: str) -> set[str]:
        return set().union(*[{other} | reach(other) for other in arrows[name]])

    return [
        (name, other)
        for name in sorted(arrows)
        for other in sorted(arrows[name])
        if not any(other in reach(between) for between in arrows[name] - {other})
    ]


def picture() -> str:
    """Return the picture as SVG."""
    arrows, rooms = graph()
    levels = heights(arrows)
    places: dict[str, tuple[float, float, float, float]] = {}
    parts: list[str] = []
    y = 12.0
    for level in range(max(levels.values()), -1, -1):
        row = sorted(name for name in levels if levels[name] == level)
        width = min(300.0, (WIDTH - GAP * (len(row) + 1)) / len(row))
        left = (WIDTH - len(row) * width - (len(row) - 1) * GAP) / 2
        tall = 0.0
        for at, name in enumerate(row):
            x = left + at * (width + GAP)
            lines = wrapped(rooms[name], width)
            height = 46 + LINE * len(lines) + (6 if lines else 0)
            places[name] = (x, y, width, height)
            tall = max(tall, height)
            parts.append(box(name, lines, *places[name]))
        y += tall + BOX_GAP
    lines = [arrow(places[name], places[other]) for name, other in reduced(arrows)]
    size = f'viewBox="0 0 {WIDTH} {y - BOX_GAP + 12:.0f}" width="{WIDTH}"'
    title = "<title>The packages of Capicúa and their imports; arrows point down</title>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" '
        f'font-family="system-ui, sans-serif" font-size="13">{title}\n'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#0f766e"/></marker></defs>\n'
        '<rect width="100%" height="100%" fill="#fbfaf7"/>\n'
        f"{''.join(lines)}{''.join(parts)}</svg>\n"
    )


def wrapped(names: list[str], width: float) -> list[str]:
    """Return the rooms of a package as lines that fit a box."""
    lines: list[str] = []
    for name in names:
        longer = f"{lines[-1]} · {name}" if lines else name
        if lines and len(longer) * 6.6 < width - 20:
            lines[-1] = longer
        else:
            lines.append(name)
    return lines


def box(name: str, rooms: list[str], x: float, y: float, width: float, height: float) -> str:
    """Return the box of a package: its name, what it is, its rooms."""
    middle = x + width / 2
    texts = [
        f'<text x="{middle:.0f}" y="{y + 20:.0f}" font-weight="650">{escape(name)}</text>',
        f'<text x="{middle:.0f}" y="{y + 37:.0f}" fill="#57534e">{escape(ABOUT[name])}</text>',
    ]
    for at, line in enumerate(rooms):
        below = y + 57 + at * LINE
        texts.append(f'<text x="{middle:.0f}" y="{below:.0f}" fill="#0f766e">{escape(line)}</text>')
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="8" '
        'fill="#fff" stroke="#78716c"/>\n'
        f'<g text-anchor="middle">{"".join(texts)}</g>\n'
    )


def arrow(above: tuple[float, ...], below: tuple[float, ...]) -> str:
    """Return the arrow from one box to another below it."""
    x1, y1 = above[0] + above[2] / 2, above[1] + above[3]
    x2, y2 = below[0] + below[2] / 2, below[1]
    bend = (y2 - y1) / 2
    return (
        f'<path d="M{x1:.0f} {y1:.0f} C{x1:.0f} {y1 + bend:.0f} {x2:.0f} {y2 - bend:.0f} '
        f'{x2:.0f} {y2 - 2:.0f}" fill="none" stroke="#0f766e" stroke-opacity=".6" '
        'marker-end="url(#tip)"/>\n'
    )


def main(arguments: list[str]) -> int:
    """Write or check the picture; return the exit status."""
    if "--check" in arguments:
        if FILE.is_file() and FILE.read_text(encoding="utf-8") == picture():
            return 0
        print(f"{FILE.name} does not match the imports: run scripts/docs/architecture.py")
        return 1
    FILE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
