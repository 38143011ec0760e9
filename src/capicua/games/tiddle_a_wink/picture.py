"""Tiddle-a-Wink as zones: the player who may play again."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.zones import Facts, Zone
from capicua.families.line.picture import LinePicture
from capicua.games.tiddle_a_wink.rules import BONUS, TiddleAWinkRound


class TiddleAWinkPicture(LinePicture[TiddleAWinkRound]):
    """The zones of the line, with the bonus."""

    def own_zones(self, state: TiddleAWinkRound) -> list[Zone]:
        """Return the player who may play again, if any."""
        if state.phase != BONUS:
            return []
        id = "fact-bonus" if state.game.may_decline else "fact-bonus-compulsory"
        return [Facts(name="bonus", facts=[Message(id, {"player": int(state.turn)})])]
