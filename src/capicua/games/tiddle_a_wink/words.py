"""Tiddle-a-Wink in words: the bonus and the end of the turn."""

from __future__ import annotations

from capicua.core.parts import Part, word
from capicua.core.reasons import Message
from capicua.families.line.words import LineWords
from capicua.games.tiddle_a_wink.rules import BONUS, TiddleAWinkRound


class TiddleAWinkWords(LineWords[TiddleAWinkRound]):
    """The words of the line, and of second plays."""

    def parts(self, state: TiddleAWinkRound, action: int) -> list[Part]:
        """Return the part of ``end_turn``, or as in the family."""
        if action == state.game.further:
            return [word("end_turn")]
        return super().parts(state, action)

    def parse(self, state: TiddleAWinkRound, text: str) -> int:
        """Parse an action."""
        if "".join(text.lower().split()) in ("end_turn", "endturn"):
            return int(state.game.further)
        return super().parse(state, text)

    def label(self, state: TiddleAWinkRound, action: int) -> Message:
        """Return the label of an action."""
        if action == state.game.further:
            return Message("label-end-turn")
        return super().label(state, action)

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
