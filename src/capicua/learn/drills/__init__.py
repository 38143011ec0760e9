"""Drills: short questions about real positions, for what good players do without thinking.

``exercises(drill, level, seed)`` returns a series. An exercise shows what a player sees, asks one
question and knows the right answers; each module generates one drill from rounds that the engine
plays. The same seed gives the same series.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capicua.core.messages import BadOption, Message, closest_name
from capicua.core.tiles.random import Rng
from capicua.learn.drills.best_bid import best_bid
from capicua.learn.drills.capicuas import capicua_or_not
from capicua.learn.drills.end_sums import end_sum
from capicua.learn.drills.exercise import LEVELS, Answer, Exercise
from capicua.learn.drills.passes import who_passed
from capicua.learn.drills.tiles_out import tiles_out

__all__ = ["DRILLS", "LEVELS", "SERIES", "Answer", "Exercise", "exercises"]

DRILLS: Final[dict[str, Callable[[int, Rng], Exercise]]] = {
    "out": tiles_out,
    "passes": who_passed,
    "ends": end_sum,
    "bid": best_bid,
    "capicua": capicua_or_not,
}
"""The drills by name, in the order in which they are listed."""
SERIES: Final = 10
"""Exercises in a series."""


def exercises(drill: str, level: int = 1, seed: int = 1, count: int = SERIES) -> list[Exercise]:
    """Return a series of exercises of a level from 1 to 3; raise ``BadOption`` if unknown."""
    if drill not in DRILLS:
        names = list(DRILLS)
        said = {"drill": drill, "allowed": names, **closest_name(drill, names)}
        raise BadOption(Message("unknown-drill", said))
    if level not in LEVELS:
        raise BadOption(Message("unknown-drill-level", {"level": level}))
    rng = Rng(seed * len(LEVELS) + level)
    return [DRILLS[drill](level, rng) for _ in range(count)]
