"""Routes of reviews (best actions, costs, reasons) and of chances (who could hold which tile)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter, RawBody

from capicua.review.holding import Chances
from capicua.server.answers import Sent, described
from capicua.server.door import Door
from capicua.server.reviewing import ReviewedRound, Reviews, Wish
from capicua.server.routes.asked import LONGEST_RECORD, RoundNumber, StepNumber, record_text
from capicua.server.whereabouts import Moment, Whereabouts

Seat = Annotated[int, QueryParameter(name="seat", ge=0, le=11)]


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
    number: RoundNumber = 1,
) -> Response[bytes]:
    """Review a round of a record, which is the body; ``round`` counts from 1."""
    door.admit_work(request)
    wish = Wish(record_text(body), number)
    return Sent(await reviews.find(wish, door.address_of(request)), False)


@post(
    "/api/chances",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=described(Chances),
)
async def find_chances(
    request: Request[Any, Any, Any],
    body: RawBody,
    whereabouts: NamedDependency[Whereabouts],
    door: NamedDependency[Door],
    number: RoundNumber = 1,
    step: StepNumber = 0,
    seat: Seat = 0,
) -> Response[bytes]:
    """Return where the tiles hidden from a seat may be.

    The body is the record, ``round`` counts from 1, ``step`` is the number of moves made.
    """
    door.admit_work(request)
    wish = Moment(record_text(body), number, step, seat)
    return Sent(await whereabouts.find(wish, door.address_of(request)), False)


HANDLERS: Final = [review_round, find_chances]
