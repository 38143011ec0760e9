"""What the ends of the line add up to, as in Muggins."""

from __future__ import annotations

from typing import Final

from capicua.catalogue import load
from capicua.core.messages import Argument, Message
from capicua.core.tiles.random import Rng
from capicua.games.muggins.rules import MugginsRound
from capicua.games.muggins.scoring import end_weights
from capicua.learn.drills.exercise import Exercise, number_answers, played

ENDS: Final = {1: (2, 2), 2: (2, 3), 3: (3, 4)}
"""The least and most ends, by level."""
SECONDS: Final = {1: 15, 2: 10, 3: 6}
FIVES: Final = 5
PLAYERS: Final = 4


def end_sum(level: int, rng: Rng) -> Exercise:
    """Return a position of Muggins, and ask for the sum of its ends."""
    least, most = ENDS[level]
    moves = 3 + rng.below(12)

    def is_wanted(state: object) -> bool:
        assert isinstance(state, MugginsRound)
        return len(state.log) >= moves and least <= len(end_weights(state.line)) <= most

    state = played(load("muggins", players=PLAYERS), rng, is_wanted)
    assert isinstance(state, MugginsRound)
    weights = end_weights(state.line)
    total = sum(weights)
    scored = "yes" if total % FIVES == 0 and total > 0 else "no"
    told: dict[str, Argument] = {
        "parts": " + ".join(map(str, weights)),
        "sum": total,
        "scores": scored,
    }
    return Exercise(
        state=state,
        seat=int(state.turn),
        question=Message("drill-sum"),
        answers=number_answers(total, 0, 1, rng),
        explanation=Message("drill-sum-answer", told),
        seconds=SECONDS[level],
    )
