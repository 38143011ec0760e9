"""Write the client's ``materials.css``, the colours of tables and tiles as CSS variables, and
``emblem.svg``, the carving of backs that are not drawn as tiles.

They come from ``render/svg/tileset.json``, so that pictures and the client show the same tile.
``python scripts/client/materials.py`` writes the files; ``--check`` only reports whether they are
up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from capicua.render.svg.tileset import TILESET

FOLDER = Path(__file__).parents[2] / "web" / "src" / "tiles"
HEAD = "/* Generated from render/svg/tileset.json by scripts/client/materials.py. */\n"
HIGH = ":root[data-contrast='high']"


def selector(kind: str, name: str, is_first: bool) -> str:
    """Return where a material applies; high contrast overrides all others."""
    places = [f"[data-{kind}='{name}']"]
    if is_first:
        places.insert(0, ":root")
    if name == "contrast":
        places.append(HIGH)
    return ",\n".join(places)


def block(where: str, colours: Mapping[str, str]) -> str:
    """Return a rule that sets colours."""
    lines = "".join(f"  --{name}: {colour};\n" for name, colour in colours.items())
    return f"{where} {{\n{lines}}}\n"


def light_and_shade() -> dict[str, str]:
    """Return the light over tables, and the shade of tiles and carvings: the same for all."""
    shadow, shade = TILESET.shadow, TILESET.shade
    return {
        "lamp": see_through(TILESET.lamp["colour"], TILESET.lamp["opacity"]),
        "dusk": see_through(TILESET.dusk["colour"], TILESET.dusk["opacity"]),
        "tile-shadow": see_through(shadow["colour"], shadow["core"]),
        "tile-shadow-rim": see_through(shadow["colour"], shadow["rim"]),
        "hole-shade": see_through(shade["colour"], shade["holes"]),
        "pin-rim": TILESET.pin["colour"],
        "carving-shade": see_through(shade["colour"], shade["carving"]),
    }


def see_through(colour: str, opacity: float) -> str:
    """Return a colour with its opacity."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red} {green} {blue} / {opacity})"


def emblem() -> str:
    """Return the carving of backs as a picture, in a colour for all of them."""
    colour = TILESET.faces["ivory"].colours["carving"]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -97 96 194" fill="none" '
        f'stroke="{colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{TILESET.back["emblem"]}"/></svg>\n'
    )


def materials() -> str:
    """Return the style sheet."""
    found = [HEAD, block(":root", light_and_shade())]
    for number, (name, colours) in enumerate(TILESET.tables.items()):
        found.append(block(selector("table", name, number == 0), colours))
    for number, (name, face) in enumerate(TILESET.faces.items()):
        where = selector("set", name, number == 0)
        found.append(block(where, face.colours))
        pips = {f"pip-{value}": colour for value, colour in enumerate(face.pips, 1)}
        inside = ",\n".join(f"{one} .coloured" for one in where.split(",\n"))
        found.append(block(inside, pips))
    return "".join(found)


def main(arguments: list[str]) -> int:
    """Write or check the files; return the exit status."""
    texts = {"materials.css": materials(), "emblem.svg": emblem()}
    if "--check" not in arguments:
        for name, text in texts.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return 0
    old = [name for name in texts if (FOLDER / name).read_text(encoding="utf-8") != texts[name]]
    for name in old:
        print(f"{name} does not match tileset.json: run scripts/client/materials.py")
    return bool(old)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
