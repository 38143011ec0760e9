"""Positions of Muggins: the phase after a play, and its player."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.messages import Message
from capicua.core.position_entries import SEAT, WORD, Entry
from capicua.core.position_fields import Fields, bad
from capicua.core.seats import seat_letter
from capicua.families.line.positions import LinePositions
from capicua.games.muggins.rules import CALL, CLAIM, MugginsRound


class MugginsPositions(LinePositions[MugginsRound]):
    """A position of the line, including the claim and call phases."""

    scores_in_play: ClassVar[bool] = True

    def own_fields(self, state: MugginsRound) -> dict[str, str]:
        """Return the phase after a play, and its player."""
        if state.phase < CLAIM:
            return {}
        phase = "claim" if state.phase == CLAIM else "call"
        return {"phase": phase, "mover": seat_letter(state.mover)}

    def own_entries(self, state: MugginsRound) -> list[Entry]:
        """Return the phase after a play, and its player."""
        words = ["", "seek", *(["claim", "call"] if state.game.claims else [])]
        found = [Entry("phase", WORD, words=words, is_rare=True)]
        if state.game.claims:
            found.append(Entry("mover", SEAT, is_rare=True))
        return found

    def place_own(self, state: MugginsRound, given: Fields) -> None:
        """Set up the phase and the mover, who is the seat to act in the claim phase."""
        phase = given.word("phase", ("", "claim", "call"), "")
        if phase == "":
            return
        if not state.game.claims:
            raise bad("phase", phase, Message("position-no-claims"))
        if state.line.length == 0:
            raise bad("phase", phase, Message("refuse-before-lead"))
        state.phase = CLAIM if phase == "claim" else CALL
        state.mover = given.seat("mover", state.turn)
        if (state.mover == state.turn) != (state.phase == CLAIM):
            id = "position-mover-claims" if phase == "claim" else "position-mover-called"
            cause = Message(id, {"player": int(state.turn)})
            raise bad("mover", seat_letter(state.mover), cause)
