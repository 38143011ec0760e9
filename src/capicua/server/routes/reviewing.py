"""Reviews of rounds: what was best, what a mistake cost, and why."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter, RawBody

from capicua.core.reasons import Message, Refused
from capicua.server.answers import Sent, described, unpacks
from capicua.server.door import Door
from capicua.server.reviewing import ReviewedRound, Reviews, Wish

LONGEST_RECORD: Final = 400_000
"""Bytes of a record."""

Number = Annotated[int, QueryParameter(name="round", ge=1, le=100_000)]


@post(
    "/api/review",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=described(ReviewedRound),
    is_packed=True,
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
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Message("not-text")) from None
    wish = Wish(text, number, unpacks(request))
    return Sent(*await reviews.find(wish, door.address_of(request)))


HANDLERS: Final = [review_round]
