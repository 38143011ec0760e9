"""The ids of the drawn faces people choose from; the web client has their drawings."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message, Refused

FACES: Final = (
    "straw-hat",
    "curls",
    "bun",
    "beard",
    "afro",
    "flat-cap",
    "bob",
    "shades",
    "veil",
    "quiff",
    "braids",
    "turban",
    "captain",
    "locks",
    "flower",
    "spectacles",
    "beret",
    "beanie",
    "bandana",
    "toque",
    "headphones",
    "ponytail",
    "cap",
    "bald",
    "silver",
    "pink",
    "cat",
    "dog",
    "fox",
    "owl",
    "parrot",
    "frog",
    "bear",
    "tortoise",
)
"""In the order of the settings; ids are stored in tables, so none is ever removed."""


def check_face(face: str) -> None:
    """Raise ``Refused`` unless the face is known, or empty for one that follows from the name."""
    if face and face not in FACES:
        raise Refused(Message("face-unknown", {"face": face, "allowed": ", ".join(FACES)}))
