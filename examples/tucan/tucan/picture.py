"""The table of Tucan as zones."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.zones import Arm
from capicua.families.trains.picture import TrainsPicture
from tucan.game import COMMON, TRAINS
from tucan.rules import TucanRound


class TucanPicture(TrainsPicture[TucanRound]):
    """The double in the middle, a train for each seat, and the common one."""

    def shown(self, state: TucanRound) -> list[int]:
        """Return the trains of the seats in play, and the common one."""
        return [*range(state.players), COMMON]

    def arm(self, state: TucanRound, arm: int) -> Arm:
        """Return a train with its end and its owner."""
        return Arm(
            name=TRAINS[arm],
            tiles=state.arms.outward(arm),
            ends=[int(state.arms.ends[arm])],
            owner=None if arm == COMMON else arm,
            state="open" if arm == COMMON else "private",
        )

    def facts(self, state: TucanRound) -> list[Message]:
        """Return no facts, because the trains show everything."""
        return []
