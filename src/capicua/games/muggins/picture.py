"""Muggins as zones: claims and calls on the last play, or the count of the ends."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.messages import Argument, Message
from capicua.core.zones import Calls, Facts, Zone
from capicua.families.line.picture import LinePicture, points_at
from capicua.games.muggins.rules import CLAIM, MugginsRound
from capicua.games.muggins.scoring import end_weights


class MugginsPicture(LinePicture[MugginsRound]):
    """The zones of the line, with claims, calls and points."""

    def own_zones(self, state: MugginsRound) -> list[Zone]:
        """Return claims and calls since the last play; under ``auto`` also the ends' count."""
        found: list[Zone] = []
        if state.phase >= CLAIM:
            found.append(Calls(name="claims", said=_said(state)))
        if not state.game.claims and state.line.length > 0:
            arguments: dict[str, Argument] = {
                "count": int(state.line.count()),
                "ends": [str(weight) for weight in end_weights(state.line)],
            }
            found.append(Facts(name="count", facts=[Message("fact-count", arguments)]))
        return found

    def arm_notes(self, state: MugginsRound, arm: i64) -> list[Message]:
        """Return a note on an arm: the tiles of the seat to act that score there, best first.

        Empty if points must be claimed (MUG-6), because finding them is the player's task.
        """
        if state.game.claims:
            return []
        return points_at(state, arm, "note-makes")


def _said(state: MugginsRound) -> list[tuple[int, Message]]:
    """Return the claim and the answers so far, each with its seat.

    Empty in a position set up after the claim, because the answers are unknown.
    """
    said: list[tuple[int, Message]] = []
    start = len(state.log)
    while start > 0 and state.log[start - 1] >= state.game.further:
        start -= 1
    if start == len(state.log) or state.log[start] > state.game.first_call:
        return said
    seat = state.mover
    for action in state.log[start:]:
        said.append((int(seat), state.label(action)))
        seat = state.asked_after(seat)
    return said
