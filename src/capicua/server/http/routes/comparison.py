"""The effect of a house rule, measured quickly for the house-rules screen."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert

from capicua.server.compute.scheduler import JobKind
from capicua.server.http.disconnects import while_connected
from capicua.server.http.routes.parameters import ServerRequest
from capicua.simulation.comparison import compare
from capicua.table.frames.protocol import HouseRules
from capicua.table.room.rules_snapshot import game_of

LEVEL: Final = "greedy"
LONGEST_SECONDS: Final = 20.0
"""Maximum CPU time of a comparison."""
ROUNDS_EACH: Final = 20
"""Number of rounds that count as one more request."""


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


@post("/api/compare", status_code=200)
async def compare_rules(request: ServerRequest, data: JSONBody[Comparing]) -> Compared:
    """Play matches between bots under both rule sets, and return the differences.

    ``rounds`` in the response is lower than requested if the time limit was reached.
    """
    request.admit_work(1 + data.rounds // ROUNDS_EACH)
    work = request.registry.bot_service.answer(measure, data, request.address, JobKind.COMPARISON)
    return await while_connected(request, work)


def measure(asked: Comparing) -> Compared:
    """Play the matches; runs in the low-priority worker process."""
    a, b = game_of(asked.a), game_of(asked.b)
    found = compare(a, b, asked.rounds, asked.seed, LEVEL, seconds=LONGEST_SECONDS)
    return convert(found, Compared, from_attributes=True)
