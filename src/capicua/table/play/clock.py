"""Time controls. No clock is read here: the time is passed in, in milliseconds."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

from capicua.core.messages import BadOption, Message
from capicua.table.frames.protocol import ClockPlan

DAY: Final = 86_400
"""One day in seconds: a table with at least this time per turn is played by correspondence."""


NO_CLOCK: Final = ClockPlan()
_PLAN: Final = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,4}))?(?:[ ,](play|forfeit))?")


def clock_plan(text: str) -> ClockPlan:
    """Parse a time control: ``30`` seconds per turn, or ``300+5``, a bank with an increment.

    If the word ``forfeit`` follows, a timeout loses the match; by default the table plays a move.
    Raises ``BadOption``.
    """
    found = _PLAN.fullmatch(text)
    if found is None or not int(found[1]):
        raise BadOption(Message("bad-clock", {"text": text}))
    at_zero: Literal["play", "forfeit"] = "forfeit" if found[3] == "forfeit" else "play"
    if found[2] is None:
        return ClockPlan("turn", int(found[1]), 0, at_zero)
    return ClockPlan("bank", int(found[1]), int(found[2]), at_zero)


def clock_text(plan: ClockPlan) -> str:
    """Return a time control as ``clock_plan`` reads it."""
    bank = f"+{plan.increment}" if plan.kind == "bank" else ""
    return f"{plan.seconds}{bank} {plan.at_zero}"


class Clock(Struct, omit_defaults=True):
    """The time left to each seat, and the start of the current turn."""

    left: list[int]
    """Milliseconds by seat, not counting the current turn."""
    since: int | None = None
    """The start of the current turn; ``None`` while no clock runs."""

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        """Return a new clock for a round; an empty one without a time control."""
        return cls([plan.seconds * 1000] * seats if plan.kind != "none" else [])

    def copy(self) -> Clock:
        """Return an independent copy."""
        return Clock(list(self.left), self.since)

    def pause(self, seat: int, now_ms: int) -> None:
        """Stop the seat's clock, and subtract the time it has used."""
        if self.since is not None:
            self.left[seat] = max(self.left[seat] - max(now_ms - self.since, 0), 0)
            self.since = None

    def stop(self, plan: ClockPlan, seat: int, now_ms: int) -> None:
        """Reset the turn's time, or add the increment to the bank, after the seat has acted."""
        if not self.left:
            return
        self.pause(seat, now_ms)
        if plan.kind == "turn":
            self.left[seat] = plan.seconds * 1000
        else:
            self.left[seat] += plan.increment * 1000

    def remaining(self, seat: int, is_turn: bool, now_ms: int) -> int | None:
        """Return the time left to a seat now; ``None`` without a clock."""
        if not self.left:
            return None
        used = now_ms - self.since if is_turn and self.since is not None else 0
        return max(self.left[seat] - max(used, 0), 0)

    def due(self, seat: int) -> int | None:
        """Return when the seat to act runs out of time; ``None`` while no clock runs."""
        return None if self.since is None or not self.left else self.since + self.left[seat]
