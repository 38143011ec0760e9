"""The numbers of actions and phases, and of the public inferences from a turn.

A play is one number: ``PLAY + train × tiles of the set + tile``.
"""

from __future__ import annotations

from typing import Final

from capicua.families.trains.rules import OWN_PROOFS

DRAW: Final = 0
PASS: Final = 1
END_TURN: Final = 2
PLAY: Final = 3

START: Final = 0
"""The start of a turn."""
FOLLOW: Final = 1
"""A double was just played and calls for another tile."""
DRAWN: Final = 2
"""A tile was drawn that can be played."""
OPTIONAL: Final = 3
"""A double took the marker off, and one tile may follow (CMT-22)."""
SERIES: Final = 4
"""One's own train was started in this turn and may be extended (CMT-14)."""
PHASES: Final = ("start", "follow", "drawn", "optional", "series")

MISSED: Final = OWN_PROOFS
"""A proof that the seat keeps a tile it drew which is none of these."""
KEPT: Final = OWN_PROOFS + 1
"""A proof that the seat keeps a tile it drew which is one of these."""
