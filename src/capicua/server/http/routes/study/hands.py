"""Routes of what hands are worth: bids in Texas 42, discards in Domino Poker, counting."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from capicua.api.queries import JobKind
from capicua.api.study.hands import (
    BidAsked,
    BidFound,
    CountAsked,
    CountFound,
    DiscardAsked,
    DiscardFound,
    bid_query,
    counts_of,
    discards_of,
)
from capicua.server.http.disconnects import while_connected
from capicua.server.http.responses import told
from capicua.server.http.routes.parameters import ServerRequest


@post("/api/hands/bid", **told(BidFound))
async def bid(request: ServerRequest, data: JSONBody[BidAsked]) -> Response[bytes]:
    """Return what a hand of Texas 42 makes at each trump."""
    request.admit_work()
    return await request.answer(bid_query(data))


@post("/api/hands/discard", status_code=200)
async def discard(request: ServerRequest, data: JSONBody[DiscardAsked]) -> DiscardFound:
    """Return the chances of a hand of Domino Poker after every set of discards."""
    request.admit_work()
    work = request.registry.bot_service.answer(discards_of, data, request.address, JobKind.HINT)
    return await while_connected(request, work)


@post("/api/hands/count", status_code=200)
async def count(request: ServerRequest, data: JSONBody[CountAsked]) -> CountFound:
    """Return how many tiles of each number are out, and who can hold which."""
    request.admit_work()
    work = request.registry.bot_service.answer(counts_of, data, request.address, JobKind.HINT)
    return await while_connected(request, work)
