"""Observations of Double Takes, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.core.tiles.tile import NO_TILE
from capicua.families.tricks.observer import TricksObserver
from capicua.games.double_takes.rules import TakesRound


class TakesObserver(TricksObserver[TakesRound]):
    """The tricks, the revokes, and the tiles that corrections have shown."""

    def show(self, state: TakesRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.sets_by_seat(
            "shown", "Tiles in each hand that everybody has seen", state.shown.bits, out.width
        )
        out.number(
            "asked",
            "The place in the trick of the player asked about a revoke",
            state.asked,
            -1,
            out.players,
        )
        most = state.game.hand_size
        out.by_seat("corrected", "Revokes that each seat has corrected", state.corrected, 0, most)
        out.by_seat("revokes", "Revokes of each seat found out later", state.revokes, 0, most)
        is_public = state.is_over or state.game.show_leftover
        leftover: i64 = state.leftover if is_public else NO_TILE
        out.tile("leftover", "The leftover tile, once it is public", leftover)
