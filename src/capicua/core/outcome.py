"""The outcome of a round or a match, as one value."""

from __future__ import annotations

from typing import final

from capicua.core.reasons import Message


@final
class Outcome:
    """Points by seat, the winning seats, and how it ended; immutable."""

    def __init__(
        self, points: tuple[int, ...], winners: tuple[int, ...], reasons: tuple[Message, ...] = ()
    ) -> None:
        self.points: tuple[int, ...] = points
        """Points by seat: of the round, or the totals of the match."""
        self.winners: tuple[int, ...] = winners
        """The winning seats, ascending, both partners included; empty if nobody wins."""
        self.reasons: tuple[Message, ...] = reasons
        """How it ended and how it is scored, as messages; empty for a match."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.points == other.points
            and self.winners == other.winners
            and self.reasons == other.reasons
        )

    def __hash__(self) -> int:
        return hash((self.points, self.winners))

    def __repr__(self) -> str:
        return f"Outcome({self.points!r}, {self.winners!r}, {self.reasons!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.points, self.winners, self.reasons)
