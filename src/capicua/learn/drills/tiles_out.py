"""How many tiles of a number are out: neither on the table nor in one's own hand."""

from __future__ import annotations

from typing import Final

from capicua.catalogue import load
from capicua.core.messages import Argument, Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import HIGH, LOW, tiles_text
from capicua.learn.drills.exercise import Exercise, number_answers, played

LAID: Final = {1: (4, 8), 2: (9, 13), 3: (14, 20)}
"""The least and most moves before the question, by level."""
SECONDS: Final = {1: 30, 2: 20, 3: 12}
PLAYERS: Final = 4
TOP: Final = 6


def tiles_out(level: int, rng: Rng) -> Exercise:
    """Return a position of Block, and ask how many tiles of a number are out."""
    low, high = LAID[level]
    moves = low + rng.below(high - low + 1)
    state = played(load("block", players=PLAYERS), rng, lambda state: _is_ready(state, moves))
    seat = int(state.turn)
    hidden = [int(tile) for tile in state.view(seat).known.unknowns().tiles]
    number = rng.below(TOP + 1)
    out = [tile for tile in hidden if number in (HIGH[tile], LOW[tile])]
    told: dict[str, Argument] = {"number": number, "count": len(out), "tiles": tiles_text(out)}
    return Exercise(
        state=state,
        seat=seat,
        question=Message("drill-out", {"number": number}),
        answers=number_answers(len(out), 0, 1, rng, TOP + 1),
        explanation=Message("drill-out-answer" if out else "drill-out-none", told),
        seconds=SECONDS[level],
    )


def _is_ready(state: State, moves: int) -> bool:
    return len(state.log) >= moves and len(state.legal_actions()) > 1
