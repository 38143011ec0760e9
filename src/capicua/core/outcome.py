"""The outcome of a round or a match, as one value.

Kept interpreted: dataclasses gain nothing from the compiler.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from capicua.core.messages import Message


@final
@dataclass(frozen=True)
class Outcome:
    """Points by seat, the winning seats, and how it ended; immutable."""

    points: tuple[int, ...]
    """Points by seat: of the round, or the totals of the match."""
    winners: tuple[int, ...]
    """The winning seats, ascending, both partners included; empty if nobody wins."""
    reasons: tuple[Message, ...] = ()
    """How it ended and how it is scored, as messages; empty for a match."""

    def __repr__(self) -> str:
        return f"Outcome({self.points!r}, {self.winners!r}, {self.reasons!r})"
