"""The numbers of actions, phases and public inferences.

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
"""A double was just played and requires another tile."""
DRAWN: Final = 2
"""A tile that can be played was drawn."""
OPTIONAL: Final = 3
"""A double took the marker off; one more tile may follow (CMT-22)."""
SERIES: Final = 4
"""The seat's own train was started in this turn and may be extended (CMT-14)."""
PHASES: Final = ("start", "follow", "drawn", "optional", "series")

MISSED: Final = OWN_PROOFS
"""A proof that the seat kept a drawn tile that is none of the given tiles."""
KEPT: Final = OWN_PROOFS + 1
"""A proof that the seat kept a drawn tile that is one of the given tiles."""
