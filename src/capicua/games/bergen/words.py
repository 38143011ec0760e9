"""Bergen in words: headers, and what decides a blocked hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.core.tile import tile_text
from capicua.families.line import words
from capicua.families.line.phases import DOMINO
from capicua.games.bergen import scoring
from capicua.games.bergen.hints import points_after

if TYPE_CHECKING:
    from capicua.games.bergen.rules import BergenRound


def label(state: BergenRound, action: i64) -> Message:
    """The action as a choice, with the header it makes."""
    found = words.label(state, action)
    points = _points(state, action)
    if points == 0:
        return found
    return Message(f"{found.id}-points", {**found.arguments, "points": points})


def headers_at(state: BergenRound, arm: i64) -> list[Message]:
    """To the seat to act: which of its tiles make a header on an arm, the best first (BRG-5)."""
    if state.is_over or state.viewer != state.turn:
        return []
    tiles: dict[int, list[str]] = {}
    for action in state.legal_actions():
        if action < state.rules.first_lead and action % 4 == arm:
            tiles.setdefault(_points(state, action), []).append(tile_text(action // 4))
    return [
        Message("note-header", {"points": points, "tiles": tiles[points]})
        for points in sorted(tiles, reverse=True)
        if points > 0
    ]


def narrate(state: BergenRound, action: i64) -> list[Message]:
    """What everybody hears, with the header the play makes."""
    said = words.narrate(state, action)
    points = _points(state, action)
    if points > 0:
        id = "say-lead-points" if state.line.length == 0 else "say-header"
        said.insert(1, Message(id, {"player": int(state.turn), "points": points}))
    return said


def _points(state: BergenRound, action: i64) -> int:
    return int(points_after(state, action)) if action < state.rules.draw else 0


def explain_score(state: BergenRound) -> list[Message]:
    """Who makes the last points, and in a blocked hand what was compared (BRG-6, BRG-7)."""
    house = state.house
    if state.ended == DOMINO:
        points = int(house.domino_points)
        return _scores(int(state.turn), points)
    said: list[Message] = []
    everybody = scoring.all_hold_doubles(state)
    if everybody:
        said.append(Message("end-all-doubles"))
    for seat in range(state.players):
        if everybody or not scoring.holds_double(state, seat):
            pips = int(scoring.pips_compared(state, seat))
            said.append(Message("end-compared", {"player": int(seat), "pips": pips}))
        else:
            said.append(Message("end-holds-double", {"player": int(seat)}))
    best = int(scoring.best_hand(state))
    if best == NOBODY:
        return [*said, Message("end-level")]
    return said + _scores(best, int(house.blocked_points))


def _scores(seat: int, points: int) -> list[Message]:
    if points == 0:
        return [Message("end-nothing")]
    return [Message("end-points", {"player": seat, "points": points})]
