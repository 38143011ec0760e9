"""A seat's knowledge of a line game, as arrays."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer
from capicua.families.line.layout import CLOSED
from capicua.families.line.rules import L


@mypyc_attr(allow_interpreted_subclasses=True)
class LineObserver(Observer[L], Generic[L]):
    """The hand, the line, the boneyard, and the numbers the other seats are known to lack."""

    needs_view: ClassVar[bool] = False

    def show(self, state: L, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        line = state.line
        pips = state.game.pips
        out.hand(state.hands)
        out.number("stock", "Tiles left in the boneyard", state.stock.left, 0, out.tiles)
        out.number("drawn", "Tiles drawn this turn", state.drawn, 0, out.tiles)
        out.number("phase", "The phase of the turn: 0 play, then the game's own", state.phase, 0, 9)
        # Partners counts rounds without a winner here (PAR-26).
        most = max(state.game.chips, state.game.max_hands)
        out.number("pot", "Chips left in the pool by earlier rounds", state.setup.pot, 0, most)
        out.who("leader", "The leader of this round", state.leader)
        out.tile("lead", "The tile that must be led", state.lead)
        out.tile("root", "The tile that was led", line.root)
        out.tile("spinner", "The double from which four arms grow", line.spinner)
        edge = line.offered_edge
        out.number("fresh", "The arm that represents all free edges of the spinner", edge, -1, 3)
        out.row(
            "ends",
            "The ends of arms E, W, N, S: a number of pips, 16 if closed, "
            "17 and more either half of a tile",
            line.ends,
            4,
            4,
            0,
            CLOSED + out.tiles,
        )
        out.row("tips", "The last tile of arms E, W, N, S", line.tips, 4, 4, -1, out.tiles - 1)
        out.flags("open", "Open numbers", line.number_mask(), pips + 1)
        out.flags_by_seat(
            "lacks", "Numbers on which each seat has passed or drawn", state.lacked, pips + 1
        )
        out.begin_sets(out.players + 1)
        out.mark_laid(line.laid, line.length, 7, 0, 11)
        out.end_sets("laid", "Tiles laid by each seat; last, those on the table at the start")
