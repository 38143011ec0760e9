"""Positions as text: the trains from the centre outward, the hands, the boneyard."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.position_fields import Fields, bad, does_not_fit
from capicua.core.seats import EVERYTHING, NOBODY
from capicua.core.tiles.tile import double_of, shows, tile_text, tiles_text
from capicua.families.trains.positions import TrainsPositions
from tucan.game import COMMON, TRAINS
from tucan.rules import TucanRound


class TucanPositions(TrainsPositions[TucanRound]):
    """The double in the middle is always the highest of the set."""

    phases: ClassVar[tuple[str, ...]] = ("turn",)

    def table(self, state: TucanRound) -> dict[str, str]:
        """Return the trains that have tiles."""
        arms = [*range(state.players), COMMON]
        trains = {TRAINS[arm]: state.arms.tiles_on(arm) for arm in arms}
        return {name: tiles_text(tiles) for name, tiles in trains.items() if tiles}

    def place_table(self, state: TucanRound, given: Fields) -> None:
        """Lay the trains; each tile must fit."""
        given.use([int(double_of(state.game.top))])
        for arm in (*range(state.players), COMMON):
            for tile in given.tiles(TRAINS[arm]):
                if not shows(tile, state.arms.ends[arm]):
                    cause = does_not_fit(tile, [state.arms.ends[arm]])
                    raise bad(TRAINS[arm], tile_text(tile), cause)
                state.lay(tile, arm, NOBODY)

    def boneyard(self, state: TucanRound) -> dict[str, str]:
        """Return the whole boneyard, in drawing order."""
        return {"boneyard": tiles_text(state.stock.tiles())} if state.viewer == EVERYTHING else {}

    def read_boneyard(self, given: Fields) -> list[int]:
        """Return the listed tiles, followed by those that no field lists."""
        return given.tiles("boneyard") + given.rest()

    def rest(self, state: TucanRound) -> dict[str, str]:
        """Return the number of consecutive passes."""
        return {"passed": str(state.passed)}

    def place_rest(self, state: TucanRound, given: Fields) -> None:
        """Set up the passes; the round is over if a seat is out or all have passed."""
        given.word("phase", self.phases, self.phases[0])
        state.passed = given.number("passed", high=int(state.players))
        if 0 in list(state.hands.counts) or state.passed == state.players:
            state.finish()
