"""Observations of That's It!, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.games.thats_it.rules import ThatsItRound


class ThatsItObserver(Observer[ThatsItRound]):
    """The discard on offer, the trash, and tiles that others took face up."""

    def show(self, state: ThatsItRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.who("starter", "The starter of this round", state.starter)
        out.sets_by_seat(
            "known", "Tiles each seat took face up and still holds", state.known, out.width
        )
        out.tile_set("trash", "The discards that can no longer be taken", state.trash, 0, out.width)
        out.tile("offer", "The discard that the seat to act may take", state.offer)
        out.number(
            "must_discard",
            "Whether the seat to act has taken or drawn, and must discard",
            1 if state.must_discard else 0,
            0,
            1,
        )
        out.tile("taken_tile", "The tile taken this turn, which may not be discarded", state.taken)
        most = state.game.take_chain_limit
        out.number("chain", "Turns in a row that took the discard", state.chain, 0, most)
