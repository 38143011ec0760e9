"""Positions of Tiddle-a-Wink: whether the turn continues after a double."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.position_entries import WORD, Entry
from capicua.core.position_fields import Fields, bad
from capicua.families.line.positions import LinePositions
from capicua.games.tiddle_a_wink.rules import BONUS, TiddleAWinkRound


class TiddleAWinkPositions(LinePositions[TiddleAWinkRound]):
    """A position of the line, possibly in the middle of a turn."""

    def own_fields(self, state: TiddleAWinkRound) -> dict[str, str]:
        """Return the phase if the turn continues after a double."""
        return {"phase": "bonus"} if state.phase == BONUS else {}

    def own_entries(self, state: TiddleAWinkRound) -> list[Entry]:
        """Return the phase, with the turn that continues after a double."""
        words = ["", "seek", *(["bonus"] if state.game.gives_bonus else [])]
        return [Entry("phase", WORD, words=words, is_rare=True)]

    def place_own(self, state: TiddleAWinkRound, given: Fields) -> None:
        """Set up the phase from the same field."""
        phase = given.word("phase", ("", "bonus"), "")
        if phase == "":
            return
        if not state.game.gives_bonus:
            raise bad("phase", phase, Message("position-no-bonus"))
        if state.line.length == 0:
            raise bad("phase", phase, Message("refuse-before-lead"))
        if not state.can_play(state.turn):
            raise bad("phase", phase, Message("position-no-play", {"player": int(state.turn)}))
        state.phase = BONUS
