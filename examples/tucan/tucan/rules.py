"""One round of Tucan: lay a tile on your train or on the common one, or draw.

``capicua.families.trains`` provides the deal, the boneyard, matching and hidden information.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, FITS
from capicua.families.trains.arms import Arms, left_by
from capicua.families.trains.rules import LACKS, OWN_PROOFS, TrainsRound
from tucan.game import COMMON, DRAW, FIRST_PLAY, PASS, TRAINS, Tucan

DREW: Final = OWN_PROOFS
"""Proof: the seat took a tile from the boneyard."""


class TucanRound(TrainsRound[Tucan]):
    """One round; ``passed`` counts consecutive passes."""

    def __init__(self, game: Tucan, setup: Setup) -> None:
        super().__init__(game, setup, Arms(game.tiles, len(TRAINS)))
        self.passed: i64 = 0

    # Play.

    def clear(self) -> None:
        """Put the highest double in the middle (TUC-1)."""
        super().clear()
        self.passed = 0
        self.arms.centre = self.game.top
        arm: i64 = 0
        while arm <= COMMON:
            self.arms.ends[arm] = self.game.top
            arm += 1

    def open_round(self) -> None:
        """Let the starter begin."""
        self.turn = self.starter

    def targets(self, seat: i64) -> i64:
        """Return the trains a seat may play on as a mask: its own and the common one (TUC-2)."""
        return BIT[seat] | BIT[COMMON]

    def can_play(self, seat: i64) -> bool:
        """Return whether a seat has a tile that fits."""
        return self.has_fitting(seat, self.targets(seat), FITS)

    def collect(self, actions: Actions) -> None:
        """Add what the seat to act may do: play if it can, else draw, else pass (TUC-3, TUC-4)."""
        if self.can_play(self.turn):
            self.collect_plays(actions)
        elif self.stock.left > 0:
            actions.add(DRAW)
        else:
            actions.add(PASS)

    def collect_plays(self, actions: Actions) -> None:
        """Add every play of the seat to act."""
        self.collect_on(self.targets(self.turn), FITS, actions)

    def meant(self) -> tuple[i64, i64]:
        """Return masks of the numbers that fit now, for single tiles and for doubles."""
        ends = self.arms.ends
        numbers = BIT[ends[self.turn]] | BIT[ends[COMMON]]
        return numbers, numbers

    def advance(self, action: i64) -> None:
        """Lay a tile, draw one or pass; end the round if it is over (TUC-5)."""
        self.record(action)
        seat = self.turn
        if action >= FIRST_PLAY:
            self.lay(self.game.tile_of(action), self.game.arm_of(action), seat)
            self.hands.drop(seat, self.game.tile_of(action))
            self.passed = 0
        else:
            self.note(LACKS)
            if action == DRAW:
                self.take(seat)
                self.prove(DREW, seat, 0, 0)
            else:
                self.passed += 1
        if self.hands.counts[seat] == 0 or self.passed == self.players:
            self.finish()
        else:
            self.turn = self.next_seat(seat)

    def lay(self, tile: i64, arm: i64, seat: i64) -> None:
        """Put a tile at the end of a train."""
        self.arms.ends[arm] = left_by(tile, self.arms.ends[arm])
        self.arms.note(tile, arm, seat, 0)

    def finish(self) -> None:
        """End the round: every seat scores the pips in hand (TUC-5)."""
        self.is_over = True
        for seat in range(self.players):
            self.points[seat] = self.hands.pips(seat)

    def next_starter(self) -> i64:
        """Return the seat after the last starter (TUC-6)."""
        return self.next_seat(self.starter)

    # Information.

    def copy_public(self, other: State) -> None:
        """Copy the number of consecutive passes."""
        super().copy_public(other)
        assert isinstance(other, TucanRound)
        self.passed = other.passed
