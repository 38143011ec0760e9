"""A seat's knowledge of a game of the cross, as arrays."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.core.tiles.tile import MAX_PIP, double_of
from capicua.families.cross.actions import EXCHANGE, LEAD, PLAY, tile_played
from capicua.families.cross.rules import CrossRound


class CrossObserver(Observer[CrossRound]):
    """The hand, the discards, the trains, and the tiles the other seats are known to lack."""

    needs_view: ClassVar[bool] = False

    def show(self, state: CrossRound, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        players = out.players
        out.hand(state.hands)
        out.number(
            "stock", "Spare tiles left, in heaps or in a boneyard", state.stock.left, 0, out.tiles
        )
        out.number("phase", "0 until the lead, 1 just after it, then 2", state.phase, 0, 2)
        out.who("starter", "The starter of this round", state.starter)
        out.tile("opening", "The double that must open the match", state.opening)
        out.tile("centre", "The double in the middle", state.lead)
        out.by_seat("exchanges", "Number of exchanges by each seat", state.exchanges, 0, 9)
        out.row(
            "ends",
            "The end number of each train, by owner",
            state.ends,
            players,
            players,
            0,
            MAX_PIP,
        )
        out.flags("marked", "Trains open to all players, by owner", state.open, players)
        out.number("passes", "Passes since the last tile was laid", state.passes, 0, 9)
        out.tile_set("discarded", "The viewer's first discarded hand", state.discards, 2 * seat, 1)
        out.tile_set(
            "discarded2",
            "The viewer's second discarded hand",
            state.discards,
            2 * seat + 1,
            1,
        )
        log = state.log
        shown = state.shown
        out.begin_sets(players + 1)
        for earlier in state.laid:
            out.mark_seat(-1, tile_played(earlier))
        stop: i64 = len(log)
        for index in range(stop):
            action = log[index]
            if action >= PLAY:
                out.mark_seat(shown[index] & 3, tile_played(action))
            elif action >= LEAD:
                out.mark_seat(shown[index] & 3, double_of(action - LEAD))
        out.end_sets("laid", "Tiles laid by each seat; last, those on the table at the start")
        out.begin_sets(players)
        for index in range(stop):
            mover = shown[index] & 3
            relative = mover - seat if mover >= seat else mover - seat + players
            if log[index] == EXCHANGE:
                out.marks[relative * out.width] = 0
            else:
                out.marks[relative * out.width] |= shown[index] >> 2
        out.end_sets("lacks", "Tiles that each seat's current hand is known to lack")
