"""Whether the last tile closes with a capicúa: one that joins both ends."""

from __future__ import annotations

from typing import Final

from capicua.catalogue import load
from capicua.core.messages import Argument, Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.families.line.layout import numbers_in
from capicua.games.partners.closings import BOTH, CROSS, DOUBLE, closing_of
from capicua.games.partners.rules import PartnersRound
from capicua.learn.drills.exercise import Answer, Exercise, played

SECONDS: Final = {1: 12, 2: 8, 3: 5}
WANTED: Final = 2
"""One exercise in this many shows a capicúa."""
NEAR: Final = {1: False, 2: True, 3: True}
"""Whether other tiles should look alike: doubles, and lines with equal ends."""


def capicua_or_not(level: int, rng: Rng) -> Exercise:
    """Return a position of Partners before a last tile, and ask whether it is a capicúa."""
    is_capicua = rng.below(WANTED) == 0

    def is_wanted(state: State) -> bool:
        assert isinstance(state, PartnersRound)
        if state.hands.counts[state.turn] != 1 or state.line.length < 2:
            return False
        tile = int(state.hands.tiles(int(state.turn))[0])
        if all(state.text(action) == "pass" for action in state.legal_actions()):
            return False
        closing = int(closing_of(state.line, tile))
        if is_capicua:
            return closing == BOTH
        is_near = closing in (DOUBLE, CROSS) or state.line.ends[0] == state.line.ends[1]
        return closing != BOTH and (not NEAR[level] or is_near or rng.below(WANTED) == 0)

    state = played(load("partners"), rng, is_wanted)
    assert isinstance(state, PartnersRound)
    tile = int(state.hands.tiles(int(state.turn))[0])
    numbers = numbers_in(state.line.number_mask())
    told: dict[str, Argument] = {"tile": tile_text(tile), "low": min(numbers), "high": max(numbers)}
    id = "drill-capicua-yes" if is_capicua else "drill-capicua-no"
    return Exercise(
        state=state,
        seat=int(state.turn),
        question=Message("drill-capicua-asked", {"tile": tile_text(tile)}),
        answers=[
            Answer(Message("drill-yes"), is_capicua),
            Answer(Message("drill-no"), not is_capicua),
        ],
        explanation=Message(id, told),
        seconds=SECONDS[level],
    )
