"""Routes of reviews (best actions, costs, reasons) and of chances (who could hold which tile)."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import QueryParameter, RawBody

from capicua.review.tile_chances import Chances
from capicua.server.answers import told
from capicua.server.reviewing import ReviewedRound, Wish
from capicua.server.routes.asked import LONGEST_RECORD, Asked, RoundNumber, StepNumber, record_text
from capicua.server.whereabouts import Moment

Seat = Annotated[int, QueryParameter(name="seat", ge=0, le=11)]


@post("/api/review", request_max_body_size=LONGEST_RECORD, **told(ReviewedRound))
async def review_round(request: Asked, body: RawBody, number: RoundNumber = 1) -> Response[bytes]:
    """Review a round of a record, which is the body; ``round`` counts from 1."""
    request.admit_work()
    return await request.answer(Wish(record_text(body), number))


@post("/api/chances", request_max_body_size=LONGEST_RECORD, **told(Chances))
async def find_chances(
    request: Asked,
    body: RawBody,
    number: RoundNumber = 1,
    step: StepNumber = 0,
    seat: Seat = 0,
) -> Response[bytes]:
    """Return where the tiles hidden from a seat may be.

    The body is the record, ``round`` counts from 1, ``step`` is the number of moves made.
    """
    request.admit_work()
    return await request.answer(Moment(record_text(body), number, step, seat))
