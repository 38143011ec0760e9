"""The names of a hand's phases, of what is remembered of it, and of how it ended."""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
SEEK: Final = 1
"""Before the lead: the seats draw in turn until a double appears (LIN-8)."""
OWN_PHASES: Final = 2
"""The first phase that only some line games have."""

DREW: Final = 0
PASSED: Final = 1
"""What an entry of ``LineRound.events`` tells."""

GOING: Final = 0
DOMINO: Final = 1
BLOCKED: Final = 2
TARGET: Final = 3
"""How a hand ended: a seat reached the target of the match by points made in play (LIN-46)."""
