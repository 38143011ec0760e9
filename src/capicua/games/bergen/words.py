"""Bergen in words: headers, and what decides a blocked round."""

from __future__ import annotations

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.families.line.phases import DOMINO
from capicua.families.line.words import LineWords
from capicua.games.bergen.rules import BergenRound
from capicua.games.bergen.scoring import all_hold_doubles, pips_compared


class BergenWords(LineWords[BergenRound]):
    """The words of the line, with the points of leads, headers and the end."""

    def label(self, state: BergenRound, action: int) -> Message:
        """Return the label of an action, with the header it makes."""
        found = super().label(state, action)
        points = 0 if action >= state.game.draw else int(state.points_after(action))
        if points == 0:
            return found
        return Message(f"{found.id}-points", {**found.arguments, "points": points})

    def narrate(self, before: BergenRound, action: int, after: BergenRound) -> list[Message]:
        """Return the public report, with the header the play makes."""
        said = super().narrate(before, action, after)
        points = int(after.worth(after.line)) if action < before.game.draw else 0
        if points > 0:
            id = "say-lead-points" if before.line.length == 0 else "say-header"
            said.insert(1, Message(id, {"player": int(before.turn), "points": points}))
        return said

    def explain_score(self, state: BergenRound) -> list[Message]:
        """Return who scores at the end, and how a blocked round was decided."""
        winner = int(state.hand_winner())
        if state.ended == DOMINO:
            return _scores(winner, int(state.game.domino_points))
        said: list[Message] = []
        hands = state.hands
        everybody = all_hold_doubles(hands)
        if everybody:
            said.append(Message("end-all-doubles"))
        for seat in range(state.players):
            if everybody or not hands.has_double(seat):
                pips = int(pips_compared(hands, seat, state.game.compares_doubles))
                said.append(Message("end-compared", {"player": seat, "pips": pips}))
            else:
                said.append(Message("end-holds-double", {"player": seat}))
        if winner == NOBODY:
            return [*said, Message("end-level")]
        return said + _scores(winner, int(state.game.blocked_points))


def _scores(seat: int, points: int) -> list[Message]:
    if points == 0:
        return [Message("end-nothing")]
    return [Message("end-points", {"player": seat, "points": points})]
