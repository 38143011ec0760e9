"""The effect of a house rule, measured quickly for the house-rules screen."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct, convert

from capicua.simulation.comparison import compare
from capicua.table.frames.protocol import HouseRules
from capicua.table.room.rules_snapshot import game_of

LEVEL: Final = "greedy"
LONGEST_SECONDS: Final = 20.0
"""Maximum CPU time of a comparison."""


class Comparing(Struct):
    """Two rule sets of one game, and the number of rounds to play under each."""

    a: HouseRules
    b: HouseRules
    rounds: Annotated[int, Meta(ge=10, le=400)] = 100
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class Interval(Struct):
    """An estimate and its 95% interval."""

    value: float
    low: float
    high: float


class Measured(Struct):
    """One measure under both rule sets; its label is ``compare-<id>``."""

    id: str
    is_share: bool
    a: Interval | None
    b: Interval | None
    difference: Interval | None


class Compared(Struct):
    """The effect of the second rule set, relative to the first."""

    rounds: int
    seed: int
    level: str
    matches: list[int]
    measures: list[Measured]


def measure(asked: Comparing) -> Compared:
    """Play the matches."""
    a, b = game_of(asked.a), game_of(asked.b)
    found = compare(a, b, asked.rounds, asked.seed, LEVEL, seconds=LONGEST_SECONDS)
    return convert(found, Compared, from_attributes=True)
