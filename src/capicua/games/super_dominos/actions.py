"""The numbers of actions, phases and public inferences.

Opening with a double is ``OPEN + number``; a play is
``first_play + leg × tiles of the set + tile``.
"""

from __future__ import annotations

from typing import Final

from capicua.families.trains.rules import OWN_PROOFS

DRAW: Final = 0
END_TURN: Final = 1
PASS: Final = 2
OPEN: Final = 3

OPENING: Final = 0
"""The opener must put down a start double."""
TURN: Final = 1
"""The start of a turn."""
DRAWN: Final = 2
"""Tiles were drawn, and a tile in the hand can be placed."""
EXTRA: Final = 3
"""Another tile may be placed (SUP-16)."""
PHASES: Final = ("opening", "turn", "drawn", "extra")

GETS_ONE: Final = OWN_PROOFS
"""A proof that the seat took a tile from the boneyard."""
GETS_TWO: Final = OWN_PROOFS + 1
"""A proof that the seat took two tiles from the boneyard."""
