"""Inference about the hidden tiles of Super Dominos.

Three facts become clauses: a player who stops after a 14 could have continued, a player about
to place a tile can, and while the boneyard is empty some player can.
"""

from __future__ import annotations

from typing import Final, final

from capicua.core.inference.clauses import Batch
from capicua.core.inference.sampling import Unknowns
from capicua.core.seats import NOBODY
from capicua.families.trains.belief import BONEYARD, Memory, TrainsBelief
from capicua.games.super_dominos.actions import GETS_ONE, TURN
from capicua.games.super_dominos.rules import SuperRound

LEFT_OUT: Final = BONEYARD + 1
"""The place of tiles that a position omits."""


@final
class SuperMemory(Memory[SuperRound]):
    """The batches of every seat, and the tiles that a position omits."""

    def __init__(self, state: SuperRound) -> None:
        super().__init__(state, LEFT_OUT + 1)

    def taken(self, kind: int, meant: int) -> Batch:
        """Return a batch of one or two tiles about which nothing is known."""
        return Batch(kind - GETS_ONE + 1)

    def read_the_moment(self) -> None:
        """Infer that a player about to place a tile can, or some player without a boneyard."""
        state = self.state
        numbers, doubles = state.meant()
        meant = self.meant(int(numbers), int(doubles))
        if state.phase != TURN:
            self.claim(int(state.turn), meant)
        elif state.stock.left == 0 and not (state.viewer >= 0 and state.can_place(state.viewer)):
            self.claim(NOBODY, meant)

    def unknowns(self) -> Unknowns:
        """Return the places of the hidden tiles, and the clauses."""
        found = self.unknowns_besides([int(self.state.stock.left), 0])
        found.rooms[LEFT_OUT] = len(found.tiles) - sum(found.rooms)
        return found


class SuperBelief(TrainsBelief[SuperRound]):
    """Inference from draws, passes, stopping and the opening."""

    def remember(self, state: SuperRound) -> SuperMemory:
        """Return the viewer's record of the round."""
        return SuperMemory(state)
