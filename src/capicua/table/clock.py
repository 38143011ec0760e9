"""Time to think. No clock is read here: the time is always told, in milliseconds."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

from capicua.core.reasons import BadOption, Message
from capicua.table.protocol import ClockPlan

DAY: Final = 86_400
"""Seconds; a table with as much for a turn is played by correspondence."""


NO_CLOCK: Final = ClockPlan()
_PLAN: Final = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,4}))?(?:[ ,](play|forfeit))?")


def clock_plan(text: str) -> ClockPlan:
    """``30`` seconds for a turn, ``300+5`` in a bank with an increment, and what is at zero.

    That is the word ``forfeit`` after it, or nothing: the table plays. Raises ``BadOption``.
    """
    found = _PLAN.fullmatch(text)
    if found is None or not int(found[1]):
        raise BadOption(Message("bad-clock", {"text": text}))
    at_zero: Literal["play", "forfeit"] = "forfeit" if found[3] == "forfeit" else "play"
    if found[2] is None:
        return ClockPlan("turn", int(found[1]), 0, at_zero)
    return ClockPlan("bank", int(found[1]), int(found[2]), at_zero)


def clock_text(plan: ClockPlan) -> str:
    """A plan as ``clock_plan`` reads it."""
    bank = f"+{plan.increment}" if plan.kind == "bank" else ""
    return f"{plan.seconds}{bank} {plan.at_zero}"


class Clock(Struct, omit_defaults=True):
    """What is left to each seat, and since when the seat to act has been thinking."""

    left: list[int]
    """Milliseconds by seat, without what the present turn has used."""
    since: int | None = None
    """When the present turn began; nothing while nobody's time runs."""

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        """A clock wound up for a round; an empty one where there is none."""
        return cls([plan.seconds * 1000] * seats if plan.kind != "none" else [])

    def copy(self) -> Clock:
        """An independent copy."""
        return Clock(list(self.left), self.since)

    def pause(self, seat: int, now_ms: int) -> None:
        """The seat's time stands still: what it has used is taken off."""
        if self.since is not None:
            self.left[seat] = max(self.left[seat] - max(now_ms - self.since, 0), 0)
            self.since = None

    def stop(self, plan: ClockPlan, seat: int, now_ms: int) -> None:
        """The seat has acted: its turn's time is whole again, or its bank has its increment."""
        if not self.left:
            return
        self.pause(seat, now_ms)
        if plan.kind == "turn":
            self.left[seat] = plan.seconds * 1000
        else:
            self.left[seat] += plan.increment * 1000

    def remaining(self, seat: int, is_turn: bool, now_ms: int) -> int | None:
        """What is left to a seat now; nothing without a clock."""
        if not self.left:
            return None
        used = now_ms - self.since if is_turn and self.since is not None else 0
        return max(self.left[seat] - max(used, 0), 0)

    def due(self, seat: int) -> int | None:
        """When the time of the seat to act is over; nothing while none runs."""
        return None if self.since is None or not self.left else self.since + self.left[seat]
