"""A seat's knowledge of a trick game, as arrays."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.families.tricks.rules import R


@mypyc_attr(allow_interpreted_subclasses=True)
class TricksObserver(Observer[R], Generic[R]):
    """The hand, the current trick, the tricks taken, and the known voids."""

    needs_view: ClassVar[bool] = False

    def show(self, state: R, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        players = out.players
        suits: i64 = len(state.suits.names)
        out.hand(state.hands)
        out.who("opener", "The leader of the first trick", state.opener)
        out.who("leader", "The leader of this trick", state.leader)
        out.who("winner", "The seat currently winning this trick", state.winner)
        out.who("sitter", "The seat that sits out the tricks", state.sitter)
        out.number("led", "The suit that was led, by its number", state.led, -1, suits - 1)
        out.number(
            "worth", "The points of the tiles in this trick", state.worth, 0, state.game.tile_points
        )
        out.row(
            "trick",
            "The tiles of this trick, in order",
            state.trick,
            state.laid,
            players,
            0,
            out.tiles - 1,
        )
        out.by_seat("tricks", "Tricks taken by each seat", state.tricks, 0, out.tiles)
        out.by_seat(
            "honours",
            "The points of the tiles in those tricks",
            state.honours,
            0,
            state.game.tile_points,
        )
        out.flags_by_seat("voids", "Suits that each seat is known to lack", state.voids, suits)
        out.tile_set("gone", "Tiles out of play or in this trick", state.gone, 0, out.width)
