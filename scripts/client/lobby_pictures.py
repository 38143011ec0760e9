"""Draw the table that the lobby shows, and find the moments of the games' thumbnails.

    python scripts/client/lobby_pictures.py     needs Node and the client's packages

The table shows four people in the middle of a round of partners. The picture belongs to the
repository as ``web/src/lobby/table.svg``. Its background is empty: the page lays it on its own
felt. The round is a real one, played from a fixed random seed. The moments are written to
``render/svg/miniatures.json``.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from capicua.catalogue import catalogue, load
from capicua.core.state import State
from capicua.core.zones import Hand, Layout
from capicua.render.svg.line import drawn_line
from capicua.render.svg.miniature import searched
from capicua.render.svg.picture import marks_of
from capicua.render.svg.tiles import HALF, MARKS, moved, number, tile, with_definitions

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
FILE: Final = WEB / "src" / "lobby" / "table.svg"
MOMENTS: Final = ROOT / "src" / "capicua" / "render" / "svg" / "miniatures.json"
SIZE: Final = (680, 458)
MIDDLE: Final = 340
SEED: Final = 7
PLAYED: Final = 13
"""The number of actions before the moment that is drawn; the player at the bottom is to act."""
WOOD: Final = "#8a5a36"
WOOD_DARK: Final = "#5b3820"
SHADE: Final = "#0d2829"
WARM: Final = "#f5b95f"
BACK: Final = "#7d332c"


SEATS: Final = ((62, 196), (MIDDLE, 42), (618, 196))
"""Where the other three sit, clockwise from the reader's left."""


class Person(NamedTuple):
    """Somebody at the table: name, points of the side, and face."""

    name: str
    points: int
    face: str


PEOPLE: Final = (
    Person("Ana", 85, "flower"),
    Person("Beto", 60, "flat-cap"),
    Person("Rosa", 85, "silver"),
)


def main() -> None:
    """Write the picture and the moments."""
    MOMENTS.write_text(moments(), encoding="utf-8")
    FILE.write_text(drawn(), encoding="utf-8")


def moments() -> str:
    """Return the moment of each game as JSON, a game a line."""
    lines = (f"  {json.dumps(game)}: {json.dumps(searched(game))}" for game in catalogue())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def drawn() -> str:
    """Return the picture as an SVG document."""
    state = moment()
    width, height = SIZE
    marks = MARKS.set(marks_of(state.seen_by(int(state.turn))))
    try:
        line = board(state)
        own = rack(state)
    finally:
        MARKS.reset(marks)
    tiles = with_definitions(line + own, 6, False)
    portraits = faces()
    seats = "".join(
        moved(seat(person, portraits[person.face], tiles_left(state, place), place == 2), *at)
        for place, (person, at) in enumerate(zip(PEOPLE, SEATS, strict=True), 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="system-ui, sans-serif">{DEFINITIONS}'
        f'<ellipse cx="{MIDDLE}" cy="390" rx="260" ry="80" fill="url(#glow)"/>'
        f'{seats}<g filter="url(#tile)">{tiles}</g>{LIP}</svg>\n'
    )


def moment() -> State:
    """Return the position, with the player at the bottom to act."""
    state = load("partners").new_round(seed=SEED)
    for _ in range(PLAYED):
        known = state.seen_by(int(state.turn))
        state.apply(max(known.legal_actions(), key=known.heuristic_score))
    return state


def tiles_left(state: State, after: int) -> int:
    """Return how many tiles the player some seats after the reader holds."""
    seat = (int(state.turn) + after) % 4
    hands = [zone for zone in state.view(state.turn).zones if isinstance(zone, Hand)]
    return next(hand.count for hand in hands if hand.seat == seat)


def board(state: State) -> str:
    """Return the line of tiles in the middle of the table."""
    zones = state.view(state.turn).zones
    zone = next(zone for zone in zones if isinstance(zone, Layout))
    piece = drawn_line(zone, 400, 200, False).within(430, 200, 1.5)
    return moved(piece.body, MIDDLE - piece.width / 2, 225 - piece.height / 2)


def rack(state: State) -> str:
    """Return the tiles of the reader, standing at the edge of the table, the best one lifted."""
    known = state.seen_by(int(state.turn))
    best = known.parts(max(known.legal_actions(), key=known.heuristic_score))[0].touch
    zones = known.zones()
    own = next(zone for zone in zones if isinstance(zone, Hand) and zone.seat == state.turn)
    scale = 1.55
    step = HALF * scale + 9
    left = MIDDLE - step * (len(own.tiles) - 1) / 2
    return "".join(
        moved(tile(text), left + step * place, 388 if text in best else 398, scale=scale)
        for place, text in enumerate(own.tiles)
    )


def seat(person: Person, portrait: str, tiles: int, is_wide: bool) -> str:
    """Return a portrait with name and points, and the backs of the tiles in a rack."""
    step, gap = 15, 9
    wide = step * tiles + gap
    top = 34 if is_wide else 74
    left = -step * (tiles - 1) / 2
    backs = "".join(
        f'<rect x="{number(left + step * place - 6.5)}" y="{top}" width="13" height="24" rx="2"/>'
        for place in range(tiles)
    )
    if is_wide:
        plate = '<rect x="-76" y="-31" width="152" height="62" rx="31"/>'
        at, words, anchor = (-45, 0), ((-10, -3), (-10, 19)), ""
    else:
        plate = '<rect x="-46" y="-58" width="92" height="124" rx="31"/>'
        at, words, anchor = (0, -26), ((0, 25), (0, 49)), ' text-anchor="middle"'
    (name_x, name_y), (points_x, points_y) = words
    return (
        f'<g fill="{SHADE}" fill-opacity=".72">{plate}</g>{moved(portrait, *at)}'
        f'<g font-size="20"{anchor}>'
        f'<text x="{name_x}" y="{name_y}" font-weight="600" fill="#f4eedf">{person.name}</text>'
        f'<text x="{points_x}" y="{points_y}" fill="#cfdcd6">{person.points}</text></g>'
        f'<g fill="{BACK}" stroke="#e3bd8f" stroke-opacity=".6">{backs}</g>'
        f'<rect x="{number(-wide / 2)}" y="{top + 20}" width="{wide}" height="9" rx="3" '
        'fill="url(#wood)"/>'
    )


def faces() -> dict[str, str]:
    """Return the portraits of the people as the client draws them, each 54 wide."""
    names = json.dumps([person.face for person in PEOPLE])
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, "drawings.mjs")
        bundled = ["npx", "rolldown", "src/faces/drawings.ts", "--format", "esm", "--file"]
        subprocess.run([*bundled, str(module)], cwd=WEB, check=True, capture_output=True)
        code = (
            f'import {{ drawing }} from "{module}"; '
            f"console.log(JSON.stringify({names}.map((face) => drawing(face))))"
        )
        node = ["node", "--input-type=module", "--eval", code]
        drawings = json.loads(subprocess.run(node, check=True, capture_output=True).stdout)
    return {
        person.face: portrait(drawn["ground"], drawn["shapes"])
        for person, drawn in zip(PEOPLE, drawings, strict=True)
    }


def portrait(ground: str, shapes: list[list[Any]]) -> str:
    """Return a face: paint, outline, and for lines their width."""
    paths = "".join(
        f'<path fill="none" stroke="{paint}" stroke-width="{width[0]}" d="{outline}"/>'
        if width and width[0]
        else f'<path fill="{paint}" d="{outline}"/>'
        for paint, outline, *width in shapes
    )
    return (
        f'<circle r="27" fill="{ground}"/><g clip-path="url(#round)">'
        f'<g transform="scale({54 / 128:.4f}) translate(-64 -64)" stroke-linecap="round" '
        f'stroke-linejoin="round">{paths}</g></g>'
    )


LIP: Final = (
    f'<rect x="{MIDDLE - 130}" y="428" width="260" height="20" rx="6" fill="url(#wood)"/>'
    f'<path d="M{MIDDLE - 126} 429.5h252" stroke="#c48f63" stroke-width="2"/>'
)
"""The front of the reader's rack."""
DEFINITIONS: Final = re.sub(
    r"\n\s*",
    "",
    f"""<defs>
    <clipPath id="round"><circle r="27"/></clipPath>
    <linearGradient id="wood" x2="0" y2="1">
    <stop stop-color="{WOOD}"/><stop offset="1" stop-color="{WOOD_DARK}"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="{WARM}" stop-opacity=".38"/>
    <stop offset="1" stop-color="{WARM}" stop-opacity="0"/></radialGradient>
    <filter id="tile" x="-5%" y="-5%" width="110%" height="115%">
    <feDropShadow dx="1" dy="6" stdDeviation="3.5" flood-color="#04100f" flood-opacity=".6"/>
    </filter></defs>""",
)


if __name__ == "__main__":
    main()
