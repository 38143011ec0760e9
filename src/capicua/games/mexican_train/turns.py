"""The numbers of trains, of actions, of phases and of what a turn lets the others know.

Trains 0 to 11 belong to the seats of the same number (P0 to P11), 12 to 27 are the public
sidings M1 to M16. A play is one number: ``PLAY + train × tiles of the set + tile``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message

OWN_TRAINS: Final = 12
SIDINGS: Final = 16
"""No set needs more: 15 tiles besides the double match the station of a double-15."""
TRAINS: Final = 28
NO_TRAIN: Final = -1

DRAW: Final = 0
PASS: Final = 1
END_TURN: Final = 2
PLAY: Final = 3

START: Final = 0
"""The turn begins."""
FOLLOW: Final = 1
"""A double was just played and wants another tile."""
DRAWN: Final = 2
"""A tile was drawn that may be played."""
OPTIONAL: Final = 3
"""A double took the marker off, and one tile may follow (CMT-22)."""
SERIES: Final = 4
"""The own train was begun in this turn and may be built on (CMT-14)."""
PHASES: Final = ("start", "follow", "drawn", "optional", "series")

LACKS: Final = 0
"""Proof: the seat holds none of these tiles."""
MISSED: Final = 1
"""Proof: the seat keeps a tile it drew that is none of these."""
KEPT: Final = 2
"""Proof: the seat keeps a tile it drew that is one of these."""
HOLDS: Final = 3
"""Proof: the seat holds at least one of these."""

FIRST_SIDINGS: Final = vec[i64]([2**OWN_TRAINS * (2**count - 1) for count in range(SIDINGS + 1)])
"""The first so many sidings, as a mask of trains."""


def train_name(train: i64) -> str:
    """The train as people write it: ``P0`` or ``M1``."""
    return f"P{train}" if train < OWN_TRAINS else f"M{train - OWN_TRAINS + 1}"


def parse_train(text: str) -> int:
    """The train written ``P0`` or ``M1``; raises ``BadText``."""
    name = text.strip().upper()
    for train in range(TRAINS):
        if train_name(train) == name:
            return train
    raise BadText(Message("text-train", {"text": text.strip()}))
