"""Tiddle-a-Wink in words: the bonus and the end of the turn."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.messages import Message
from capicua.families.line.words import LineWords
from capicua.games.tiddle_a_wink.rules import BONUS, TiddleAWinkRound


class TiddleAWinkWords(LineWords[TiddleAWinkRound]):
    """The words of the line, and of second plays."""

    keywords: ClassVar[tuple[str, ...]] = (*LineWords.keywords, "end_turn")

    def narrate(
        self, before: TiddleAWinkRound, action: int, after: TiddleAWinkRound
    ) -> list[Message]:
        """Return the public report; after a double, whether the turn continues."""
        game = before.game
        player = int(before.turn)
        if action == game.further:
            return [Message("say-end-turn", {"player": player})]
        said = super().narrate(before, action, after)
        if action < game.draw and after.hands.counts[player] > 0:
            leads = action >= game.first_lead
            tile = action - game.first_lead if leads else action // 4
            if after.phase == BONUS:
                said.append(Message("say-bonus", {"player": player}))
            elif before.earns_bonus(tile, leads):
                said.append(Message("say-bonus-lost", {"player": player}))
        return said
