"""The route of comparisons of house rules."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import JSONBody

from capicua.api.queries import JobKind
from capicua.api.study.comparison import Compared, Comparing, measure
from capicua.server.http.disconnects import while_connected
from capicua.server.http.routes.parameters import ServerRequest

ROUNDS_EACH: Final = 20
"""Number of rounds that count as one more request."""


@post("/api/compare", status_code=200)
async def compare_rules(request: ServerRequest, data: JSONBody[Comparing]) -> Compared:
    """Play matches between bots under both rule sets, and return the differences.

    ``rounds`` in the response is lower than requested if the time limit was reached.
    """
    request.admit_work(1 + data.rounds // ROUNDS_EACH)
    work = request.registry.bot_service.answer(measure, data, request.address, JobKind.COMPARISON)
    return await while_connected(request, work)
