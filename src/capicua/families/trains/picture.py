"""A table of trains as zones: middle and arms, facts, boneyard, hands, scores."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import double_of, tile_text
from capicua.core.zones import Arm, Facts, Layout, Score, Stock, Zone
from capicua.families.trains.arms import NO_NUMBER
from capicua.families.trains.rules import R


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainsPicture(Picture[R], Generic[R]):
    """The table from the middle outward, and the hands."""

    layout: ClassVar[str] = "trains"
    """The name of the zone with the arms."""

    def zones(self, state: R) -> list[Zone]:
        """Return the table as far as this state knows it."""
        centre = state.arms.centre
        return [
            Layout(
                name=self.layout,
                shape="trains",
                centre="" if centre == NO_NUMBER else tile_text(double_of(centre)),
                arms=[self.arm(state, arm) for arm in self.shown(state)],
            ),
            Facts(name="facts", facts=self.facts(state)),
            Stock(
                name="boneyard",
                count=int(state.stock.left),
                tiles=[tile_text(tile) for tile in state.stock.tiles()],
            ),
            *[state.hands.zone(seat, self.notes(state, seat)) for seat in range(state.players)],
            Score(totals=state.setup.totals or [0] * int(state.players), round=state.scores()),
        ]

    def shown(self, state: R) -> list[int]:
        """Return the arms to draw: those in play, and those that others may start. Every game."""
        raise NotImplementedError

    def arm(self, state: R, arm: int) -> Arm:
        """Return an arm: its tiles, its end, and who may play there. Every game."""
        raise NotImplementedError

    def facts(self, state: R) -> list[Message]:
        """Return the facts shown beside the table. Every game."""
        raise NotImplementedError

    def notes(self, state: R, seat: int) -> list[Message]:
        """Return the public note on a seat with only one tile left."""
        if state.hands.counts[seat] == 1 and not state.is_over:
            return [Message("note-last-tile", {"player": seat})]
        return []
