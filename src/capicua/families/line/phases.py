"""The phases of a round, the kinds of its remembered events, and its endings."""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
SEEK: Final = 1
"""Before the lead: the seats draw in turn until a double appears (LIN-8)."""
OWN_PHASES: Final = 2
"""The first phase that a game may add."""

DREW: Final = 0
PASSED: Final = 1
"""The kind of an entry of ``LineRound.events``."""

GOING: Final = 0
DOMINO: Final = 1
BLOCKED: Final = 2
TARGET: Final = 3
"""The ending in which a seat reached the target by points scored in play (LIN-46)."""
