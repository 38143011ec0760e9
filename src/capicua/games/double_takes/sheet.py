"""The score sheet of Double Takes: tricks, doubles, and the cost of revokes."""

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
    """The facts from which a round is scored, by side: partners share their tricks (DTK-13)."""

    honours = "doubles"

    def __init__(self, game: DoubleTakes, setup: Setup) -> None:
        super().__init__(game, setup)
        if not game.must_follow:  # DTK-14
            most = 2 * int(game.hand_size)
            fines = [Question(id=id, asks="number", of="sides", high=most, usual=0) for id in FINES]
            self.questions = (*self.questions, *fines)

    def counts(self, state: TakesRound) -> dict[str, vec[i64]]:
        """Return tricks, doubles, and revokes corrected or found out."""
        found = super().counts(state)
        return {**found, "corrected": state.corrected, "revokes": state.revokes}
