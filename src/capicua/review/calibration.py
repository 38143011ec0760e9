"""How often rounds were won for which the analysis had given a chance (bench/bots/calibration.py).

Counts are kept for Texas 42 and Partners, by kind of choice: a bid, a trump, a lead, another tile.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from msgspec import Struct, json

from capicua.core.action_parts import WORD
from capicua.core.state import State
from capicua.core.statistics import wilson

STEPS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)
"""Bounds of the ranges of chances."""
BID: Final = "bid"
TRUMP: Final = "trump"
LEAD: Final = "lead"
TILE: Final = "tile"


class Calibrated(Struct, frozen=True):
    """What became of the moves of one kind to which the analysis gave a chance in a range."""

    kind: str
    """The kind of choice: a bid, a trump, a lead or another tile."""
    low: float
    """The lower bound of the range."""
    high: float
    count: int
    """The number of rounds."""
    given: float
    """The mean of the chances given."""
    won: float
    """The share of rounds that were won; a tie is half a win."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share won."""
        return wilson(self.won * self.count, self.count)


COUNTS: Final = json.Decoder(dict[str, list[Calibrated]])
"""The ranges of each game."""


@lru_cache(maxsize=1)
def counts() -> dict[str, list[Calibrated]]:
    """Return all counts."""
    return COUNTS.decode((files("capicua.review") / "calibration.json").read_bytes())


def kind_of(state: State) -> str:
    """Return the kind of choice of the seat to act; empty if none of its actions plays a tile."""
    words = {
        part.name if part.kind == WORD else TILE
        for action in state.legal_actions()
        for part in state.parts(action)[:1]
    }
    if BID in words or TRUMP in words:
        return BID if BID in words else TRUMP
    if TILE not in words:
        return ""
    tricks = state.trick_play()
    begins = not len(state.log) if tricks is None else int(tricks.laid) == 0
    return LEAD if begins else TILE


def calibrated(state: State, chance: float) -> Calibrated | None:
    """Return what became of such moves; ``None`` if that has not been counted."""
    known = counts().get(state.game.id)
    if not known:
        return None
    kind = kind_of(state)
    near = [each for each in known if each.kind == kind and each.low <= chance <= each.high]
    return near[0] if near else None
