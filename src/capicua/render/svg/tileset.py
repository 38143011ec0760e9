"""The numbers of tiles: geometry, light and colours, shared with the browser.

They are in ``tileset.json``, in hundredths of a tile's width: the client reads the same file, and
``scripts/client/materials.py`` writes its colours as CSS.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

Stops = list[tuple[float, str, float]]
"""A gradient: offset, colour and opacity of each stop."""


class Face(NamedTuple):
    """A set of tiles: its colours by name, and the colours of its pips from one up."""

    colours: Mapping[str, str]
    pips: list[str]


class Tileset(NamedTuple):
    """The contents of the file."""

    size: Mapping[str, float]
    shadow: Mapping[str, Any]
    numeral: Mapping[str, Any]
    radii: list[tuple[int, float]]
    pips: list[list[tuple[float, float]]]
    drill: Mapping[str, list[float]]
    groove: Mapping[str, Any]
    pin: Mapping[str, Any]
    back: Mapping[str, Any]
    shade: Mapping[str, Any]
    light: Mapping[str, Any]
    lamp: Mapping[str, Any]
    dusk: Mapping[str, Any]
    faces: Mapping[str, Face]
    tables: Mapping[str, Mapping[str, str]]


def _read() -> Tileset:
    data = json.loads((files(__package__) / "tileset.json").read_text(encoding="utf-8"))
    faces = {name: Face(face, face.pop("pips")) for name, face in data.pop("faces").items()}
    return Tileset(faces=faces, **data)


TILESET: Final = _read()
