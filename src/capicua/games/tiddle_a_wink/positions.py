"""Positions of Tiddle-a-Wink: whether the turn continues after a double."""

from __future__ import annotations

from capicua.core.fields import Fields, bad
from capicua.families.line.positions import LinePositions
from capicua.games.tiddle_a_wink.rules import BONUS, TiddleAWinkRound


class TiddleAWinkPositions(LinePositions[TiddleAWinkRound]):
    """A position of the line, possibly in the middle of a turn."""

    def own_fields(self, state: TiddleAWinkRound) -> dict[str, str]:
        """Return the phase if the turn continues after a double."""
        return {"phase": "bonus"} if state.phase == BONUS else {}

    def place_own(self, state: TiddleAWinkRound, given: Fields) -> None:
        """Set up the phase from the same field."""
        phase = given.word("phase", ("", "bonus"), "")
        if phase == "":
            return
        able = state.game.gives_bonus and state.can_play(state.turn)
        if state.line.length == 0 or not able:
            raise bad("phase", phase)
        state.phase = BONUS
