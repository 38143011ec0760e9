"""Inference about the hidden tiles of Mexican Train.

Each tile that a seat drew and kept either fitted or did not fit the trains of that moment. A
player who ends a series, or leaves a double that needs no cover, could have continued, so
some tile of the hand at that moment fitted.
"""

from __future__ import annotations

from typing import final

from capicua.core.inference.clauses import Batch
from capicua.families.trains.belief import Memory, TrainsBelief
from capicua.games.mexican_train.actions import DRAWN, MISSED, OPTIONAL, SERIES
from capicua.games.mexican_train.rules import MexicanRound


@final
class MexicanMemory(Memory[MexicanRound]):
    """The batches of every seat; a tile just drawn is a separate batch."""

    def taken(self, kind: int, meant: int) -> Batch:
        """Return the batch of a tile drawn and kept; ``meant`` are the tiles that fitted then."""
        return Batch(1, meant if kind == MISSED else ~meant)

    def begin(self) -> None:
        """Start with the first hands, without the tile just drawn."""
        super().begin()
        if self.state.phase == DRAWN:
            self.batches[int(self.state.turn)][0].room -= 1

    def read_the_moment(self) -> None:
        """Infer that a pending drawn tile fits, and that a player offered to continue can."""
        state = self.state
        numbers, doubles = state.meant()
        meant = self.meant(int(numbers), int(doubles))
        turn = int(state.turn)
        if state.phase == DRAWN:
            self.batches[turn].append(Batch(1, ~meant))
        elif state.phase == SERIES or state.phase == OPTIONAL:
            self.claim(turn, meant)

    def is_apart(self, seat: int, row: int) -> bool:
        """Return whether a batch is the tile that the seat to act has just drawn."""
        state = self.state
        return (
            not state.is_over
            and state.phase == DRAWN
            and seat == state.turn
            and row == len(self.batches[seat]) - 1
        )

    def put(self, state: MexicanRound, tile: int, seat: int, row: int) -> None:
        """Put a tile into a hand, and record the one just drawn."""
        super().put(state, tile, seat, row)
        if self.is_apart(seat, row):
            state.drawn = tile


class MexicanBelief(TrainsBelief[MexicanRound]):
    """Inference from draws, passes, stopping and the opening."""

    def remember(self, state: MexicanRound) -> MexicanMemory:
        """Return the viewer's record of the round."""
        return MexicanMemory(state)
