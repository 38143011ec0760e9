"""Positions as text: the hands, the pile and the seat to act."""

from __future__ import annotations

from capicua.core.position_fields import Fields
from capicua.core.presentation import Positions
from capicua.core.seats import seat_letter
from capicua.core.tiles.tile import NO_TILE, tiles_text
from escalera.rules import EscaleraRound


class EscaleraPositions(Positions[EscaleraRound]):
    """``clear`` tells whether the stairs are clear, ``passed`` the number of passes."""

    def fields(self, state: EscaleraRound) -> dict[str, str]:
        """Return the known hands and the open tiles."""
        return state.hands.fields() | {
            "pile": tiles_text(state.pile),
            "clear": "yes" if state.last == NO_TILE else "no",
            "passed": str(state.passed),
            "turn": seat_letter(state.turn),
        }

    def place(self, state: EscaleraRound, fields: dict[str, str]) -> None:
        """Set up a table; missing fields are empty, and A is to act by default."""
        given = Fields(fields, state.game)
        hands = state.hands
        told = [seat for seat in range(state.players) if given.hand(hands, seat)]
        state.pile = given.tiles("pile")
        is_clear = given.is_set("clear") or not state.pile
        state.last = NO_TILE if is_clear else state.pile[-1]
        state.passed = given.number("passed", high=int(state.players) - 1)
        state.turn = given.seat("turn")
        given.close()
        for seat in told:
            if hands.counts[seat] == 0:
                state.go_out(seat, state.pips_held())
