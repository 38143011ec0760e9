"""The score sheet of Double Takes: tricks and doubles, and what revokes cost."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.setup import Setup
from capicua.core.sheet import Question
from capicua.families.tricks.sheet import TrickSheet
from capicua.games.double_takes.game import DoubleTakes
from capicua.games.double_takes.rules import TakesRound

FINES = ("corrected", "revokes")


class TakesSheet(TrickSheet):
    """What a round is scored from, by side: partners put their tricks together (DTK-13)."""

    honours = "doubles"

    def __init__(self, game: DoubleTakes, setup: Setup) -> None:
        super().__init__(game, setup)
        if not game.must_follow:  # DTK-14
            most = 2 * int(game.hand_size)
            fines = [Question(id=id, asks="number", of="sides", high=most, usual=0) for id in FINES]
            self.questions = (*self.questions, *fines)

    def counts(self, state: TakesRound) -> dict[str, vec[i64]]:
        """Return tricks, doubles, and revokes put right or let stand."""
        found = super().counts(state)
        return {**found, "corrected": state.corrected, "revokes": state.revokes}
