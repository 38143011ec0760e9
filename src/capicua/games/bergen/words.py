"""Bergen in words: headers, and what decides a blocked round."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.families.line.phases import DOMINO
from capicua.families.line.words import LineWords
from capicua.games.bergen.rules import BergenRound
from capicua.games.bergen.scoring import all_hold_doubles, pips_compared


class BergenWords(LineWords[BergenRound]):
    """The words of the line, with the points of leads, headers and the end."""

    def points_id(self, before: BergenRound) -> str:
        """Return the id of the report of a lead that scores, or of a header."""
        return "say-lead-points" if before.line.length == 0 else "say-header"

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
