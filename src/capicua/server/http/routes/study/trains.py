"""The route of the longest train."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from capicua.api.queries import JobKind
from capicua.api.study.trains import TrainAsked, TrainFound, train_of
from capicua.server.http.disconnects import while_connected
from capicua.server.http.routes.parameters import ServerRequest


@post("/api/train", status_code=200)
async def longest_train(request: ServerRequest, data: JSONBody[TrainAsked]) -> TrainFound:
    """Return the longest train that tiles can make, or the heaviest, and the tiles left over."""
    request.admit_work()
    work = request.registry.bot_service.answer(train_of, data, request.address, JobKind.HINT)
    return await while_connected(request, work)
