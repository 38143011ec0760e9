"""Observations of Mexican Train, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.core.tiles.tile import NO_TILE
from capicua.families.trains.observer import TrainsObserver
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.trains import TRAINS


class MexicanObserver(TrainsObserver[MexicanRound]):
    """The trains, their markers, and the doubles to be covered."""

    def show(self, state: MexicanRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        trains = state.trains
        drawn: i64 = state.drawn if seat == state.turn else NO_TILE
        out.tile("drawn", "The tile just drawn, for the seat that drew it", drawn)
        out.who("opener", "The seat that put the double into the station", state.opener)
        out.flags("marked", "Trains with a marker, by their number", state.marked, TRAINS)
        out.number("origin", "The phase that a tile was drawn from", state.origin, 0, 15)
        out.number(
            "follow",
            "The train of the double that requires another tile",
            state.follow,
            -1,
            TRAINS - 1,
        )
        out.number(
            "running", "Whether a series of doubles is running", 1 if state.running else 0, 0, 1
        )
        out.number("sidings", "Public sidings that have been started", trains.sidings, 0, TRAINS)
        out.row("lengths", "The length of each train", trains.lengths, TRAINS, TRAINS, 0, out.tiles)
        out.row(
            "uncovered",
            "Trains with an open double to cover, the oldest first",
            trains.open,
            trains.open_count,
            TRAINS,
            0,
            TRAINS - 1,
        )
        out.number("silent", "Turns in a row that changed nothing", state.silent, 0, out.players)
