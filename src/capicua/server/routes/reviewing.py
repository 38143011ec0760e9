"""Reviews of rounds: what was best, what a mistake cost, and why."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter, RawBody

from capicua.server.answers import Sent, described
from capicua.server.door import Door
from capicua.server.reviewing import ReviewedRound, Reviews, Wish
from capicua.server.routes.asked import LONGEST_RECORD, record_text

Number = Annotated[int, QueryParameter(name="round", ge=1, le=100_000)]


@post(
    "/api/review",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=described(ReviewedRound),
)
async def review_round(
    request: Request[Any, Any, Any],
    body: RawBody,
    reviews: NamedDependency[Reviews],
    door: NamedDependency[Door],
    number: Number = 1,
) -> Response[bytes]:
    """Review a round of a record: the body is the record, ``round`` counts from 1."""
    door.admit_work(request)
    wish = Wish(record_text(body), number)
    return Sent(await reviews.find(wish, door.address_of(request)), False)


HANDLERS: Final = [review_round]
